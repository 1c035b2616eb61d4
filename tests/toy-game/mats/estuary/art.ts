import { rough, step } from "../../../../src/scene/mat/noise.ts";
import { line } from "../../../../src/scene/mat/pen.ts";
import type { MatArt } from "../../../../src/scene/mat/sheet.ts";
import { lighter, mix, type Rgb } from "../../../../src/scene/mat/tint.ts";
import type { Mat } from "../../../../src/tabletop/mat.ts";

const DEEP: Rgb = [92, 128, 138];
const SHOAL: Rgb = [158, 178, 164];
const MARSH: Rgb = [134, 140, 98];

/** How far a place is from the middle of the river, which widens towards the near edge; in inches, negative in it. */
function ashore({ width, depth }: Mat, x: number, y: number): number {
  const half = 1 + 5 * (1 - y / depth) + 0.8 * rough(x * 0.2, y * 0.2, 3, 401);
  return Math.abs(x - width / 2 - Math.sin(y * 0.4)) - half;
}

/** The mouth of a river between marshes: the raid's own mat. */
export function art(mat: Mat): MatArt {
  return {
    legends: [
      { place: "estuary", x: mat.width / 2, y: mat.depth * 0.3, size: 0.6 },
      { place: "estuary", x: mat.width / 2, y: mat.depth * 0.4, size: 0.6, turned: true },
    ],
    ink: "240, 234, 212",
    strength: 1,
    toScale: true,
    colour(x, y) {
      const inland = ashore(mat, x, y);
      const water = mix(SHOAL, DEEP, step(0, 3, -inland));
      const ground = mix(water, MARSH, step(-0.1, 0.3, inland));
      return lighter(ground, 6 * rough(x, y * 2, 2, 402));
    },
    draw: (pen) =>
      line(
        pen,
        [
          [mat.width / 2, 0],
          [mat.width / 2, mat.depth * 0.5],
        ],
        "rgba(240, 234, 212, 0.5)",
        0.05,
        [0.4, 0.3],
      ),
  };
}
