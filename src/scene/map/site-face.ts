import type { Site, SiteState } from "../../tabletop/site.ts";
import { INK } from "../colours.ts";
import { GROTESQUE } from "../fontNames.ts";
import { type Livery, liveryOf } from "../livery.ts";
import { drawSymbol } from "../signs/symbol.ts";
import { hatched } from "../stock/ink.ts";

type Pen = CanvasRenderingContext2D;

/** Of the disc of a site, in half tiles: the tile has room for what is around it. */
const DISC = 0.66;
const RING = 0.12;
const ALARM = "#9c2318";
const PAPER = "#f6edd6";

const GROUNDS: Readonly<Record<SiteState, string>> = {
  hit: "#ecd9bd",
  burning: "#e3b98c",
  out: "#b9b3a6",
  "burnt-out": "#2e2824",
};

/** Corners around somebody's target. */
function targeted(pen: Pen): void {
  for (const [colour, width] of [
    [PAPER, 0.17],
    [ALARM, 0.09],
  ] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.lineCap = "round";
    pen.beginPath();
    for (const x of [-1, 1])
      for (const y of [-1, 1]) {
        pen.moveTo(x * 0.86, y * 0.5);
        pen.lineTo(x * 0.86, y * 0.86);
        pen.lineTo(x * 0.5, y * 0.86);
      }
    pen.stroke();
  }
}

function disc(pen: Pen, { state }: Site, { shape }: Livery): void {
  pen.fillStyle = "rgba(40, 28, 12, 0.3)";
  pen.beginPath();
  pen.arc(0.03, 0.05, DISC + 0.06, 0, 2 * Math.PI);
  pen.fill();
  pen.fillStyle = state ? GROUNDS[state] : PAPER;
  pen.beginPath();
  pen.arc(0, 0, DISC, 0, 2 * Math.PI);
  pen.fill();
  pen.strokeStyle = state === "burnt-out" ? "#171412" : shape;
  pen.lineWidth = RING;
  // What does not work has a broken rim.
  if (state === "out") pen.setLineDash([0.22, 0.14]);
  pen.beginPath();
  pen.arc(0, 0, DISC - RING / 2, 0, 2 * Math.PI);
  pen.stroke();
  pen.setLineDash([]);
}

const FLAME =
  "M12 1.5c4.6 4.7 7.2 8 7.2 12.4A7.2 7.2 0 0 1 12 21.8a7.2 7.2 0 0 1-7.2-7.9c0-2.7 1.3-4.6 3.1-6.4.3 2.3 1.1 3.5 2.3 4.1C9.6 8 10.4 4.600 12 1.500z";

function flame(pen: Pen, x: number, y: number, size: number): void {
  for (const [scale, colour] of [
    [1.2, PAPER],
    [1, "#c4420f"],
    [0.55, "#f2b53a"],
  ] as const) {
    pen.save();
    pen.translate(x, y + (1 - scale) * size * 0.4);
    pen.scale((size * scale) / 24, (size * scale) / 24);
    pen.translate(-12, -12);
    pen.fillStyle = colour;
    pen.fill(new Path2D(FLAME));
    pen.restore();
  }
}

function crossed(
  pen: Pen,
  strokes: readonly (readonly [number, number, number, number])[],
  colour: string,
): void {
  pen.lineCap = "round";
  for (const [ink, width] of [
    [PAPER, 0.24],
    [colour, 0.13],
  ] as const) {
    pen.strokeStyle = ink;
    pen.lineWidth = width;
    pen.beginPath();
    for (const [x0, y0, x1, y1] of strokes) {
      pen.moveTo(x0, y0);
      pen.lineTo(x1, y1);
    }
    pen.stroke();
  }
}

/** What has become of a site, over its symbol. */
function stateSign(pen: Pen, state: SiteState): void {
  const within = new Path2D();
  within.arc(0, 0, DISC - RING, 0, 2 * Math.PI);
  if (state === "hit") hatched(pen, within, "rgba(156, 35, 24, 0.4)", 0.22, 0.06);
  if (state === "burning") flame(pen, 0.46, -0.42, 0.78);
  if (state === "out") crossed(pen, [[-0.44, 0.44, 0.44, -0.44]], INK);
  if (state === "burnt-out")
    crossed(
      pen,
      [
        [-0.4, 0.4, 0.4, -0.4],
        [-0.4, -0.4, 0.4, 0.4],
      ],
      ALARM,
    );
}

/** A pip for each hit that it can take, filled where it has been hit, below the disc. */
function pips(pen: Pen, { taken, of }: NonNullable<Site["hits"]>): void {
  const step = Math.min(0.3, 1.5 / of);
  for (let i = 0; i < of; i++) {
    pen.beginPath();
    pen.arc((i - (of - 1) / 2) * step, 0.8, step * 0.38, 0, 2 * Math.PI);
    pen.fillStyle = i < taken ? ALARM : PAPER;
    pen.fill();
    pen.strokeStyle = INK;
    pen.lineWidth = 0.04;
    pen.stroke();
  }
}

function value(pen: Pen, text: string, { ink }: Livery): void {
  pen.fillStyle = ink;
  pen.beginPath();
  pen.roundRect(-0.94, -0.92, 0.52, 0.52, 0.12);
  pen.fill();
  pen.fillStyle = "#fffaf0";
  pen.font = `600 0.44px ${GROTESQUE}`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillText(text, -0.68, -0.64, 0.46);
}

/** Prints a site: the pen's origin is its middle, one unit half the tile. */
export function printSite(pen: Pen, site: Site): void {
  const livery = liveryOf(site.side);
  if (site.target) targeted(pen);
  disc(pen, site, livery);
  const colour = site.state === "burnt-out" ? "#6b625a" : site.state === "out" ? "#5d5a55" : livery.ink;
  drawSymbol(pen, site.symbol, 0, 0, 0.78, colour);
  if (site.state) stateSign(pen, site.state);
  if (site.hits) pips(pen, site.hits);
  if (site.value !== undefined) value(pen, site.value, livery);
}

/** Everything that decides how a site is printed. */
export function siteKey({ symbol, side, state, hits, value: worth, target }: Site): string {
  return JSON.stringify([symbol, side, state, hits, worth, target]);
}
