import { partOf } from "./rule.ts";

/**
 * Our own rulings where the source and its dossier are silent:
 *
 * - H1: a raid ends early when nobody is abroad and none of the sheet is still to come.
 * - H2: a shorter campaign is won by a number of targets that is agreed.
 * - H3: who has entered, waits on his own lines and has not crossed the R line is home when the raid ends.
 * - H4: a number that is withheld in a hex of two battles is taken first from those at the bombers, as far as they are
 *   beyond the enemy, then from the others; who is named is withheld where he fights.
 * - H5: the reserve is filled in whole points; who names the next whole one above what is left saves all of it.
 * - H6: a battle in which both sides can fire may be fought out on another table where the set-up says so, or where both
 *   sides of it name the same. There fight the attackers, fighters that have not fired yet, and as many bombers as the
 *   attackers can reach; ratings, marks and kept tanks count only by dice. It costs factors by type, which are hits like
 *   any other, and all who took part have fired.
 * - H7: a quarter's raid may be flown by fighters alone: the sheet says so, and the raid is not left out (LW-50). Where the
 *   sheet has to name targets (LW-113) it can't.
 */
export const HOUSE = partOf("house", ["LW-H1", "LW-H2", "LW-H3", "LW-H4", "LW-H5", "LW-H6", "LW-H7"]);
