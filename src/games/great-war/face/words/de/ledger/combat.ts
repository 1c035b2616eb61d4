import type { words as english } from "../../en/ledger/combat.ts";

export const words: typeof english = {
  "GW-39": "Alle Angriffe einer Runde werden gewürfelt, bevor Schaden zählt: Auch wer fällt, feuert noch.",
  "GW-40": "Angriffe auf ein schon zerstörtes Ziel werden noch für Munition und Ladehemmung gewürfelt.",
  "GW-41":
    "Alle, die in der letzten Runde auf es gefeuert haben, teilen sich den Luftsieg; wer allein gefeuert hat, hat ihn allein.",
  "GW-42":
    "Ein Ass zählt 1 zu seinen Angriffen oder zieht 1 von denen auf ihn ab, ein doppeltes 2, je Runde eines von beiden.",
  "GW-43": "Ein Neuling feuert mit −1, und auf ihn wird mit +1 gefeuert, beides auch in einer Runde.",
  "GW-44":
    "Der Rang des Piloten zählt für seine Waffen und für Angriffe auf das Flugzeug; der des Beobachters nur für dessen Waffe, −1 als Neuling.",
  "GW-45":
    "Eine gewürfelte 2, 3 oder 4 prüft jede feuernde Waffe: Ladehemmung bei 1 oder 2, ab 5000 m bei 1 bis 3; Bodenwaffen nie.",
  "GW-46":
    "Eine Ladehemmung im Zwilling legt beide Waffen still, außer bei Typen, die eine allein abfeuern dürfen.",
  "GW-47": "Am Ende jeder späteren Runde löst sich eine Ladehemmung bei einer 1.",
  "GW-48":
    "Ein Pilot darf es nur versuchen, wenn er höchstens 100 m gestiegen, höchstens 200 m gestürzt ist, kein Manöver geflogen und in keinem Hex mehr als eine Hexseite gedreht hat.",
  "GW-49": "Die Waffe eines Beobachters wird bei 1 oder 2 frei, wie auch immer geflogen wurde.",
  "GW-50":
    "Der Vorhalt ändert jeden Angriff in der Luft; der Angriff der Fokker D.VII von unten hat eine eigene Tafel.",
};
