import { list, type Row, type Rows, table } from "../../../../face/book/chapter.ts";
import type { Text } from "../../../../face/text.ts";
import type { Special } from "../../data/types/aircraft.ts";
import { climbCost, diveGain } from "../../rules/ratings/altitude.ts";
import { agilityLimit, handLimit, minimumHand, ratingsOf } from "../../rules/ratings/ratings.ts";
import { chapter, phrase } from "./phrase.ts";
import { specialName } from "./specials.ts";
import { typeNamed } from "./types.ts";

const CHANGES: readonly Special[] = ["quick-climb", "slow-climb", "quick-dive", "dive-limit"];

function price(name: Text, specials: readonly Special[]): Row {
  const card = { ...typeNamed("spitfire-vb"), specials };
  return [name, `−${climbCost(card)}`, `+${diveGain(card, 1)}`, `+${diveGain(card, 2)}`];
}

function prices(): Rows {
  return [
    price(phrase("altitude.plain"), []),
    ...CHANGES.map((special) => price(specialName(special), [special])),
  ];
}

const SOUND = { damaged: false, cockpit: false, loaded: false, rockets: "none" } as const;

/** What a Regular Leader may hold, must keep and may play. */
function hand(type: string, level: number): Row {
  const card = typeNamed(type);
  const ratings = ratingsOf(card, level, "regular", SOUND);
  return [
    card.name,
    level,
    `${ratings.agility}/${ratings.speed}`,
    handLimit(ratings, "regular"),
    minimumHand(ratings),
    agilityLimit(ratings)?.toString() ?? phrase("hands.unlimited"),
  ];
}

/** Levels and what they cost, rolls, and the hand. */
export const ALTITUDE = [
  chapter("altitude", [
    "why",
    table("caption", ["type", "climb", "dive-1", "dive-2"], prices()),
    "limits",
    "too-many",
  ]),
  chapter("rolls", [list("attack", "answer", "follow", "slow-dive")]),
  chapter({ name: "hands", id: "hand" }, [
    "limit",
    list("agile", "fast", "agility-cards"),
    table(
      "caption",
      ["aircraft", "level", "ratings", "most", "least", "agility"],
      [hand("a6m2", 2), hand("p-51d-10", 18)],
    ),
  ]),
];
