import { type LedgerRule, rule } from "./rule.ts";

/** How orders are written and judged. */
export const ORDERS: readonly LedgerRule[] = [
  rule(
    "DF-17",
    ["grammar: item"],
    "A digit, 1 to 5, is always straight flight, also behind a letter; digits side by side add up; each letter is one point.",
    "Eine Ziffer, 1 bis 5, ist immer Geradeausflug, auch nach einem Buchstaben; Ziffern nebeneinander zählen zusammen; jeder Buchstabe ist ein Punkt.",
  ),
  rule(
    "DF-18",
    ["grammar: spelling"],
    "Small letters, blanks and commas are accepted.",
    "Kleine Buchstaben, Leerzeichen und Kommas sind erlaubt.",
  ),
  rule(
    "DF-19",
    ["grammar: speed"],
    "The SPEED may be declared in front of a colon; it is checked and never printed.",
    "SPEED darf vor einem Doppelpunkt angesagt werden; sie wird geprüft und nie gedruckt.",
  ),
  rule("DF-20", ["grammar: forward"], "0 stands only alone.", "Die 0 steht nur allein."),
  rule(
    "DF-21",
    ["grammar: mark"],
    "One altitude mark, +, - or --, may end the orders; it is no item.",
    "Ein Höhenzeichen, +, - oder --, darf den Zug beenden; es ist kein Teil der Bewegung.",
  ),
  rule(
    "DF-22",
    ["E1"],
    "E1: an unknown character, or nothing at all.",
    "E1: ein unbekanntes Zeichen, oder gar nichts.",
  ),
  rule(
    "DF-23",
    ["E2"],
    "E2: the cost differs from the declared SPEED.",
    "E2: die Kosten sind nicht die angesagte SPEED.",
  ),
  rule("DF-24", ["E3"], "E3: SPEED above the current ENGINE.", "E3: SPEED über der jetzigen ENGINE."),
  rule(
    "DF-25",
    ["E4"],
    "E4: SPEED changed by more than 1, unless ENGINE forces it.",
    "E4: SPEED um mehr als 1 geändert, außer ENGINE erzwingt es.",
  ),
  rule("DF-26", ["E5"], "E5: more clock points than allowed.", "E5: mehr Uhrpunkte als erlaubt."),
  rule("DF-27", ["E6"], "E6: a turn right after a turn.", "E6: eine Drehung gleich nach einer Drehung."),
  rule(
    "DF-28",
    ["E7"],
    "E7: a turn first, where the last orders ended with one.",
    "E7: eine Drehung am Anfang, wo der letzte Zug mit einer endete.",
  ),
  rule("DF-29", ["E8"], "E8: SPEED below the least.", "E8: SPEED unter dem Mindestmaß."),
  rule(
    "DF-30",
    ["E9"],
    "E9: an altitude mark that is not allowed here.",
    "E9: ein Höhenzeichen, das hier nicht erlaubt ist.",
  ),
  rule(
    "DF-31",
    ["E1", "E9"],
    "A refusal lists every check that fails, in order; after E1 nothing else is judged.",
    "Eine Ablehnung nennt jede verletzte Prüfung der Reihe nach; nach E1 wird nichts weiter geprüft.",
  ),
];
