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
 */
export const HOUSE = partOf("house", ["LW-H1", "LW-H2", "LW-H3", "LW-H4", "LW-H5"]);
