import { hash } from "../../noise.ts";
import { at, line, type Pen, type PenPoint, roof } from "../../pen.ts";
import { awayFrom } from "../../ways.ts";
import { iceWay } from "./ways.ts";

/** Where hamlets were, how many houses each had, and the share of them that is burnt. */
export const HAMLETS: readonly (readonly [x: number, y: number, houses: number, burnt: number])[] = [
  [17.4, 25.4, 24, 0.75],
  [31.4, 10.4, 26, 0.8],
  [6.6, 27.6, 18, 0.5],
  [40.4, 25, 20, 0.7],
  [7, 10.6, 18, 0.75],
  [21.6, 10, 16, 0.85],
  [37, 7, 16, 0.4],
  [28.8, 30, 14, 0.3],
];

const LOGS = ["#5d4c3c", "#6b5846", "#53473c"] as const;
const ASH = "rgba(52, 46, 42, 0.9)";
const SHADE = "rgba(40, 48, 62, 0.5)";

/** Soot and trodden ground around what was burnt. */
function soot(pen: Pen, x: number, y: number, radius: number, strength: number): void {
  const smear = pen.createRadialGradient(x, y, 0, x, y, radius);
  smear.addColorStop(0, `rgba(44, 40, 38, ${strength})`);
  smear.addColorStop(0.6, `rgba(64, 58, 54, ${strength * 0.5})`);
  smear.addColorStop(1, "rgba(84, 80, 76, 0)");
  pen.fillStyle = smear;
  pen.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
}

/** Four charred walls, and the stove with its chimney that is left standing. */
function ruin(pen: Pen, x: number, y: number, size: number, turn: number): void {
  soot(pen, x, y, size * 3, 0.75);
  at(pen, x, y, turn, () => {
    pen.fillStyle = ASH;
    pen.fillRect(-size, -size * 0.6, size * 2, size * 1.2);
    pen.strokeStyle = "#221e1b";
    pen.lineWidth = 0.05;
    pen.strokeRect(-size, -size * 0.6, size * 2, size * 1.2);
    line(pen, [[0.02, 0] as PenPoint, [0.26, -0.12] as PenPoint], SHADE, 0.06);
    pen.fillStyle = "#a58c78";
    pen.fillRect(-0.04, -0.04, 0.09, 0.09);
  });
}

/** What is left of the hamlets: along their lane, most of it burnt. */
export function hamlets(pen: Pen): void {
  const road = iceWay();
  HAMLETS.forEach(([x, y, houses, burnt], seed) => {
    const turn = (hash(seed, 1, 571) - 0.5) * 1.2;
    soot(pen, x, y, 2.4, 0.5 * burnt);
    for (let house = 0; house < houses; house++) {
      const along = (hash(house, seed, 572) - 0.5) * 4.2;
      const across = (house % 2 === 0 ? 1 : -1) * (0.26 + 0.66 * hash(house, seed, 573) ** 2);
      const [u, v] = [Math.cos(turn), Math.sin(turn)];
      const [hx, hy] = [x + along * u - across * v, y + along * v + across * u];
      if (awayFrom(road, hx, hy) < 0.55) continue;
      const size = 0.14 + 0.06 * hash(house, seed, 574);
      const askew = turn + 0.3 * (hash(house, seed, 575) - 0.5);
      if (hash(house, seed, 576) < burnt) ruin(pen, hx, hy, size, askew);
      else roof(pen, hx, hy, size, askew, house % 3 === 0 ? (LOGS[house % 2] as string) : "#bdb0ac");
    }
  });
}
