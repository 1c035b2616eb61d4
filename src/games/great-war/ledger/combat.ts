import { chapterOf } from "./rule.ts";

/** Fire. */
export const COMBAT = chapterOf("combat", [
  [
    39,
    "4.7a",
    "All attacks of a turn are rolled before any damage counts: who is shot down still fires.",
    "Alle Angriffe einer Runde werden gewürfelt, bevor Schaden zählt: Auch wer fällt, feuert noch.",
  ],
  [
    40,
    "4.7b",
    "Attacks on a target that is already destroyed are still rolled for ammunition and jams.",
    "Angriffe auf ein schon zerstörtes Ziel werden noch für Munition und Ladehemmung gewürfelt.",
  ],
  [
    41,
    "4.7c",
    "All who fired at it in the fatal turn share the victory equally; who fired alone has it alone.",
    "Alle, die in der letzten Runde auf es gefeuert haben, teilen sich den Luftsieg; wer allein gefeuert hat, hat ihn allein.",
  ],
  [
    42,
    "4.7d",
    "An ace adds 1 to his attacks or takes 1 from attacks on him, a double ace 2, one of the two each turn.",
    "Ein Ass zählt 1 zu seinen Angriffen oder zieht 1 von denen auf ihn ab, ein doppeltes 2, je Runde eines von beiden.",
  ],
  [
    43,
    "4.7e",
    "A novice pilot fires at −1 and is fired upon at +1, both in one turn if need be.",
    "Ein Neuling feuert mit −1, und auf ihn wird mit +1 gefeuert, beides auch in einer Runde.",
  ],
  [
    44,
    "4.7f",
    "The pilot's status counts for his own guns and for attacks on the aircraft; an observer's for his own gun, −1 as a novice.",
    "Der Rang des Piloten zählt für seine Waffen und für Angriffe auf das Flugzeug; der des Beobachters nur für dessen Waffe, −1 als Neuling.",
  ],
  [
    45,
    "4.7g",
    "A natural 2, 3 or 4 tests each firing gun: it jams on 1 or 2 of a die, on 1 to 3 from 5,000 m up; ground guns never jam.",
    "Eine gewürfelte 2, 3 oder 4 prüft jede feuernde Waffe: Ladehemmung bei 1 oder 2, ab 5000 m bei 1 bis 3; Bodenwaffen nie.",
  ],
  [
    46,
    "4.7h",
    "One jammed gun of a twin mount silences both, save for the types that may fire one alone.",
    "Eine Ladehemmung im Zwilling legt beide Waffen still, außer bei Typen, die eine allein abfeuern dürfen.",
  ],
  [
    47,
    "4.7i",
    "At the end of any later turn a jam is cleared on a 1.",
    "Am Ende jeder späteren Runde löst sich eine Ladehemmung bei einer 1.",
  ],
  [
    48,
    "4.7j",
    "A pilot may try only if he climbed 100 m at most, dived 200 m at most, did no special maneuver and turned one hexside at most in any hex.",
    "Ein Pilot darf es nur versuchen, wenn er höchstens 100 m gestiegen, höchstens 200 m gestürzt ist, kein Manöver geflogen und in keinem Hex mehr als eine Hexseite gedreht hat.",
  ],
  [
    49,
    "4.7k",
    "An observer's gun is cleared on 1 or 2, however the aircraft flew.",
    "Die Waffe eines Beobachters wird bei 1 oder 2 frei, wie auch immer geflogen wurde.",
  ],
  [
    50,
    "4.7l",
    "Deflection changes every attack in the air; the Fokker D.VII's attack from below has its own chart.",
    "Der Vorhalt ändert jeden Angriff in der Luft; der Angriff der Fokker D.VII von unten hat eine eigene Tafel.",
  ],
]);
