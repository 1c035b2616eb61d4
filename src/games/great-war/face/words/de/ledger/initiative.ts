import type { words as english } from "../../en/ledger/initiative.ts";

export const words: typeof english = {
  "GW-4":
    "Jedes Flugzeug würfelt je Runde mit zwei Würfeln: +1 je volle 200 m über dem tiefsten, +1 für ein Ass oder +2 für ein doppeltes, −1 für einen Neuling, −1 für einen Zweisitzer, −2 für Stufe F; wer am wenigsten hat, zieht zuerst.",
  "GW-5":
    "Das tiefste gilt über alle Flugzeuge außer Ballonen, Gleitern und Bombern der Klasse G, mit den Höhen vor dieser Runde.",
  "GW-6":
    "Ass und Neuling meinen den, der fliegt: den Piloten, oder den Beobachter am zweiten Steuer, der als Neuling gilt.",
  "GW-7":
    "Bristol Fighter, Hannover und Halberstadt CL bekommen kein −1 als Zweisitzer; bis Ende Oktober 1916 auch 1½ Strutter und Nieuport 12 nicht.",
  "GW-8":
    "Feinde mit gleicher Summe würfeln je einen Würfel, der niedrigere zieht zuerst; unter den eigenen wählt der Spieler, Spieler einer Seite würfeln.",
  "GW-9":
    "Ballone, dann Gleiter, dann Klasse G ziehen vor allen anderen; innerhalb einer solchen Klasse je ein Würfel, niedrig zuerst.",
};
