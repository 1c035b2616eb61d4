import { NoColorSpace, RedFormat } from "three";
import type { DieSymbol } from "../../tabletop/die.ts";
import type { TableSymbol } from "../../tabletop/symbol.ts";
import { drawSymbol } from "../signs/symbol.ts";
import { Sheet } from "../stock/sheet.ts";
import { CELLS, cellOf, type DieCell, SYMBOL_CELLS, symbolCell } from "./cells.ts";
import { DIE_KINDS } from "./kinds.ts";
import { reachOf } from "./rounded.ts";
import { type Face, SHAPES, type Shape } from "./shapes.ts";

/** Pixels along a cell of the atlas. */
const CELL = 256;
const FONT = '700 100px "Barlow Condensed", "Arial Narrow", sans-serif';

/** Where the pips of a d6 lie, as parts of half a face. */
const PIP_SPREAD = 0.52;
const PIP_RADIUS = 0.19;
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
  ],
  [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
    [0, 0],
  ],
  [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, 0],
    [1, 0],
  ],
];

/** How much of its cell a symbol takes up: the largest square within a round face. */
const SYMBOL_SIZE = 0.6;

/** A picture of the ink on every face of every kind: white where there is ink, black where there is none. */
export class Atlas extends Sheet {
  private readonly symbols: TableSymbol[] = [];

  constructor() {
    super(CELLS * CELL, CELLS * CELL, { format: RedFormat, colorSpace: NoColorSpace });
    this.draw(drawAll);
  }

  /** Draws the numerals anew in the game's own type, once that is there; whether it was not there before. */
  async letter(): Promise<boolean> {
    if (document.fonts.check(FONT, "0123456789")) return false;
    const found = await document.fonts.load(FONT, "0123456789").catch(() => []);
    if (found.length === 0) return false;
    this.draw(drawAll);
    for (const [number, symbol] of this.symbols.entries()) this.drawSymbol(symbol, number);
    return true;
  }

  /** The cell of a symbol, in which it is drawn when it is asked for the first time. */
  symbol(symbol: DieSymbol): DieCell {
    return symbolCell(symbol === "blank" ? undefined : this.numberOf(symbol));
  }

  /** The number of a symbol among those in use; the oldest gives way when there is no cell left. */
  private numberOf(symbol: TableSymbol): number {
    const { symbols } = this;
    const known = symbols.indexOf(symbol);
    if (known >= 0) return known;
    const number = symbols.length < SYMBOL_CELLS ? symbols.length : 0;
    symbols[number] = symbol;
    this.drawSymbol(symbol, number);
    return number;
  }

  private drawSymbol(symbol: TableSymbol, number: number): void {
    const { column, row } = symbolCell(number);
    this.draw((ink) => {
      ink.fillStyle = "black";
      ink.fillRect(column * CELL, row * CELL, CELL, CELL);
      drawSymbol(ink, symbol, (column + 0.5) * CELL, (row + 0.5) * CELL, CELL * SYMBOL_SIZE, "white");
    });
  }
}

function drawAll(ink: CanvasRenderingContext2D): void {
  ink.fillStyle = "black";
  ink.fillRect(0, 0, CELLS * CELL, CELLS * CELL);
  ink.fillStyle = "white";
  for (const kind of DIE_KINDS) for (const face of SHAPES[kind].faces) drawFace(ink, SHAPES[kind], face);
}

function drawFace(ink: CanvasRenderingContext2D, shape: Shape, face: Face): void {
  const { column, row } = cellOf(shape.kind, face.value);
  const room = (face.room / reachOf(face, shape)) * (CELL / 2);
  ink.save();
  ink.translate((column + 0.5) * CELL, (row + 0.5) * CELL);
  if (shape.kind === "d6") drawPips(ink, face.value, room);
  else drawNumeral(ink, printed(shape, face), room);
  ink.restore();
}

function drawPips(ink: CanvasRenderingContext2D, value: number, room: number): void {
  for (const [x, y] of PIPS[value - 1] ?? []) {
    ink.beginPath();
    ink.arc(x * room * PIP_SPREAD, y * room * PIP_SPREAD, room * PIP_RADIUS, 0, 2 * Math.PI);
    ink.fill();
  }
}

/** What stands on a face: its value, but 0 for the ten of a d10. */
function printed({ kind }: Shape, { value }: Face): string {
  return kind === "d10" ? String(value % 10) : String(value);
}

function drawNumeral(ink: CanvasRenderingContext2D, text: string, room: number): void {
  ink.font = FONT.replace("100px", `${Math.round(room * 1.75)}px`);
  ink.textAlign = "center";
  ink.textBaseline = "alphabetic";
  const { actualBoundingBoxAscent: height, width } = ink.measureText(text);
  const foot = height / 2;
  ink.fillText(text, 0, foot);
  // Alone on a face, a 6 and a 9 are the same but for the line below.
  if (text === "6" || text === "9") ink.fillRect(-width / 2, foot + room * 0.12, width, room * 0.13);
}
