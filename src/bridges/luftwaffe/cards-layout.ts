import { itemAt } from "../../core/item-at.ts";
import { present } from "../../core/present.ts";
import type { Config } from "../../games/down-in-flames/data/config.ts";
import {
  type CardFlight,
  elementConfigs,
  type Flights,
  formationConfigs,
  MOST_ELEMENTS,
  paired,
} from "../common/down-in-flames.ts";
import { type Battle, type BattleSide, type Room, SIDES, type Stand, standsOf } from "./battle.ts";
import { TABLES_OVER_THE_REICH } from "./cards-tables.ts";

/** What flies for factors that come as Elements. */
const FIGHTERS: Readonly<Record<string, string>> = {
  P47: "p-47d-25",
  P38: "p-38j",
  P51: "p-51d-10",
  Me109: "bf-109g-6",
  FW190: "fw-190a-6",
  Me110: "bf-110g-2",
  Me410: "me-410a-1",
  Ju88: "ju-88c-6",
  Me262: "me-262a-1",
  He162: "he-162a-2",
};

/** What flies for bombers: in formation, and at the head of a stream without an escort. */
const BOMBERS: Readonly<Record<string, readonly [formation: string, lead: string]>> = {
  B17: ["b-17g", "b-17g-lead"],
  B24: ["b-24j", "b-24j-lead"],
};

export const knows = (type: string, bomber: boolean): boolean =>
  Object.hasOwn(bomber ? BOMBERS : FIGHTERS, type);

/** The card dogfight's names of the sides. */
export const SEAT = { american: "allied", german: "axis" } as const;
/** Aircraft of an Element, and the fewest and most bombers of a formation (DIF-B10). */
const PAIR = 2;
const FORMATION = { least: 2, most: 6 } as const;
export const ROOM: Room = { fighters: MOST_ELEMENTS * PAIR, bombers: 6, fewest: FORMATION.least };

/** Where bombers have no escort the first two of them are an Element; a formation has two at least. */
function ledBy(stands: readonly Stand[]): readonly Stand[] {
  const [first, ...rest] = stands;
  if (first?.force !== "bombers") return stands;
  const others = first.count - PAIR;
  return [{ ...first, count: PAIR + (others > 0 ? Math.max(FORMATION.least, others) : 0) }, ...rest];
}

/** Which aircraft stand for which factors. */
export function cardStands(battle: Battle): readonly Stand[] {
  return ledBy(standsOf(battle, ROOM));
}

/** So many bombers of a stand in formations as even as can be. */
function formationsOf(at: number, { type }: Stand, count: number): readonly CardFlight[] {
  const formations = Math.ceil(count / FORMATION.most);
  return Array.from({ length: formations }, (_, nth) => {
    const size = Math.floor((count + nth) / formations);
    const flown = present(BOMBERS[type]?.[0]);
    return { side: SEAT.american, type: flown, places: Array.from({ length: size }, () => at) };
  });
}

function elementsOf(stands: readonly Stand[], side: BattleSide): readonly CardFlight[] {
  const flying = stands.flatMap(({ force, count }, at) =>
    force === side ? Array.from({ length: count }, () => at) : [],
  );
  const types = flying.map((at) => stands[at]?.type ?? "");
  return paired(
    types,
    flying.map((_, place) => place),
  ).map((places) => ({
    side: SEAT[side],
    type: present(FIGHTERS[types[places[0] as number] as string]),
    places: places.map((place) => itemAt(flying, place)),
  }));
}

/** How a battle is laid out; Elements and formations stand for stands by their places. */
export function flights(stands: readonly Stand[]): Flights {
  const unescorted = stands[0]?.force === "bombers";
  const lead: readonly CardFlight[] = unescorted
    ? [{ side: SEAT.american, type: present(BOMBERS[stands[0]?.type ?? ""]?.[1]), places: [0, 0] }]
    : [];
  const formations = stands.flatMap((stand, at) =>
    stand.force === "bombers"
      ? formationsOf(at, stand, stand.count - (unescorted && at === 0 ? PAIR : 0))
      : [],
  );
  return { elements: [...lead, ...SIDES.flatMap((side) => elementsOf(stands, side))], formations };
}

/**
 * Game turns, by play between cadets, so that a battle costs what the campaign's own dice cost (`scripts/bridges.ts`); and
 * the level of 2,000 ft at which streams came in.
 */
const TURNS = 3;
const LEVEL = 12;

/** The set-up of a battle; its tables tell the types that the card dogfight has not. */
export function configOf(battle: Battle): Config {
  const { elements, formations } = flights(cardStands(battle));
  return {
    turns: TURNS,
    options: { start: LEVEL },
    mat: "factory-town",
    elements: [...elementConfigs(elements)],
    formations: formationConfigs(formations),
    tables: TABLES_OVER_THE_REICH,
  };
}
