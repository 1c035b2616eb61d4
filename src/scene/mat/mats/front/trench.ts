import type { SideIndex } from "../../../../tabletop/tabletop.ts";
import { sideCardInk } from "../../../colours.ts";
import { hash } from "../../noise.ts";
import { line, type Pen, type PenPoint } from "../../pen.ts";
import { type Stake, stakes } from "../../ways.ts";

/** Inches from a traverse to the next, and how far each fire bay stands out before or behind it. */
const BAY = 0.36;
const DEEP = 0.1;
/** Inches from the trench to its wire, and from post to post. */
const WIRE = 0.62;
const POST = 0.3;
/** How far behind the trench its side's colour runs. */
const BEHIND = 0.26;

const SPOIL = "rgba(134, 118, 96, 0.7)";
const SHADE = "rgba(44, 36, 26, 0.55)";
const FLOOR = "#2b231a";
const STEEL = "rgba(38, 34, 30, 0.8)";

/** A place beside a way, so far towards the enemy (negative: behind). */
type Beside = (stake: Stake, out: number) => PenPoint;

/** Which side of a way faces the enemy: the one from which he is nearer. */
function towards(way: readonly Stake[], enemy: (x: number, y: number) => number): 1 | -1 {
  const votes = way.map(({ x, y, dx, dy }) => Math.sign(enemy(x + dy, y - dx) - enemy(x - dy, y + dx)));
  return votes.reduce((sum, vote) => sum + vote, 0) >= 0 ? 1 : -1;
}

function besideOf(turn: 1 | -1): Beside {
  return ({ x, y, dx, dy }, out) => [x - dy * out * turn, y + dx * out * turn];
}

/** The square zigzag of a fire trench: bay, traverse, bay. */
function zigzag(way: readonly Stake[], beside: Beside): readonly PenPoint[] {
  return way.flatMap((stake, i): readonly PenPoint[] => {
    const next = way[i + 1];
    if (!next) return [];
    const out = i % 2 === 0 ? DEEP : -DEEP;
    return [beside(stake, out), beside(next, out)];
  });
}

/** A line of straight pieces. */
function bent(pen: Pen, points: readonly PenPoint[], colour: string, width: number): void {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.lineJoin = "miter";
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x, y);
  pen.stroke();
}

/** Two rows of posts, crossed, and the wire that hangs between them. */
function wire(pen: Pen, posts: readonly Stake[], beside: Beside): void {
  for (const out of [WIRE, WIRE + 0.2]) {
    const row = posts.map((post, i) => beside(post, out + 0.06 * (hash(i, Math.round(out * 10), 251) - 0.5)));
    line(pen, row, STEEL, 0.018);
    pen.lineWidth = 0.028;
    pen.beginPath();
    for (const [x, y] of row)
      for (const lean of [-1, 1]) {
        pen.moveTo(x - 0.06, y - 0.06 * lean);
        pen.lineTo(x + 0.06, y + 0.06 * lean);
      }
    pen.stroke();
  }
  line(
    pen,
    posts.map((post, i) => beside(post, i % 2 === 0 ? WIRE : WIRE + 0.2)),
    STEEL,
    0.014,
  );
}

/** A trench of a side along a way, its parapet and its wire towards the enemy. `enemy`: how far he is from a place. */
export function trench(
  pen: Pen,
  way: readonly PenPoint[],
  side: SideIndex,
  enemy: (x: number, y: number) => number,
): void {
  const bays = stakes(way, BAY);
  const beside = besideOf(towards(bays, enemy));
  const course = zigzag(bays, beside);
  bent(pen, course, SPOIL, 0.34);
  bent(
    pen,
    course.map(([x, y]): PenPoint => [x + 0.03, y - 0.035]),
    SHADE,
    0.17,
  );
  bent(pen, course, FLOOR, 0.11);
  line(
    pen,
    bays.map((stake) => beside(stake, -BEHIND)),
    sideCardInk(side),
    0.055,
    [0.3, 0.14],
  );
  wire(pen, stakes(way, POST), beside);
}
