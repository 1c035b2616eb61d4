import { partOf } from "./rule.ts";

/**
 * Our own rulings where the source and its dossier are silent:
 *
 * - H1: shorter scenarios: any span of turns, formations of choice, weather that is always clear; what was withdrawn
 *   before the first turn is not there.
 * - H2: repair dice are split by their owner only where there is something to repair of either kind; else all go to it.
 * - H3: a move is ordered as straight ways from bend to bend; with `more` the rest is told when the first part is flown,
 *   so that nobody learns it early. A bend that is none is not written.
 * - H4: two who can't hurt each other part after 100 rounds.
 * - H5: where nobody bids, who was asked first plays the Germans, at the number agreed.
 * - H6: which wing has 303's ace the enemy knows when he has thrown; what came back on top of a pile everybody knows until
 *   somebody may have drawn from it.
 * - H7: what all see: squadrons that leave early, those that bomb, and the RAF's that are set against gruppen.
 * - H8: where several would do, the first takes it: the wing that gives a squadron to a rotation, the wing of a Big Wing
 *   that loses one, and of both London cards on top London itself.
 * - H9: a side may have several players, who share out its Groups or Luftflotten, know the same and win as one. Each is asked
 *   about his own: alert, repair, moves, gruppen, hits; who moves or fights by choice one player after another. Bids, missions, cards
 *   kept and rotations are the first player's; a scramble that of the first wing that is ready.
 * - H10: any intercept or dogfight may be fought out on another table where the set-up says so, or where both sides of it
 *   name the same table when asked, or one leaves it to the other; the squadrons that fight are shown then. What it costs is told in squadrons, and after
 *   an intercept one of a side at most is stood down.
 */
export const HOUSE = partOf("house", [
  "BB-H1",
  "BB-H2",
  "BB-H3",
  "BB-H4",
  "BB-H5",
  "BB-H6",
  "BB-H7",
  "BB-H8",
  "BB-H9",
  "BB-H10",
]);
