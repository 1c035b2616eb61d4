import type { Quality } from "../../data/quality.ts";
import type { AircraftCard } from "../../data/types/aircraft.ts";
import { type Condition, type Ratings, ratingsOf } from "../../rules/ratings/ratings.ts";
import type { Source } from "../words/sheet-values.ts";

/** What one thing adds to the ratings or takes from them; of the card the ratings themselves. */
interface Share {
  readonly source: Source;
  readonly ratings: Ratings;
}

const SOUND: Condition = { damaged: false, cockpit: false, loaded: false, rockets: "none" };

function less(now: Ratings, before: Ratings): Ratings {
  return {
    agility: now.agility - before.agility,
    speed: now.speed - before.speed,
    horsepower: now.horsepower - before.horsepower,
  };
}

/**
 * A Leader's ratings by where they come from, in the order in which they are reckoned (DIF-R16): their sum is what is in
 * force. What would take a rating below 1 takes only what is there.
 * @throws RangeError where the aircraft can't fly so high or so low.
 */
export function sharesOf(
  card: AircraftCard,
  level: number,
  quality: Quality,
  { damaged, cockpit, loaded, rockets }: Condition,
): readonly Share[] {
  const ace: Quality = quality === "ace" ? "ace" : "regular";
  const hurt = { ...SOUND, damaged, loaded };
  const steps: readonly (readonly [Source, boolean, Quality, Condition])[] = [
    ["ace", quality === "ace", ace, SOUND],
    [damaged ? "damage" : "load", damaged || loaded, ace, hurt],
    ["cockpit", damaged && cockpit, ace, { ...hurt, cockpit }],
    ["rockets", rockets !== "none", ace, { ...hurt, cockpit, rockets }],
  ];
  let before = ratingsOf(card, level, "regular", SOUND);
  const shares: Share[] = [{ source: "card", ratings: before }];
  for (const [source, counts, pilot, condition] of steps) {
    if (!counts) continue;
    const now = ratingsOf(card, level, pilot, condition);
    shares.push({ source, ratings: less(now, before) });
    before = now;
  }
  return shares;
}
