import { itemAt } from "../../core/item-at.ts";
import type { ElementConfig, FormationConfig } from "../../games/down-in-flames/data/config.ts";
import type { Aircraft, Bomber, State } from "../../games/down-in-flames/rules/state/state.ts";
import type { Mark } from "./fate.ts";

/** Most Elements of a side (DIF-B1). */
export const MOST_ELEMENTS = 4;
const LETTERS = { allied: "A", axis: "G" } as const;
const FORMATIONS = "QRSTUVW";

/** The aircraft of an Element or a formation by what of the campaign they stand for, by its place; the first leads. */
export interface CardFlight {
  readonly side: keyof typeof LETTERS;
  readonly type: string;
  readonly places: readonly number[];
}

/** How a battle is laid out: Elements and formations in the order of the set-up. */
export interface Flights {
  readonly elements: readonly CardFlight[];
  readonly formations: readonly CardFlight[];
}

/** Things of a side, by their places, in groups of one type, at most so many together. */
export function grouped(
  types: readonly string[],
  places: readonly number[],
  most: number,
): readonly number[][] {
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

/** Aircraft of a side in pairs of one type, as far as there are. */
export function paired(types: readonly string[], places: readonly number[]): readonly (readonly number[])[] {
  return joined(grouped(types, places, 2));
}

/** Elements as the set-up has them, called by their sides and places. */
export function elementConfigs(elements: readonly CardFlight[]): readonly ElementConfig[] {
  return elements.map(({ side, type, places }, at) => {
    const place = elements.slice(0, at).filter((one) => one.side === side).length + 1;
    return { id: `${LETTERS[side]}${place}`, side, type, ...(places.length === 1 && { wingman: false }) };
  });
}

export function formationConfigs(formations: readonly CardFlight[]): FormationConfig[] {
  return formations.map(({ side, type, places }, at) => {
    return { id: itemAt(FORMATIONS, at), side, type, count: places.length };
  });
}

/** What became of an aircraft that stands for something of a side, by its place. */
export interface Survivor {
  readonly side: CardFlight["side"];
  readonly place: number;
  readonly mark: Mark;
}

const ofAircraft = ({ down, damaged }: Aircraft): Mark => (down ? "down" : damaged ? "crippled" : "whole");
const ofBomber = ({ down, points }: Bomber): Mark => (down ? "down" : points > 0 ? "crippled" : "whole");

/** What the aircraft of Elements and formations came to. */
export function flown(laid: Flights, { elements, formations }: State): readonly Survivor[] {
  const fighters = laid.elements.flatMap(({ side, places }, at) =>
    places.map((place, nth): Survivor => {
      const one = nth === 0 ? elements[at]?.leader : elements[at]?.wingman;
      return { side, place, mark: one ? ofAircraft(one) : "whole" };
    }),
  );
  const bombers = laid.formations.flatMap(({ side, places }, at) =>
    places.map((place, nth): Survivor => {
      const one = formations[at]?.bombers[nth];
      return { side, place, mark: one ? ofBomber(one) : "whole" };
    }),
  );
  return [...fighters, ...bombers];
}
