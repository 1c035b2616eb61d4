import { itemAt } from "../../core/item-at.ts";
import { present } from "../../core/present.ts";
import type { Config, ElementConfig } from "../../games/down-in-flames/data/config.ts";
import {
  type CardFlight,
  elementConfigs,
  type Flights,
  formationConfigs,
  grouped,
  MOST_ELEMENTS,
  paired,
} from "../common/down-in-flames.ts";
import { type Battle, type BattleSide, SIDES } from "./battle.ts";
import { TABLES_OF_1940 } from "./cards-tables.ts";

/** What flies for squadrons that come as Elements. */
const FIGHTERS: Readonly<Record<string, string>> = {
  Spitfire: "spitfire-ia",
  Hurricane: "hurricane-i",
  Blenheim: "blenheim-if",
  Defiant: "defiant-i",
  Gladiator: "gladiator",
  Bf109: "bf-109e-4",
  Bf110: "bf-110c-4",
  Ju87: "ju-87b-2",
};

/** What flies for bombers: in formation, and at the head of a raid without an escort. */
const BOMBERS: Readonly<Record<string, readonly [formation: string, lead: string]>> = {
  Do17: ["do-17z", "do-17z-lead"],
  He111: ["he-111h-6", "he-111h-lead"],
  Ju88: ["ju-88a-4", "ju-88a-lead"],
};

export const knows = (type: string): boolean => Object.hasOwn(FIGHTERS, type) || Object.hasOwn(BOMBERS, type);

/** The card dogfight's names of the sides. */
export const SEAT = { british: "allied", german: "axis" } as const;
/** Bombers of a squadron (a vic of three), squadrons in a formation (DIF-B10). */
const BOMBERS_EACH = 3;
const MOST_IN_FORMATION = 2;

/** A squadron is an Element, or half of one where its side would have too many. */
function elementsOf(types: readonly string[], places: readonly number[]): readonly (readonly number[])[] {
  if (places.length <= MOST_ELEMENTS) return places.map((place) => [place, place]);
  return paired(types, places);
}

function flightsOf(battle: Battle, side: BattleSide): Flights {
  const types = battle[side];
  const all = types.map((_, at) => at);
  const escorts = all.filter((at) => Object.hasOwn(FIGHTERS, itemAt(types, at)));
  const lead = escorts.length > 0 ? escorts : all.slice(0, 1);
  const bombers = all.filter((at) => !lead.includes(at));
  return {
    elements: elementsOf(types, lead).map((places) => {
      const type = itemAt(types, itemAt(places, 0));
      return { side: SEAT[side], type: FIGHTERS[type] ?? present(BOMBERS[type]?.[1]), places };
    }),
    formations: grouped(types, bombers, MOST_IN_FORMATION).map((group) => ({
      side: SEAT[side],
      type: present(BOMBERS[itemAt(types, itemAt(group, 0))]?.[0]),
      places: group.flatMap((at) => Array.from({ length: BOMBERS_EACH }, () => at)),
    })),
  };
}

/** Which aircraft stand for which squadrons. */
export function flights(battle: Battle): Flights {
  const [british, german] = SIDES.map((side) => flightsOf(battle, side)) as [Flights, Flights];
  return {
    elements: [...british.elements, ...german.elements],
    formations: [...british.formations, ...german.formations],
  };
}

/** The side that has more Elements than the card dogfight takes; undefined where none has. */
export function crowded(battle: Battle): BattleSide | undefined {
  const { elements } = flights(battle);
  return SIDES.find((side) => elements.filter((one) => one.side === SEAT[side]).length > MOST_ELEMENTS);
}

function elementsWith({ ace }: Battle, elements: readonly CardFlight[]): readonly ElementConfig[] {
  const led = elements.findIndex(({ type }) => type === FIGHTERS.Hurricane);
  return elementConfigs(elements).map((one, at) =>
    ace && at === led ? { ...one, leader: { quality: "ace" as const } } : one,
  );
}

/**
 * Game turns, by play between cadets, so that a battle costs what the campaign's own dice cost (`scripts/bridges.ts`); and
 * the level of 2,000 ft at which raids came in.
 */
const TURNS = { intercept: 6, dogfight: 5 } as const;
const LEVEL = 6;

/** The set-up of a battle; its tables tell the types of 1940 that the card dogfight has not. */
export function configOf(battle: Battle): Config {
  const { elements, formations } = flights(battle);
  return {
    turns: TURNS[battle.kind],
    options: { start: LEVEL },
    mat: "kent-fields",
    elements: [...elementsWith(battle, elements)],
    formations: formationConfigs(formations),
    tables: TABLES_OF_1940,
  };
}
