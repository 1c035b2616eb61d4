import type { GameEvent } from "../../../../core/game.ts";
import { plays } from "../../data/options.ts";
import { doFirst, withAmerican, withGerman } from "../state/change.ts";
import { entryOf, groupOf, isNight, livingGermans, typeOf } from "../state/look.ts";
import type { State, Step } from "../state/state.ts";
import { tell } from "../state/tell.ts";
import { authorized } from "./replace.ts";

/** LW-40: tactical air forces, LW-20, 0.1: jets, by the level. */
function takesPart(
  { setup }: State,
  { tactical, jet }: { readonly tactical: boolean; readonly jet: boolean },
) {
  const { level } = setup.options;
  return (!tactical || plays(level, "tactical")) && (!jet || plays(level, "jets"));
}

/** LW-47: units whose quarter has come, but for who was replaced. */
function entering(state: State): readonly string[] {
  const germans = state.germans.filter(({ id, presence, type }) => {
    if (presence !== "scheduled" || entryOf(state, id).enters > state.quarter) return false;
    return takesPart(state, { tactical: false, jet: typeOf(state, type).jet ?? false });
  });
  const americans = state.americans.filter(({ id, presence }) => {
    const { enters, force } = groupOf(state, id);
    if (presence !== "scheduled" || enters > state.quarter) return false;
    return takesPart(state, { tactical: force === "9", jet: false });
  });
  return [...germans, ...americans].map(({ id }) => id);
}

/** LW-41: groups that take another type now; losses are kept. */
function converts(state: State): Step {
  const due = state.americans.filter(({ id, type }) => {
    const { converts: to } = groupOf(state, id);
    return to !== undefined && to.quarter <= state.quarter && type !== to.type;
  });
  const types = [...new Set(due.map(({ id }) => groupOf(state, id).converts?.type ?? ""))];
  const events: readonly GameEvent[] = types.map((type) =>
    tell("event.converts", {
      type,
      units: due.filter(({ id }) => groupOf(state, id).converts?.type === type).map(({ id }) => id),
    }),
  );
  const now = due.reduce(
    (left, { id }) => withAmerican(left, id, { type: groupOf(left, id).converts?.type ?? "" }),
    state,
  );
  return { state: now, events };
}

/** LW-L56, LW-111: who replaces a night fighter asks which leaves. */
function nightReplacements(state: State, units: readonly string[]): readonly string[] {
  if (!plays(state.setup.options.level, "night")) return [];
  return units.filter((id) => state.germans.some((one) => one.id === id) && entryOf(state, id).replacesNight);
}

/**
 * LW-96 before LW-L42: a night fighter whose place a Me 262 took makes another leave all the same where more units would
 * be in play than the order of battle has.
 */
function replacedNight(state: State, leaving: number): readonly string[] {
  const over = livingGermans(state).length - leaving - authorized(state);
  const replaced = state.germans.filter(({ id, presence }) => {
    if (presence !== "replaced") return false;
    const { enters: quarter, replacesNight } = entryOf(state, id);
    return quarter === state.quarter && replacesNight;
  });
  return replaced.slice(0, Math.max(0, over)).map(({ id }) => id);
}

/** LW-47: units of the quarter enter, others take new types. */
export function enters(state: State): Step {
  const units = entering(state);
  const entered = units.reduce<State>(
    (now, id) =>
      now.germans.some((one) => one.id === id)
        ? withGerman(now, id, { presence: "in-play", factors: typeOf(now, germanType(now, id)).factors })
        : withAmerican(now, id, { presence: "in-play", factors: typeOf(now, groupOf(now, id).type).factors }),
    state,
  );
  const { state: now, events } = converts(entered);
  const coming = nightReplacements(now, units);
  const tasks = [...coming, ...replacedNight(now, coming.length)].map(
    (id) => ({ do: "night-leaves", for: id }) as const,
  );
  return {
    state: doFirst(now, tasks),
    events: [...(units.length > 0 ? [tell("event.enters", { units })] : []), ...events],
  };
}

function germanType({ germans }: State, id: string): string {
  return germans.find((one) => one.id === id)?.type ?? "";
}

/** LW-L11: night-fighter Me 110s of which one leaves: that of the same letters if it lives, else any that does. */
export function leavers(state: State, newcomer: string): readonly string[] {
  const { designation } = entryOf(state, newcomer);
  const night = livingGermans(state).filter(({ id, type }) => type === "Me110" && isNight(state, id));
  const same = night.filter(({ id }) => entryOf(state, id).designation === designation);
  return (same.length > 0 ? same : night).map(({ id }) => id);
}

/** LW-111: it is no loss, and can't be replaced. */
export function nightLeaves(state: State, unit: string, newcomer: string): Step {
  return {
    state: withGerman(state, unit, { presence: "removed", base: null }),
    events: [tell("event.night-leaves", { unit, for: newcomer })],
  };
}
