import type { HexName, Place, Target } from "../../../data/tables.ts";
import { ROOM } from "../../../data/tables.ts";
import type { Stationed } from "../../../rules/grammar/order.ts";
import { distance } from "../../../rules/map/hex.ts";
import { ownLines } from "../../../rules/map/lines.ts";
import { leastTargets } from "../../../rules/orders/plan.ts";
import { usableBases } from "../../../rules/raid/bases.ts";
import {
  factorsOf,
  isBombed,
  isBomber,
  isSchool,
  livingAmericans,
  livingGermans,
  tablesOf,
  typeOf,
} from "../../../rules/state/look.ts";
import type { GermanState, State } from "../../../rules/state/state.ts";
import { reason } from "../../../rules/state/tell.ts";
import { type Choice, least, only, type PlanQuestion } from "../asked.ts";
import { far, wayHome } from "../field.ts";

/** Hexes of flight in which a target is as likely to be attacked as one twice as far away is half as likely. */
const NEAR = 6;
/** Hexes from a base at which it still guards well. */
const GUARDS = 5;
/** Hexes from the R line in which nobody is based: fighters strafe there. */
const STRAFED = 4;
/** Of what threatens a target, the part that a full base beside it holds off. */
const HELD = 0.5;
/**
 * Targets that are guarded in a single raid for each that must be named, the nearest: one number or another, so that
 * nobody can count on it; and how many at least.
 */
const GUARDED = [6, 7, 7] as const;
const FEWEST = 32;
/** The same in a campaign, for each that the Americans have bombers for: of so many factors over a target. */
const EACH = 4;
const FACTORS = 12;
const FEWEST_EACH = 16;

/** How far the Americans have to a hex. */
function depth(state: State, hex: HexName): number {
  const west = far(wayHome("8", true, state.quarter), hex);
  const south = ownLines("15", true, state.quarter).length > 0;
  return south ? Math.min(west, far(wayHome("15", true, state.quarter), hex)) : west;
}

/** How many of the nearest targets are guarded: all of them by who does not ask what the Americans have bombers for. */
function guarded({ view, style, pick }: PlanQuestion): number {
  if (!style.guardsNearest) return tablesOf(view.setup).targets.length;
  const each = GUARDED[pick(GUARDED.length)] ?? GUARDED[0];
  if (view.setup.raid) return Math.max(FEWEST, each * leastTargets(view));
  const bombers = factorsOf(livingAmericans(view).filter((one) => isBomber(view, one)));
  return Math.max(FEWEST_EACH, Math.ceil((EACH * bombers) / FACTORS));
}

/** Targets and how likely each is to be attacked: the nearer the likelier, none but the nearest. */
function likely(asked: PlanQuestion): Map<Target, number> {
  const { view } = asked;
  const open = tablesOf(view.setup)
    .targets.filter(({ id }) => !isBombed(view, id))
    .map((target) => ({ target, deep: depth(view, target.hex) }))
    .toSorted((one, other) => one.deep - other.deep);
  return new Map(open.slice(0, guarded(asked)).map(({ target, deep }) => [target, 1 / (1 + deep / NEAR)]));
}

/** How well a base guards a target, 0 to 1. */
function guards(base: Place, { hex }: Target): number {
  const away = distance(base.hex, hex) / GUARDS;
  return 1 / (1 + away * away);
}

/** Bases in the order in which they are manned: each for what those before it guard least. */
function ordered(view: State, weights: Map<Target, number>): readonly Place[] {
  const left = new Set(usableBases(view).filter(({ hex }) => depth(view, hex) >= STRAFED));
  const found: Place[] = [];
  while (left.size > 0) {
    const value = (base: Place) => {
      let all = 0;
      for (const [target, weight] of weights) all += weight * guards(base, target);
      return all;
    };
    const best = least(left, (base) => -value(base)) as Place;
    left.delete(best);
    found.push(best);
    for (const [target, weight] of weights) weights.set(target, weight * (1 - HELD * guards(best, target)));
  }
  return [...found, ...usableBases(view).filter((base) => !found.includes(base))];
}

/** Who fights first. */
function rank(state: State, { id, type }: GermanState): number {
  return isSchool(state, id) ? -1 : (typeOf(state, type).e ?? 0);
}

/** LW-51: fighters where they guard most, schools on the bases that are left. */
export function bases(asked: PlanQuestion): readonly Choice[] {
  const { view } = asked;
  const weights = likely(asked);
  const open = ordered(view, weights).map(({ id }) => id);
  const units = livingGermans(view).toSorted((one, other) => rank(view, other) - rank(view, one));
  const schools = units.filter(({ id }) => isSchool(view, id)).map(({ id }) => id);
  const others = units.filter(({ id }) => !isSchool(view, id)).map(({ id }) => id);
  const stationed: Stationed[] = [];
  const fill = (places: readonly string[], all: readonly string[]) => {
    for (const [at, base] of places.entries()) {
      const own = all.slice(at * ROOM, (at + 1) * ROOM);
      if (own.length > 0) stationed.push({ base, units: own });
    }
  };
  fill(open, others);
  const used = new Set(stationed.map(({ base }) => base));
  fill(
    open.toReversed().filter((base) => !used.has(base)),
    schools,
  );
  const told = reason("reason.bases", { targets: weights.size, bases: used.size });
  return only({ kind: "base", stationed }, 0, told);
}
