import { TABLES } from "../../../../src/games/down-in-flames/data/own.ts";
import { typeOf } from "../../../../src/games/down-in-flames/data/tables.ts";
import type { AircraftCard } from "../../../../src/games/down-in-flames/data/types/aircraft.ts";
import type { Condition, Pilot } from "../../../../src/games/down-in-flames/rules/ratings/ratings.ts";

/** A type of our tables. */
export function typed(id: string): AircraftCard {
  const card = typeOf(TABLES, id);
  if (!card) throw new Error(`no type ${id}`);
  return card;
}

export const INTACT: Condition = { damaged: false, cockpit: false, loaded: false, rockets: "none" };

export const REGULAR: Pilot = { quality: "regular", crackShot: false, keenEyesight: false };

/** A type with the same ratings at all levels. */
export function rated([agility, speed, horsepower]: readonly [number, number, number]): AircraftCard {
  const card = typed("p-51d-10");
  return { ...card, bands: [{ from: 1, to: card.maxLevel, agility, speed, horsepower }] };
}

/** A die that falls as it is told to, and is asked no more often. */
export function dice(...faces: readonly number[]): () => number {
  const left = [...faces];
  return () => {
    const face = left.shift();
    if (face === undefined) throw new Error("no further roll was to be asked for");
    return face;
  };
}
