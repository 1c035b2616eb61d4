import type { LedgerRule } from "./rule.ts";

/** B-01 is GW-301, and so on. */
const BEFORE_HOUSE = 300;

function house(rule: `B-${number}`, en: string, de: string): LedgerRule {
  return { id: `GW-${BEFORE_HOUSE + Number(rule.slice(2))}`, rule, chapter: "house", text: { en, de } };
}

/** Our own rulings where everything else is silent, in the order of their numbers. */
export const HOUSE: readonly LedgerRule[] = [
  house(
    "B-60",
    "A hidden gun lies where three dice send it from its hex: a direction, a distance no longer than set, and steps clockwise at that distance; off the board or on another gun it takes the nearest free hex. Beyond a corner of the board the near or far edge counts.",
    "Ein verstecktes Geschütz liegt, wohin drei Würfel es von seinem Hex schicken: eine Richtung, eine Entfernung bis zur gesetzten, und Schritte im Uhrzeigersinn in diesem Abstand; außerhalb des Plans oder auf einem anderen Geschütz nimmt es das nächste freie Hex. Hinter einer Ecke des Plans zählt der nahe oder ferne Rand.",
  ),
  house(
    "B-61",
    "Where a set-up does not say, a kill is worth 4 points, a two-seater or balloon 5, and an aircraft begins two below its top speed.",
    "Wo ein Aufbau nichts sagt, bringt ein Abschuss 4 Punkte, ein Zweisitzer oder Ballon 5, und ein Flugzeug beginnt zwei unter seiner Höchstgeschwindigkeit.",
  ),
];
