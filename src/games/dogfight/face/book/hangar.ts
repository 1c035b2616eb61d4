import { type Chapter, list, table, text } from "../../../../face/book.ts";
import type { Text } from "../../../../face/text.ts";
import { type AircraftType, pointsOf, TYPES } from "../../data/types.ts";
import { phrase } from "./phrase.ts";

function line(type: AircraftType): readonly Text[] {
  const { name, engine, fuselage, toHit, ceiling } = type;
  const figures = [engine, fuselage, toHit].map(String);
  return [
    name,
    ...figures,
    phrase("list.fitted", { weapons: type.weapons }),
    ceiling.toString(),
    pointsOf(type).toString(),
  ];
}

/** Designing aircraft, and those that are listed. */
export const HANGAR: readonly Chapter[] = [
  {
    id: "design",
    title: phrase("design.title"),
    blocks: [
      text(phrase("design.any-aircraft-can-be-made")),
      list(
        phrase("design.engine-fuselage-to-hit-2"),
        phrase("design.two-sides-whose-points"),
        phrase("design.engine-1-cant-turn-so-it"),
      ),
    ],
  },
  {
    id: "list",
    title: phrase("list.title"),
    blocks: [
      text(phrase("list.our-own-list-engine-comes")),
      table(
        phrase("list.aircraft-and-their-figures", { count: Object.keys(TYPES).length }),
        [
          phrase("list.aircraft"),
          "ENGINE",
          "FUSELAGE",
          "TO-HIT",
          phrase("list.weapons"),
          phrase("list.ceiling"),
          phrase("list.points"),
        ],
        Object.values(TYPES).map(line),
      ),
    ],
  },
];
