import { type Chapter, table, text } from "../../../../face/book.ts";
import type { Text } from "../../../../face/text.ts";
import { type Condition, ratingsOf } from "../../rules/ratings/ratings.ts";
import { phrase } from "./phrase.ts";
import { typeNamed } from "./types.ts";

const SOUND: Condition = { damaged: false, cockpit: false, loaded: false, rockets: "none" };

/** Types and levels that show what damage, load and rockets cost. */
const EXAMPLES = [
  ["spitfire-ia", 2],
  ["bf-109g-6", 2],
  ["p-51d-10", 18],
  ["p-38j", 5],
] as const;

function ratings(type: string, level: number, change: Partial<Condition>): string {
  const { agility, speed, horsepower } = ratingsOf(typeNamed(type), level, "regular", {
    ...SOUND,
    ...change,
  });
  return `${agility}/${speed}/${horsepower}`;
}

function lines(): readonly (readonly Text[])[] {
  return EXAMPLES.map(([id, level]) => {
    const { name, load, rockets } = typeNamed(id);
    return [
      name,
      level.toString(),
      ratings(id, level, {}),
      ratings(id, level, { damaged: true }),
      load ? ratings(id, level, { loaded: true }) : "–",
      rockets ? ratings(id, level, { rockets: "carried" }) : "–",
    ];
  });
}

/** Damage, and ammunition that runs out. */
export const DAMAGE: readonly Chapter[] = [
  {
    id: "damage",
    title: phrase("damage.title"),
    blocks: [
      text(phrase("damage.what")),
      table(
        phrase("damage.caption"),
        [
          phrase("hands.aircraft"),
          phrase("hands.level"),
          phrase("damage.sound"),
          phrase("damage.damaged"),
          phrase("damage.loaded"),
          phrase("damage.rockets"),
        ],
        lines(),
      ),
      text(phrase("damage.order")),
      text(phrase("damage.twice")),
    ],
  },
  {
    id: "ammunition",
    title: phrase("ammunition.title"),
    blocks: [text(phrase("ammunition.rule")), text(phrase("ammunition.spare"))],
  },
];
