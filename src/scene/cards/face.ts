import type { Card, CardBack, CardFace, CardTone } from "../../tabletop/card.ts";
import { CARD, INK } from "../colours.ts";
import { GROTESQUE, TYPEWRITER } from "../fontNames.ts";
import { liveryOf } from "../livery.ts";
import { drawSymbol } from "../signs/symbol.ts";
import { marking } from "../stands/card.ts";
import { fitText, wrapped } from "../stock/ink.ts";
import { BELOW_CAPTION, CAPTION } from "./caption.ts";
import { signRow } from "./sign-row.ts";
import { titleLines } from "./title-lines.ts";
import { BACKS, TONES } from "./tones.ts";

type Pen = CanvasRenderingContext2D;

/** Half a card is one unit wide and so many high. */
const HIGH = 1.4;
const BLEED = 1.1;

/** The corner with the figures stays seen when a card is held in a fan under others. */
const CORNER = { x: -0.7, y: -1.08, size: 0.42 } as const;
const TITLE = {
  x: -0.83,
  beside: -0.44,
  y: -1.03,
  size: 0.27,
  half: 0.21,
  width: 1.66,
  narrow: 1.24,
} as const;
const PICTURE = { top: -0.84, foot: 0.22, side: 0.84 } as const;
const TEXT = { top: 0.31, foot: 1.03, size: 0.185, smallest: 0.1, gap: 0.04, width: 1.62 } as const;
const NOTE = { top: 0.74, size: 0.15 } as const;
/** From line to line, in heights of letters. */
const LEADING = 1.16;
const SIGNS = { y: 1.21, size: 0.25 } as const;

function stock(pen: Pen, colour: string): void {
  pen.fillStyle = colour;
  pen.fillRect(-BLEED, -HIGH * BLEED, 2 * BLEED, 2 * HIGH * BLEED);
}

/** Paper is never quite even: a few fibres, always the same. */
function fibres(pen: Pen): void {
  pen.strokeStyle = "rgba(96, 74, 40, 0.07)";
  pen.lineWidth = 0.012;
  pen.beginPath();
  for (let i = 0; i < 70; i++) {
    const x = ((i * 73) % 200) / 100 - 1;
    const y = (((i * 131) % 280) / 100 - HIGH) * 0.98;
    pen.moveTo(x, y);
    pen.lineTo(x + (((i * 37) % 11) - 5) * 0.02, y + (((i * 53) % 11) - 5) * 0.02);
  }
  pen.stroke();
}

function frame(pen: Pen, colour: string): void {
  pen.strokeStyle = colour;
  pen.lineWidth = 0.05;
  pen.beginPath();
  pen.roundRect(-0.92, -1.32, 1.84, 2.64, 0.09);
  pen.stroke();
  pen.lineWidth = 0.016;
  pen.beginPath();
  pen.roundRect(-0.865, -1.265, 1.73, 2.53, 0.06);
  pen.stroke();
}

/** The picture: a symbol in the light of its tone. */
function picture(pen: Pen, { symbol }: CardFace, { frame: ink, glow }: (typeof TONES)[CardTone]): void {
  const { top, foot, side } = PICTURE;
  const middle = (top + foot) / 2;
  const light = pen.createRadialGradient(0, middle - 0.1, 0.1, 0, middle, 1.05);
  light.addColorStop(0, "#fbf5e4");
  light.addColorStop(0.55, glow);
  light.addColorStop(1, glow);
  pen.fillStyle = light;
  pen.beginPath();
  pen.roundRect(-side, top, 2 * side, foot - top, 0.05);
  pen.fill();
  pen.strokeStyle = ink;
  pen.lineWidth = 0.022;
  pen.stroke();
  if (!symbol) return;
  drawSymbol(pen, symbol, 0.02, middle + 0.025, 0.86, "rgba(60, 42, 20, 0.25)");
  drawSymbol(pen, symbol, 0, middle, 0.86, ink);
}

/** From the left, so that it is read where others lie over the card's right. */
function title(pen: Pen, text: string, figured: boolean): void {
  const [x, width] = figured ? [TITLE.beside, TITLE.narrow] : [TITLE.x, TITLE.width];
  const lines = titleLines(text, fitText(pen, text, TYPEWRITER, TITLE.size, width));
  const longest = lines.toSorted((a, b) => b.length - a.length)[0] ?? text;
  const size = fitText(pen, longest, TYPEWRITER, lines.length > 1 ? TITLE.half : TITLE.size, width);
  pen.fillStyle = INK;
  pen.textAlign = "left";
  for (const [i, line] of lines.entries())
    pen.fillText(line, x, TITLE.y + (i - (lines.length - 1) / 2) * size);
  pen.textAlign = "center";
}

/** The first figure in the corner, large, the second on its other side of the picture's foot. */
function figures(pen: Pen, face: CardFace, ink: string): void {
  const [first, second] = face.figures ?? [];
  const write = (value: string, x: number, y: number, size: number) => {
    pen.fillStyle = ink;
    pen.beginPath();
    pen.roundRect(x - 0.2, y - 0.23, 0.4, 0.46, 0.09);
    pen.fill();
    const fitted = fitText(pen, value, GROTESQUE, size, 0.34);
    pen.font = `600 ${fitted}px ${GROTESQUE}`;
    pen.fillStyle = "#fffaf0";
    pen.fillText(value, x, y + 0.025);
  };
  if (first) write(first.value, CORNER.x, CORNER.y, CORNER.size);
  if (second) write(second.value, CORNER.x, CORNER.y + 0.5, CORNER.size);
  if (first) label(pen, first.label, second?.label);
}

/** What the figures count, small, at the foot of the picture. */
function label(pen: Pen, first: string, second: string | undefined): void {
  const text = second ? `${first} · ${second}` : first;
  const fitted = fitText(pen, text, GROTESQUE, 0.15, 1.5);
  pen.font = `600 ${fitted}px ${GROTESQUE}`;
  pen.fillStyle = "rgba(35, 30, 22, 0.75)";
  pen.fillText(text, 0, PICTURE.foot - 0.1);
}

/** A text from a height on, in letters so small that it ends above another one. Where the next may begin. */
function paragraph(pen: Pen, text: string, from: number, to: number, largest: number): number {
  let size = largest;
  let lines: readonly string[];
  do {
    pen.font = `600 ${size}px ${GROTESQUE}`;
    lines = wrapped(pen, text, TEXT.width);
    size -= 0.005;
  } while (from + lines.length * size * LEADING > to && size > TEXT.smallest);
  lines.forEach((line, i) => {
    pen.fillText(line, 0, from + (i + 0.5) * size * LEADING);
  });
  return from + lines.length * size * LEADING;
}

function words(pen: Pen, { text, note }: CardFace): void {
  pen.fillStyle = "#2d2a25";
  const { top, foot, size, gap } = TEXT;
  const below =
    text === undefined ? top : paragraph(pen, text, top, note === undefined ? foot : NOTE.top, size) + gap;
  if (note !== undefined) paragraph(pen, note, below, foot, NOTE.size);
}

function signs(pen: Pen, { signs: all = [] }: CardFace, ink: string): void {
  const { shown, more, at } = signRow(all);
  shown.forEach((symbol, i) => {
    drawSymbol(pen, symbol, at(i), SIGNS.y - 0.06, SIGNS.size, ink);
  });
  if (more === 0) return;
  pen.font = `700 0.24px ${GROTESQUE}`;
  pen.fillStyle = ink;
  pen.fillText(`+${more}`, at(shown.length), SIGNS.y - 0.06);
}

/** A band across the head: who has played the card, and against whom. */
function captionBand(pen: Pen, caption: string, side: Card["side"]): void {
  const { top, high, letters, width, mark } = CAPTION;
  const middle = top + high / 2;
  pen.fillStyle = liveryOf(side).ink;
  pen.fillRect(-BLEED, top * BLEED, 2 * BLEED, high - top * (BLEED - 1));
  if (side !== undefined) marking(pen, side, -0.82, middle, mark);
  const fitted = fitText(pen, caption, GROTESQUE, letters, width);
  pen.font = `600 ${fitted}px ${GROTESQUE}`;
  pen.fillStyle = "#fffaf0";
  pen.fillText(caption, 0.06, middle + 0.01);
}

/** Title and figures, below the caption where there is one. */
function head(pen: Pen, { caption, side }: Card, face: CardFace, ink: string): void {
  pen.save();
  if (caption !== undefined) pen.translate(0, BELOW_CAPTION);
  title(pen, face.title, (face.figures?.length ?? 0) > 0);
  if (face.figures) figures(pen, face, ink);
  pen.restore();
  if (caption !== undefined) captionBand(pen, caption, side);
}

/** Two strokes across a card that has been answered by another, and one through its title, which is seen under that. */
function strike(pen: Pen, titled: number): void {
  pen.strokeStyle = "rgba(130, 24, 16, 0.82)";
  pen.lineWidth = 0.1;
  pen.lineCap = "round";
  pen.beginPath();
  pen.moveTo(-0.78, -1.16);
  pen.lineTo(0.78, 1.16);
  pen.moveTo(0.78, -1.16);
  pen.lineTo(-0.78, 1.16);
  pen.stroke();
  pen.lineWidth = 0.05;
  pen.beginPath();
  pen.moveTo(-0.88, titled);
  pen.lineTo(0.88, titled);
  pen.stroke();
}

/** Prints a card's face: the pen's origin is its middle, one unit half its width. */
export function printCardFace(pen: Pen, card: Card, face: CardFace): void {
  const tone = TONES[face.tone ?? "plain"];
  stock(pen, CARD);
  fibres(pen);
  frame(pen, tone.frame);
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  picture(pen, face, tone);
  head(pen, card, face, tone.frame);
  words(pen, face);
  signs(pen, face, tone.frame);
  if (card.side !== undefined) marking(pen, card.side, 0.76, 1.16, 0.09);
  if (card.state === "beaten") strike(pen, TITLE.y + (card.caption === undefined ? 0 : BELOW_CAPTION));
}

function lozenges(pen: Pen): void {
  for (let at = -3; at < 3; at += 0.2) {
    pen.moveTo(at - 1.5, -1.5);
    pen.lineTo(at + 1.5, 1.5);
    pen.moveTo(at + 1.5, -1.5);
    pen.lineTo(at - 1.5, 1.5);
  }
}

function rays(pen: Pen): void {
  for (let i = 0; i < 48; i++) {
    const angle = (i * Math.PI) / 24;
    pen.moveTo(Math.cos(angle) * 0.34, Math.sin(angle) * 0.34);
    pen.lineTo(Math.cos(angle) * 2, Math.sin(angle) * 2);
  }
}

function waves(pen: Pen): void {
  for (let row = -8; row <= 8; row++)
    for (let column = -6; column <= 6; column++) {
      const [x, y] = [(column + (row % 2) / 2) * 0.3, row * 0.17];
      pen.moveTo(x + 0.15, y);
      pen.arc(x, y, 0.15, 0, Math.PI, true);
    }
}

const PATTERNS: Readonly<Record<CardBack, (pen: Pen) => void>> = { lozenges, rays, waves };

/** Prints the back of a pack: the same either way up. */
export function printCardBack(pen: Pen, back: CardBack): void {
  const { ground, line } = BACKS[back];
  stock(pen, CARD);
  pen.save();
  pen.fillStyle = ground;
  pen.beginPath();
  pen.roundRect(-0.9, -1.3, 1.8, 2.6, 0.1);
  pen.fill();
  pen.clip();
  pen.strokeStyle = line;
  pen.globalAlpha = 0.55;
  pen.lineWidth = 0.018;
  pen.beginPath();
  PATTERNS[back](pen);
  pen.stroke();
  pen.restore();
  pen.strokeStyle = line;
  pen.lineWidth = 0.03;
  pen.beginPath();
  pen.roundRect(-0.82, -1.22, 1.64, 2.44, 0.07);
  pen.stroke();
  pen.fillStyle = ground;
  pen.beginPath();
  pen.ellipse(0, 0, 0.36, 0.36, 0, 0, 2 * Math.PI);
  pen.fill();
  pen.stroke();
  drawSymbol(pen, "fighter", 0, 0, 0.46, line);
}

/** A card whose face nobody told us, lying open: as blank as its viewer's knowledge. */
export function printBlank(pen: Pen, card: Card): void {
  stock(pen, CARD);
  fibres(pen);
  frame(pen, liveryOf(card.side).shape);
}

/** Everything that decides how a card's face is printed. */
export function cardKey({ face, side, state, caption }: Card): string {
  return JSON.stringify([face, side, state === "beaten", caption]);
}
