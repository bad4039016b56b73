import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { fluent } from "./texts.vite.ts";

const server = process.env["SEABOARD_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [fluent(), svelte()],
  publicDir: "public",
  // Whatever is fetched later is found beside what fetches it: so the client may live in any folder.
  base: process.env["VITEST"] ? "/" : "./",
  worker: { format: "es" },
  build: {
    outDir: process.env["SEABOARD_WEB_OUT"] ?? "dist",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
  // Unit tests run the browser's code in Node.
  ...(process.env["VITEST"] ? { resolve: { conditions: ["browser"] } } : {}),
  // A busy machine is late, never wrong.
  test: { include: ["tests/**/*.test.ts"], testTimeout: 60_000 },
});
