import { bridges } from "../../src/bridges/luftwaffe/bridges.ts";
import type { Dice } from "../../src/core/dice/dice.ts";
import { tokensOf } from "../../src/core/orders/token.ts";
import { TABLES } from "../../src/games/luftwaffe/data/own.ts";
import { prompts } from "../../src/games/luftwaffe/rules/flow/prompts.ts";
import { print, read } from "../../src/games/luftwaffe/rules/grammar/grammar.ts";
import { namesIn } from "../../src/games/luftwaffe/rules/orders/names.ts";
import { ownDice } from "../../src/games/luftwaffe/rules/orders/own-dice.ts";
import { setupFrom } from "../../src/games/luftwaffe/rules/setup/from-config.ts";
import type { Battle, Engaged } from "../../src/games/luftwaffe/rules/state/battle.ts";
import { firstState } from "../../src/games/luftwaffe/rules/state/first-state.ts";
import type { State } from "../../src/games/luftwaffe/rules/state/state.ts";
import { below, type Trial } from "./trial.ts";

const HEX = "2013";
const STATE = firstState(setupFrom({ scenario: "big-week", options: { battles: "asked" } }));
const SINGLES = ["FW190", "Me109"];
const TWINS = ["Me110", "Me410"];
const ESCORTS = ["P47", "P38", "P51"];
const BOMBERS = ["B17", "B24"];

type Units = readonly { readonly id: string; readonly type: string }[];

/** So many whole units of some types, by chance. */
function units(all: Units, types: readonly string[], count: number, dice: Dice): readonly Engaged[] {
  const left = all.filter(({ type }) => types.includes(type));
  const drawn = Array.from({ length: count }, () => left.splice(below(dice, left.length), 1)[0]);
  return drawn.flatMap((one) => {
    if (!one) return [];
    return [{ unit: one.id, factors: TABLES.types.find(({ id }) => id === one.type)?.factors ?? 0 }];
  });
}

type Forces = Pick<Battle, "kind" | "attackers" | "defenders" | "bombers">;

/** From some number to another, fairly. */
function between(from: number, to: number, dice: Dice): number {
  return from + below(dice, to - from + 1);
}

/** Typical battles: as many fighters of both sides, streams with few escorts, and streams without. */
const KINDS: Readonly<Record<string, (dice: Dice) => Forces>> = {
  fighters(dice) {
    const count = between(4, 16, dice);
    return {
      kind: "free",
      attackers: units(TABLES.germans, SINGLES, count, dice),
      defenders: units(TABLES.americans, ESCORTS, count, dice),
      bombers: [],
    };
  },
  escorted(dice) {
    const escorts = between(4, 8, dice);
    return {
      kind: "escorted",
      attackers: units(TABLES.germans, [...SINGLES, ...TWINS], escorts * 2, dice),
      defenders: units(TABLES.americans, ESCORTS, escorts, dice),
      bombers: units(TABLES.americans, BOMBERS, between(6, 12, dice), dice),
    };
  },
  unescorted(dice) {
    return {
      kind: "escorted",
      attackers: units(TABLES.germans, [...SINGLES, ...TWINS], between(6, 12, dice), dice),
      defenders: [],
      bombers: units(TABLES.americans, BOMBERS, between(6, 12, dice), dice),
    };
  },
};

/** The campaign in the middle of a battle. */
function stateOf(forces: Forces): State {
  const { attackers, defenders, bombers } = forces;
  const engaged = new Map([...attackers, ...defenders, ...bombers].map((one) => [one.unit, one.factors]));
  const aloft = <One extends { readonly id: string; readonly type: string }>(
    one: One,
    entries: Units,
  ): One => {
    const factors = engaged.get(one.id);
    if (factors === undefined) return one;
    const type = entries.find(({ id }) => id === one.id)?.type ?? one.type;
    return { ...one, type, factors, presence: "in-play", hex: HEX };
  };
  return {
    ...STATE,
    turn: 5,
    germans: STATE.germans.map((one) => aloft(one, TABLES.germans)),
    americans: STATE.americans.map((one) => aloft(one, TABLES.americans)),
    battle: { hex: HEX, ...forces, tanks: [], jets: false },
    agenda: [],
  };
}

/** Mean factors lost of American fighters, of bombers and of Germans. */
export const luftwaffe: Trial = {
  lines: bridges,
  kinds: Object.keys(KINDS),
  drawn(kind, by, dice) {
    const forces = KINDS[kind]?.(dice);
    if (!forces) throw new Error(`there is no ${kind}`);
    const state = stateOf(forces);
    const spawn = prompts(state, { do: "elsewhere", by })?.[0]?.spawn;
    if (!spawn) throw new Error("no battle is asked of the table");
    return {
      spawn,
      byDice: (own) => print({ kind: "cost", ...ownDice(state, (count) => below(own, count)) }),
    };
  },
  figures(answer) {
    const order = read(tokensOf(answer), namesIn(TABLES));
    if (!("kind" in order) || order.kind !== "cost") throw new Error(answer);
    const sum = (lost: typeof order.american) => lost.reduce((all, { factors }) => all + factors, 0);
    const bombers = order.american.filter(({ type }) => BOMBERS.includes(type));
    return [sum(order.american) - sum(bombers), sum(bombers), sum(order.german)];
  },
  told: ([fighters, bombers, germans]) =>
    `American fighters ${fighters}, bombers ${bombers}, Germans ${germans} factors lost`,
};
