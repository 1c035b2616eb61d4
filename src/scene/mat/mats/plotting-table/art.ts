import type { Pen } from "../../pen.ts";
import { heightOn } from "../../relief/hills.ts";
import { paintedLand, type ReliefTints, shoreOf, within } from "../../relief/land.ts";
import type { MatArt } from "../../sheet.ts";
import { LAND, onMat } from "./chart.ts";
import { HILLS } from "./hills.ts";
import { LEGENDS } from "./legends.ts";
import { SECTORS } from "./sectors.ts";

/** Painted board: buff, browner with height. */
const TINTS: ReliefTints = {
  sea: [112, 152, 172],
  deep: [88, 128, 152],
  low: [196, 204, 158],
  upland: [206, 188, 134],
  high: [160, 122, 80],
};

/** Sectors of Fighter Command, ruled in red over the land. */
function sectors(pen: Pen): void {
  within(pen, LAND, "land", () => {
    pen.strokeStyle = "rgba(150, 44, 34, 0.42)";
    pen.lineWidth = 0.035;
    pen.setLineDash([0.16, 0.1]);
    for (const line of SECTORS) {
      pen.beginPath();
      for (const place of line) pen.lineTo(...(onMat(place) as [number, number]));
      pen.stroke();
    }
    pen.setLineDash([]);
  });
}

function draw(pen: Pen): void {
  shoreOf(pen, LAND);
  sectors(pen);
}

/** The lit table of an operations room: England and the coasts opposite, on squares of thirty kilometres. */
export const art = (): MatArt => ({
  legends: LEGENDS,
  ink: "44, 36, 24",
  strength: 1.6,
  toScale: true,
  colour: paintedLand(LAND, heightOn(HILLS, onMat), TINTS),
  draw,
});
