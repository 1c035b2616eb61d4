import { chapterOf } from "./rule.ts";

/** What we set where the base game is not at hand. */
export const DEFAULTS = chapterOf("defaults", [
  [
    104,
    "D-01",
    "The board has hexes of 50 m and six facings; altitude goes in steps of 50 m, and 0 is a crash.",
    "Der Plan hat Hexe zu 50 m und sechs Richtungen; die Höhe geht in Schritten von 50 m, und 0 ist ein Absturz.",
  ],
  [
    105,
    "D-02",
    "Speed may change by 2 a turn between the least and the present top speed, and is spent to the last MP; where damage leaves no such speed, it is the top speed.",
    "Die Geschwindigkeit darf sich je Runde um 2 ändern, zwischen der kleinsten und der jetzigen höchsten, und wird ganz ausgegeben; lässt Schaden keine solche übrig, ist es die höchste.",
  ],
  [
    106,
    "D-03",
    "A dive of 100 m or more allows one MP more next turn, a climb of 100 m or more takes one (switch energy).",
    "Ein Sturz von 100 m oder mehr erlaubt nächste Runde einen MP mehr, ein Steigen von 100 m oder mehr nimmt einen (Schalter energy).",
  ],
  [
    107,
    "D-04",
    "A climb costs no MP and comes at the end of the move; above two thirds of the ceiling only half is possible, and never above the ceiling.",
    "Steigen kostet keine MP und kommt am Ende des Zuges; über zwei Dritteln der Gipfelhöhe geht nur die Hälfte, und nie über die Gipfelhöhe.",
  ],
  [108, "D-05", "A dive counts from the first hex entered.", "Ein Sturz gilt ab dem ersten betretenen Hex."],
  [109, "D-06", "A move climbs or dives, not both.", "Ein Zug steigt oder stürzt, nicht beides."],
  [
    110,
    "D-07",
    "An overdive, up to twice the dive and four MP beyond the dive speed, rolls two dice against the excess in steps of 50 m, 6 at most: at or below it the wings fold, one or two above it costs a die of damage.",
    "Ein Übersturz, bis zum doppelten Sturz und vier MP über der Sturzgeschwindigkeit, würfelt zwei Würfel gegen das Zuviel in Schritten von 50 m, höchstens 6: bis dahin klappen die Flügel, ein oder zwei darüber kostet einen Würfel Schaden.",
  ],
  [
    111,
    "D-08",
    "Without engine or fuel an aircraft glides: at most half its top speed, no climb, at least 50 m lower each turn, and among the gliders from the next turn on.",
    "Ohne Motor oder Kraftstoff gleitet ein Flugzeug: höchstens halbe Höchstgeschwindigkeit, kein Steigen, jede Runde mindestens 50 m tiefer, und ab der nächsten Runde bei den Gleitern.",
  ],
  [
    112,
    "D-09",
    "There are no collisions; who can end his move only on another stays there without penalty.",
    "Zusammenstöße gibt es nicht; wer seinen Zug nur auf einem anderen beenden kann, bleibt dort ohne Strafe.",
  ],
  [
    113,
    "D-10",
    "Over its own edge an aircraft has gone home; over another it is out of the game, but alive.",
    "Über den eigenen Rand ist ein Flugzeug heimgeflogen; über einen anderen ist es aus dem Spiel, aber am Leben.",
  ],
  [
    114,
    "D-11",
    "An aircraft is destroyed when its damage reaches its points.",
    "Ein Flugzeug ist zerstört, wenn der Schaden seine Punkte erreicht.",
  ],
  [
    115,
    "D-12",
    "One schedule worse means E to D to C to B to A; A, F and G stay.",
    "Eine Stufe schlechter heißt E zu D zu C zu B zu A; A, F und G bleiben.",
  ],
  [
    116,
    "D-13",
    "The wind carries every flying aircraft, but no balloon, 0 to 2 hexes its way after combat.",
    "Der Wind trägt nach dem Kampf jedes fliegende Flugzeug, aber keinen Ballon, 0 bis 2 Hexe in seine Richtung.",
  ],
  [
    117,
    "D-14",
    "Each side has a line of trench hexes, with no-man's land between; beyond its middle lies the enemy's airspace.",
    "Jede Seite hat eine Linie von Grabenhexen, dazwischen liegt Niemandsland; jenseits seiner Mitte ist der Luftraum des Feindes.",
  ],
]);
