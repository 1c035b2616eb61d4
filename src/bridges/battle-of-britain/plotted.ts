import { now } from "../../core/match/match.ts";
import type { AircraftConfig, Config, CustomType } from "../../games/dogfight/config/config.ts";
import type { State } from "../../games/dogfight/state/state.ts";
import type { Bridge } from "../bridge.ts";
import { answerOf, type Battle, battleOf, type Fate, misfit } from "./battle.ts";

/** What flies for a squadron: one aircraft of its type; types that the dogfight's list has not are rated by its own rule. */
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
 * stand for a squadron (of the RAF more, which meets many more in a dogfight). By play between cadets, so that it costs
 * what the campaign's own dice cost (`scripts/bridges.ts`).
 */
const LAYOUT = {
  intercept: { turns: 13, abreast: 3, fromEdge: 9, british: 2, german: 1 },
  dogfight: { turns: 14, abreast: 5, fromEdge: 13, british: 3, german: 1 },
} as const;
const TABLE = { width: 60, depth: 40, mat: "kent-fields" } as const;
const SPEED = 3;

const SIDES = ["british", "german"] as const;
const LETTER = { british: "A", german: "G" } as const;

/** A side in line abreast, in the middle of its edge, squadron beside squadron. */
function line({ kind, ...battle }: Battle, side: (typeof SIDES)[number]): readonly AircraftConfig[] {
  const layout = LAYOUT[kind];
  const types = battle[side].flatMap((type) => Array.from({ length: layout[side] }, () => type));
  const left = TABLE.width / 2 - (layout.abreast * (types.length - 1)) / 2;
  return types.map((type, at) => ({
    id: `${LETTER[side]}${at + 1}`,
    side,
    type: FLOWN[type] as string | CustomType,
    x: left + layout.abreast * at,
    y: side === "british" ? layout.fromEdge : TABLE.depth - layout.fromEdge,
    heading: side === "british" ? 12 : 6,
    speed: type === "Ju87" ? 2 : SPEED,
  }));
}

function config(battle: Battle): Config {
  return {
    table: TABLE,
    aircraft: SIDES.flatMap((side) => line(battle, side)),
    turns: LAYOUT[battle.kind].turns,
    goal: "most-kills",
  };
}

const DOWN: ReadonlySet<string> = new Set(["destroyed", "crashed"]);

/** Lost with the first of its aircraft, hurt when any of them is hit. */
function fates({ setup, aircraft }: State, each: number, side: (typeof SIDES)[number]): readonly Fate[] {
  const own = setup.airframes.flatMap((frame, at) => {
    const one = aircraft[at];
    if (setup.sides[frame.side] !== side || !one) return [];
    const hit = one.engine + one.fuselage < frame.engine + frame.fuselage;
    return [{ down: DOWN.has(one.status), hit }];
  });
  return Array.from({ length: own.length / each }, (_, squadron): Fate => {
    const flown = own.slice(squadron * each, (squadron + 1) * each);
    if (flown.some(({ down }) => down)) return "lost";
    return flown.some(({ hit }) => hit) ? "hurt" : "whole";
  });
}

/** Battles of the Battle of Britain as plotted dogfights: an aircraft stands for a squadron. */
export const plotted: Bridge<Config> = {
  fits: (spawn) => misfit(battleOf(spawn), "plotted", (type) => Object.hasOwn(FLOWN, type)),
  config: (spawn) => config(battleOf(spawn)),
  seats: () => new Map(SIDES.map((side) => [side, side])),
  answer(spawn, match) {
    const battle = battleOf(spawn);
    const state = now(match).state as State;
    const each = LAYOUT[battle.kind];
    return answerOf(battle, {
      british: fates(state, each.british, "british"),
      german: fates(state, each.german, "german"),
    });
  },
};
