/** Sending something on: as text, or as a picture that is drawn here. */
import { t } from "./texts.svelte";
import { toasts } from "./toast.svelte";

export interface Card {
  title: string;
  under: string;
  /** Name, points, and how much of the way that is (0 … 1). */
  rows: readonly { name: string; points: string; part: number; colour: string; won: boolean }[];
  foot: string;
}

const SIDE = 1080;

/** A paper card, 1080 × 1080. */
export async function drawn(card: Card): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIDE;
  const pen = canvas.getContext("2d")!;
  const font = getComputedStyle(document.body).fontFamily;
  const write = (text: string, x: number, y: number, size: number, weight: number, colour: string, right = false) => {
    pen.font = `${weight} ${size}px ${font}`;
    pen.textAlign = right ? "right" : "left";
    pen.fillStyle = colour;
    pen.fillText(text, x, y, right ? 320 : 700);
  };
  pen.fillStyle = "#F9F0E2";
  pen.fillRect(0, 0, SIDE, SIDE);
  const sheets = ["#B1DEDF", "#74C2CD", "#3F9FB7", "#227799", "#175473"];
  sheets.forEach((colour, i) => {
    const top = 250 + i * 165;
    pen.fillStyle = colour;
    pen.beginPath();
    pen.moveTo(0, SIDE);
    for (let x = 0; x <= SIDE; x += 12) pen.lineTo(x, top + Math.sin(x / 120 + i * 1.7) * 16);
    pen.lineTo(SIDE, SIDE);
    pen.fill();
  });
  write(card.title, 64, 118, 64, 700, "#13303F");
  write(card.under, 64, 184, 36, 500, "#42586A");
  const step = Math.min(150, 620 / Math.max(1, card.rows.length));
  card.rows.forEach((row, i) => {
    const y = 290 + i * step;
    pen.fillStyle = "#FFFDF7";
    pen.beginPath();
    pen.roundRect(48, y, SIDE - 96, step - 22, 22);
    pen.fill();
    pen.fillStyle = row.colour;
    pen.beginPath();
    pen.roundRect(48, y + step - 40, Math.max(30, (SIDE - 96) * Math.min(1, row.part)), 18, 9);
    pen.fill();
    write((row.won ? "★ " : "") + row.name, 84, y + step / 2, 48, row.won ? 700 : 500, "#13303F");
    write(row.points, SIDE - 84, y + step / 2, 60, 700, "#13303F", true);
  });
  write(card.foot, 64, SIDE - 44, 34, 500, "#FFFDF7");
  return new Promise((resolve, reject) =>
    canvas.toBlob((made) => (made ? resolve(made) : reject(new Error())), "image/png"),
  );
}

export async function sendPicture(card: Card, text: string): Promise<void> {
  const file = new File([await drawn(card)], "seaboard.png", { type: "image/png" });
  try {
    if (navigator.canShare?.({ files: [file] })) {
      await navigator.share({ files: [file], text });
      return;
    }
  } catch {
    return; // somebody thought better of it
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

export async function sendText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toasts.show(t("web-evening-copied"));
  } catch {
    if (navigator.share) await navigator.share({ text }).catch(() => undefined);
  }
}
