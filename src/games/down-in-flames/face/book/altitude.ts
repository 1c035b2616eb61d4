import { type Chapter, list, table, text } from "../../../../face/book.ts";
import type { Text } from "../../../../face/text.ts";
import type { Special } from "../../data/aircraft.ts";
import { climbCost, diveGain } from "../../rules/ratings/altitude.ts";
import { agilityLimit, handLimit, minimumHand, ratingsOf } from "../../rules/ratings/ratings.ts";
import { phrase } from "./phrase.ts";
import { specialName } from "./specials.ts";
import { typeNamed } from "./types.ts";

const CHANGES: readonly Special[] = ["quick-climb", "slow-climb", "quick-dive", "dive-limit"];

function price(name: Text, specials: readonly Special[]): readonly Text[] {
  const card = { ...typeNamed("spitfire-vb"), specials };
  return [name, `−${climbCost(card)}`, `+${diveGain(card, 1)}`, `+${diveGain(card, 2)}`];
}

function prices(): readonly (readonly Text[])[] {
  return [
    price(phrase("altitude.plain"), []),
    ...CHANGES.map((special) => price(specialName(special), [special])),
  ];
}

const SOUND = { damaged: false, cockpit: false, loaded: false, rockets: "none" } as const;

/** What a Regular Leader may hold, must keep and may play. */
function hand(type: string, level: number): readonly Text[] {
  const card = typeNamed(type);
  const ratings = ratingsOf(card, level, "regular", SOUND);
  return [
    card.name,
    level.toString(),
    `${ratings.agility}/${ratings.speed}`,
    handLimit(ratings, "regular").toString(),
    minimumHand(ratings).toString(),
    agilityLimit(ratings)?.toString() ?? phrase("hands.unlimited"),
  ];
}

/** Levels and what they cost, rolls, and the hand. */
export const ALTITUDE: readonly Chapter[] = [
  {
    id: "altitude",
    title: phrase("altitude.title"),
    blocks: [
      text(phrase("altitude.why")),
      table(
        phrase("altitude.caption"),
        [
          phrase("altitude.type"),
          phrase("altitude.climb"),
          phrase("altitude.dive-1"),
          phrase("altitude.dive-2"),
        ],
        prices(),
      ),
      text(phrase("altitude.limits")),
      text(phrase("altitude.too-many")),
    ],
  },
  {
    id: "rolls",
    title: phrase("rolls.title"),
    blocks: [
      list(phrase("rolls.attack"), phrase("rolls.answer"), phrase("rolls.follow"), phrase("rolls.slow-dive")),
    ],
  },
  {
    id: "hand",
    title: phrase("hands.title"),
    blocks: [
      text(phrase("hands.limit")),
      list(phrase("hands.agile"), phrase("hands.fast"), phrase("hands.agility-cards")),
      table(
        phrase("hands.caption"),
        [
          phrase("hands.aircraft"),
          phrase("hands.level"),
          phrase("hands.ratings"),
          phrase("hands.most"),
          phrase("hands.least"),
          phrase("hands.agility"),
        ],
        [hand("a6m2", 2), hand("p-51d-10", 18)],
      ),
    ],
  },
];
