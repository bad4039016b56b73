/** A rules page, read from its Markdown: titles, numbered clauses, tables and plain paragraphs. */
import type { Language } from "../kit/protocol";

export type Block =
  | { kind: "title"; text: string }
  | { kind: "clause"; id: string; text: string }
  | { kind: "table"; rows: string[][] }
  | { kind: "text"; text: string };

const plain = (text: string): string =>
  text
    .replace(/\*\*|`/g, "")
    .replace(/\*(\S[^*]*)\*/g, "$1")
    .replace(/\[([^\]]+)\]\([^)]*\)/g, "$1");

/** The page of a game in a language, or the English one if it is not translated. */
export function findPage<Page>(
  pages: Record<string, Page>,
  game: string,
  language: Language,
): { page: Page; language: Language } | undefined {
  const translated = pages[`../../docs/rules/${language}/${game}.md`];
  if (translated) return { page: translated, language };
  const english = pages[`../../docs/rules/${game}.md`];
  return english && { page: english, language: "en" };
}

export function rulesPage(markdown: string): Block[] {
  const blocks: Block[] = [];
  let open: { text: string } | undefined;
  const add = <One extends Block>(block: One): One => {
    blocks.push(block);
    return block;
  };
  for (const line of markdown.split("\n")) {
    const clause = /^- \*\*([A-Z]+-[A-Z]?\d+[a-z]?)\*\*\s*(.*)$/.exec(line);
    if (line.startsWith("# ")) continue;
    if (line.startsWith("#")) {
      add({ kind: "title", text: plain(line.replace(/^#+\s*/, "")) });
      open = undefined;
    } else if (clause) open = add({ kind: "clause", id: clause[1]!, text: plain(clause[2]!) });
    else if (!line.trim()) open = undefined;
    else if (/^\s*\|/.test(line)) {
      const cells = line.trim().slice(1, -1).split("|");
      const last = blocks.at(-1);
      if (last?.kind !== "table") add({ kind: "table", rows: [cells.map((cell) => plain(cell.trim()))] });
      else if (!cells.every((cell) => /^ *-+ *$/.test(cell))) last.rows.push(cells.map((cell) => plain(cell.trim())));
    } else if (open) open.text += " " + plain(line.trim());
    else open = add({ kind: "text", text: plain(line.replace(/^[-*] /, "").trim()) });
  }
  return blocks;
}
