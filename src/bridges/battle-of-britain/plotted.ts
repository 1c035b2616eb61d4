import { now } from "../../core/match/match.ts";
import type { AircraftConfig, Config, CustomType } from "../../games/dogfight/config/config.ts";
import type { Airframe } from "../../games/dogfight/setup/airframe.ts";
import type { Aircraft, State } from "../../games/dogfight/state/state.ts";
import type { Bridge } from "../bridge.ts";
import {
  answerOf,
  type Battle,
  battleOf,
  type Fate,
  fateOf,
  type Mark,
  misfit,
  SIDES,
  type Side,
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
/** The part of its engine and fuselage without which an aircraft is crippled. */
const CRIPPLED = 0.25;
const TABLE = { width: 60, depth: 40, mat: "kent-fields" } as const;
const SPEED = 3;
/** Inches from the sides of the table that stay free, and the grid on which aircraft begin. */
const MARGIN = 4;
const GRID = 0.25;

const LETTER = { british: "A", german: "G" } as const;

/** How many aircraft stand for a squadron of a side. */
function eachOf(battle: Battle, side: Side): number {
  return Math.max(1, Math.min(EACH[side], Math.floor(MOST / battle[side].length)));
}

/** Inches between so many aircraft side by side: closer where the table is too small for them. */
function spacing(wanted: number, count: number): number {
  const room = (TABLE.width - 2 * MARGIN) / Math.max(1, count - 1);
  return Math.min(wanted, Math.floor(room / GRID) * GRID);
}

/** A side in line abreast, in the middle of its edge, squadron beside squadron. */
function line(battle: Battle, side: Side): readonly AircraftConfig[] {
  const each = eachOf(battle, side);
  const types = battle[side].flatMap((type) => Array.from({ length: each }, () => type));
  const abreast = spacing(ABREAST, types.length);
  const left = Math.floor((TABLE.width - abreast * (types.length - 1)) / 2);
  return types.map((type, at) => ({
    id: `${LETTER[side]}${at + 1}`,
    side,
    type: FLOWN[type] as string | CustomType,
    x: left + abreast * at,
    y: side === "british" ? FROM_EDGE : TABLE.depth - FROM_EDGE,
    heading: side === "british" ? 12 : 6,
    speed: type === "Ju87" ? 2 : SPEED,
  }));
}

function config(battle: Battle): Config {
  return {
    table: TABLE,
    aircraft: SIDES.flatMap((side) => line(battle, side)),
    turns: TURNS[battle.kind],
    goal: "most-kills",
  };
}

const DOWN: ReadonlySet<string> = new Set(["destroyed", "crashed"]);

function markOf({ engine, fuselage, status }: Aircraft, frame: Airframe): Mark {
  if (DOWN.has(status)) return "down";
  const full = frame.engine + frame.fuselage;
  const hits = full - engine - fuselage;
  if (hits <= 0) return "whole";
  return hits >= CRIPPLED * full ? "crippled" : "hit";
}

function fates({ setup, aircraft }: State, battle: Battle, side: Side): readonly Fate[] {
  const own = setup.airframes.flatMap((frame, at) => {
    const one = aircraft[at];
    return setup.sides[frame.side] === side && one ? [markOf(one, frame)] : [];
  });
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
