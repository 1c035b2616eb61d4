import type { Config, ElementConfig, FormationConfig } from "../../games/down-in-flames/setup/config.ts";
import { type Battle, SIDES, type Side } from "./battle.ts";
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
const LETTER = { british: "A", german: "G" } as const;
const FORMATIONS = "QRSTUVW";
/** Most Elements of a side (DIF-B1), bombers of a squadron (a vic of three), squadrons in a formation (DIF-B10). */
const MOST_ELEMENTS = 4;
const BOMBERS_EACH = 3;
const MOST_IN_FORMATION = 2;

/** The aircraft of an Element or a formation by the squadrons of a side that they stand for; the first leads. */
interface Flight {
  readonly side: Side;
  readonly type: string;
  readonly squadrons: readonly number[];
}

/** How a battle is laid out: Elements and formations in the order of the set-up. */
export interface Flights {
  readonly elements: readonly Flight[];
  readonly formations: readonly Flight[];
}

/** Squadrons of a side, by their places, in groups of one type, at most so many together. */
function grouped(types: readonly string[], places: readonly number[], most: number): readonly number[][] {
  const kinds = [...new Set(places.map((place) => types[place]))];
  return kinds.flatMap((type) => {
    const own = places.filter((place) => types[place] === type);
    return Array.from({ length: Math.ceil(own.length / most) }, (_, at) =>
      own.slice(at * most, (at + 1) * most),
    );
  });
}

/** Two that fly alone fly together, whatever they are, where a side has too many Elements. */
function joined(groups: readonly number[][]): readonly number[][] {
  const alone = groups.filter(({ length }) => length === 1);
  const [first, second] = [alone[0], alone.at(-1)];
  if (groups.length <= MOST_ELEMENTS || !first || !second || first === second) return groups;
  return joined(
    groups.flatMap((one) => (one === first ? [[...first, ...second]] : one === second ? [] : [one])),
  );
}

/** A squadron is an Element, or half of one where its side would have too many. */
function elementsOf(types: readonly string[], places: readonly number[]): readonly (readonly number[])[] {
  if (places.length <= MOST_ELEMENTS) return places.map((place) => [place, place]);
  return joined(grouped(types, places, 2));
}

function flightsOf(battle: Battle, side: Side): Flights {
  const types = battle[side];
  const all = types.map((_, at) => at);
  const escorts = all.filter((at) => Object.hasOwn(FIGHTERS, types[at] as string));
  const lead = escorts.length > 0 ? escorts : all.slice(0, 1);
  const bombers = all.filter((at) => !lead.includes(at));
  return {
    elements: elementsOf(types, lead).map((squadrons) => {
      const type = types[squadrons[0] as number] as string;
      return { side, type: FIGHTERS[type] ?? (BOMBERS[type]?.[1] as string), squadrons };
    }),
    formations: grouped(types, bombers, MOST_IN_FORMATION).map((group) => ({
      side,
      type: BOMBERS[types[group[0] as number] as string]?.[0] as string,
      squadrons: group.flatMap((at) => Array.from({ length: BOMBERS_EACH }, () => at)),
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
export function crowded(battle: Battle): Side | undefined {
  const { elements } = flights(battle);
  return SIDES.find((side) => elements.filter((one) => one.side === side).length > MOST_ELEMENTS);
}

function elementConfigs(elements: readonly Flight[], { ace }: Battle): readonly ElementConfig[] {
  const led = elements.findIndex(({ type }) => type === FIGHTERS.Hurricane);
  return elements.map(({ side, type, squadrons }, at) => {
    const place = elements.slice(0, at).filter((one) => one.side === side).length + 1;
    return {
      id: `${LETTER[side]}${place}`,
      side: SEAT[side],
      type,
      ...(squadrons.length === 1 && { wingman: false }),
      ...(ace && at === led && { leader: { quality: "ace" as const } }),
    };
  });
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
    elements: [...elementConfigs(elements, battle)],
    formations: formations.map(({ side, type, squadrons }, at): FormationConfig => {
      return { id: FORMATIONS[at] as string, side: SEAT[side], type, count: squadrons.length };
    }),
    tables: TABLES_OF_1940,
  };
}
