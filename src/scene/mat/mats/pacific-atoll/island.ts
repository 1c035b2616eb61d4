import { cycled } from "../../choice.ts";
import { hash } from "../../noise.ts";
import { at, disc, line, type Pen, roof } from "../../pen.ts";
import { islandAt } from "./reef.ts";

/** Where the runway lies on the long islet, which way (radians anticlockwise from x), its length and width. */
const RUNWAY = { x: 22.6, y: 7.86, turn: 0.01, length: 8.6, width: 0.46 } as const;

const CORAL = "#d9cdb0";
const FROND = ["#5d7a3f", "#6d8a49", "#4f6b38"] as const;

/** How far a place is from the runway's middle line, and along it. */
function onRunway(x: number, y: number): { readonly along: number; readonly off: number } {
  const [dx, dy] = [x - RUNWAY.x, y - RUNWAY.y];
  const [cos, sin] = [Math.cos(RUNWAY.turn), Math.sin(RUNWAY.turn)];
  return { along: dx * cos + dy * sin, off: dy * cos - dx * sin };
}

function nearRunway(x: number, y: number, room: number): boolean {
  const { along, off } = onRunway(x, y);
  return Math.abs(off) < RUNWAY.width / 2 + room && Math.abs(along) < RUNWAY.length / 2 + room;
}

/** A coral runway with a taxiway and hard standings. */
export function airstrip(pen: Pen): void {
  const { x, y, turn, length, width } = RUNWAY;
  at(pen, x, y, turn, () => {
    pen.fillStyle = CORAL;
    pen.fillRect(-length / 2, -width / 2, length, width);
    pen.strokeStyle = "rgba(96, 84, 60, 0.6)";
    pen.lineWidth = 0.025;
    pen.strokeRect(-length / 2, -width / 2, length, width);
    const middle = [
      [-length / 2 + 0.4, 0],
      [length / 2 - 0.4, 0],
    ] as const;
    line(pen, middle, "rgba(250, 246, 232, 0.95)", 0.035, [0.3, 0.22]);
    const taxi = [
      [-length / 2 + 0.6, 0],
      [-length / 2 + 1.1, 0.55],
      [0, 0.62],
      [length / 2 - 1.1, 0.55],
      [length / 2 - 0.6, 0],
    ] as const;
    line(pen, taxi, CORAL, 0.13);
    for (const stand of [-2, -1, 0, 1, 2]) disc(pen, stand * 0.9, 0.66, 0.16, CORAL);
  });
}

/** One palm from above: a star of fronds over its shadow. */
function palm(pen: Pen, x: number, y: number, size: number, seed: number): void {
  disc(pen, x + 0.07, y - 0.08, size * 0.8, "rgba(20, 30, 18, 0.35)");
  pen.strokeStyle = cycled(FROND, seed);
  pen.lineWidth = size * 0.3;
  pen.beginPath();
  for (let frond = 0; frond < 7; frond++) {
    const turn = ((frond + hash(seed, frond, 31)) * 2 * Math.PI) / 7;
    pen.moveTo(x, y);
    pen.lineTo(x + size * Math.cos(turn), y + size * Math.sin(turn));
  }
  pen.stroke();
}

const PACE = 0.44;

/** Palms wherever an islet is wide enough, clear of the runway. */
export function palms(pen: Pen): void {
  pen.lineCap = "round";
  for (let row = 0; row < 36 / PACE; row++)
    for (let column = 0; column < 48 / PACE; column++) {
      const x = (column + hash(column, row, 32)) * PACE;
      const y = (row + hash(column, row, 33)) * PACE;
      if (islandAt(x, y) < 0.26 || nearRunway(x, y, 0.62)) continue;
      palm(pen, x, y, 0.13 + 0.09 * hash(column, row, 34), column * 131 + row);
    }
  pen.lineCap = "butt";
}

/** Huts and stores beyond the taxiway, and a jetty into the lagoon. */
export function huts(pen: Pen): void {
  for (let hut = 0; hut < 9; hut++) {
    const x = RUNWAY.x - 2.6 + 0.62 * hut;
    roof(pen, x, RUNWAY.y + 1.02 + 0.1 * hash(hut, 1, 35), 0.1, 0.1 * hash(hut, 2, 35), "#a58d5e");
  }
  line(
    pen,
    [
      [RUNWAY.x + 3.3, RUNWAY.y + 0.7],
      [RUNWAY.x + 3.4, RUNWAY.y + 2.5],
    ],
    "#8b7650",
    0.08,
  );
}
