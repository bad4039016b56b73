/** A rules page, read from its Markdown: titles, numbered clauses and plain paragraphs. */
import type { Language } from "../kit/protocol";

export type Block =
  { kind: "title"; text: string } | { kind: "clause"; id: string; text: string } | { kind: "text"; text: string };

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
  let open = false;
  for (const line of markdown.split("\n")) {
    const clause = /^- \*\*([A-Z]+-[A-Z]?\d+[a-z]?)\*\*\s*(.*)$/.exec(line);
    if (line.startsWith("# ")) continue;
    if (line.startsWith("#")) {
      blocks.push({ kind: "title", text: plain(line.replace(/^#+\s*/, "")) });
      open = false;
    } else if (clause) {
      blocks.push({ kind: "clause", id: clause[1]!, text: plain(clause[2]!) });
      open = true;
    } else if (!line.trim()) open = false;
    else if (open) blocks.at(-1)!.text += " " + plain(line.trim());
    else {
      blocks.push({ kind: "text", text: plain(line.replace(/^[-*] /, "").trim()) });
      open = true;
    }
  }
  return blocks;
}
