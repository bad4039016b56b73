/** Where a diver is: above a zone, beside a fish, or on the floor. */
import type { Said } from "../../kit/closer.svelte";
import { capital, t } from "../../kit/texts.svelte";
import { benefitInWords } from "./ability";
import { bonusOf, fishOf, ROWS, SITES, type Depth, type SiteName } from "./cards";
import type { SeatView, View } from "./view";

export interface Diver {
  seat: number;
  site: SiteName;
  /** 1 … 6 beside that row, 7 on the floor. */
  row: number;
  /** The zone whose bonus is offered, if the diver is above it or on the floor. */
  bonus: Depth | null;
}

export function diverOf(view: View): Diver | null {
  const dive = view.pending.find((one) => one.what === "diving");
  if (dive) {
    // Steps count: above row 1, row 1, above row 2, row 2 …
    const row = Math.max(1, (dive.step + 1) >> 1);
    return { seat: dive.seat, site: dive.site, row, bonus: dive.step % 2 ? ROWS[row - 1]!.zone : null };
  }
  // Only the bonus of the floor comes when the dive itself is over.
  const [turn, bonus] = view.pending;
  if (turn?.what !== "turn" || bonus?.what !== "benefit" || bonus.card !== null) return null;
  const site = SITES.find(
    ({ name }) => view.seats[turn.seat]?.dives[name] === 1 && bonusOf(name, "floor") === bonus.whole,
  );
  return site ? { seat: turn.seat, site: site.name, row: ROWS.length + 1, bonus: "floor" } : null;
}

const ZONES = ["sunlight", "twilight", "midnight"] as const;
const nameOf = (depth: Depth): string => t(`finspan-web-bonus-${depth === "sunlight" ? "top" : depth}`);
const rowsIn = (zone: Depth): number[] => ROWS.filter((one) => one.zone === zone).map(({ row }) => row);

/** “1–3”: the rows of a zone. */
function rowsInWords(zone: Depth): { count: number; rows: string } {
  const rows = rowsIn(zone);
  return { count: rows.length, rows: [...new Set([rows[0], rows.at(-1)])].join("–") };
}

/** A bonus of a dive site: what it gives, and when. */
export function aboutBonus(site: SiteName, depth: Depth, taken = 0): Said {
  const when = depth === "floor" ? [] : [t("finspan-web-bonus-when", rowsInWords(depth))];
  const gone = taken ? [t("finspan-web-bonus-taken")] : [];
  return { title: nameOf(depth), lines: [`${capital(benefitInWords(bonusOf(site, depth)))}.`, ...when, ...gone] };
}

/** What a dive would bring its owner now, from the top to the floor, and which bonus is missed for want of a fish. */
export function aboutDive(site: SiteName, colour: string, its: Pick<SeatView, "ocean" | "dives">): Said {
  const gains: string[] = [];
  const missed: string[] = [];
  for (const zone of ZONES) {
    const fish = rowsIn(zone).flatMap((row) => its.ocean[`${site}${row}`]?.fish ?? []);
    if (fish.length)
      gains.push(t("finspan-web-dive-gain", { what: nameOf(zone), gain: benefitInWords(bonusOf(site, zone)) }));
    else missed.push(t("finspan-web-dive-missed", { what: nameOf(zone), ...rowsInWords(zone) }));
    for (const { name, timing, ability } of fish.map(fishOf))
      if (timing === "if_activated")
        gains.push(t("finspan-web-dive-gain", { what: t(`finspan-${name}`), gain: benefitInWords(ability) }));
  }
  if (!its.dives[site])
    gains.push(
      t("finspan-web-dive-gain", { what: t("finspan-web-bonus-bottom"), gain: benefitInWords(bonusOf(site, "floor")) }),
    );
  const opening = t(gains.length ? "finspan-web-dive-gives" : "finspan-web-dive-nothing");
  return { title: capital(t(`finspan-web-site-${colour}`)), lines: [opening, ...gains, ...missed] };
}
