import { factorsOf, withheld } from "../combat/ranks.ts";
import type { Attack, Withheld } from "../grammar/order.ts";
import type { Battle, Engaged } from "../state/battle.ts";
import { livingGermans } from "../state/look.ts";
import type { State } from "../state/state.ts";
import type { HexName } from "../tables/tables.ts";
import { beyond, facing } from "./battle.ts";
import { asEngaged, asFighters, engagedOf } from "./fighters.ts";
import { bombersAt, counterAttackers, counterTargets, escortsAt, freeAt, isJet } from "./present.ts";

/** Units by their ids, with all their factors. */
function germansOf(state: State, units: readonly string[]): readonly Engaged[] {
  return units.flatMap((unit) => engagedOf(livingGermans(state).filter(({ id }) => id === unit)));
}

/** LW-73, LW-75: a side without what it withholds: named units' factors, else those of the lowest rating. */
export function without(
  state: State,
  engaged: readonly Engaged[],
  keep: readonly string[],
  { count, units }: Withheld,
): readonly Engaged[] {
  const named = engaged
    .map(({ unit, factors }) => ({
      unit,
      factors: factors - (units.find((one) => one.unit === unit)?.factors ?? 0),
    }))
    .filter(({ factors }) => factors > 0);
  return asEngaged(withheld(asFighters(state, named, keep), count));
}

/** The jets among units, and the rest. */
export function byJets(state: State, units: readonly string[]): readonly [jets: string[], others: string[]] {
  const jets = units.filter((unit) => isJet(state, { type: typeIn(state, unit) }));
  return [jets, units.filter((unit) => !jets.includes(unit))];
}

function typeIn({ germans }: State, unit: string): string {
  return germans.find(({ id }) => id === unit)?.type ?? "";
}

/** LW-73, LW-75, LW-78: German factors beyond what they may attack, which may be withheld. */
export function germanExcess(state: State, hex: HexName, order: Attack): number {
  const [, bombing] = byJets(state, order.bombers);
  const [, hunting] = byJets(state, order.fighters);
  const at = (units: readonly string[]) => factorsOf(asFighters(state, germansOf(state, units), []));
  const escorted = factorsOf(escortsAt(state, hex)) + factorsOf(bombersAt(state, hex));
  return Math.max(0, at(bombing) - escorted) + Math.max(0, at(hunting) - factorsOf(freeAt(state, hex)));
}

interface Part {
  readonly kind: Battle["kind"];
  readonly units: readonly string[];
  readonly jets: boolean;
}

/** LW-83, LW-84: the battles of an attack, those of jets first. */
function parts(state: State, order: Attack): readonly Part[] {
  const [jets, bombing] = byJets(state, order.bombers);
  const [jetHunters, hunting] = byJets(state, order.fighters);
  const all: readonly Part[] = [
    { kind: "direct", units: order.direct, jets: true },
    { kind: "escorted", units: jets, jets: true },
    { kind: "free", units: jetHunters, jets: true },
    { kind: "escorted", units: bombing, jets: false },
    { kind: "free", units: hunting, jets: false },
  ];
  return all.filter(({ units }) => units.length > 0);
}

/** LW-83, LW-L26: jets against the escorts, whose losses are taken first; those beyond them then attack the bombers. */
function jetsThrough(state: State, battle: Battle): readonly Battle[] {
  const jets = asFighters(state, battle.attackers, []);
  const faced = facing(jets, factorsOf(battle.defenders));
  return [
    { ...battle, kind: "free" as const, attackers: asEngaged(faced), bombers: [] },
    { ...battle, kind: "direct" as const, attackers: beyond(jets, faced), defenders: [] },
  ].filter(({ attackers }) => attackers.length > 0);
}

/** LW-71: the battles that a German attack in a hex makes. */
export function battlesOf(state: State, hex: HexName, order: Attack): readonly Battle[] {
  return parts(state, order).flatMap(({ kind, units, jets }) => {
    const own = germansOf(state, units);
    const battle: Battle = {
      hex,
      kind,
      jets,
      attackers: jets ? own : without(state, own, order.keep, order.withhold),
      defenders: engagedOf(kind === "free" ? freeAt(state, hex) : escortsAt(state, hex)),
      bombers: kind === "free" ? [] : engagedOf(bombersAt(state, hex)),
      tanks: order.keep,
    };
    return jets && kind === "escorted" ? jetsThrough(state, battle) : [battle];
  });
}

/** LW-71: an American attack, in which all his fighters of the hex take part. */
export function counterOf(state: State, hex: HexName, order: Pick<Attack, "keep" | "withhold">): Battle {
  const own = engagedOf(counterAttackers(state, hex));
  return {
    hex,
    kind: "counter",
    jets: false,
    attackers: without(state, own, order.keep, order.withhold),
    defenders: engagedOf(counterTargets(state, hex)),
    bombers: [],
    tanks: order.keep,
  };
}

/** LW-75, LW-78: factors that the defender has beyond those of the attacker. */
export function defenderExcess(state: State, { attackers, defenders, tanks }: Battle): number {
  const count = (engaged: readonly Engaged[]) => factorsOf(asFighters(state, engaged, tanks));
  return Math.max(0, count(defenders) - count(attackers));
}
