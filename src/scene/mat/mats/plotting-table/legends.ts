import type { PenPoint } from "../../pen.ts";
import type { MatArt } from "../../sheet.ts";
import { onMat } from "./chart.ts";

type Legend = MatArt["legends"][number];

function legend(place: string, at: PenPoint, size: number): Legend {
  const [x, y] = onMat(at);
  return { place, x, y, size };
}

/** Where seas and countries are named, in km of the National Grid; everybody reads the table from its southern edge. */
export const LEGENDS: readonly Legend[] = [
  legend("north-sea", [585, 545], 0.6),
  legend("irish-sea", [215, 405], 0.55),
  legend("atlantic", [182, 120], 0.42),
  legend("channel", [345, 10], 0.7),
  legend("france", [650, -20], 0.6),
  legend("wales", [285, 300], 0.5),
  legend("ireland", [160, 335], 0.36),
  legend("scotland", [300, 660], 0.6),
  legend("lf2", [655, 30], 0.36),
  legend("lf3", [480, -10], 0.36),
  legend("lf5", [625, 666], 0.36),
  legend("13-group", [330, 575], 0.6),
  legend("12-group", [480, 345], 0.6),
  legend("11-group", [520, 222], 0.6),
  legend("10-group", [330, 185], 0.6),
];
