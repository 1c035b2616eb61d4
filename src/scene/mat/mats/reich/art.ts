import { REICH_NAMES } from "../../../../tabletop/atlas/reich-names.ts";
import { line, type Pen } from "../../pen.ts";
import { heightOn } from "../../relief/hills.ts";
import { paintedLand, type ReliefTints, shoreOf, trace, within } from "../../relief/land.ts";
import type { MatArt } from "../../sheet.ts";
import { at, BORDERS, LAKES, LAND, onMat, RIVERS } from "./chart.ts";
import { HILLS } from "./hills.ts";

/** A relief map: green plains, brown heights, bare rock and snow. */
const TINTS: ReliefTints = {
  sea: [78, 122, 148],
  deep: [58, 98, 128],
  low: [168, 182, 142],
  upland: [196, 182, 132],
  high: [148, 116, 80],
  peak: [238, 238, 234],
};

const WATER = "rgb(78, 122, 148)";

/** Where seas and countries are named on the table. */
const LEGENDS: MatArt["legends"] = REICH_NAMES.map(({ place, longitude, latitude, size }) => {
  const [x, y] = at(longitude, latitude);
  return { place, x, y, size };
});

/** Green floors of the valleys, the wider the fainter. */
const VALLEYS = [0.9, 0.6, 0.34] as const;
const VALLEY = "rgba(140, 172, 118, 0.2)";

/** Rivers grow wider on their way to the sea: each is drawn again from further and further down. */
function rivers(pen: Pen): void {
  within(pen, LAND, "land", () => {
    for (const width of VALLEYS) for (const course of RIVERS) line(pen, course, VALLEY, width);
    for (const course of RIVERS)
      for (const from of [0, 1 / 3, 2 / 3]) {
        const part = course.slice(Math.floor(from * course.length));
        if (part.length > 1) line(pen, part, "rgba(48, 94, 132, 0.95)", 0.06 + 0.04 * from);
      }
    trace(pen, LAKES);
    pen.fillStyle = WATER;
    pen.fill();
    pen.strokeStyle = "rgba(58, 50, 34, 0.7)";
    pen.lineWidth = 0.025;
    pen.stroke();
  });
}

/** The borders of 1937, in chains of dashes on a paler band. */
function borders(pen: Pen): void {
  within(pen, LAND, "land", () => {
    for (const border of BORDERS) {
      line(pen, border, "rgba(255, 244, 214, 0.5)", 0.14);
      line(pen, border, "rgba(112, 38, 30, 0.7)", 0.05, [0.22, 0.08, 0.05, 0.08]);
    }
  });
}

function draw(pen: Pen): void {
  shoreOf(pen, LAND);
  rivers(pen);
  borders(pen);
}

/** The map table of an air defence headquarters: the middle of Europe, on hexes of twenty miles. */
export const art = (): MatArt => ({
  legends: LEGENDS,
  ink: "34, 32, 24",
  strength: 1.5,
  toScale: true,
  colour: paintedLand(LAND, heightOn(HILLS, onMat), TINTS),
  draw,
});
