import type { Piece } from "../../tabletop/tabletop.ts";
import type { Extent } from "../extent.ts";

/** A piece before and after what happens. */
export interface Acting {
  readonly id: string;
  readonly before: Piece;
  readonly after: Piece;
}

/** A part of the mat in inches from its lower left corner. */
export type Ground = Omit<Extent, "air">;

/** Room above the highest model, in inches. */
export const HEADROOM = 0.7;

/** A picture narrower than so many pixels shows a part of the fight, in which an inch has so many. */
const SMALL = 700;
const LEGIBLE = 13;

/** How many inches of the fight a picture of some pixels' width has room for; a large one for all there are. */
export function roomIn(width: number): number {
  return width < SMALL ? width / LEGIBLE : Infinity;
}

/** Whether a piece is in the air. */
export function isFlying({ status, kind }: Piece): boolean {
  return status === "flying" && kind !== "gun";
}

/** The part of the mat that those of some pieces take up who fly before or after what happens; undefined when none does. */
export function groundOf(actors: readonly Acting[]): Ground | undefined {
  const places = actors.flatMap(({ before, after }) => [before, after].filter(isFlying));
  if (places.length === 0) return undefined;
  const [across, deep] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  return {
    left: Math.min(...across),
    right: Math.max(...across),
    bottom: Math.min(...deep),
    top: Math.max(...deep),
  };
}

function apart(a: Piece, b: Piece): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The piece whose nearest enemy is nearest of all. */
function thickest<One extends Acting>(flying: readonly One[]): One | undefined {
  const toEnemy = ({ after }: One) =>
    Math.min(
      ...flying.map((other) => (other.after.side === after.side ? Infinity : apart(after, other.after))),
    );
  return flying.toSorted((a, b) => toEnemy(a) - toEnemy(b))[0];
}

/**
 * What fits into so many inches of those who fly, now or before what happens: the piece that is looked at, else where
 * the fight is thickest, with whom else is near. Everybody, where there is room.
 */
export function inAction<One extends Acting>(
  actors: readonly One[],
  looked: string | undefined,
  room: number,
): readonly One[] {
  const flying = actors.filter(({ before, after }) => isFlying(before) || isFlying(after));
  const fits = (some: readonly One[]) => {
    const ground = groundOf(some);
    return !ground || Math.max(ground.right - ground.left, ground.top - ground.bottom) <= room;
  };
  if (flying.length < 2 || fits(flying)) return flying;
  const middle = (flying.find(({ id }) => id === looked) ?? thickest(flying)) as One;
  const away = ({ after }: One) => apart(after, middle.after);
  const near = flying.toSorted((a, b) => away(a) - away(b));
  const shown = near.slice(0, 1);
  for (const one of near.slice(1)) if (fits([...shown, one])) shown.push(one);
  return shown;
}
