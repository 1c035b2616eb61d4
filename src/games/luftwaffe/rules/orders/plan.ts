import type { Pick } from "../../../../core/orders/choice.ts";
import { OTHER, type Verdict } from "../../../../core/orders/refusal.ts";
import { remembered, rememberedBy } from "../../../../core/remember.ts";
import { LAST_TURN } from "../../data/calendar.ts";
import { plays } from "../../data/options.ts";
import { AMERICAN, GERMAN } from "../../data/sides.ts";
import { ROOM } from "../../data/tables.ts";
import { print } from "../grammar/grammar.ts";
import type { Grouped, Order, Stationed, Stream } from "../grammar/order.ts";
import { distance } from "../map/hex.ts";
import { american, entriesFor } from "../raid/american-flight.ts";
import { usableBases } from "../raid/bases.ts";
import {
  factorsOf,
  groupOf,
  isBombed,
  isBomber,
  isNight,
  isSchool,
  livingAmericans,
  livingGermans,
  placeOf,
} from "../state/look.ts";
import { firstVerdict, refuse } from "../state/refusal.ts";
import type { AmericanState, GermanState, State } from "../state/state.ts";
import type { Of } from "../state/task.ts";
import { subsets } from "./enumerate.ts";
import { doubled, type Question } from "./question.ts";
import { targetIds } from "./staff.ts";

/** LW-113: bomber factors for each target that a sheet must name at least. */
const FACTORS_A_TARGET = 10;

function bombers(state: State): readonly AmericanState[] {
  return livingAmericans(state).filter((one) => isBomber(state, one));
}

/** LW-113: targets that the sheet of a single raid must name at least: no more than can have a group each, or than stand. */
export function leastTargets(state: State): number {
  if (!state.setup.raid) return 0;
  const all = bombers(state);
  const standing = targetIds(state).filter((target) => !isBombed(state, target));
  return Math.min(Math.floor(factorsOf(all) / FACTORS_A_TARGET), all.length, standing.length);
}

function* judgeStreams(state: State, streams: readonly Stream[]): Generator<Verdict> {
  const units = streams.flatMap((stream) => stream.units);
  const twice = doubled(units);
  if (twice !== undefined) yield refuse("twice", "LW-56", { unit: twice });
  const own = new Set(bombers(state).map(({ id }) => id));
  const stranger = units.find((unit) => !own.has(unit));
  if (stranger !== undefined) yield refuse("no-bomber", "LW-56", { unit: stranger });
  for (const { target, entry, turn, units: stream } of streams) {
    if (isBombed(state, target)) yield refuse("bombed-already", "LW-28", { target });
    if (turn < 1 || turn > LAST_TURN) yield refuse("no-turn", "LW-56", { turn });
    const unit = stream.find((one) => !entriesFor(state, american(state, one)).includes(entry));
    if (unit !== undefined) yield refuse("no-entry", "LW-56", { unit, hex: entry });
  }
  const given = new Set(streams.map(({ target }) => target)).size;
  const least = leastTargets(state);
  if (given < least) yield refuse("sheet-too-short", "LW-113", { given, least });
}

/** The nearest hex of a unit's lines to a target that leads to the map. */
function entryFor(state: State, unit: AmericanState, target: string): string | undefined {
  return nearestOf(entriesFor(state, unit))(placeOf(state, target).hex);
}

/** The hex of some lines that is nearest to another, worked out once: lines are the same for hundreds of units. */
const nearestOf = remembered((lines: readonly string[]) =>
  rememberedBy(
    (to: string) => to,
    (to) =>
      lines.reduce<string | undefined>(
        (best, hex) => (best === undefined || distance(hex, to) < distance(best, to) ? hex : best),
        undefined,
      ),
  ),
);

/** Targets that stand, the nearest to a unit's lines first: the same for all units of an air force. */
function nearest(state: State, unit: AmericanState): readonly string[] {
  return nearestIn(state)(unit);
}

const nearestIn = remembered((state: State) =>
  rememberedBy(
    ({ id }: AmericanState) => groupOf(state, id).force,
    (unit) => nearestTo(state, unit),
  ),
);

function nearestTo(state: State, unit: AmericanState): readonly string[] {
  const reach = (target: string) => {
    const entry = entryFor(state, unit, target);
    return entry === undefined ? Number.POSITIVE_INFINITY : distance(entry, placeOf(state, target).hex);
  };
  return targetIds(state)
    .filter((target) => !isBombed(state, target))
    .map((target) => ({ target, far: reach(target) }))
    .sort((one, other) => one.far - other.far)
    .map(({ target }) => target);
}

/** A sheet: groups in threes go for one target after another, from those that a pick prefers. */
function sheetOf(state: State, pick: Pick): Order {
  const least = leastTargets(state);
  const all = bombers(state);
  const size = least === 0 ? 3 : Math.max(1, Math.floor(all.length / least));
  const streams: Stream[] = [];
  for (let at = 0; at < all.length; at += size) {
    const units = all.slice(at, at + size);
    const [first] = units;
    if (!first) break;
    const same = units.filter((one) => entriesFor(state, one)[0] === entriesFor(state, first)[0]);
    const free = nearest(state, first).filter(
      (target) => !streams.some((stream) => stream.target === target),
    );
    const target = free[pick(Math.min(free.length, NEAREST))];
    const entry = target === undefined ? undefined : entryFor(state, first, target);
    if (target === undefined || entry === undefined) continue;
    streams.push({ target, entry, turn: 1 + pick(TURNS), units: same.map(({ id }) => id) });
  }
  return { kind: "sheet", streams };
}

/** Of so many of the nearest targets one is chosen, and one of the first turns. */
const NEAREST = 8;
const TURNS = 4 + 1;
/** One in so many games by chance sends fighters alone. */
const SWEEPS = 8;

/** LW-50, LW-56. */
export const sheet: Question<Of<"sheet">> = {
  judge(state, _task, order) {
    return order.kind === "sheet" ? firstVerdict(judgeStreams(state, order.streams)) : OTHER;
  },
  *offer(state, _task) {
    if (leastTargets(state) === 0) {
      yield { kind: "sheet", streams: [] };
      yield { kind: "sheet", streams: [], sweep: true };
    }
    const known = new Set<string>(["sheet none"]);
    for (let target = 0; target < NEAREST; target++)
      for (let turn = 0; turn < TURNS; turn++) {
        const order = sheetOf(state, (below) => (below === TURNS ? turn : Math.min(target, below - 1)));
        const text = print(order);
        if (known.has(text) || sheet.judge(state, _task, order, AMERICAN) !== undefined) continue;
        known.add(text);
        yield order;
      }
  },
  choose(state, _task, _side, pick) {
    if (leastTargets(state) === 0 && pick(SWEEPS) === 0) return { kind: "sheet", streams: [], sweep: true };
    const order = sheetOf(state, pick);
    return sheet.judge(state, _task, order, 0) === undefined ? order : sheetOf(state, () => 0);
  },
};

/** LW-L39, LW-51, LW-81. */
export const marks: Question<Of<"marks">> = {
  judge(state, _task, order) {
    if (order.kind !== "units" || order.verb !== "mark") return OTHER;
    const twice = doubled(order.units);
    if (twice !== undefined) return refuse("twice", "LW-81", { unit: twice });
    const stranger = order.units.find((unit) => !livingGermans(state).some(({ id }) => id === unit));
    return stranger === undefined ? undefined : refuse("not-own", "LW-81", { unit: stranger });
  },
  *offer(state) {
    for (const units of subsets(livingGermans(state).map(({ id }) => id)))
      yield { kind: "units", verb: "mark", units };
  },
  choose(state, _task, _side, pick) {
    const units = livingGermans(state).flatMap(({ id }) => (pick(4) === 0 ? [id] : []));
    return { kind: "units", verb: "mark", units };
  },
};

function* judgeBases(state: State, stationed: readonly Stationed[]): Generator<Verdict> {
  const units = stationed.flatMap((one) => one.units);
  const twice = doubled(units);
  if (twice !== undefined) yield refuse("twice", "LW-51", { unit: twice });
  const usable = new Set(usableBases(state).map(({ id }) => id));
  const on = new Map<string, number>();
  for (const one of stationed) on.set(one.base, (on.get(one.base) ?? 0) + one.units.length);
  for (const { base } of stationed) {
    if (!usable.has(base)) yield refuse("base-closed", base === state.baseOut ? "LW-110" : "LW-34", { base });
    if ((on.get(base) ?? 0) > ROOM) yield refuse("base-full", "LW-37", { base, most: ROOM });
  }
  const living = new Set(livingGermans(state).map(({ id }) => id));
  const stranger = units.find((unit) => !living.has(unit));
  if (stranger !== undefined) yield refuse("not-own", "LW-51", { unit: stranger });
  const kept = [...living].find((unit) => isSchool(state, unit) && !units.includes(unit));
  if (kept !== undefined && plays(state.setup.options.level, "schools"))
    yield refuse("school-off", "LW-38", { unit: kept });
}

/** Units on usable bases, as many on each as it holds; night fighters and schools on those that come last. Where not all have room, schools come first that must (LW-38). */
function spread(state: State, pick: Pick, without: readonly string[] = []): Order {
  const bases = usableBases(state);
  const taken = livingGermans(state).filter(({ id }) => !without.includes(id));
  const isLast = ({ id }: GermanState) => isNight(state, id) || isSchool(state, id);
  const bound = ({ id }: GermanState) => isSchool(state, id) && plays(state.setup.options.level, "schools");
  const tight = taken.length > ROOM * bases.length;
  const living = tight
    ? [...taken.filter(bound), ...taken.filter((one) => !bound(one))]
    : [...taken.filter((one) => !isLast(one)), ...taken.filter(isLast)];
  const first = pick(bases.length);
  const room = new Map(bases.map(({ id }) => [id, [] as string[]]));
  for (const [at, { id }] of living.entries()) {
    for (let step = 0; step < bases.length; step++) {
      const on = room.get(bases[(first + at + step) % bases.length]?.id ?? "");
      if (!on || on.length >= ROOM) continue;
      on.push(id);
      break;
    }
  }
  const stationed = [...room]
    .filter(([, units]) => units.length > 0)
    .map(([base, units]) => ({ base, units }));
  return { kind: "base", stationed };
}

/** LW-38, LW-39, LW-51. */
export const bases: Question<Of<"bases">> = {
  judge(state, _task, order) {
    return order.kind === "base" ? firstVerdict(judgeBases(state, order.stationed)) : OTHER;
  },
  *offer(state, _task) {
    const known = new Set<string>();
    const { length } = usableBases(state);
    const bound = plays(state.setup.options.level, "schools");
    const free = livingGermans(state).filter(({ id }) => !bound || !isSchool(state, id));
    for (const without of subsets(free.map(({ id }) => id)))
      for (let first = 0; first < length; first++) {
        const order = spread(state, () => first, without);
        const text = print(order);
        if (known.has(text) || bases.judge(state, _task, order, GERMAN) !== undefined) continue;
        known.add(text);
        yield order;
      }
  },
  choose(state, _task, _side, pick) {
    return spread(state, pick);
  },
};

function* judgeGroups(state: State, named: readonly Grouped[]): Generator<Verdict> {
  const names = doubled(named.map(({ group }) => group.toLowerCase()));
  if (names !== undefined) yield refuse("group-name", "LW-66", { found: names });
  const units = named.flatMap((one) => one.units);
  const twice = doubled(units);
  if (twice !== undefined) yield refuse("twice", "LW-66", { unit: twice });
  const living = livingGermans(state);
  for (const { units: own } of named) {
    const types = own.map((unit) => living.find(({ id }) => id === unit)?.type);
    const stranger = own.find((_, at) => types[at] === undefined);
    if (stranger !== undefined) yield refuse("not-own", "LW-66", { unit: stranger });
    const other = own.find((_, at) => types[at] !== types[0]);
    if (other !== undefined) yield refuse("group-types", "LW-66", { unit: other });
  }
}

/** Living units by type. */
function byType(state: State): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { id, type } of livingGermans(state)) found.set(type, [...(found.get(type) ?? []), id]);
  return found;
}

/** LW-66: units of a type that take off together; who is not named does so by itself. */
export const groups: Question<Of<"groups">> = {
  judge(state, _task, order) {
    return order.kind === "groups" ? firstVerdict(judgeGroups(state, order.groups)) : OTHER;
  },
  *offer(state) {
    yield { kind: "groups", groups: [] };
    for (const [type, all] of byType(state))
      for (const units of subsets(all))
        if (units.length > 1) yield { kind: "groups", groups: [{ group: `${type.toLowerCase()}a`, units }] };
  },
  choose(state, _task, _side, pick) {
    const all = [...byType(state)].filter(([, units]) => units.length > 1 && pick(2) === 0);
    return {
      kind: "groups",
      groups: all.map(([type, units]) => ({ group: `${type.toLowerCase()}a`, units: units.slice(0, 2) })),
    };
  },
};
