/** The printed numbers as a server tells them, for tests without one. */
import rows from "../../src/seaboard/games/finspan/box/fish.csv?raw";
import mat from "../../src/seaboard/games/finspan/box/mat.json";
import achievements from "../../src/seaboard/games/finspan/box/achievements.json";
import nautoma from "../../src/seaboard/games/finspan/box/nautoma.json";
import kelp from "../../src/seaboard/games/kelp/box/pack.json";
import takeFinspan from "../games/finspan/cards";
import takeKelp from "../games/kelp/cards";

const [head = "", ...lines] = rows.trim().split("\n");
const columns = head.trim().split(",");
const fish = Object.fromEntries(
  lines.map((line) => {
    const cells = line.trim().split(","); // only the note at the end may hold commas
    return [cells[columns.indexOf("name")], Object.fromEntries(columns.map((column, i) => [column, cells[i] ?? ""]))];
  }),
);

export const FINSPAN = { fish, mat, achievements, nautoma };
export const KELP = kelp;

takeFinspan(FINSPAN);
takeKelp(KELP);
