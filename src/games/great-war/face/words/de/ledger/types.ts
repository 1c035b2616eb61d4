import type { words as english } from "../../en/ledger/types.ts";

export const words: typeof english = {
  "GW-58": "Das vordere MG der F.E.2b gehört dem Beobachter; das wählbare hintere feuert auf Spalte D.",
  "GW-59":
    "Der Beobachter der Hannover darf in gleicher Höhe gerade nach hinten feuern, mit −1; eine gewürfelte 11 trifft dann auch das eigene Flugzeug mit einem Punkt.",
  "GW-60": "Tiefere Ziele gerade hinten bleiben ihm verwehrt.",
  "GW-61": "Vickers und Lewis der S.E.5a haben getrennte Munition und klemmen getrennt.",
  "GW-62": "In jeder Runde feuert der Pilot beide auf ein Ziel, auf Spalte B, oder eine davon auf Spalte C.",
  "GW-63": "Das Lewis allein feuert mit −1.",
  "GW-64": "Das Lewis auf dem Flügel hat zwei Trommeln zu sechs.",
  "GW-65":
    "Nach der ersten Trommel schweigt es, bis eine ganze Runde auf den Wechsel verwendet ist, in ruhigem Flug und ohne dass das Vickers feuert.",
  "GW-66": "Die britische Nieuport 17 feuert ihr Lewis mit −1 und hat eine Trommel zu sechs.",
  "GW-67":
    "Albatros und Fokker der D-Klasse dürfen eine Waffe des Paars auf Spalte C feuern, während die andere klemmt, aber nicht in einer Runde, in der sie diese zu lösen versuchen.",
  "GW-68": "Ihre beiden Waffen zählen die Munition getrennt.",
  "GW-69": "Ist eine der beiden leer, feuert die andere allein weiter, auf Spalte C.",
  "GW-70":
    "Der Albatros D.V löst eine Ladehemmung bei 1 oder 2, wenn er ganz gerade und waagerecht geflogen ist.",
  "GW-71":
    "Die Fokker D.VII darf bei höchstens 6 MP, mit Motor und ohne Sturz auf eine Maschine bis 400 m senkrecht über sich feuern, die vor ihr gezogen hat.",
  "GW-72": "Hintere Waffen haben zwei Trommeln zu sechs.",
  "GW-73":
    "Der Trommelwechsel hinten kostet eine Runde und stört weder den Flug noch die Waffen des Piloten.",
  "GW-74": "Mit Doppelsteuer fliegt ein gesunder Beobachter weiter, wenn der Pilot ausfällt.",
  "GW-75":
    "Er fliegt dann als Neuling mit Wendigkeit A, ohne Waffen, Bilder, Beobachtung und Kunstflug; Bomben darf er werfen.",
  "GW-76":
    "Der Beobachter der Roland feuert rundum, außer auf Ziele in den drei Hexen vorn, die mehr als 100 m tiefer sind.",
  "GW-77":
    "Kleine Jäger haben Silhouette −1, die meisten 0, große Zweisitzer +1, Bomber der Klasse G +2; sie zählt zu Angriffen auf sie.",
  "GW-78": "Zwischen zweien mit −1 entfällt sie, wenn der Schütze mindestens so wendig ist.",
  "GW-79": "Zwischen zweien mit +1 entfällt sie, wenn der Schütze höchstens so wendig ist.",
  "GW-80": "Feuer vom Boden und Kämpfe um Ballone kennen keine Silhouetten.",
};
