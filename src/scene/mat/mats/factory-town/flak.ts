import { at, disc, line, type Pen } from "../../pen.ts";

/** Batteries: the middle of each, and its turn. */
const BATTERIES = [
  [5.4, 29.8, 0.3],
  [37.4, 31.6, 0.8],
  [40, 14.6, 0.1],
  [28, 5.6, 0.5],
] as const;

const EARTH = "rgba(146, 128, 92, 0.95)";
const PIT = "rgba(82, 72, 56, 0.95)";

/** A gun in its pit: a ring of earth, and the barrel that stands out over it. */
function pit(pen: Pen, x: number, y: number): void {
  disc(pen, x + 0.05, y - 0.05, 0.32, "rgba(40, 36, 24, 0.4)");
  disc(pen, x, y, 0.3, EARTH);
  disc(pen, x, y, 0.2, PIT);
  disc(pen, x, y, 0.09, "#3c3d39");
  line(
    pen,
    [
      [x, y],
      [x - 0.16, y + 0.22],
    ],
    "#2e2f2c",
    0.05,
  );
}

/** Heavy flak: six guns in a ring of pits around the director, with paths between them. */
export function flak(pen: Pen): void {
  for (const [x, y, turn] of BATTERIES)
    at(pen, x, y, turn, () => {
      for (let gun = 0; gun < 6; gun++) {
        const angle = (gun / 6) * 2 * Math.PI;
        const [gx, gy] = [Math.cos(angle) * 0.98, Math.sin(angle) * 0.98];
        line(
          pen,
          [
            [0, 0],
            [gx, gy],
          ],
          "rgba(176, 160, 122, 0.85)",
          0.08,
        );
        pit(pen, gx, gy);
      }
      disc(pen, 0, 0, 0.24, EARTH);
      disc(pen, 0, 0, 0.15, PIT);
    });
}
