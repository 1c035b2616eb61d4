import type { words as english } from "../../en/ledger/rulings.ts";

export const words: typeof english = {
  "DF-32": "2L1 kostet 4 SPEED.",
  "DF-33": "Jeder Uhrpunkt kostet 1 SPEED; eine Drehung um zwei Punkte kostet 2.",
  "DF-34": "L2 ist ein Punkt links, dann zwei voraus; zwei Punkte sind LL.",
  "DF-35": "Die Grenze der Punkte ist die halbe jetzige ENGINE, abgerundet.",
  "DF-36":
    "Die Grenze zählt alle Punkte der Runde; der Schalter turnLimit lässt sie für jede einzelne Drehung gelten.",
  "DF-37": "ENGINE 1 kann nicht drehen; der Schalter lameTurn erlaubt einen Punkt.",
  "DF-38": "Der Abstand zwischen Drehungen gilt über das Ende der Runde hinweg.",
  "DF-39": "Die kleinste SPEED ist 1; der Schalter allowZero erlaubt 0.",
  "DF-40": "Sinkt ENGINE unter jede erreichbare SPEED, so ist die nächste SPEED genau ENGINE.",
  "DF-41": "Ein Flugzeug beginnt mit beliebiger SPEED von 1 bis ENGINE.",
  "DF-42": "Eine Reichweitengrenze gehört zum näheren Band; über 12 Zoll gibt es keinen Schuss.",
  "DF-43": "Der hintere Bogen reicht von 5 über 6 bis 7 Uhr.",
  "DF-44":
    "Genau auf 1, 5, 7 oder 11 Uhr reichen beide Waffen hin, jede feuert einmal; getroffen wird dann vorn oder hinten.",
  "DF-45":
    "Am selben Ort liegt das Ziel vorn bei +2, und die Kurse entscheiden, welche Seite getroffen wird.",
  "DF-46": "Gleichstand bei der Initiative wird neu gewürfelt.",
  "DF-47": "Jede Runde würfeln beide Seiten; die höhere ist Spieler 1.",
  "DF-48": "Das Feuer von Spieler 1 samt Schaden kommt vor dem von Spieler 2.",
  "DF-49": "Der Besitzer wählt Schuss um Schuss, sieht jedes Ergebnis vor dem nächsten und darf aufhören.",
  "DF-50":
    "Würfel fallen in fester Folge: erste Seite, zweite Seite, bei Gleichstand beide neu; Treffer, dann Schaden. Um Initiative wird gewürfelt, solange beide Seiten fliegen.",
  "DF-51": "ENGINE 0 stürzt sofort ab und feuert nicht mehr.",
  "DF-52": "Nichts wird getroffen, was weg ist: kein Feld unter null.",
  "DF-53":
    "Keine Augenzahl ist besonders: höchstens 6 trifft immer, höchstens 0 nie, und so ein Schuss wird nicht angeboten.",
  "DF-54":
    "Wolken verdecken die Linie zwischen zwei Mitten; mit dem Schalter aircraftBlock auch Flugzeuge daneben.",
  "DF-55": "Niemand feuert auf Freunde.",
  "DF-56":
    "Flugzeuge stoßen nicht zusammen; mit dem Schalter collisions würfelt ein Paar, das auf einen halben Zoll endet, und eine 1 zerstört beide.",
  "DF-57": "Wer irgendwann einen Rand überfliegt, ist draußen, noch vor dem Feuer.",
  "DF-58": "Eine 6 nimmt die Waffe der Seite zum Schützen hin, sonst FUSELAGE.",
  "DF-59": "Es gibt zwei Seiten; Spieler 1 und 2 sind Seiten.",
  "DF-60":
    "Die letzte Seite auf dem Tisch gewinnt, beide zugleich weg ist unentschieden; ein Szenario kann anderes bestimmen.",
  "DF-61": "Die Regeln sind flach, außer der Schalter altitude ist an.",
  "DF-62": "Alles wird von Mitte zu Mitte gemessen.",
};
