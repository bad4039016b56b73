/** Rules pages: what is read from their Markdown, and that pictures stand where the page has a clause. */
import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { FIGURES as finspan } from "../games/finspan/steps";
import { FIGURES as kelp } from "../games/kelp/steps";
import { FIGURES as sea_salt_paper } from "../games/sea_salt_paper/steps";
import { FIGURES as tranquility } from "../games/tranquility/steps";
import { findPage, rulesPage, type Block, type Part, type Piece } from "../screens/rulespage";

const plain = (text: string): Piece => ({ kind: "plain", text });
const blocks = (parts: Part[]): Block[] => parts.flatMap((part) => part.blocks);

describe("a rules page", () => {
  it("has parts, clauses and paragraphs", () => {
    const page = rulesPage(
      "# Game\n\nIntro `text` with *words*.\n\n## Setup\n\n- **SSP-01** Shuffle\n  all cards (SSP-R2).\n- **SSP-R2** A ruling.\n",
    );
    expect(page).toEqual([
      {
        id: "",
        title: "",
        blocks: [{ kind: "text", said: [plain("Intro text with "), { kind: "term", text: "words" }, plain(".")] }],
      },
      {
        id: "part-1",
        title: "Setup",
        blocks: [
          {
            kind: "clause",
            id: "SSP-01",
            said: [plain("Shuffle all cards ("), { kind: "clause", text: "SSP-R2" }, plain(").")],
          },
          { kind: "clause", id: "SSP-R2", said: [plain("A ruling.")] },
        ],
      },
    ]);
  });

  it("has tables", () => {
    const one = rulesPage("- **FIN-82** Points:\n\n  | week 1 | week 2 |\n  | --- | --- |\n  | eggs 1 | young 2 |\n");
    expect(blocks(one)).toEqual([
      { kind: "clause", id: "FIN-82", said: [plain("Points:")] },
      {
        kind: "table",
        rows: [
          [[plain("week 1")], [plain("week 2")]],
          [[plain("eggs 1")], [plain("young 2")]],
        ],
      },
    ]);
    const two = rulesPage("| a |\n| --- |\n| 1 |\n\n| b |\n| --- |\n| 2 |\n");
    expect(blocks(two)).toHaveLength(2);
  });

  it("shows no markup that runs over the end of a line, and links to no clause of another page", () => {
    expect(blocks(rulesPage("The *card\npoints* are **what\ncards** give (FIN-01)."))).toEqual([
      {
        kind: "text",
        said: [
          plain("The "),
          { kind: "term", text: "card points" },
          plain(" are "),
          { kind: "strong", text: "what cards" },
          plain(" give (FIN-01)."),
        ],
      },
    ]);
  });

  it("is in the language asked for, else in English", () => {
    const pages = { "../../docs/rules/kelp.md": "Kelp", "../../docs/rules/uk/kelp.md": "Келп" };
    expect(findPage(pages, "kelp", "uk")).toEqual({ page: "Келп", language: "uk" });
    expect(findPage(pages, "kelp", "ru")).toEqual({ page: "Kelp", language: "en" });
    expect(findPage(pages, "kelp", "en")).toEqual({ page: "Kelp", language: "en" });
    expect(findPage(pages, "chess", "uk")).toBeUndefined();
  });
});

describe.each(Object.entries({ finspan, kelp, sea_salt_paper, tranquility }))("the rules of %s", (game, figures) => {
  it.each(["", "uk/", "ru/"])("leave no markup and have a clause and a caption for every picture: %s", (language) => {
    const page = rulesPage(readFileSync(`../docs/rules/${language}${game}.md`, "utf8"));
    const said = blocks(page).flatMap((block) => (block.kind === "table" ? block.rows.flat(2) : block.said));
    expect(said.map((piece) => piece.text).filter((text) => /[*`<]|\]\(/.test(text))).toEqual([]);
    expect(page.length).toBeGreaterThan(10);
    const clauses = new Set(blocks(page).map((block) => block.kind === "clause" && block.id));
    expect(Object.keys(figures).filter((clause) => !clauses.has(clause))).toEqual([]);
    const captions = readFileSync(`../src/seaboard/locales/${language || "en"}/figures.ftl`, "utf8");
    const told = [...captions.matchAll(new RegExp(`^figure-${game}-(\\w+) =`, "gm"))].map((found) => found[1]);
    expect(told.sort()).toEqual(Object.values(figures).sort());
  });
});

it("every game with a door has its figures tested here", () => {
  const games = readdirSync("games", { withFileTypes: true }).filter(
    (one) => one.isDirectory() && one.name !== "generic",
  );
  expect(games.map((one) => one.name).sort()).toEqual(["finspan", "kelp", "sea_salt_paper", "tranquility"]);
});
