import type { HexName } from "../../data/tables.ts";
import type { Attack, Withheld } from "../grammar/order.ts";
import type { Battle, Engaged } from "../state/battle.ts";
import { factorsOf, livingGermans } from "../state/look.ts";
import type { State } from "../state/state.ts";
import { beyond, facing } from "./battle.ts";
import { asEngaged, asFighters, engagedOf } from "./fighters.ts";
import { bombersAt, counterAttackers, counterTargets, escortsAt, freeAt, isJet } from "./present.ts";
import { excessOf, type Share, withheldOf, without } from "./withhold.ts";

const NOTHING: Withheld = { count: 0, units: [] };

/** Units by their ids, with all their factors. */
function germansOf(state: State, units: readonly string[]): readonly Engaged[] {
  return units.flatMap((unit) => engagedOf(livingGermans(state).filter(({ id }) => id === unit)));
}

/** The jets among units, and the rest. */
function byJets(state: State, units: readonly string[]): readonly [jets: string[], others: string[]] {
  const jets = units.filter((unit) => isJet(state, { type: typeIn(state, unit) }));
  return [jets, units.filter((unit) => !jets.includes(unit))];
}

function typeIn({ germans }: State, unit: string): string {
  return germans.find(({ id }) => id === unit)?.type ?? "";
}

/** LW-73, LW-75, LW-78: what of a German attack may be withheld: of those at the bombers, and of those at free fighters. */
export function germanShares(
  state: State,
  hex: HexName,
  order: Pick<Attack, "bombers" | "fighters">,
): readonly [bombing: Share, hunting: Share] {
  const at = (units: readonly string[]) => germansOf(state, byJets(state, units)[1]);
  const [bombing, hunting] = [at(order.bombers), at(order.fighters)];
  const escorts = factorsOf(escortsAt(state, hex));
  return [
    {
      engaged: bombing,
      excess: excessOf(bombing, escorts + factorsOf(bombersAt(state, hex))),
      rule: escorts > 0 ? "LW-78" : "LW-73",
    },
    { engaged: hunting, excess: excessOf(hunting, factorsOf(freeAt(state, hex))), rule: "LW-75" },
  ];
}

/** LW-75: what of an American attack may be withheld. */
export function americanShare(state: State, hex: HexName): Share {
  const engaged = engagedOf(counterAttackers(state, hex));
  return { engaged, excess: excessOf(engaged, factorsOf(counterTargets(state, hex))), rule: "LW-75" };
}

/** LW-75, LW-78: what the defender may withhold. */
export function defenderShare({ attackers, defenders }: Battle): Share {
  return { engaged: defenders, excess: excessOf(defenders, factorsOf(attackers)), rule: "LW-75" };
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
  const [atBombers, atFighters] = withheldOf(germanShares(state, hex, order), order.withhold);
  return parts(state, order).flatMap(({ kind, units, jets }) => {
    const own = germansOf(state, units);
    const withhold = kind === "free" ? atFighters : atBombers;
    const battle: Battle = {
      hex,
      kind,
      jets,
      attackers: jets ? own : without(state, own, order.keep, withhold ?? NOTHING),
      defenders: engagedOf(kind === "free" ? freeAt(state, hex) : escortsAt(state, hex)),
      bombers: kind === "free" ? [] : engagedOf(bombersAt(state, hex)),
      tanks: order.keep,
    };
    return jets && kind === "escorted" ? jetsThrough(state, battle) : [battle];
  });
}

/** LW-71: an American attack, in which all his fighters of the hex take part. */
export function counterOf(state: State, hex: HexName, order: Pick<Attack, "keep" | "withhold">): Battle {
  const { engaged } = americanShare(state, hex);
  return {
    hex,
    kind: "counter",
    jets: false,
    attackers: without(state, engaged, order.keep, order.withhold),
    defenders: engagedOf(counterTargets(state, hex)),
    bombers: [],
    tanks: order.keep,
  };
}
