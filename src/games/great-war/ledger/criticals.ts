import { chapterOf } from "./rule.ts";

/** Critical hits. */
export const CRITICAL_RULES = chapterOf("criticals", [
  [
    51,
    "4.8a",
    "Numbers 2 and 12 hit the pilot: two dice, up to 8 seriously wounded, from 9 killed.",
    "Die Nummern 2 und 12 treffen den Piloten: zwei Würfel, bis 8 schwer verwundet, ab 9 tot.",
  ],
  [
    52,
    "4.8b",
    "Number 4 hits the engine: a die, 1–2 costs 1 MP, 3–5 costs 2, 6 costs 3.",
    "Nummer 4 trifft den Motor: ein Würfel, 1–2 kostet 1 MP, 3–5 kostet 2, 6 kostet 3.",
  ],
  [
    53,
    "4.8c",
    "Number 11 hits it hard: 1 costs 2 MP, 2–3 cost 3, 4–6 cost 4.",
    "Nummer 11 trifft ihn schwer: 1 kostet 2 MP, 2–3 kosten 3, 4–6 kosten 4.",
  ],
  [
    54,
    "4.8d",
    "Number 10 holes the tank: each turn end two dice less the turns since; dry at 2 or less.",
    "Nummer 10 durchlöchert den Tank: an jedem Rundenende zwei Würfel weniger die Runden seither; bei 2 oder weniger ist er leer.",
  ],
  [55, "4.8e", "Number 6 kills an observer.", "Nummer 6 tötet einen Beobachter."],
  [
    56,
    "4.8f",
    "A seriously wounded observer neither fires nor photographs nor spots.",
    "Ein schwer verwundeter Beobachter feuert nicht, fotografiert nicht und beobachtet nicht.",
  ],
  [
    57,
    "4.8g",
    "With the switch for wounded observers number 6 rolls two dice + 1: up to 8 wounded, from 9 killed.",
    "Mit dem Schalter für verwundete Beobachter würfelt Nummer 6 zwei Würfel + 1: bis 8 verwundet, ab 9 tot.",
  ],
]);
