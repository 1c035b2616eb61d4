import type { Counter, CounterState } from "../../tabletop/counter.ts";
import type { Figure } from "../../tabletop/figure.ts";
import type { Mark } from "../../tabletop/piece.ts";
import { CARD, CLOCK, INK } from "../colours.ts";
import { GROTESQUE } from "../fontNames.ts";
import { type Livery, liveryOf } from "../livery.ts";
import { drawSign } from "../signs/draw.ts";
import { drawSymbol } from "../signs/symbol.ts";
import { marking } from "../stands/card.ts";
import { fitText, hatched } from "../stock/ink.ts";
import { ALARM, ARROW, PLAQUE } from "./plaque.ts";
import { STATES } from "./states.ts";

type Pen = CanvasRenderingContext2D;

/** In half sides of a counter: the band with its name, the line of figures, and the room around them. */
const BAND = { foot: -0.44, middle: -0.7, letters: 0.46 } as const;
const FIGURES = { y: 0.62, size: 0.6, alone: 1.15 } as const;
const PAD = 0.1;
const SYMBOL = { y: 0.02, size: 0.84 } as const;
const BADGE = { x: 0.68, y: -0.14, radius: 0.23 } as const;
const MARK_APART = 0.44;
/** Beyond the edge of the card, so that its cut shows no other colour. */
const BLEED = 1.1;

/** Sets the pen for numerals: a weight goes before the size. */
function letters(pen: Pen, text: string, size: number, width: number): void {
  const fitted = fitText(pen, text, GROTESQUE, size, width / 1.04);
  pen.font = `600 ${fitted}px ${GROTESQUE}`;
}

function band(pen: Pen, { label, side }: Counter, livery: Livery): void {
  pen.fillStyle = livery.shape;
  pen.fillRect(-BLEED, -BLEED, 2 * BLEED, BLEED + BAND.foot);
  const marked = side !== undefined;
  if (marked) marking(pen, side, -0.72, BAND.middle, 0.2);
  pen.fillStyle = "#fffaf0";
  const room = marked ? 1.4 : 1.8;
  letters(pen, label, BAND.letters, room);
  pen.textAlign = marked ? "left" : "center";
  pen.fillText(label, marked ? -0.45 : 0, BAND.middle + 0.03, room);
  pen.textAlign = "center";
}

/** Up to three figures side by side, the first the boldest. */
function figures(pen: Pen, all: readonly Figure[], alone: boolean, ink: string): void {
  const shown = all.slice(0, 3);
  const size = alone && shown.length === 1 ? FIGURES.alone : FIGURES.size;
  const y = alone ? 0.28 : FIGURES.y;
  const share = (2 - 2 * PAD) / Math.max(1, shown.length);
  shown.forEach(({ value }, i) => {
    pen.fillStyle = i === 0 ? ink : INK;
    letters(pen, value, size, share * 0.92);
    pen.fillText(value, (i - (shown.length - 1) / 2) * share, y + size * 0.04);
  });
}

function badge(pen: Pen, state: CounterState, y: number = BADGE.y): void {
  const { ground, line } = STATES[state];
  pen.save();
  pen.translate(BADGE.x, y);
  pen.scale(BADGE.radius, BADGE.radius);
  pen.fillStyle = CARD;
  pen.beginPath();
  pen.arc(0, 0, 1.16, 0, 2 * Math.PI);
  pen.fill();
  pen.fillStyle = ground;
  pen.beginPath();
  pen.arc(0, 0, 1, 0, 2 * Math.PI);
  pen.fill();
  pen.strokeStyle = "#fff8e8";
  pen.lineWidth = 0.26;
  pen.lineCap = pen.lineJoin = "round";
  pen.stroke(new Path2D(line));
  pen.restore();
}

function marks(pen: Pen, all: readonly Mark[]): void {
  all.slice(0, 3).forEach((mark, i) => {
    drawSign(pen, mark, -0.74, -0.18 + i * MARK_APART, 0.19);
  });
}

/** An arrow head at the rim that says where the counter points; degrees clockwise from the reader's 12 o'clock. */
function pointer(pen: Pen, heading: number, { ink }: Livery): void {
  pen.save();
  pen.rotate((heading * Math.PI) / 180);
  pen.fillStyle = "#fffaf0";
  pen.strokeStyle = ink;
  pen.lineWidth = 0.07;
  pen.beginPath();
  pen.moveTo(0, -0.99);
  pen.lineTo(0.2, -0.7);
  pen.lineTo(-0.2, -0.7);
  pen.closePath();
  pen.fill();
  pen.stroke();
  pen.restore();
}

/** A battered counter is hatched over, a used one is greyed. */
function worn(pen: Pen, state: CounterState | undefined): void {
  const lower = new Path2D();
  lower.rect(-BLEED, BAND.foot, 2 * BLEED, 2 * BLEED);
  if (state === "damaged") hatched(pen, lower, "rgba(163, 36, 27, 0.3)", 0.24, 0.07);
  if (state === "grounded") hatched(pen, lower, "rgba(35, 38, 42, 0.22)", 0.24, 0.1);
  if (state !== "used") return;
  pen.fillStyle = "rgba(120, 112, 98, 0.34)";
  pen.fill(lower);
}

function begin(pen: Pen, ground: string): void {
  pen.fillStyle = ground;
  pen.fillRect(-BLEED, -BLEED, 2 * BLEED, 2 * BLEED);
  pen.textAlign = "center";
  pen.textBaseline = "middle";
}

function squareFace(pen: Pen, counter: Counter, heading: number | undefined): void {
  const { symbol, figures: all = [], state } = counter;
  const livery = liveryOf(counter.side);
  begin(pen, livery.wash);
  worn(pen, state);
  band(pen, counter, livery);
  const noted = all.length > 0;
  if (symbol) {
    const [y, size] = noted ? [SYMBOL.y - 0.03, SYMBOL.size] : [0.27, 1.25];
    drawSymbol(pen, symbol, 0, y, size, livery.ink);
  }
  if (noted) figures(pen, all, symbol === undefined, livery.ink);
  if (state) badge(pen, state);
  if (counter.marks) marks(pen, counter.marks);
  if (heading !== undefined) pointer(pen, heading, livery);
  pen.strokeStyle = livery.shape;
  pen.lineWidth = 0.05;
  pen.strokeRect(-0.985, -0.985, 1.97, 1.97);
}

/** A round marker has a rim of its side's colour and room for one thing. */
function roundFace(pen: Pen, counter: Counter, heading: number | undefined): void {
  const { symbol, label, figures: [figure] = [], state } = counter;
  const livery = liveryOf(counter.side);
  begin(pen, livery.shape);
  pen.fillStyle = livery.wash;
  pen.beginPath();
  pen.arc(0, 0, 0.82, 0, 2 * Math.PI);
  pen.fill();
  const text = figure?.value ?? label;
  if (symbol) drawSymbol(pen, symbol, 0, -0.1, 1, livery.ink);
  pen.fillStyle = livery.ink;
  letters(pen, text, symbol ? 0.4 : 0.8, symbol ? 0.9 : 1.4);
  pen.fillText(text, 0, symbol ? 0.58 : 0.05);
  if (state) badge(pen, state);
  if (heading !== undefined) pointer(pen, heading, livery);
}

/** The arrow that was laid beside a plaque when it was plotted last, in the colour of that time. */
function plotted(pen: Pen, heading: number, colour: string): void {
  pen.save();
  pen.translate(PLAQUE.aside, PLAQUE.figure - 0.02);
  pen.rotate((heading * Math.PI) / 180);
  pen.beginPath();
  for (const [x, y] of ARROW) pen.lineTo(x, y);
  pen.closePath();
  pen.fillStyle = colour;
  pen.strokeStyle = INK;
  pen.lineWidth = 0.06;
  pen.stroke();
  pen.fill();
  pen.restore();
}

/** On a ground of its own at the right of a plaque, in alarm where fuel runs short. */
function secondFigure(pen: Pen, { value }: Figure, alarm: boolean): void {
  pen.fillStyle = alarm ? ALARM : INK;
  pen.beginPath();
  pen.roundRect(0.06, 0.12, 0.82, 0.78, 0.16);
  pen.fill();
  pen.fillStyle = "#fffaf0";
  letters(pen, value, PLAQUE.second, 0.74);
  pen.fillText(value, 0.47, PLAQUE.figure + 0.05);
}

/** A plaque is read from afar: its name over its strength, and where it flies. */
function plaqueFace(pen: Pen, counter: Counter, heading: number | undefined): void {
  const { label, side, figures: [figure, second] = [], state, clock } = counter;
  const livery = liveryOf(side);
  begin(pen, livery.wash);
  worn(pen, state);
  pen.fillStyle = livery.shape;
  pen.fillRect(-BLEED, -BLEED, 2 * BLEED, BLEED + PLAQUE.foot);
  pen.fillStyle = "#fffaf0";
  letters(pen, label, PLAQUE.letters, 1.84);
  pen.fillText(label, 0, PLAQUE.label + 0.03, 1.84);
  const arrow = heading !== undefined;
  const aside = arrow || second !== undefined;
  if (figure) {
    pen.fillStyle = livery.ink;
    letters(pen, figure.value, PLAQUE.size, aside ? 0.8 : 1.8);
    pen.fillText(figure.value, aside ? -PLAQUE.aside : 0, PLAQUE.figure + 0.04);
  }
  if (second && !arrow) secondFigure(pen, second, counter.marks?.includes("fuel") ?? false);
  if (arrow) plotted(pen, heading, clock ? CLOCK[clock] : livery.ink);
  if (state && !aside) badge(pen, state, PLAQUE.figure + 0.2);
  pen.strokeStyle = livery.shape;
  pen.lineWidth = 0.07;
  pen.strokeRect(-0.97, -0.97, 1.94, 1.94);
}

const FACES = { square: squareFace, round: roundFace, plaque: plaqueFace } as const;

/** Prints a counter's face: the pen's origin is its middle, one unit half its side. `turn` is that of its reader. */
export function printCounter(pen: Pen, counter: Counter, turn: number): void {
  const heading = counter.heading === undefined ? undefined : counter.heading - turn;
  FACES[counter.shape ?? "square"](pen, counter, heading);
}

/** Prints what a counter shows that lies face down: its side's colour and marking, and nothing of its own. */
export function printCounterBack(pen: Pen, side: Counter["side"]): void {
  const { shape } = liveryOf(side);
  begin(pen, shape);
  const all = new Path2D();
  all.rect(-BLEED, -BLEED, 2 * BLEED, 2 * BLEED);
  hatched(pen, all, "rgba(255, 250, 240, 0.28)", 0.22, 0.05);
  pen.strokeStyle = "#fffaf0";
  pen.lineWidth = 0.06;
  pen.strokeRect(-0.82, -0.82, 1.64, 1.64);
  if (side === undefined) drawSymbol(pen, "star", 0, 0, 1.1, "#fffaf0");
  else marking(pen, side, 0, 0, 0.52);
}

/** Everything that decides how a counter's face is printed. */
export function counterKey(counter: Counter, turn: number): string {
  const { label, side, shape, symbol, figures: all, heading, clock, state, marks: signs } = counter;
  return JSON.stringify([
    label,
    side,
    shape,
    symbol,
    all?.map(({ value }) => value),
    heading,
    clock,
    state,
    signs,
    turn,
  ]);
}
