import type { Piece, PrintedArc, SideIndex } from "../../tabletop/tabletop.ts";
import { CARD, INK, sideCardInk, sideColour } from "../colours.ts";
import { GROTESQUE } from "../fontNames.ts";

type Pen = CanvasRenderingContext2D;

/** Shares of the card's radius. */
const RIM = 0.9;
const NUMERALS = 0.775;
const ARC_OUTER = 0.63;
const ARC_INNER = 0.2;
const LABEL_AT = 0.43;
/** How far down it lies on a card with figures. */
const PLATED_AT = 0.04;

/** Canvas angle of degrees clockwise from the nose, which points up. */
function angleOf(degrees: number): number {
  return ((degrees - 90) * Math.PI) / 180;
}

function disc(pen: Pen, x: number, y: number, radius: number, fill: string): void {
  pen.fillStyle = fill;
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
}

function clockFace(pen: Pen): void {
  pen.strokeStyle = INK;
  pen.lineWidth = 0.012;
  for (let hour = 1; hour <= 12; hour++) {
    const angle = angleOf(hour * 30);
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    pen.beginPath();
    pen.moveTo(dx * 0.86, dy * 0.86);
    pen.lineTo(dx * RIM, dy * RIM);
    pen.stroke();
    pen.fillStyle = INK;
    pen.font = `600 ${hour === 12 ? 0.2 : 0.165}px ${GROTESQUE}`;
    pen.fillText(String(hour), dx * NUMERALS, dy * NUMERALS + 0.01);
  }
}

/** The sector of a weapon: hatched while it can fire, an empty outline once it has, crossed out when it is lost. */
function printArc(pen: Pen, arc: PrintedArc, side: SideIndex): void {
  const from = angleOf(arc.from);
  const to = angleOf(arc.to < arc.from ? arc.to + 360 : arc.to);
  const sector = new Path2D();
  sector.arc(0, 0, ARC_OUTER, from, to);
  sector.arc(0, 0, ARC_INNER, to, from, true);
  sector.closePath();
  if (arc.state === "ready") hatch(pen, sector, sideColour(side));
  pen.setLineDash(arc.state === "ready" ? [] : [0.05, 0.04]);
  pen.lineWidth = 0.022;
  pen.strokeStyle = arc.state === "ready" ? sideCardInk(side) : "rgba(35, 38, 42, 0.5)";
  pen.stroke(sector);
  pen.setLineDash([]);
  if (arc.state === "lost") strike(pen, (from + to) / 2);
}

function hatch(pen: Pen, sector: Path2D, colour: string): void {
  pen.save();
  pen.clip(sector);
  pen.globalAlpha = 0.3;
  pen.fillStyle = colour;
  pen.fillRect(-1, -1, 2, 2);
  pen.globalAlpha = 0.85;
  pen.strokeStyle = colour;
  pen.lineWidth = 0.02;
  pen.beginPath();
  for (let at = -2; at < 2; at += 0.085) {
    pen.moveTo(at, -1);
    pen.lineTo(at + 2, 1);
  }
  pen.stroke();
  pen.restore();
}

function strike(pen: Pen, angle: number): void {
  const middle = (ARC_INNER + ARC_OUTER) / 2;
  const [x, y] = [Math.cos(angle) * middle, Math.sin(angle) * middle];
  pen.strokeStyle = "#1b1b1b";
  pen.lineWidth = 0.045;
  pen.beginPath();
  for (const [dx, dy] of [
    [1, 1],
    [1, -1],
  ] as const) {
    pen.moveTo(x - dx * 0.13, y - dy * 0.13);
    pen.lineTo(x + dx * 0.13, y + dy * 0.13);
  }
  pen.stroke();
}

function roundel(pen: Pen, x: number, y: number, radius: number): void {
  disc(pen, x, y, radius, "#1f3f77");
  disc(pen, x, y, radius * 0.67, "#f4efe2");
  disc(pen, x, y, radius * 0.34, "#b3272d");
}

function cross(pen: Pen, x: number, y: number, radius: number): void {
  pen.fillStyle = "#f4efe2";
  for (const wide of [0.62, 0.36]) {
    pen.fillRect(x - radius, y - radius * wide, radius * 2, radius * wide * 2);
    pen.fillRect(x - radius * wide, y - radius, radius * wide * 2, radius * 2);
    pen.fillStyle = "#1b1b1b";
  }
}

/** The marking of a side: a roundel or a cross. */
export function marking(pen: Pen, side: SideIndex, x: number, y: number, radius: number): void {
  if (side === 0) roundel(pen, x, y, radius);
  else cross(pen, x, y, radius * 0.86);
}

/** Where the figures are printed, from the first line on, and how large; the stem's foot is between the first two. */
const PLATE = [
  { y: -0.43, size: 0.4 },
  { y: 0.45, size: 0.25 },
  { y: 0.7, size: 0.2 },
] as const;

/** The figures of a piece that has some, the first the largest, and a tick at each corner of its hex. */
function printPlate(pen: Pen, plate: readonly string[]): void {
  pen.fillStyle = pen.strokeStyle = INK;
  pen.lineWidth = 0.02;
  for (let corner = 0; corner < 6; corner++) {
    const angle = angleOf(30 + corner * 60);
    pen.beginPath();
    pen.moveTo(Math.cos(angle) * 0.8, Math.sin(angle) * 0.8);
    pen.lineTo(Math.cos(angle) * RIM, Math.sin(angle) * RIM);
    pen.stroke();
  }
  PLATE.forEach(({ y, size }, i) => {
    const text = plate[i];
    if (text === undefined) return;
    pen.font = `600 ${size}px ${GROTESQUE}`;
    pen.fillText(text, 0, y, 1.3);
  });
}

/** The name of the piece in the colour of its side, readable from across the table. */
function label(pen: Pen, piece: Piece, y: number): void {
  const x = LABEL_AT;
  pen.font = `600 0.34px ${GROTESQUE}`;
  const half = Math.max(0.25, pen.measureText(piece.label).width / 2 + 0.07);
  pen.fillStyle = sideColour(piece.side);
  pen.beginPath();
  pen.roundRect(x - half, y - 0.18, half * 2, 0.36, 0.07);
  pen.fill();
  pen.fillStyle = "#fffaf0";
  pen.fillText(piece.label, x, y + 0.02);
}

/** The arrow at twelve that says where the nose is. */
function nose(pen: Pen, side: SideIndex): void {
  pen.fillStyle = "#fffaf0";
  pen.strokeStyle = sideColour(side);
  pen.beginPath();
  pen.moveTo(0, -0.995);
  pen.lineTo(0.075, -0.905);
  pen.lineTo(-0.075, -0.905);
  pen.closePath();
  pen.fill();
}

/**
 * Prints the card of a piece's stand: the pen's origin is the middle of the card, one unit its radius, the
 * nose up. Everything outside the card takes the side's colour, which is also the colour of its edge.
 */
export function printCard(pen: Pen, piece: Piece): void {
  pen.fillStyle = sideColour(piece.side);
  pen.fillRect(-1.1, -1.1, 2.2, 2.2);
  disc(pen, 0, 0, RIM, CARD);
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  for (const arc of piece.arcs ?? []) printArc(pen, arc, piece.side);
  const plate = piece.plate ?? (piece.kind === "gun" ? [] : undefined);
  if (plate) printPlate(pen, plate);
  else clockFace(pen);
  nose(pen, piece.side);
  const y = plate ? PLATED_AT : LABEL_AT;
  marking(pen, piece.side, -LABEL_AT, y, 0.17);
  label(pen, piece, y);
}
