import { itemAt } from "../../../../../core/item-at.ts";
import { LAST_TURN, quarterOf } from "../../../data/calendar.ts";
import type { AirForce, Target } from "../../../data/tables.ts";
import type { Stream } from "../../../rules/grammar/order.ts";
import { distance } from "../../../rules/map/hex.ts";
import { ownLines } from "../../../rules/map/lines.ts";
import { leastTargets } from "../../../rules/orders/plan.ts";
import {
  factorsOf,
  groupOf,
  isBombed,
  isBomber,
  livingAmericans,
  tablesOf,
} from "../../../rules/state/look.ts";
import type { AmericanState, State } from "../../../rules/state/state.ts";
import { reason } from "../../../rules/state/tell.ts";
import { type Choice, least, only, type PlanQuestion } from "../asked.ts";
import { far, wayTo } from "../field.ts";
import { depthOf, type Planned, plannedComplex, worthOf } from "./targets.ts";

/** Hexes of a bomber a turn. */
const SPEED = 3;
/** Hexes from which bombers are back within a raid. */
const FARTHEST = (SPEED * LAST_TURN) / 2;
const FORCES: readonly AirForce[] = ["8", "15"];

interface Aim {
  readonly target: Target;
  readonly force: AirForce;
  readonly cost: number;
}

/** Targets that are worth a raid now for each air force: those that are wanted first, then the cheapest. */
function aims({ view, style, pick, first = [] }: PlanQuestion, planned: Planned | undefined): readonly Aim[] {
  const early = view.quarter < quarterOf("1944-01") && !view.setup.raid;
  const deepest = early ? style.deepest : FARTHEST;
  return tablesOf(view.setup)
    .targets.filter(({ id }) => !isBombed(view, id))
    .flatMap((target) => {
      const worth = worthOf(style, target, planned) - pick(style.whim + 1);
      const depths = FORCES.map((force) => ({ force, depth: depthOf(view, force, target) }));
      return depths
        .filter(({ depth }) => depth <= deepest)
        .map(({ force, depth }) => ({ target, force, cost: depth - worth }));
    })
    .toSorted(
      (one, other) =>
        Number(first.includes(other.target.id)) - Number(first.includes(one.target.id)) ||
        one.cost - other.cost,
    );
}

/** Bombers of an air force, whole groups first. */
function bombersOf(state: State, force: AirForce): AmericanState[] {
  return livingAmericans(state)
    .filter((one) => isBomber(state, one) && groupOf(state, one.id).force === force)
    .toSorted((one, other) => other.factors - one.factors);
}

/** Bomber factors that bomb for certain, and those that are enough even after losses. */
const CERTAIN = 20;

/** Bomber factors for each target: as many as are wanted, more where few targets are left. */
function share({ view, style }: PlanQuestion, all: number): number {
  const left = tablesOf(view.setup).targets.filter(({ id }) => !isBombed(view, id)).length;
  return Math.max(style.factors, Math.min(CERTAIN, Math.floor(all / Math.max(1, left))));
}

interface Flown {
  readonly aim: Aim;
  readonly units: readonly AmericanState[];
}

type Pools = ReadonlyMap<AirForce, AmericanState[]>;

/** Groups of so many factors, as far as an air force has them. */
function drawn(pool: AmericanState[], wanted: number): readonly AmericanState[] {
  const units: AmericanState[] = [];
  while (pool.length > 0 && factorsOf(units) + 2 <= wanted) units.push(...pool.splice(0, 1));
  return units;
}

/** Groups that are left strengthen the streams that fly farthest. */
function strengthened(found: readonly Flown[], pools: Pools): readonly Flown[] {
  const farthest = found.toSorted((one, other) => other.aim.cost - one.aim.cost);
  const more = new Map<Flown, AmericanState[]>();
  for (const [force, pool] of pools) {
    const own = farthest.filter(({ aim }) => aim.force === force);
    for (const [at, unit] of pool.entries()) {
      const one = own[at % Math.max(1, own.length)];
      if (one) more.set(one, [...(more.get(one) ?? []), unit]);
    }
  }
  return found.map((one) => ({ ...one, units: [...one.units, ...(more.get(one) ?? [])] }));
}

/** Groups for one target after another. */
function flown(asked: PlanQuestion, planned: Planned | undefined): readonly Flown[] {
  const { view } = asked;
  const pools = new Map(FORCES.map((force) => [force, bombersOf(view, force)]));
  const all = factorsOf([...pools.values()].flat());
  const [due, each] = [leastTargets(view), share(asked, all)];
  const found: Flown[] = [];
  let left = all;
  const named = new Set<Target>();
  for (const aim of aims(asked, planned)) {
    const pool = pools.get(aim.force) ?? [];
    if (named.has(aim.target) || pool.length === 0) continue;
    const units = drawn(pool, due > 0 ? Math.floor(left / (due - found.length)) : each);
    left -= factorsOf(units);
    named.add(aim.target);
    found.push({ aim, units });
    if (due > 0 && found.length === due) break;
  }
  return strengthened(found, pools);
}

/** The hex of an air force's lines from which the way is shortest. */
function entryTo({ quarter }: State, { force, target }: Aim): string {
  const way = wayTo(target.hex);
  return least(ownLines(force, true, quarter), (hex) => far(way, hex)) ?? "";
}

/** The entry of a target that is near and comes earlier: their streams fly together. */
function together(state: State, { aim }: Flown, before: readonly Stream[]): string {
  const entry = entryTo(state, aim);
  const way = wayTo(aim.target.hex);
  const own = ownLines(aim.force, true, state.quarter);
  const shared = before.find(
    (one) =>
      own.includes(one.entry) &&
      distance(one.entry, entry) <= 4 &&
      far(way, one.entry) <= far(way, entry) + 2,
  );
  return shared?.entry ?? entry;
}

/** LW-50, LW-56: the sheet. */
export function sheet(asked: PlanQuestion): readonly Choice[] {
  const { view, style, pick } = asked;
  const planned = plannedComplex(asked);
  const all = flown(asked, planned);
  const turns = (hex: string, { target }: Aim) => Math.ceil(far(wayTo(target.hex), hex) / SPEED);
  const streams: Stream[] = [];
  for (const one of all) {
    const entry = style.together ? together(view, one, streams) : entryTo(view, one.aim);
    streams.push({ target: one.aim.target.id, entry, turn: 1, units: one.units.map(({ id }) => id) });
  }
  const longest = Math.max(0, ...streams.map(({ entry }, at) => turns(entry, itemAt(all, at).aim)));
  const timed = streams.map((one, at) => {
    const way = turns(one.entry, itemAt(all, at).aim);
    const turn = style.together ? 1 + longest - way : 1 + pick(3);
    return { ...one, turn: Math.max(1, Math.min(turn, LAST_TURN - 2 * way)) };
  });
  const falls = timed.map(({ entry, turn }, at) => turn + turns(entry, itemAt(all, at).aim));
  const told = reason("reason.sheet", {
    plan: planned ?? "nearest",
    planned: all.filter(({ aim }) => planned === undefined || aim.target.complex === planned).length,
    targets: all.length,
    first: Math.min(...falls),
    last: Math.max(...falls),
  });
  return only({ kind: "sheet", streams: timed }, 0, all.length > 0 ? told : undefined);
}
