/** The voyage of the day in words and as a picture to send on. */
import { folded, facetsOf } from "../art/motifs";
import { tones } from "../art/colour";
import { t, texts } from "./texts.svelte";
import type { PortMark, PortRow, VoyageDay } from "./wire";

export const titleOf = (day: { game: string; name: string }): string => t(`voyage-${day.game}-${day.name}`);

const noon = (day: string): Date => new Date(`${day}T12:00:00`);

export const longDay = (day: string): string =>
  new Intl.DateTimeFormat(texts.language, { weekday: "long", day: "numeric", month: "long" }).format(noon(day));

export const plainDay = (day: string): string =>
  new Intl.DateTimeFormat(texts.language, { day: "numeric", month: "long" }).format(noon(day));

export const shortWeekday = (day: string): string =>
  new Intl.DateTimeFormat(texts.language, { weekday: "short" }).format(noon(day));

/** 16.11 */
const figures = (day: string): string => `${day.slice(8)}.${day.slice(5, 7)}`;

/** What a voyage came to, in the game's own figures: mine first. */
export function outcome(row: PortRow, seat: number): string {
  if (row.left) return t("voyage-given-up");
  const nautoma = row.facts["nautoma"];
  const own = row.scores[seat] ?? 0;
  if (typeof nautoma === "number") return `${own} : ${nautoma}`;
  const others = row.scores.filter((_, i) => i !== seat).sort((a, b) => b - a);
  if (others.length && Math.max(own, ...others) > 1) return [own, ...others].join(" : ");
  const { rounds, cells } = row.facts as { rounds?: number; cells?: number };
  if (rounds !== undefined) return t("voyage-rounds", { rounds });
  return cells === undefined ? String(own) : t("voyage-cells", { cells });
}

export const shareText = (day: VoyageDay, row: PortRow): string =>
  t("voyage-share-text", {
    day: figures(day.day),
    title: titleOf(day),
    outcome: outcome(row, day.seat),
    points: row.points,
  });

export interface VoyageCard {
  day: string;
  title: string;
  outcome: string;
  won: boolean;
  /** Chances from the start to the end; fewer than two: a calm sea. */
  curve: readonly number[];
  /** What stands out in the review, between 0 and 1 on the curve. */
  marks: readonly PortMark[];
  /** Up to four figures with a word below. */
  figures: readonly (readonly [figure: string, word: string])[];
}

/** A picture, as a file and as an address to show it by. */
export interface Drawing {
  blob: Blob;
  url: string;
}

const SIDE = 1080;
const SHEETS = ["#DDF0EE", "#B1DEDF", "#74C2CD", "#3F9FB7", "#227799", "#175473"];

/** The height of the sea at a place between 0 and 1, by the curve. */
function seaAt(curve: readonly number[], x: number): number {
  if (curve.length < 2) return 0.5 + 0.06 * Math.sin(x * 9);
  const at = x * (curve.length - 1);
  const i = Math.min(Math.floor(at), curve.length - 2);
  const k = (1 - Math.cos((at - i) * Math.PI)) / 2;
  return (curve[i] ?? 0.5) * (1 - k) + (curve[i + 1] ?? 0.5) * k;
}

async function boat(): Promise<HTMLImageElement> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="200" height="200">${folded(facetsOf("boat"), tones("#F0634A"))}</svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

/** A mark on its stem above the sea: a sun for the best, a square for a mistake. */
function drawMark(
  pen: CanvasRenderingContext2D,
  font: string,
  mark: PortMark["mark"],
  x: number,
  high: (x: number, sheet: number) => number,
): void {
  const foot = high(x, 0) + 7 * Math.sin(x / 46);
  const y = foot - 100;
  pen.save();
  pen.strokeStyle = "#13303F";
  pen.lineWidth = 5;
  pen.beginPath();
  pen.moveTo(x, y);
  pen.lineTo(x, foot - 9);
  pen.stroke();
  pen.fillStyle = "#FFFDF7";
  pen.beginPath();
  pen.arc(x, foot, 9, 0, 7);
  pen.fill();
  pen.stroke();
  pen.beginPath();
  if (mark === "best")
    for (let i = 0; i < 16; i++)
      pen.lineTo(
        x + (i % 2 ? 19 : 27) * Math.sin((i * Math.PI) / 8),
        y - (i % 2 ? 19 : 27) * Math.cos((i * Math.PI) / 8),
      );
  else pen.rect(x - 22, y - 22, 44, 44);
  pen.fillStyle = mark === "best" ? "#F7BE3B" : "#B0201A";
  pen.fill();
  pen.fillStyle = mark === "best" ? "#4A2F00" : "#FFFDF7";
  pen.font = `700 30px ${font}`;
  pen.textAlign = "center";
  pen.fillText(mark === "best" ? "!" : "??", x, y + 11);
  pen.restore();
}

/** A paper card, 1080 × 1080. It shows figures and the curve, never a card that somebody held. */
export async function drawn(card: VoyageCard): Promise<Drawing> {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIDE;
  const pen = canvas.getContext("2d")!;
  const font = getComputedStyle(document.body).fontFamily;
  await document.fonts.load(`700 64px ${font}`, card.title).catch(() => undefined);
  const write = (text: string, x: number, y: number, size: number, weight: number, colour: string, wide: number) => {
    pen.fillStyle = colour;
    for (let now = size; now >= size / 3; now -= 2) {
      pen.font = `${weight} ${now}px ${font}`;
      if (pen.measureText(text).width <= wide) break;
    }
    pen.fillText(text, x, y);
  };
  pen.fillStyle = "#F9F0E2";
  pen.fillRect(0, 0, SIDE, SIDE);
  pen.fillStyle = "rgb(255 217 122 / 0.28)";
  pen.beginPath();
  pen.arc(830, 250, 146, 0, 7);
  pen.fill();
  pen.fillStyle = "#FFD978";
  pen.beginPath();
  pen.arc(830, 250, 104, 0, 7);
  pen.fill();

  const high = (x: number, sheet: number): number =>
    760 - 250 * seaAt(card.curve, x / SIDE) * (1 - sheet * 0.12) + sheet * 46;
  SHEETS.forEach((colour, sheet) => {
    pen.save();
    pen.shadowColor = "rgb(8 32 52 / 0.22)";
    pen.shadowBlur = 14;
    pen.shadowOffsetY = -3;
    pen.fillStyle = colour;
    pen.beginPath();
    pen.moveTo(-20, SIDE + 20);
    for (let x = -20; x <= SIDE + 20; x += 6)
      pen.lineTo(x, high(Math.min(Math.max(x, 0), SIDE), sheet) + 7 * Math.sin(x / 46 + sheet * 2.1));
    pen.lineTo(SIDE + 20, SIDE + 20);
    pen.fill();
    pen.restore();
  });
  for (const one of card.marks) drawMark(pen, font, one.mark, Math.min(Math.max(one.at * SIDE, 60), 850), high);
  const ship = await boat();
  pen.drawImage(ship, 870, high(960, 0) - 132, 170, 170);
  pen.drawImage(ship, 60, 52, 62, 62);
  write("Seaboard", 140, 98, 34, 700, "#13303F", 400);
  write(`${t("voyage-title")} · ${card.day}`, 64, 182, 34, 500, "#43606F", 560);
  write(card.title, 64, 264, 66, 700, "#13303F", 620);
  write(card.outcome, 64, 400, 112, 700, card.won ? "#13303F" : "#43606F", 620);
  const count = card.figures.length;
  const wide = (SIDE - 128 - (count - 1) * 20) / Math.max(count, 1);
  card.figures.forEach(([figure, word], i) => {
    const x = 64 + i * (wide + 20);
    pen.fillStyle = "#FFFDF7";
    pen.beginPath();
    pen.roundRect(x, 876, wide, 140, 18);
    pen.fill();
    pen.textAlign = "center";
    write(figure, x + wide / 2, 948, 58, 700, "#13303F", wide - 24);
    write(word, x + wide / 2, 992, 27, 500, "#43606F", wide - 20);
    pen.textAlign = "left";
  });
  const blob = await new Promise<Blob>((resolve, reject) =>
    canvas.toBlob((made) => (made ? resolve(made) : reject(new Error("no picture"))), "image/png"),
  );
  return { blob, url: canvas.toDataURL("image/png") };
}
