import js from "@eslint/js";
import globals from "globals";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import config from "./svelte.config.js";

/** Who may know whom: kit knows no games and no screens, a game knows no screen and no other game, screens ask at the games' door. */
const closed = (files, ...patterns) => ({
  files,
  rules: {
    "no-restricted-imports": ["error", { patterns: patterns.map(([regex, message]) => ({ regex, message })) }],
  },
});

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
      "svelte/no-useless-mustaches": "off", // a blank before an element has to be said
      "@typescript-eslint/no-non-null-assertion": "off",
      // Types are checked by svelte-check, which knows the browser's.
      "no-undef": "off",
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  closed(["art/**"], ["/(kit|games|screens)/", "drawings are made from data alone"]),
  closed(["kit/**"], ["/(games|screens)(/|$)", "kit serves every game and every screen"]),
  closed(
    ["games/*/**"],
    ["/screens/", "a game is shown by screens and knows none"],
    ["^\\.\\./(?!\\.\\./)", "a game knows no other game"],
  ),
  closed(["screens/**"], ["/games/", "ask at the games' door (../games): screens name no game"]),
);
