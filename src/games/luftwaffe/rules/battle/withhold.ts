import type { Verdict } from "../../../../core/orders/refusal.ts";
import type { HexName } from "../../data/tables.ts";
import { withheld } from "../combat/ranks.ts";
import type { Defence, Withheld } from "../grammar/order.ts";
import type { Engaged } from "../state/battle.ts";
import { factorsOf } from "../state/look.ts";
import { refuse } from "../state/refusal.ts";
import type { State } from "../state/state.ts";
import { asEngaged, asFighters } from "./fighters.ts";
import { isJet } from "./present.ts";

/** Units of one battle of which some may be withheld. */
export interface Share {
  readonly engaged: readonly Engaged[];
  /** Factors beyond the enemy's. */
  readonly excess: number;
  readonly rule: "LW-73" | "LW-75" | "LW-78";
}

/** Factors beyond so many of the enemy. */
export function excessOf(engaged: readonly Engaged[], enemies: number): number {
  return Math.max(0, factorsOf(engaged) - enemies);
}

function ownOf({ engaged }: Share, { units }: Withheld): readonly Engaged[] {
  return units.filter(({ unit }) => engaged.some((one) => one.unit === unit));
}

/**
 * LW-H4: what each battle of a hex withholds: units where they are named; a number first of those at the bombers, as far
 * as they are beyond the enemy, then of the others.
 */
export function withheldOf(shares: readonly Share[], withhold: Withheld): readonly Withheld[] {
  let left = withhold.count;
  return shares.map((share) => {
    const units = ownOf(share, withhold);
    const count = Math.min(left, Math.max(0, share.excess - factorsOf(units)));
    left -= count;
    return { count, units };
  });
}

/** What is left of units without what is named of them. */
function unnamed(engaged: readonly Engaged[], units: readonly Engaged[]): readonly Engaged[] {
  return engaged
    .map(({ unit, factors }) => ({
      unit,
      factors: factors - (units.find((one) => one.unit === unit)?.factors ?? 0),
    }))
    .filter(({ factors }) => factors > 0);
}

/** LW-82, LW-73, LW-75: a side without what it withholds: named units' factors, else those of the lowest rating. */
export function without(
  state: State,
  engaged: readonly Engaged[],
  keep: readonly string[],
  { count, units }: Withheld,
): readonly Engaged[] {
  return asEngaged(withheld(asFighters(state, unnamed(engaged, units), keep), count));
}

/** LW-75, LW-78: a named unit that is better than one that is left to fight. */
function tooGood(
  state: State,
  { engaged, rule }: Share,
  units: readonly Engaged[],
  keep: readonly string[],
): string | undefined {
  if (rule === "LW-73") return undefined;
  const worst = Math.min(...asFighters(state, unnamed(engaged, units), keep).map(({ e }) => e));
  return asFighters(state, units, keep).find(({ e }) => e > worst)?.unit;
}

function* judgeNamed(state: State, share: Share, withhold: Withheld, keep: readonly string[]) {
  const units = ownOf(share, withhold);
  const given = factorsOf(units);
  if (given > share.excess) yield refuse("withholds-too-many", share.rule, { given, most: share.excess });
  const unit = tooGood(state, share, units, keep);
  if (unit !== undefined) yield refuse("not-best", share.rule, { unit });
}

/** Whoever is withheld takes part, with no more factors than it has; jets stay out instead (LW-83). */
function* judgeUnits(
  state: State,
  hex: HexName,
  shares: readonly Share[],
  units: Withheld["units"],
): Generator<Verdict> {
  const engaged = shares.flatMap((share) => share.engaged);
  for (const { unit, factors: given } of units) {
    const most = engaged.find((one) => one.unit === unit)?.factors ?? 0;
    const type = state.germans.find(({ id }) => id === unit)?.type;
    if (most > 0 && (given < 1 || given > most))
      yield refuse("withholds-wrong", "LW-73", { unit, given, most });
    else if (most === 0 && type !== undefined && isJet(state, { type }))
      yield refuse("withholds-jet", "LW-83", { unit });
    else if (most === 0) yield refuse("no-part", "LW-73", { unit, hex });
  }
}

/** What may be withheld: of each battle no more than what is beyond the enemy, and the best stay (LW-73, LW-75, LW-78). */
export function* judgeWithheld(
  state: State,
  hex: HexName,
  shares: readonly Share[],
  { withhold, keep }: Defence,
): Generator<Verdict> {
  yield* judgeUnits(state, hex, shares, withhold.units);
  for (const share of shares) yield* judgeNamed(state, share, withhold, keep);
  const most = shares.reduce((sum, { excess }) => sum + excess, 0);
  const given = withhold.count + factorsOf(withhold.units);
  if (given > most) yield refuse("withholds-too-many", shares[0]?.rule ?? "LW-75", { given, most });
}
