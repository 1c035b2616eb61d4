import { chapterOf } from "./rule.ts";

/** Who moves first. */
export const INITIATIVE = chapterOf("initiative", [
  [
    4,
    "4.2a",
    "Each aircraft rolls two dice a turn: +1 for each full 200 m above the lowest, +1 for an ace or +2 for a double ace, −1 for a novice, −1 for a two-seater, −2 for schedule F; the lowest moves first.",
    "Jedes Flugzeug würfelt je Runde mit zwei Würfeln: +1 je volle 200 m über dem tiefsten, +1 für ein Ass oder +2 für ein doppeltes, −1 für einen Neuling, −1 für einen Zweisitzer, −2 für Stufe F; wer am wenigsten hat, zieht zuerst.",
  ],
  [
    5,
    "4.2b",
    "The lowest is taken over all aircraft except balloons, gliders and bombers of class G, at the altitudes before this turn.",
    "Das tiefste gilt über alle Flugzeuge außer Ballonen, Gleitern und Bombern der Klasse G, mit den Höhen vor dieser Runde.",
  ],
  [
    6,
    "4.2c",
    "Ace and novice mean the man who flies: the pilot, or an observer at the second controls, who is a novice.",
    "Ass und Neuling meinen den, der fliegt: den Piloten, oder den Beobachter am zweiten Steuer, der als Neuling gilt.",
  ],
  [
    7,
    "4.2d",
    "Bristol fighters, Hannover and Halberstadt CL take no −1 as two-seaters; until the end of October 1916 the 1½ Strutter and the Nieuport 12 don't either.",
    "Bristol Fighter, Hannover und Halberstadt CL bekommen kein −1 als Zweisitzer; bis Ende Oktober 1916 auch 1½ Strutter und Nieuport 12 nicht.",
  ],
  [
    8,
    "4.2e",
    "Enemies with the same total roll a die each, the lower moves first; one player chooses among his own, players of a side roll.",
    "Feinde mit gleicher Summe würfeln je einen Würfel, der niedrigere zieht zuerst; unter den eigenen wählt der Spieler, Spieler einer Seite würfeln.",
  ],
  [
    9,
    "4.2f",
    "Balloons, then gliders, then class G move before everybody else; within such a class a die each, low first.",
    "Ballone, dann Gleiter, dann Klasse G ziehen vor allen anderen; innerhalb einer solchen Klasse je ein Würfel, niedrig zuerst.",
  ],
]);
