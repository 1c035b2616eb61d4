import { cycled } from "../../choice.ts";
import { hash } from "../../noise.ts";
import { at, disc, line, type Pen, type PenPoint, roof, shape } from "../../pen.ts";
import { HALF, riverLine } from "./river.ts";

const SHADE = "rgba(26, 22, 18, 0.45)";
/** Reddish: a wall takes its colour from the roof above it, and is greyer. */
const ROOFS = ["#7a6459", "#82705f", "#6c5a53"] as const;
const IRON = "#57524b";
const RUST = "#7b5a45";

/** A hall: its lower left corner, how many bays stand side by side and how many behind one another. */
interface Hall {
  readonly x: number;
  readonly y: number;
  readonly bays: number;
  readonly deep: number;
  /** Half the length of a bay. */
  readonly size: number;
}

const HALLS: readonly Hall[] = [
  { x: 14.4, y: 19.8, bays: 8, deep: 2, size: 0.55 },
  { x: 21, y: 19.6, bays: 9, deep: 2, size: 0.58 },
  { x: 28.8, y: 19.8, bays: 8, deep: 2, size: 0.55 },
  { x: 13.9, y: 16.4, bays: 6, deep: 1, size: 0.75 },
  { x: 13.8, y: 13.8, bays: 5, deep: 1, size: 0.45 },
  { x: 30.8, y: 13.6, bays: 6, deep: 1, size: 0.45 },
];

/** Bays under ridged roofs, side by side, a strip of glass along each ridge. */
function hall(pen: Pen, { x, y, bays, deep, size }: Hall, seed: number): void {
  for (let row = 0; row < deep; row++)
    for (let bay = 0; bay < bays; bay++) {
      const [bx, by] = [x + (bay + 0.5) * size * 1.22, y + (row + 0.5) * size * 2.02];
      const struck = hash(bay, row, 630 + seed) < 0.06;
      roof(pen, bx, by, size, Math.PI / 2, struck ? "#3c3733" : cycled(ROOFS, seed + row));
      const glass: PenPoint[] = [
        [bx - size * 0.08, by - size * 0.86],
        [bx - size * 0.08, by + size * 0.86],
      ];
      if (!struck) line(pen, glass, "rgba(186, 188, 176, 0.75)", size * 0.13, [0.14, 0.04]);
    }
}

/** A blast furnace from above: its round top, the stoves beside it and the pipes between them. */
function furnace(pen: Pen, x: number, y: number): void {
  for (const stove of [-0.42, 0, 0.42]) {
    disc(pen, x + stove + 0.24, y + 0.48, 0.19, SHADE);
    disc(pen, x + stove, y + 0.8, 0.19, RUST);
    disc(pen, x + stove - 0.04, y + 0.84, 0.1, "#93705a");
    line(
      pen,
      [
        [x + stove, y + 0.7],
        [x, y],
      ],
      IRON,
      0.08,
    );
  }
  shape(
    pen,
    [
      [x - 0.4, y],
      [x + 0.4, y],
      [x + 1.5, y - 1.1],
      [x + 0.9, y - 1.3],
    ],
    SHADE,
  );
  disc(pen, x, y, 0.44, IRON);
  disc(pen, x, y, 0.32, "#6d655b");
  disc(pen, x, y, 0.15, "#c07a44");
}

/** A gasometer: a wide drum in its frame of columns. */
function gasometer(pen: Pen, x: number, y: number, radius: number): void {
  disc(pen, x + radius * 0.5, y - radius * 0.5, radius, SHADE);
  disc(pen, x, y, radius, "#5e635c");
  disc(pen, x, y, radius * 0.9, "#7a7f74");
  disc(pen, x - radius * 0.2, y + radius * 0.2, radius * 0.5, "#868b80");
  for (let column = 0; column < 12; column++) {
    const turn = (column / 12) * 2 * Math.PI;
    disc(pen, x + radius * 0.95 * Math.cos(turn), y + radius * 0.95 * Math.sin(turn), 0.05, "#3e3b37");
  }
}

/** Chimneys, and which smoke. */
const CHIMNEYS: readonly (readonly [x: number, y: number, smokes: boolean])[] = [
  [25.4, 18.6, true],
  [26.5, 18.6, false],
  [27.6, 18.6, true],
  [28.7, 18.6, false],
  [19.4, 18.9, true],
  [20.2, 15.4, false],
  [33.6, 16, false],
];

/** The long shadow of a chimney, and the chimney at its end. */
function chimney(pen: Pen, x: number, y: number): void {
  shape(
    pen,
    [
      [x - 0.07, y - 0.07],
      [x + 0.07, y + 0.07],
      [x + 2, y - 1.95],
      [x + 1.9, y - 2.05],
    ],
    "rgba(22, 18, 14, 0.55)",
  );
  disc(pen, x, y, 0.15, "#7a4a38");
  disc(pen, x, y, 0.08, "#241f1c");
}

/** Smoke that the wind takes to the right, wider and thinner. */
function smoke(pen: Pen, x: number, y: number, seed: number): void {
  for (let puff = 0; puff < 26; puff++) {
    const far = puff * 0.26;
    const radius = 0.16 + far * 0.13;
    const [px, py] = [x + far, y + 0.16 * far + 0.12 * far * (hash(puff, seed, 641) - 0.5)];
    const soft = pen.createRadialGradient(px, py, 0, px, py, radius);
    const thin = 0.46 * (1 - puff / 26);
    soft.addColorStop(0, `rgba(214, 208, 196, ${thin})`);
    soft.addColorStop(1, "rgba(206, 200, 188, 0)");
    pen.fillStyle = soft;
    pen.fillRect(px - radius, py - radius, 2 * radius, 2 * radius);
  }
}

/** Heaps of coal and ore, tanks, and the cranes that unload barges on the quay. */
function stores(pen: Pen): void {
  for (let heap = 0; heap < 9; heap++) {
    const x = 18.6 + heap * 1.15;
    const size = 0.28 + 0.16 * hash(heap, 1, 642);
    disc(pen, x + 0.1, 13.5, size, SHADE);
    disc(pen, x, 13.6, size, heap % 3 === 2 ? "#7d5a46" : "#3a3733");
    disc(pen, x - 0.08, 13.68, size * 0.5, heap % 3 === 2 ? "#8f6b54" : "#4a4641");
  }
  for (const x of [16.4, 20.6, 24.4, 28.2, 32]) {
    at(pen, x, riverLine(x) + HALF + 0.5, 0, () => {
      pen.fillStyle = SHADE;
      pen.fillRect(0, -1, 0.32, 1.5);
      pen.fillStyle = "#8a7c54";
      pen.fillRect(-0.16, -0.9, 0.1, 1.5);
      pen.fillRect(0.06, -0.9, 0.1, 1.5);
      pen.fillStyle = "#5a4f3c";
      pen.fillRect(-0.2, -0.1, 0.4, 0.26);
    });
  }
}

/** The works: halls, furnaces, the boiler house with its chimneys, gasometers, and the quay. */
export function works(pen: Pen): void {
  stores(pen);
  for (const x of [20.8, 22.4, 24]) furnace(pen, x, 16.3);
  gasometer(pen, 30.9, 17, 0.85);
  gasometer(pen, 32.9, 17.8, 0.6);
  HALLS.forEach((one, seed) => {
    hall(pen, one, seed);
  });
  for (const x of [25.6, 26.9, 28.2]) roof(pen, x, 17, 0.6, 0, "#7a5645");
  for (const [x, y] of CHIMNEYS) chimney(pen, x, y);
  CHIMNEYS.forEach(([x, y, smokes], seed) => {
    if (smokes) smoke(pen, x, y, seed);
  });
}
