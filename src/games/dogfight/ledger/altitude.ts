import { type LedgerRule, rule } from "./rule.ts";

/** Our own optional rule for altitude. */
export const ALTITUDE: readonly LedgerRule[] = [
  rule(
    "DF-63",
    ["§9", "R-29"],
    "Levels run from 1 to 20, and a twenty-sided die at the foot of the stand shows the level.",
    "Stufen gehen von 1 bis 20, und ein zwanzigseitiger Würfel am Fuß des Ständers zeigt die Stufe.",
  ),
  rule(
    "DF-64",
    ["§9", "R-29"],
    "+ climbs a level for 1 SPEED; - dives one and -- two levels, free.",
    "+ steigt eine Stufe für 1 SPEED; - stürzt eine, -- zwei Stufen, umsonst.",
  ),
  rule(
    "DF-65",
    ["§9", "R-29"],
    "Next turn SPEED may rise by 1, after - by 2, after -- by 3, never above ENGINE.",
    "In der nächsten Runde darf SPEED um 1 steigen, nach - um 2, nach -- um 3, nie über ENGINE.",
  ),
  rule(
    "DF-66",
    ["§9", "E9"],
    "A mark counts in the cost even where it is refused.",
    "Ein Zeichen zählt bei den Kosten, auch wo es abgelehnt wird.",
  ),
  rule(
    "DF-67",
    ["§9", "E9"],
    "No climb above the type's ceiling, no dive below level 1.",
    "Kein Steigen über die Gipfelhöhe, kein Sturz unter Stufe 1.",
  ),
  rule(
    "DF-68",
    ["§9", "R-11"],
    "Range is slant: one level counts one inch.",
    "Die Entfernung ist schräg: eine Stufe zählt einen Zoll.",
  ),
  rule(
    "DF-69",
    ["§9", "R-29"],
    "A front weapon also needs no more levels between the two than inches.",
    "Eine Bugwaffe braucht außerdem höchstens so viele Stufen Unterschied wie Zoll.",
  ),
  rule(
    "DF-70",
    ["§9", "R-29"],
    "Arcs, the side hit and damage are judged flat.",
    "Bögen, getroffene Seite und Schaden gelten flach.",
  ),
];
