import type { AircraftCard, Band, SpecialField } from "./aircraft.ts";

/** Levels of a band (DIF-R53). */
const LEVELS = 3;

/** Highest level, defense, Hit Value, and cards that the Wingman draws to attack and to defend. */
type Figures = readonly [
  maxLevel: number,
  defense: number,
  hitValue: number,
  offense: number,
  wingmanDefense: number,
];

/** Nation and year of entry: `GB 1940`. */
type Origin = `${AircraftCard["nation"]} ${number}`;

type Extra = Partial<Pick<AircraftCard, SpecialField>>;

/** Bands of three levels from the lowest up, of which the highest ends at the highest level: `9/6/3 9/6/2`. */
function bandsOf(ratings: string, maxLevel: number): readonly Band[] {
  return ratings.split(" ").map((band, index) => {
    const [agility, speed, horsepower] = band.split("/").map(Number) as [number, number, number];
    const from = index * LEVELS + 1;
    return { from, to: Math.min(from + LEVELS - 1, maxLevel), agility, speed, horsepower };
  });
}

/** One line of the chart; a type with one engine, a standard sight and a miniature of its own name
 * on the shelf of this game says none of that. */
export function entry(
  id: string,
  name: string,
  origin: Origin,
  [maxLevel, defense, hitValue, offense, wingmanDefense]: Figures,
  ratings: string,
  extra: Extra = {},
): AircraftCard {
  const [nation, year] = origin.split(" ") as [AircraftCard["nation"], string];
  return {
    id,
    name,
    nation,
    year: Number(year),
    role: "fighter",
    engines: 1,
    maxLevel,
    bands: bandsOf(ratings, maxLevel),
    defense,
    hitValue,
    sight: "standard",
    offense,
    wingmanDefense,
    specials: [],
    model: `down-in-flames/${id}`,
    ...extra,
  };
}
