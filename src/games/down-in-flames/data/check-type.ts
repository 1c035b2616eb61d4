import { named } from "../../../core/text.ts";
import type { Cells } from "./cells.ts";
import type { GivenAircraft, GivenBomber } from "./given.ts";
import { NATIONS, ROLES, SIGHTS, SPECIALS } from "./types/aircraft.ts";
import { BOMBER_ROLES } from "./types/bomber.ts";

/** A D20 and a D6 show a level (DIF-2.3). */
const HIGHEST_LEVEL = 26;
const YEARS = [1930, 1955] as const;
const ENGINES = [1, 6] as const;
const RATING = [1, 20] as const;
const DEFENSE = [1, 60] as const;
const HIGHEST_VALUE = 99;
const DRAW = [0, 9] as const;
const GUNNER = [1, 9] as const;
const FACE = [1, 6] as const;
const HITS = [1, 9] as const;

/** Characteristics that contradict each other. */
const OPPOSITE = [
  ["quick-climb", "slow-climb"],
  ["quick-bank", "slow-bank"],
] as const;

type Common = Pick<GivenAircraft, "id" | "name" | "nation" | "maxLevel" | "defense" | "model">;

/** What every type has, whatever it is. */
function checkCommon(type: Common, at: string, cells: Cells): void {
  cells.id(`${at}.id`, "DIF-3", type.id);
  cells.text(`${at}.name`, "DIF-3", type.name);
  cells.known(`${at}.nation`, "DIF-3", type.nation, NATIONS);
  cells.whole(`${at}.maxLevel`, "DIF-2", type.maxLevel, [1, HIGHEST_LEVEL]);
  cells.whole(`${at}.defense`, "DIF-3", type.defense, DEFENSE);
  if (type.model !== undefined) cells.model(`${at}.model`, "DIF-3", type.model);
}

/** Bands go from level 1 to the highest one without a gap (DIF-2.4, DIF-R53). */
function checkBands({ bands, maxLevel }: GivenAircraft, at: string, cells: Cells): void {
  if (!cells.count(`${at}.bands`, "DIF-2.4", bands, [1, HIGHEST_LEVEL])) return;
  let needs = 1;
  for (const { from, to, ...ratings } of bands) {
    const cell = `${at}.bands.${from}-${to}`;
    for (const rating of ["agility", "speed", "horsepower"] as const)
      cells.whole(`${cell}.${rating}`, "DIF-8.1", ratings[rating], RATING);
    const levels =
      cells.whole(`${cell}.from`, "DIF-2.4", from, [1, HIGHEST_LEVEL]) &&
      cells.whole(`${cell}.to`, "DIF-2.4", to, [from, HIGHEST_LEVEL]);
    if (!levels) return;
    if (from !== needs)
      cells.refuse("tables-bands", "DIF-2.4", {
        cell,
        why: from > needs ? "gap" : "overlap",
        found: from,
        needs,
      });
    needs = to + 1;
  }
  const found = needs - 1;
  if (found !== maxLevel)
    cells.refuse("tables-bands", "DIF-2.4", {
      cell: `${at}.bands`,
      why: found < maxLevel ? "short" : "ceiling",
      found,
      needs: maxLevel,
    });
}

/** What a hit is worth, and when it is worth something else (DIF-10.12, DIF-10.13, DIF-10.15, DIF-R48). */
function checkFire(type: GivenAircraft, at: string, cells: Cells): void {
  const { hitValue, spent, choice, mostHits, sight } = type;
  cells.whole(`${at}.hitValue`, "DIF-3", hitValue, [1, HIGHEST_VALUE]);
  if (spent !== undefined) cells.whole(`${at}.spent`, "DIF-10.15", spent, [1, hitValue - 1]);
  if (choice !== undefined) cells.whole(`${at}.choice`, "DIF-10.12", choice, [hitValue + 1, HIGHEST_VALUE]);
  if (spent !== undefined && choice !== undefined)
    cells.refuse("tables-both", "DIF-R48", { cell: at, first: "spent", second: "choice" });
  if (mostHits !== undefined) cells.whole(`${at}.mostHits`, "DIF-10.13", mostHits, HITS);
  if (sight !== undefined) cells.known(`${at}.sight`, "DIF-3.1", sight, SIGHTS);
}

function checkSpecials({ specials = [] }: GivenAircraft, at: string, cells: Cells): void {
  const cell = `${at}.specials`;
  if (!cells.count(cell, "DIF-10", specials, [0, SPECIALS.length])) return;
  for (const special of specials) cells.known(`${cell}.${named(special)}`, "DIF-10", special, SPECIALS);
  cells.once((name) => `${cell}.${named(name)}`, "DIF-10", specials);
  for (const [first, second] of OPPOSITE)
    if (specials.includes(first) && specials.includes(second))
      cells.refuse("tables-both", "DIF-10", { cell, first, second });
}

/** What is wrong with a fighter or a light bomber; names of its cells begin with `at`. */
export function checkAircraft(type: GivenAircraft, at: string, cells: Cells): void {
  checkCommon(type, at, cells);
  cells.whole(`${at}.year`, "DIF-3", type.year, YEARS);
  if (type.role !== undefined) cells.known(`${at}.role`, "DIF-3", type.role, ROLES);
  if (type.engines !== undefined) cells.whole(`${at}.engines`, "DIF-3", type.engines, ENGINES);
  checkBands(type, at, cells);
  checkFire(type, at, cells);
  cells.whole(`${at}.offense`, "DIF-11", type.offense, DRAW);
  cells.whole(`${at}.wingmanDefense`, "DIF-11", type.wingmanDefense, DRAW);
  checkSpecials(type, at, cells);
  if (type.gunner !== undefined) cells.whole(`${at}.gunner`, "DIF-B9", type.gunner, GUNNER);
  if (type.rockets !== undefined) cells.whole(`${at}.rockets`, "DIF-7.1.3", type.rockets, FACE);
}

/** What is wrong with a medium or heavy bomber; names of its cells begin with `at`. */
export function checkBomber(type: GivenBomber, at: string, cells: Cells): void {
  checkCommon(type, at, cells);
  cells.known(`${at}.role`, "DIF-4", type.role, BOMBER_ROLES);
  cells.whole(`${at}.turret`, "DIF-B10", type.turret, DRAW);
}
