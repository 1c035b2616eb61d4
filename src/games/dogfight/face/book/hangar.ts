import { list, plain, type Row, table } from "../../../../face/book/chapter.ts";
import { type AircraftType, pointsOf, TYPES } from "../../data/types.ts";
import { chapter, phrase } from "./phrase.ts";

function line(type: AircraftType): Row {
  const { name, engine, fuselage, toHit, ceiling } = type;
  const figures = [engine, fuselage, toHit].map(String);
  return [name, ...figures, phrase("list.fitted", { weapons: type.weapons }), ceiling, pointsOf(type)];
}

/** Designing aircraft, and those that are listed. */
export const HANGAR = [
  chapter("design", [
    "any-aircraft-can-be-made",
    list("engine-fuselage-to-hit-2", "two-sides-whose-points", "engine-1-cant-turn-so-it"),
  ]),
  chapter("list", [
    "our-own-list-engine-comes",
    table(
      phrase("list.aircraft-and-their-figures", { count: Object.keys(TYPES).length }),
      ["aircraft", plain("ENGINE"), plain("FUSELAGE"), plain("TO-HIT"), "weapons", "ceiling", "points"],
      Object.values(TYPES).map(line),
    ),
  ]),
];
