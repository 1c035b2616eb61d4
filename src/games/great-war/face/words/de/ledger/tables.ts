import type { words as english } from "../../en/ledger/tables.ts";

export const words: typeof english = {
  "GW-168":
    "Die Entfernung sind Hexe und Stufen zusammen, höchstens 8; starre Waffen feuern in der geraden Reihe voraus, von Hand gerichtete in die Hälfte hinter oder vor sich; zwei Würfel, auf 2 bis 12 begrenzt, werden nach Bewaffnung und Entfernung abgelesen.",
  "GW-169":
    "Der Vorhalt zählt die Hexseiten zwischen Schuss und Richtung des Ziels: von hinten +1, eine daneben 0, zwei −1, von vorn 0.",
  "GW-170":
    "Ladehemmungen gelten nach den Würfeln, wie sie fallen; dann kommt alles hinzu, und die Summe wird auf 2 bis 12 begrenzt.",
  "GW-171":
    "Zwei Würfel sagen, was ein kritischer Treffer trifft; ein schwer verwundeter Pilot wendet schlechter, schießt mit −2, fliegt keine Kunststücke und kann an jedem Rundenende ohnmächtig werden.",
  "GW-172":
    "Sondermanöver kosten ihren Preis und 1 MP mehr für jede Stufe der Wendigkeit unter E; was sie steigen oder sinken, zählt wie jedes Steigen und Stürzen, doch ohne dessen Grenzen.",
  "GW-173":
    "Für Ballone, Geschütze am Boden, Bomben, Luftbilder, Artilleriebeobachtung und Tiefangriffe gelten unsere eigenen Werte.",
};
