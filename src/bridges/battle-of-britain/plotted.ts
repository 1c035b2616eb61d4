import { now } from "../../core/match/match.ts";
import { present } from "../../core/present.ts";
import type { AircraftConfig, Config, CustomType } from "../../games/dogfight/data/config.ts";
import type { State } from "../../games/dogfight/rules/state/state.ts";
import type { Bridge } from "../bridge.ts";
import { lineAbreast, marksOf, TABLE } from "../common/dogfight.ts";
import {
  answerOf,
  type Battle,
  type BattleSide,
  battleOf,
  type Fate,
  fateOf,
  misfit,
  SIDES,
  seatsOf,
} from "./battle.ts";

/** What flies for a squadron of each type; types that the dogfight's list has not are rated by its own rule. */
const FLOWN: Readonly<Record<string, string | CustomType>> = {
  Spitfire: "spitfire-ia",
  Hurricane: "hurricane-i",
  Blenheim: {
    name: "Blenheim IF",
    engine: 3,
    fuselage: 4,
    toHit: 2,
    weapons: ["front", "rear"],
    ceiling: 13,
  },
  Defiant: "defiant-i",
  Gladiator: "gladiator",
  Bf109: "bf-109e-3",
  Bf110: "bf-110c",
  Ju87: "ju-87b-2",
  Do17: { name: "Dornier Do 17Z", engine: 3, fuselage: 4, toHit: 2, weapons: ["front", "rear"], ceiling: 13 },
  He111: "he-111h",
  Ju88: "ju-88a",
};

/**
 * How a battle is laid out: its turns, inches between aircraft side by side, inches from a side's edge, how many aircraft
 * stand for a squadron (of the RAF two, which meets up to twice as many). By play between cadets, so that it costs what the
 * campaign's own dice cost (`scripts/bridges.ts`).
 */
const TURNS = { intercept: 12, dogfight: 10 } as const;
const ABREAST = 5;
const FROM_EDGE = 13;
const EACH = { british: 2, german: 1 } as const;
/** Most British aircraft, as far as there are no more squadrons: of a Big Wing one stands for each. */
const MOST = 6;
const SPEED = 3;

const LETTER = { british: "A", german: "G" } as const;

/** How many aircraft stand for a squadron of a side. */
function eachOf(battle: Battle, side: BattleSide): number {
  return Math.max(1, Math.min(EACH[side], Math.floor(MOST / battle[side].length)));
}

/** A side in line abreast, squadron beside squadron. */
function line(battle: Battle, side: BattleSide): readonly AircraftConfig[] {
  const each = eachOf(battle, side);
  return lineAbreast({
    side,
    letter: LETTER[side],
    edge: side === "british" ? "near" : "far",
    abreast: ABREAST,
    fromEdge: FROM_EDGE,
    aircraft: battle[side]
      .flatMap((type) => Array.from({ length: each }, () => type))
      .map((type) => ({
        type: present(FLOWN[type]),
        speed: type === "Ju87" ? 2 : SPEED,
      })),
  });
}

function config(battle: Battle): Config {
  return {
    table: TABLE,
    aircraft: SIDES.flatMap((side) => line(battle, side)),
    turns: TURNS[battle.kind],
    goal: "most-kills",
  };
}

function fates(state: State, battle: Battle, side: BattleSide): readonly Fate[] {
  const own = marksOf(state, side);
  const each = eachOf(battle, side);
  return battle[side].map((_, squadron) =>
    fateOf(battle.kind, side, own.slice(squadron * each, (squadron + 1) * each)),
  );
}

/** Battles of the Battle of Britain as plotted dogfights: one or two aircraft stand for a squadron. */
export const plotted: Bridge<Config> = {
  fits: (spawn) => misfit(battleOf(spawn), "plotted", (type) => Object.hasOwn(FLOWN, type)),
  config: (spawn) => config(battleOf(spawn)),
  seats: (spawn) => seatsOf(battleOf(spawn)),
  answer(spawn, match) {
    const battle = battleOf(spawn);
    const state = now(match).state as State;
    return answerOf(battle, {
      british: fates(state, battle, "british"),
      german: fates(state, battle, "german"),
    });
  },
};
