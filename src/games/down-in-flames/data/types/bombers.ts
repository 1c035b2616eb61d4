import type { BomberCard } from "./bomber.ts";

type Figures = readonly [defense: number, maxLevel: number, turret: number];

function bomber(
  id: string,
  name: string,
  class_: `${BomberCard["nation"]} ${BomberCard["role"]}`,
  [defense, maxLevel, turret]: Figures,
  model: string,
): BomberCard {
  const [nation, role] = class_.split(" ") as [BomberCard["nation"], BomberCard["role"]];
  return { id, name, nation, role, defense, maxLevel, turret, model };
}

/** Medium and heavy bombers: our own figures, with which 7 points of damage just damage a B-17G (DIF-4.1.8). */
export const BOMBERS: readonly BomberCard[] = [
  bomber("b-17g", "B-17G Fortress", "US heavy", [14, 17, 5], "dogfight/b-17g"),
  bomber("b-24j", "B-24J Liberator", "US heavy", [14, 14, 4], "down-in-flames/b-24j"),
  bomber("he-111h-6", "He 111H-6", "DE medium", [8, 10, 1], "dogfight/he-111h"),
  bomber("ju-88a-4", "Ju 88A-4", "DE medium", [8, 12, 1], "dogfight/ju-88a"),
  bomber("b-25d", "B-25D Mitchell", "US medium", [8, 12, 2], "down-in-flames/b-25d"),
  bomber("g4m1", "G4M1", "JP medium", [5, 14, 2], "down-in-flames/g4m1"),
];
