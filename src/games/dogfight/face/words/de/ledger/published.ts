import type { words as english } from "../../en/ledger/published.ts";

export const words: typeof english = {
  "DF-1":
    "Ein Flugzeug hat ENGINE (Motor), FUSELAGE (Rumpf) und TO-HIT (Treffsicherheit), je 1 bis 5, und auf jeder seiner vier Seiten höchstens eine Waffe.",
  "DF-2":
    "Eine Runde ist: Züge aufschreiben, fliegen, um die Initiative würfeln, Spieler 1 feuert, Spieler 2 feuert.",
  "DF-3":
    "SPEED (Fahrt) wird mit dem Zug gewählt, höchstens die jetzige ENGINE, und ändert sich um 1 oder gar nicht.",
  "DF-4": "1 SPEED fliegt 2 Zoll geradeaus.",
  "DF-5": "1 SPEED dreht einen Punkt der Uhr, 30 Grad.",
  "DF-6": "Gedreht werden höchstens halb so viele Punkte, wie das Flugzeug SPEED haben könnte.",
  "DF-7": "Zwischen zwei Drehungen liegen mindestens 2 Zoll geradeaus.",
  "DF-8": "Alle SPEED werden ausgegeben.",
  "DF-9": "Züge schreibt man wie 2L1: zwei voraus, ein Punkt nach links, eins voraus.",
  "DF-10": "Züge bleiben verdeckt, bis alle geschrieben sind; dann fliegen alle zugleich.",
  "DF-11":
    "Eine Waffe feuert auf ein Ziel in Reichweite, in freier Sicht und in ihrem Bogen, einmal je Runde.",
  "DF-12": "Bögen: vorn 11 bis 1 Uhr, links 7 bis 11, rechts 1 bis 5, hinten 5 bis 7.",
  "DF-13": "Bis 1 Zoll zählt TO-HIT 2 mehr, bis 4 eins mehr, bis 9 unverändert, bis 12 eins weniger.",
  "DF-14": "Ein Würfel je Waffe: höchstens TO-HIT mit der Reichweite ist ein Treffer.",
  "DF-15":
    "Ein Treffer würfelt Schaden: 1 bis 4 FUSELAGE, 5 ENGINE, 6 die Waffe der getroffenen Seite, oder FUSELAGE, wo keine ist; sofort.",
  "DF-16": "Ohne FUSELAGE ist ein Flugzeug zerstört; ohne ENGINE stürzt es ab.",
};
