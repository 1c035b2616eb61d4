import { itemAt } from "../../core/item-at.ts";
import type { Look } from "../../core/look.ts";
import { now } from "../../core/match/match.ts";
import { present } from "../../core/present.ts";
import type { Config, CustomType } from "../../games/dogfight/data/config.ts";
import type { State } from "../../games/dogfight/rules/state/state.ts";
import type { Bridge } from "../bridge.ts";
import { lineAbreast, marksOf, TABLE } from "../common/dogfight.ts";
import {
  answerOf,
  type BattleSide,
  battleOf,
  type Costs,
  misfit,
  type Room,
  SIDES,
  type Stand,
  sideOf,
  standsOf,
} from "./battle.ts";

/** What miniatures of types written out have in common: of the Army Air Forces, of the Luftwaffe. */
const OLIVE = {
  pattern: "plain",
  mark: "star",
  upper: "#575a3c",
  second: "#4c5b3a",
  under: "#8b9192",
  nose: "#575a3c",
} as const;
const GREY = {
  wing: "straight",
  engine: "inline",
  pattern: "splinter",
  mark: "cross",
  upper: "#707a86",
  second: "#4c585a",
  under: "#a9bac0",
  nose: "#39453a",
} as const;

/** A heavy bomber: its gunners fire in passing, and hit little. */
function heavy(name: string, ceiling: number): CustomType {
  const look = { ...OLIVE, plan: "heavy", wing: "straight", engine: "radial" } as const;
  return {
    name,
    engine: 3,
    fuselage: 5,
    toHit: 1,
    weapons: ["front", "left", "right", "rear"],
    ceiling,
    look,
  };
}

/** A twin-engined German fighter with a gunner. */
function twin(name: string, engine: number, fuselage: number, ceiling: number): CustomType {
  const look = { ...GREY, plan: "twin" } as const;
  return { name, engine, fuselage, toHit: 4, weapons: ["front", "rear"], ceiling, look };
}

/** A jet. */
function jet(name: string, fuselage: number, toHit: number, plan: Look["plan"]): CustomType {
  const look = { ...GREY, plan };
  return { name, engine: 5, fuselage, toHit, weapons: ["front"], ceiling: 18, look };
}

/** What flies for factors of each type; types that the dogfight's list has not are rated by its own rule. */
const FLOWN: Readonly<Record<string, string | CustomType>> = {
  P47: "p-47d",
  P38: {
    name: "Lockheed P-38J",
    engine: 5,
    fuselage: 5,
    toHit: 4,
    weapons: ["front"],
    ceiling: 20,
    look: { ...OLIVE, plan: "twin", wing: "straight", engine: "inline" },
  },
  P51: "p-51d",
  B17: heavy("Boeing B-17G", 17),
  B24: heavy("Consolidated B-24J", 14),
  Me109: "bf-109g-6",
  FW190: "fw-190a-8",
  Me110: twin("Messerschmitt Bf 110G-2", 4, 4, 13),
  Me410: twin("Messerschmitt Me 410A", 4, 5, 16),
  Ju88: twin("Junkers Ju 88C-6", 3, 5, 16),
  Me262: jet("Messerschmitt Me 262A", 4, 5, "twin"),
  He162: jet("Heinkel He 162A", 2, 3, "low-wing"),
};

/** At most so many fighters of a side, and bombers: orders are written for each of them. */
const ROOM: Room = { fighters: 6, bombers: 6, fewest: 1 };

/**
 * Turns of a battle, and inches between aircraft side by side and from a side's edge; and what aircraft cost. By play
 * between cadets, so that a battle costs what the campaign's own dice cost (`scripts/bridges.ts`).
 */
const TURNS = 8;
const ABREAST = 5;
const FROM_EDGE = 13;
const COSTS: Costs = {
  american: { whole: 0, hit: 1, crippled: 4, down: 6 },
  escorts: { whole: 0, hit: 0, crippled: 3, down: 6 },
  bombers: { whole: 0, hit: 0, crippled: 6, down: 6 },
  german: { whole: 0, hit: 0, crippled: 0, down: 9 },
};
const SPEED = { fighter: 3, bomber: 2 } as const;
const LETTER = { american: "A", german: "G" } as const;

/** A side in line abreast, type beside type. */
function line(stands: readonly Stand[], side: BattleSide) {
  const own = stands.filter((one) => sideOf(one) === side);
  return lineAbreast({
    side,
    letter: LETTER[side],
    edge: side === "american" ? "near" : "far",
    abreast: ABREAST,
    fromEdge: FROM_EDGE,
    aircraft: own.flatMap(({ type, force, count }) =>
      Array.from({ length: count }, () => ({
        type: present(FLOWN[type]),
        speed: force === "bombers" ? SPEED.bomber : SPEED.fighter,
      })),
    ),
  });
}

/** Battles over the Reich as plotted dogfights: an aircraft stands for some factors of its type. */
export const plotted: Bridge<Config> = {
  fits: (spawn) => misfit(battleOf(spawn), "plotted", (type) => Object.hasOwn(FLOWN, type), ROOM),
  config(spawn) {
    const stands = standsOf(battleOf(spawn), ROOM);
    return {
      table: TABLE,
      aircraft: SIDES.flatMap((side) => line(stands, side)),
      turns: TURNS,
      goal: "most-kills",
    };
  },
  seats: (spawn) => {
    const { players } = battleOf(spawn);
    return new Map(SIDES.map((side, at) => [side, itemAt(players, at)]));
  },
  answer(spawn, match) {
    const stands = standsOf(battleOf(spawn), ROOM);
    const state = now(match).state as State;
    const left = { american: [...marksOf(state, "american")], german: [...marksOf(state, "german")] };
    const marks = stands.map((stand) => left[sideOf(stand)].splice(0, stand.count));
    return answerOf(stands, marks, COSTS);
  },
};
