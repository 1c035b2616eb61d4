import { itemAt } from "../../../../core/item-at.ts";
import type { Pick } from "../../../../core/orders/choice.ts";
import { faceOf, ownSymbol } from "../../data/faces.ts";
import { BRITISH, GERMAN, type Side } from "../../data/sides.ts";
import { duel } from "../battle/duel.ts";
import type { Cost } from "../battle/elsewhere.ts";
import { gruppenOf, gruppeOf } from "../battle/gruppen.ts";
import { allocations } from "../battle/hits.ts";
import { diceOfSquadron } from "../battle/strength.ts";
import type { Allocation } from "../grammar/order.ts";
import { typeOf, withoutAll } from "../state/look.ts";
import type { State } from "../state/state.ts";
import type { Battle } from "../state/task.ts";
import { mixed } from "./choose.ts";

const FACES = 6;

/** Hits of so many dice of a side. */
function hits(side: Side, count: number, pick: Pick): number {
  const own = ownSymbol(side);
  return Array.from({ length: count }, () => faceOf(side, pick(FACES) + 1)).filter((face) => face === own)
    .length;
}

function poolOf(state: State, { wings, geschwader }: Battle, side: Side): string {
  const found =
    side === BRITISH
      ? state.wings.find(({ id }) => id === wings[0])?.group
      : state.geschwader.find(({ id }) => id === geschwader)?.pool;
  return found ?? "";
}

function diceOf(state: State, battle: Battle, side: Side, card: string): number {
  return diceOfSquadron(state, card, poolOf(state, battle, side), battle.square);
}

/** BB-105, BB-106: one throw each; fewest squadrons are lost. */
function intercepted(state: State, battle: Battle, pick: Pick): Cost {
  const { british, german, wings, geschwader, ace } = battle;
  const dice = (side: Side) =>
    battle[side === BRITISH ? "british" : "german"].reduce(
      (sum, card) => sum + diceOf(state, battle, side, card),
      side === BRITISH && ace ? 1 : 0,
    );
  const onGerman = hits(BRITISH, dice(BRITISH), pick);
  const onBritish = hits(GERMAN, dice(GERMAN), pick);
  const taken = (side: Side, count: number, squadrons: readonly string[], formation: string): Allocation =>
    (count > 0 &&
      allocations(state.setup, { side, hits: count, squadrons, formation, by: "intercept" })[0]) || {
      lost: [],
      stood: null,
    };
  return [taken(BRITISH, onBritish, british, itemAt(wings, 0)), taken(GERMAN, onGerman, german, geschwader)];
}

/** BB-111: one gruppe, front against front; who is left of both. */
function gruppe(
  state: State,
  battle: Battle,
  [british, german]: readonly [readonly string[], readonly string[]],
  ace: boolean,
  pick: Pick,
): readonly [readonly string[], readonly string[]] {
  const [own, other] = [british[0], german[0]];
  if (own === undefined || other === undefined) return [british, german];
  const { fallen } = duel(
    { dice: diceOf(state, battle, BRITISH, own) + (ace ? 1 : 0), defence: typeOf(state.setup, own).defence },
    { dice: diceOf(state, battle, GERMAN, other), defence: typeOf(state.setup, other).defence },
    state.setup.options.duel,
    (side, count) => hits(side, count, pick),
  );
  if (!fallen[0] && !fallen[1]) return [british, german];
  const left = [fallen[0] ? british.slice(1) : british, fallen[1] ? german.slice(1) : german] as const;
  return gruppe(state, battle, left, false, pick);
}

/** BB-109 to BB-112: gruppen as even as can be, squadrons laid and set by chance. */
function duelled(state: State, battle: Battle, pick: Pick): Cost {
  const sizes = gruppenOf(battle.german.length).at(-1) ?? [];
  const laid = mixed(battle.german, pick);
  const own: string[][] = sizes.map(() => []);
  for (const card of mixed(battle.british, pick)) own[pick(own.length)]?.push(card);
  const left = sizes.map((_, at) =>
    gruppe(state, battle, [own[at] ?? [], gruppeOf({ sizes, laid }, at)], battle.ace && at === 0, pick),
  );
  const fallen = (all: readonly string[], side: Side): Allocation => ({
    lost: withoutAll(
      all,
      left.flatMap((one) => one[side]),
    ),
    stood: null,
  });
  return [fallen(battle.british, BRITISH), fallen(battle.german, GERMAN)];
}

/** BB-H10: what a battle costs by the campaign's own dice, where nobody decides anything. */
export function ownDice(state: State, battle: Battle, pick: Pick): Cost {
  return battle.kind === "intercept" ? intercepted(state, battle, pick) : duelled(state, battle, pick);
}
