import { type Rows, table } from "../../../../face/book/chapter.ts";
import { type Condition, ratingsOf } from "../../rules/ratings/ratings.ts";
import { chapter, phrase } from "./phrase.ts";
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

function lines(): Rows {
  return EXAMPLES.map(([id, level]) => {
    const { name, load, rockets } = typeNamed(id);
    return [
      name,
      level,
      ratings(id, level, {}),
      ratings(id, level, { damaged: true }),
      load ? ratings(id, level, { loaded: true }) : "–",
      rockets ? ratings(id, level, { rockets: "carried" }) : "–",
    ];
  });
}

/** Damage, and ammunition that runs out. */
export const DAMAGE = [
  chapter("damage", [
    "what",
    table(
      "caption",
      [phrase("hands.aircraft"), phrase("hands.level"), "sound", "damaged", "loaded", "rockets"],
      lines(),
    ),
    "order",
    "twice",
  ]),
  chapter("ammunition", ["rule", "spare"]),
];
