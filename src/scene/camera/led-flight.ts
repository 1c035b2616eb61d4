import { itemAt } from "../../core/item-at.ts";
import { type Clip, endOf } from "../../tabletop/clips.ts";
import { ease } from "../../tabletop/flight.ts";
import type { Piece, SideIndex } from "../../tabletop/tabletop.ts";
import type { Timeline } from "../../tabletop/timeline.ts";
import { RADIANS } from "../layout.ts";

/** How long before a flight the eye sets out, how long it is on its way down and back, and how long before the end of a flight after which something else is shown it turns back, in ms. */
const [EARLY, DOWN, BACK, LEAVES] = [900, 1300, 1000, 200];

/** A flight that the camera follows, and who leads it. */
export interface LedFlight {
  readonly leader: string;
  /** When the camera sets out, and when it is back, in ms. */
  readonly comes: number;
  readonly over: number;
}

/** The flights of those whose orders have just been opened, one right after another. */
function flightsOf({ clips }: Timeline): readonly Clip[] {
  const opens = clips.findIndex(({ cue }) => cue.kind === "reveal");
  const after = opens < 0 ? [] : clips.slice(opens + 1);
  const flights = after.filter(({ duration }) => duration > 0);
  const others = flights.findIndex(({ cue }) => cue.kind !== "fly" || cue.meanwhile);
  return others < 0 ? flights : flights.slice(0, others);
}

/** Who flies farthest ahead of his side; the first of several abreast. */
function aheadOf(side: readonly Piece[]): Piece | undefined {
  const along = (way: (heading: number) => number) =>
    side.reduce((sum, { heading }) => sum + way(heading * RADIANS), 0);
  const [right, away] = [along(Math.sin), along(Math.cos)];
  const ahead = ({ x, y }: Piece) => Math.round((x * right + y * away) * 100);
  return side.toSorted((a, b) => ahead(b) - ahead(a))[0];
}

/** Who leads some flights, as they begin: of the player's own side, if any of it flies in them. */
function leaderOf({ parts }: Timeline, flights: readonly Clip[], edge: SideIndex): Piece | undefined {
  const flying = [...parts.values()].flatMap(({ before, after, fly, flight }) =>
    fly && flight && flights.includes(fly) ? ((before ?? after) as Piece) : [],
  );
  const own = flying.filter(({ side }) => side === edge);
  return aheadOf(own.length > 0 ? own : flying);
}

/** The flight after opened orders; undefined where nobody flies then. */
export function ledFlight(line: Timeline, edge: SideIndex): LedFlight | undefined {
  const flights = flightsOf(line);
  const leader = leaderOf(line, flights, edge);
  if (!leader) return undefined;
  const comes = Math.max(0, itemAt(flights, 0).start - EARLY);
  const end = endOf(itemAt(flights, flights.length - 1));
  return { leader: leader.id, comes, over: Math.min(end - LEAVES + BACK, line.duration) };
}

/** How far the camera is down behind the leader at an instant, 0 to 1. */
export function downShare({ comes, over }: LedFlight, ms: number): number {
  const turns = Math.min(DOWN, (over - comes) * (DOWN / (DOWN + BACK)));
  const returns = Math.min(BACK, over - comes - turns);
  return ease(Math.min(1, (ms - comes) / turns, (over - ms) / returns));
}
