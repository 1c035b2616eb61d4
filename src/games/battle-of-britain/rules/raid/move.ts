import type { Dice } from "../../../../core/dice/dice.ts";
import type { GameEvent } from "../../../../core/game.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { LAST_START, MOVES } from "../../data/figures.ts";
import type { FlyOrder } from "../grammar/order.ts";
import { atlasOf } from "../map/atlas.ts";
import { isBarred } from "../map/boundary.ts";
import { straight } from "../map/path.ts";
import { doFirst, withGeschwader } from "../state/change.ts";
import { activeGeschwader, aloft, geschwaderOf, tablesOf } from "../state/look.ts";
import type { Geschwader, State, Step } from "../state/state.ts";
import type { Of } from "../state/task.ts";
import { reveal, tell } from "../state/tell.ts";
import { detached, removedIfEmpty, shortRanged } from "./leave.ts";
import { mayScramble } from "./scramble.ts";

/** BB-119: fuel that a move costs. */
export function fuelFor(length: number): number {
  return length > MOVES[0] ? 2 : 1;
}

/** BB-88: geschwader that are aloft and have not moved, and those that may take off. */
export function movable(state: State): readonly Geschwader[] {
  const starts = state.phase <= LAST_START;
  return activeGeschwader(state).filter((one) => (one.square === null ? starts && !one.flown : !one.moved));
}

/** Those that must move, stay or leave before the German is done: all that are aloft. */
export function mustMove(state: State): readonly Geschwader[] {
  return aloft(state).filter(({ moved }) => !moved);
}

/** The squares that an order enters, one after another; the bends are joined by straight ways (BB-H3). */
export function wayOf(state: State, from: string, bends: readonly string[]): readonly string[] {
  const { diagonal } = state.setup.options;
  let at = from;
  return bends.flatMap((bend) => {
    const leg = straight(at, bend, diagonal);
    at = bend;
    return leg;
  });
}

/** A way without bends that stand where one is already or on the straight way on: answers have one spelling (BB-H3). */
export function unbent(state: State, from: string, bends: readonly string[]): readonly string[] {
  const kept: string[] = [];
  for (const [place, bend] of bends.entries()) {
    const at = kept.at(-1) ?? from;
    const next = bends[place + 1];
    const over = next === undefined ? [] : wayOf(state, at, [bend, next]);
    const isNone = bend === at && bends.length > 1;
    if (!isNone && (next === undefined || over.join() !== wayOf(state, at, [next]).join())) kept.push(bend);
  }
  return kept;
}

/** Where an order starts, and its bends: who takes off names the launch square first. */
export function startOf(
  one: Geschwader,
  { way }: FlyOrder,
): { readonly from: string; readonly bends: readonly string[] } {
  return one.square === null
    ? { from: itemAt(way, 0), bends: way.slice(1) }
    : { from: one.square, bends: way };
}

/** BB-88, BB-119: a move is declared and paid; it is then flown square by square. */
export function declared(state: State, order: FlyOrder): Step {
  const { id, length, more, without } = order;
  const one = geschwaderOf(state, id);
  const { from, bends } = startOf(one, order);
  const move = length ?? MOVES[0];
  const gone = detached(state, id, without);
  const now = withGeschwader(gone.state, id, {
    square: from,
    way: [...one.way, { phase: state.phase, squares: one.square === null ? [from] : [] }],
    fuel: one.fuel - fuelFor(move),
    flown: true,
    moved: true,
  });
  const way = wayOf(state, from, bends);
  const event =
    one.square === null
      ? tell("event.takes-off", { id, square: from, length: move })
      : tell("event.moves", { id, length: move });
  return {
    state: doFirst(now, [{ do: "fly", geschwader: id, way, left: move, more }]),
    events: [...gone.events, event],
  };
}

/** BB-88: it stays aloft where it is, for the fuel of a short move (BB-R35). */
export function held(state: State, id: string): Step {
  const { fuel } = geschwaderOf(state, id);
  const now = withGeschwader(state, id, { fuel: fuel - 1, moved: true });
  return { state: now, events: [tell("event.holds", { id })] };
}

/** BB-R17, BB-R38: wings in the air since an earlier phase stop a geschwader; those in contact or that have missed don't. */
export function patrolIn(state: State, square: string): boolean {
  return state.wings.some(
    (wing) => wing.square === square && wing.patrol && !wing.met && !wing.missed && !wing.used,
  );
}

/** BB-123, BB-R10: whom the line bars turns back; that nobody has to tells everybody who is aboard. */
function atTheLine(state: State, one: Geschwader): Step {
  const types = shortRanged(state, one);
  if (types.length > 0) return detached(state, one.id, types);
  const crosses = one.square !== null && !isBarred(one.square);
  return { state, events: crosses ? [reveal("event.detaches", { id: one.id, types })] : [] };
}

/** A way with one square more in its latest leg. */
function lengthened(way: Geschwader["way"], square: string): Geschwader["way"] {
  const leg = way.at(-1);
  return leg ? [...way.slice(0, -1), { ...leg, squares: [...leg.squares, square] }] : way;
}

/** BB-123: a step; whom the 12 Group line bars must have left before it. */
export function entered(state: State, id: string, square: string, dice: Dice): Step {
  const one = geschwaderOf(state, id);
  const gone = isBarred(square) ? atTheLine(state, one) : { state, events: [] };
  const empty = removedIfEmpty(gone.state, id, dice);
  if (geschwaderOf(empty.state, id).square === null)
    return { state: empty.state, events: [...gone.events, ...empty.events] };
  const { watched } = atlasOf(tablesOf(state.setup));
  return {
    state: withGeschwader(empty.state, id, {
      square,
      way: lengthened(one.way, square),
      entered: one.entered || watched.has(square),
    }),
    events: gone.events,
  };
}

/** BB-89: flies on until the way is over, a patrol stops it or a radar square may call up a wing (BB-100). */
export function flown(state: State, task: Of<"fly">, dice: Dice): Step {
  const { geschwader: id, more } = task;
  const events: GameEvent[] = [];
  const squares: string[] = [];
  let [now, way, left] = [state, task.way, task.left];
  const told = () => (squares.length > 0 ? [tell("event.flies", { id, squares })] : []);
  while (way.length > 0) {
    const [square = "", ...rest] = way;
    const done = entered(now, id, square, dice);
    [now, way, left] = [done.state, rest, left - 1];
    events.push(...done.events);
    if (geschwaderOf(now, id).square === null) return { state: now, events: [...told(), ...events] };
    squares.push(square);
    if (patrolIn(now, square))
      return { state: now, events: [...told(), ...events, tell("event.stopped", { id, square })] };
    if (mayScramble(now, id)) {
      const next = { do: "scramble", geschwader: id, way, left, more } as const;
      return { state: doFirst(now, [next]), events: [...told(), ...events] };
    }
  }
  const on = more && left > 0 ? [{ do: "leg", geschwader: id, left } as const] : [];
  return { state: doFirst(now, on), events: [...told(), ...events] };
}
