import { bridges } from "../../src/bridges/battle-of-britain/bridges.ts";
import type { Dice } from "../../src/core/dice/dice.ts";
import { seededChoices } from "../../src/core/dice/random.ts";
import { tokensOf } from "../../src/core/orders/token.ts";
import { TABLES } from "../../src/games/battle-of-britain/data/own.ts";
import { print, read } from "../../src/games/battle-of-britain/rules/grammar/grammar.ts";
import { ownDice } from "../../src/games/battle-of-britain/rules/orders/own-dice.ts";
import { setupFrom } from "../../src/games/battle-of-britain/rules/setup/from-config.ts";
import { sortedTypes } from "../../src/games/battle-of-britain/rules/state/look.ts";
import { firstState } from "../../src/games/battle-of-britain/rules/turn/first-state.ts";
import { below, type Trial } from "./trial.ts";

const KINDS: Readonly<Record<string, { readonly british: number; readonly german: number }>> = {
  intercept: { british: 3, german: 3 },
  dogfight: { british: 3, german: 6 },
};
const STATE = firstState(setupFrom({}), seededChoices("state"));

/** So many squadrons of a whole Group or Luftflotte, by chance, in the order in which the campaign names them. */
function squadrons(pool: string, count: number, dice: Dice): readonly string[] {
  const counts = TABLES.pools.find(({ id }) => id === pool)?.squadrons ?? {};
  const left = Object.entries(counts).flatMap(([type, many]) => Array.from({ length: many }, () => type));
  const all = Array.from({ length: count }, () => left.splice(below(dice, left.length), 1)[0] as string);
  return sortedTypes(STATE.setup, all);
}

const names = {
  type: (text: string) => TABLES.types.find(({ id }) => id.toLowerCase() === text)?.id,
  target: () => undefined,
  formation: () => undefined,
};

/** Squadrons are drawn from the whole 11 Group and Luftflotte 2. */
export const battleOfBritain: Trial = {
  lines: bridges,
  kinds: Object.keys(KINDS),
  drawn(kind, by, dice) {
    const { british = 0, german = 0 } = KINDS[kind] ?? {};
    const battle = {
      wings: ["11A"],
      geschwader: "2A",
      by,
      square: "Q07",
      ace: false,
      british: squadrons("11", british, dice),
      german: squadrons("LF2", german, dice),
    };
    return {
      spawn: { battle: kind, values: { ...battle, turn: 1, players: ["british", "german"] } },
      byDice(own) {
        const cost = ownDice(STATE, { kind, ...battle } as never, (count) => below(own, count));
        return print({ kind: "result", british: cost[0], german: cost[1] });
      },
    };
  },
  figures(answer) {
    const order = read(tokensOf(answer), names);
    if (!("kind" in order) || order.kind !== "result") throw new Error(answer);
    return [order.british, order.german].flatMap(({ lost, stood }) => [lost.length, stood === null ? 0 : 1]);
  },
  told: ([raf, rafDown, lw, lwDown]) =>
    `RAF ${raf} lost, ${rafDown} stood down; Luftwaffe ${lw} lost, ${lwDown} stood down`,
};
