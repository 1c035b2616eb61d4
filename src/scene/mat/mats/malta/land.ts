import { cycled } from "../../choice.ts";
import { hash, rough } from "../../noise.ts";
import { disc, type Pen, type PenPoint, road } from "../../pen.ts";
import { rounded } from "../../ways.ts";
import { beaten } from "./aerodrome.ts";
import { ashore } from "./coast.ts";

/** Roads from the city gate and the flying field to the towns. */
const LANES: readonly (readonly PenPoint[])[] = [
  [
    [33, 22.2],
    [29.2, 20.2],
    [25.4, 19.6],
    [21, 20.8],
    [16.2, 20.2],
    [12.2, 22.8],
    [8.8, 24.4],
  ],
  [
    [25.4, 19.6],
    [24.6, 23],
    [21.6, 24.6],
    [18, 26.2],
    [14, 25.8],
  ],
  [
    [29.2, 20.2],
    [28.4, 16.6],
    [26.6, 14.2],
    [26.4, 11.8],
    [28.6, 9.6],
    [33, 9.8],
  ],
  [
    [28.4, 16.6],
    [31.6, 14.4],
    [35, 13.6],
    [37.6, 15],
  ],
  [
    [16.2, 20.2],
    [14.8, 16.8],
    [13.6, 14.6],
    [16.8, 13.2],
  ],
];

/** White roads of crushed stone. */
export function lanes(pen: Pen): void {
  for (const lane of LANES)
    road(pen, rounded(lane), 0.09, "rgba(104, 82, 50, 0.7)", "rgba(236, 222, 186, 0.95)");
}

const PACE = 0.46;

/** Carob trees, dark and round: few, in the hollows where there is earth. */
export function carobs(pen: Pen): void {
  for (let row = 0; row < 36 / PACE; row++)
    for (let column = 0; column < 48 / PACE; column++) {
      const x = (column + hash(column, row, 441)) * PACE;
      const y = (row + hash(column, row, 442)) * PACE;
      const grown = rough(x * 0.35, y * 0.35, 2, 443);
      if (hash(column, row, 444) > 0.08 + 0.9 * Math.max(0, grown - 0.12)) continue;
      if (ashore(x, y) < 0.9 || beaten(x, y).share > 0) continue;
      const size = 0.1 + 0.08 * hash(column, row, 445);
      disc(pen, x + 0.07, y - 0.08, size, "rgba(46, 36, 20, 0.42)");
      disc(pen, x, y, size, cycled(["#4c5a2c", "#44522a", "#56623a"], column));
    }
}
