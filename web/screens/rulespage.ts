/** A rules page, read from its Markdown: parts with titles, and in them numbered clauses, tables and plain paragraphs. */
import type { Language } from "../kit/wire";

/** A piece of a sentence: plain, a term where it is explained, what is stressed, or another clause. */
export interface Piece {
  kind: "plain" | "term" | "strong" | "clause";
  text: string;
}

export type Block =
  | { kind: "clause"; id: string; said: Piece[] }
  | { kind: "table"; rows: Piece[][][] }
  | { kind: "text"; said: Piece[] };

export interface Part {
  /** Where the contents lead; what stands before the first title has none. */
  id: string;
  title: string;
  blocks: Block[];
}

const CLAUSE = /^- \*\*([A-Z]+-[A-Z]?\d+[a-z]?)\*\*\s*(.*)$/;
const MARKED = /\*\*(.+?)\*\*|\*(\S[^*]*)\*|\b([A-Z]{3,4}-[A-Z]?\d+[a-z]?)(?![\w-])/g;

/** The pieces of a text; a clause is one only if the page has it. */
function pieces(text: string, known: ReadonlySet<string>): Piece[] {
  const clean = text.replace(/`/g, "").replace(/\[([^\]]+)\]\([^)]*\)/g, "$1");
  const found: Piece[] = [];
  const add = (kind: Piece["kind"], said: string): void => {
    const last = found.at(-1);
    if (kind === "plain" && last?.kind === "plain") last.text += said;
    else if (said) found.push({ kind, text: said });
  };
  let at = 0;
  for (const match of clean.matchAll(MARKED)) {
    add("plain", clean.slice(at, match.index));
    const [all, strong, term, clause] = match;
    if (strong) add("strong", strong);
    else if (term) add("term", term);
    else add(clause && known.has(clause) ? "clause" : "plain", all);
    at = match.index + all.length;
  }
  add("plain", clean.slice(at));
  return found;
}

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

export function rulesPage(markdown: string): Part[] {
  const lines = markdown.split("\n");
  const known = new Set(lines.flatMap((line) => CLAUSE.exec(line)?.[1] ?? []));
  const parts: Part[] = [{ id: "", title: "", blocks: [] }];
  // Markup may run over the end of a line, so pieces are cut when the lines are together.
  let open = "";
  let close: ((text: string) => Block) | undefined;
  let table: Piece[][][] | undefined;
  const blocks = (): Block[] => parts.at(-1)!.blocks;
  const end = (): void => {
    if (close) blocks().push(close(open));
    close = undefined;
  };
  const begin = (text: string, made: (text: string) => Block): void => {
    end();
    open = text;
    close = made;
  };
  for (const line of lines) {
    const clause = CLAUSE.exec(line);
    const isRow = /^\s*\|/.test(line);
    if (!isRow) table = undefined;
    if (line.startsWith("# ")) continue;
    if (line.startsWith("#")) {
      end();
      parts.push({ id: `part-${parts.length}`, title: line.replace(/^#+\s*/, ""), blocks: [] });
    } else if (clause) {
      const [, id = "", text = ""] = clause;
      begin(text, (all) => ({ kind: "clause", id, said: pieces(all, known) }));
    } else if (!line.trim()) end();
    else if (isRow) {
      end();
      const cells = line.trim().slice(1, -1).split("|");
      if (!table) blocks().push({ kind: "table", rows: (table = []) });
      if (!cells.every((cell) => /^ *-+ *$/.test(cell))) table.push(cells.map((cell) => pieces(cell.trim(), known)));
    } else if (close) open += " " + line.trim();
    else begin(line.replace(/^[-*] /, "").trim(), (all) => ({ kind: "text", said: pieces(all, known) }));
  }
  end();
  return parts.filter((part) => part.title || part.blocks.length);
}
