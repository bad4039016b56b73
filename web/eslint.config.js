import js from "@eslint/js";
import globals from "globals";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import config from "./svelte.config.js";

export default ts.config(
  { ignores: ["dist", "node_modules"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...ts.configs.stylistic,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig: config } },
  },
  {
    rules: {
      // Drawings are our own SVG texts, made from component data; no word of a person ever gets into them.
      "svelte/no-at-html-tags": "off",
      "svelte/no-navigation-without-resolve": "off",
      "@typescript-eslint/no-non-null-assertion": "off",
      // Types are checked by svelte-check, which knows the browser's.
      "no-undef": "off",
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
);
