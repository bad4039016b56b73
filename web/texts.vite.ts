/** Fluent files for the browser: without comments, and a first helping with the few texts of games that the home page shows. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const HOME = /-(name|tagline) =/;

/** The messages of a file, comments and empty lines left out. */
function messages(file: string): string[] {
  const found: string[] = [];
  for (const line of readFileSync(file, "utf8").split("\n")) {
    if (line.startsWith("#") || !line.trim()) continue;
    if (/^[a-z]/.test(line)) found.push(line);
    else found[found.length - 1] += "\n" + line;
  }
  return found;
}

export function fluent(): Plugin {
  return {
    name: "seaboard-fluent",
    enforce: "pre",
    load(id) {
      const [file = "", query] = id.split("?");
      if (!file.endsWith(".ftl")) return null;
      const folder = dirname(file);
      let told = messages(file);
      if (query?.startsWith("first")) {
        const others = readdirSync(folder).filter((name) => name.endsWith(".ftl") && name !== "web.ftl");
        for (const name of others) {
          this.addWatchFile(join(folder, name));
          told = told.concat(messages(join(folder, name)).filter((text) => HOME.test(text.split("\n")[0] ?? "")));
        }
      }
      this.addWatchFile(file);
      return { code: `export default ${JSON.stringify(told.join("\n"))};`, map: null };
    },
  };
}
