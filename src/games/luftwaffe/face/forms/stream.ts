import { depthOf } from "../../computer/plan/american/targets.ts";
import { least } from "../../computer/plan/asked.ts";
import { far, wayHome, wayTo } from "../../computer/plan/field.ts";
import { LAST_TURN } from "../../data/calendar.ts";
import type { AirForce, HexName, Target } from "../../data/tables.ts";
import type { Stream } from "../../rules/grammar/order.ts";
import { distance } from "../../rules/map/hex.ts";
import { entriesOf, ownLines } from "../../rules/map/lines.ts";
import { leastTargets } from "../../rules/orders/plan.ts";
import {
  factorsOf,
  groupOf,
  isBombed,
  isBomber,
  livingAmericans,
  tablesOf,
  typeOf,
} from "../../rules/state/look.ts";
import type { AmericanState, State } from "../../rules/state/state.ts";

/** The air forces that have bombers. */
const BOMBING: readonly AirForce[] = ["8", "15"];
/** LW-27: factors that bomb on anything but a 6; more is safer, fewer a gamble. */
const ENOUGH = 12;

/** Living groups of bombers. */
export function bombersOf(state: State): readonly AmericanState[] {
  return livingAmericans(state).filter((one) => isBomber(state, one));
}

export function targetOf(state: State, id: string): Target | undefined {
  return tablesOf(state.setup).targets.find((one) => one.id === id);
}

/** The groups of a stream. */
export function groupsIn(state: State, { units }: Pick<Stream, "units">): readonly AmericanState[] {
  return bombersOf(state).filter(({ id }) => units.includes(id));
}

/** LW-32: the air force that enters at a hex. */
export function forceAt({ quarter }: State, entry: HexName): AirForce {
  return BOMBING.find((force) => entriesOf(force, quarter).includes(entry)) ?? "8";
}

/** Air forces that have living bombers and lines to enter by. */
export function forcesNow(state: State): readonly AirForce[] {
  const living = new Set(bombersOf(state).map(({ id }) => groupOf(state, id).force));
  return BOMBING.filter((force) => living.has(force) && entriesOf(force, state.quarter).length > 0);
}

/** Hexes of flight from the nearest line of those who can come. */
export function depthFor(state: State, target: Target): number {
  return Math.min(...forcesNow(state).map((force) => depthOf(state, force, target)));
}

/** LW-56: entries of an air force, the shortest way to a target first. */
export function entriesTo(
  { quarter }: State,
  force: AirForce,
  { hex }: Target,
): readonly { readonly entry: HexName; readonly way: number }[] {
  const way = wayTo(hex);
  return entriesOf(force, quarter)
    .map((entry) => ({ entry, way: far(way, entry) }))
    .toSorted((one, other) => one.way - other.way);
}

/** When a stream is over its target, and when it is home again (LW-59, LW-60). */
export interface Times {
  readonly over: number;
  readonly back: number;
}

export function timesOf(state: State, { entry, turn, units }: Stream, { hex }: Target): Times {
  const groups = groupsIn(state, { units });
  const speed = Math.min(
    ...(groups.length > 0 ? groups : bombersOf(state)).map((one) => typeOf(state, one.type).speed),
  );
  const home = far(wayHome(forceAt(state, entry), true, state.quarter), hex);
  const over = turn + Math.max(0, Math.ceil(far(wayTo(hex), entry) / speed) - 1);
  return { over, back: over + Math.ceil(home / speed) };
}

/** Groups that no stream has. */
export function freeGroups(state: State, streams: readonly Stream[]): readonly AmericanState[] {
  const taken = new Set(streams.flatMap(({ units }) => units));
  return bombersOf(state).filter(({ id }) => !taken.has(id));
}

function freeOf(state: State, streams: readonly Stream[], force: AirForce): readonly AmericanState[] {
  return freeGroups(state, streams).filter(({ id }) => groupOf(state, id).force === force);
}

/** Groups for one more target: in a single raid an equal share of those that are left, else as many as bomb well. */
function groupsFor(state: State, streams: readonly Stream[], force: AirForce): readonly string[] {
  const free = freeOf(state, streams, force);
  const due = leastTargets(state) - new Set(streams.map(({ target }) => target)).size;
  const wanted = due > 0 ? Math.floor(factorsOf(freeGroups(state, streams)) / due) : ENOUGH;
  const taken: AmericanState[] = [];
  for (const one of free) {
    if (taken.length > 0 && factorsOf(taken) + one.factors > wanted) continue;
    taken.push(one);
  }
  return taken.map(({ id }) => id);
}

/** The turn in which a stream has to enter to be over its target together with the others. */
function turnWith(state: State, streams: readonly Stream[], stream: Stream, target: Target): number {
  const overs = streams.flatMap((one) => {
    const other = targetOf(state, one.target);
    return other && one.turn > 0 ? [timesOf(state, one, other).over] : [];
  });
  const { over, back } = timesOf(state, stream, target);
  return Math.max(1, Math.min(1 + Math.max(0, ...overs) - over, LAST_TURN + 1 - back));
}

/** More hexes that a stream flies to enter where another does: one escort is enough for both. */
const DETOUR = 1;

/** The entry by which an air force usually flies to a target: near another stream's, else straight ahead of it. */
function entryBeside(
  state: State,
  streams: readonly Stream[],
  force: AirForce,
  target: Target,
): HexName | undefined {
  const ways = entriesTo(state, force, target);
  const others = streams.filter(({ entry }) => ways.some((one) => one.entry === entry));
  const within = (more: number) => ways.filter(({ way }) => way <= (ways[0]?.way ?? 0) + more);
  if (others.length === 0) {
    const shortest = within(0);
    return shortest[Math.floor(shortest.length / 2)]?.entry;
  }
  const apart = ({ entry }: { readonly entry: HexName }) =>
    Math.min(...others.map((one) => distance(one.entry, entry)));
  return least(within(DETOUR), apart)?.entry;
}

/** A stream for a target as it is usually written: an entry, in time with the others, groups that are left. */
export function proposed(state: State, streams: readonly Stream[], target: Target): Stream | undefined {
  const forces = forcesNow(state);
  const able = forces.filter((force) => freeOf(state, streams, force).length > 0);
  const force = least(able.length > 0 ? able : forces, (one) => depthOf(state, one, target));
  if (force === undefined || isBombed(state, target.id)) return undefined;
  const entry = entryBeside(state, streams, force, target);
  return { target: target.id, ...entering(state, streams, target, force, entry) };
}

/** Where, when and with whom an air force flies to a target by an entry. */
export function entering(
  state: State,
  others: readonly Stream[],
  target: Target,
  force: AirForce,
  entry: HexName | undefined,
): Omit<Stream, "target"> {
  const first = { entry: entry ?? ownLines(force, true, state.quarter)[0] ?? "", turn: 1 };
  const units = groupsFor(state, others, force);
  const turn = turnWith(state, others, { ...first, target: target.id, units }, target);
  return { ...first, turn, units };
}
