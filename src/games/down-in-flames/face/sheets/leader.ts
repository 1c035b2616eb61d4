import { itemAt } from "../../../../core/item-at.ts";
import { signed } from "../../../../core/text.ts";
import type { Block, Row } from "../../../../face/sheet.ts";
import { boxes, figures, line, row, section, table } from "../../../../face/sheets/blocks.ts";
import type { Text } from "../../../../face/text.ts";
import { pilotOf } from "../../rules/attack/bursts.ts";
import { usualHitValue } from "../../rules/attack/declared.ts";
import { limitOf, minimumOf, ratingsAt } from "../../rules/hand/limits.ts";
import { agilityLimit, type Ratings } from "../../rules/ratings/ratings.ts";
import { attackerOf, cardOfElement } from "../../rules/state/pieces.ts";
import type { View } from "../../rules/view/view.ts";
import { burstsBlock } from "./bursts.ts";
import { burstsBySteps } from "./data-card.ts";
import { phrase, phrases } from "./phrase.ts";
import { leaderLine } from "./pilot.ts";
import { sharesOf } from "./sources.ts";

const RATINGS = ["agility", "speed", "horsepower"] as const;

function ratingRow(head: Text, ratings: Ratings, print: (figure: number) => string): Row {
  return row(
    head,
    RATINGS.map((rating) => print(ratings[rating])),
  );
}

/** Ratings in force and, where they are not simply the card's, what they come from. */
function ratingsTable(view: View, element: number): Block {
  const { level, leader } = itemAt(view.elements, element);
  const card = cardOfElement(view.setup, element);
  const shares = sharesOf(card, level, leader.quality ?? "regular", leader);
  const rows = shares.map(({ source, ratings }) =>
    ratingRow(phrase("sheet.source", { source }), ratings, source === "card" ? String : signed),
  );
  const inForce = ratingRow(phrase("sheet.inForce"), ratingsAt(view, element), String);
  const now = { ...inForce, now: phrase("sheet.inForce.now") };
  return table(
    "ruled",
    [phrase("sheet.ratings"), ...phrases("sheet", ...RATINGS)],
    shares.length > 1 ? [...rows, now] : [now],
    { label: phrase("sheet.ratings") },
  );
}

/** DIF-8.4: Agility Cards played since his player-turn began, of those that he may play. */
function agilityTrack(view: View, element: number): Block {
  const { agility } = itemAt(view.elements, element).leader;
  const limit = agilityLimit(ratingsAt(view, element));
  const told = phrase("sheet.agilityCards", { played: agility, limit: limit ?? null });
  if (limit === undefined) return line(told);
  return { kind: "tracks", tracks: [boxes(limit, agility, told)], line: [{ text: told }] };
}

function figuresBlock(view: View, element: number): Block {
  const { leader } = itemAt(view.elements, element);
  const { hand, quality } = leader;
  const card = cardOfElement(view.setup, element);
  const limit = limitOf(view, element);
  return figures(
    [
      phrase("sheet.handOf"),
      phrase("sheet.hand.limit", { held: hand.length, limit, guessed: quality === null }),
    ],
    [phrase("sheet.minimum"), minimumOf(view, element)],
    [phrase("sheet.bursts"), burstsBySteps(card, pilotOf(leader), view.setup.options.gyroAdvantaged)],
    [phrase("sheet.hitValue"), usualHitValue(view, attackerOf(view, element, "leader"))],
  );
}

/** The Leader of an Element: who he is, his ratings in force, bursts and Agility Cards. */
export function leaderBlock(view: View, element: number): Block {
  const { leader, level, presence } = itemAt(view.elements, element);
  const { id } = itemAt(view.setup.elements, element);
  const title = phrase("sheet.leader", { id });
  if (leader.down)
    return section(title, [line({ text: phrase("sheet.fate", { fate: "down" }), tone: "alarm" })]);
  const flies = level > 0 && presence === "here";
  return section(title, [
    line(...leaderLine(leader)),
    level > 0 && ratingsTable(view, element),
    ...(flies ? [figuresBlock(view, element), agilityTrack(view, element)] : []),
    ...(flies ? burstsBlock(view, element) : []),
  ]);
}
