import type { Quality } from "../../data/quality.ts";
import type { AircraftCard } from "../../data/types/aircraft.ts";
import type { Condition } from "./ratings.ts";

/** Cards that a Wingman draws to attack and to defend. */
interface WingmanRatings {
  readonly offense: number;
  readonly defense: number;
  /** Whether the card that a Veteran draws on even turns is one of Offense (DIF-R69). */
  readonly extraOffense: boolean;
}

function atLeastNone(cards: number): number {
  return cards < 0 ? 0 : cards;
}

/**
 * A Wingman's ratings in a game turn, from 1. A Recruit has one card less of either (DIF-9.1.2); a Green one (DIF-9.1.4), and
 * whoever is damaged (DIF-5.2), one less of the greater, of Offense where both are alike (DIF-R15); a cockpit hit takes one
 * of Offense; none falls below 0 (DIF-R68). On even turns (DIF-R39) a Veteran then draws one more: of Offense if that is the
 * smaller, otherwise of Defense (DIF-9.1.7, DIF-R40). Altitude does not matter (DIF-11), nor do load and rockets (DIF-R64).
 */
export function wingmanRatings(
  card: AircraftCard,
  quality: Quality,
  { damaged, cockpit }: Pick<Condition, "damaged" | "cockpit">,
  turn: number,
): WingmanRatings {
  let offense = card.offense;
  let defense = card.wingmanDefense;
  const less = () => {
    if (defense > offense) defense -= 1;
    else offense -= 1;
  };
  if (quality === "recruit") {
    offense -= 1;
    defense -= 1;
  }
  if (quality === "green") less();
  if (damaged) less();
  if (damaged && cockpit) offense -= 1;
  offense = atLeastNone(offense);
  defense = atLeastNone(defense);
  const extra = quality === "veteran" && turn % 2 === 0;
  const extraOffense = extra && offense < defense;
  return {
    offense: extraOffense ? offense + 1 : offense,
    defense: extra && !extraOffense ? defense + 1 : defense,
    extraOffense,
  };
}
