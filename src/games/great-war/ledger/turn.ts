import { chapterOf } from "./rule.ts";

/** The turn and its switches. */
export const TURN = chapterOf("turn", [
  [
    1,
    "4.1a",
    "A turn has five steps: tailing, initiative, movement with declarations of fire, combat, wind.",
    "Eine Runde hat fünf Schritte: Verfolgen, Initiative, Bewegung mit Feueransagen, Kampf, Wind.",
  ],
  [
    2,
    "4.1b",
    "After combat come parachutes, fuel, faints, clearing of jams and changes of drums, then the wind.",
    "Nach dem Kampf kommen Fallschirme, Kraftstoff, Ohnmachten, Ladehemmungen und Trommelwechsel, dann der Wind.",
  ],
  [
    3,
    "4.1c",
    "Aces, the special rules of types and deflection always count; wind, continued movement, special maneuvers, archie, capture, wounded observers and the F.E.2b's rear gun are switches.",
    "Asse, Sonderregeln der Typen und Vorhalt gelten immer; Wind, fortgesetzte Kurve, Kunstflug, Flak, Gefangennahme, verwundete Beobachter und das hintere MG der F.E.2b sind Schalter.",
  ],
]);
