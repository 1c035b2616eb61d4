import type { words as english } from "../../en/book/firing.ts";

export const words: typeof english = {
  "targets.title": "Ein Ziel nennen",
  "targets.a-front-gun-needs-its":
    "Ein vorderes MG braucht sein Ziel in der Schusslinie, während die **letzten zwei MP** des eigenen Zuges ausgegeben werden (4.6a). Es zählen Ort und Nase nach jedem MP; kostet eine Drehung mehrere, zählen die ersten noch mit der alten Nase (A-08). Wer feuern darf, wird am Ende seines Zuges gefragt.",
  "targets.a-declaration-stands":
    "Eine Ansage **gilt** (4.6e). Beurteilt wird jeder Schuss nach den Orten am Ende aller Züge: Ist das Ziel inzwischen aus Linie oder Reichweite geflogen, ist der Schuss verloren, ohne Würfel und ohne Munition (A-33). Deshalb schießt gut, wer spät zieht.",
  "targets.late-who-has-moved-and":
    "**Spät:** Wer gezogen hat und kein Ziel hatte, nimmt einen Gegner, der seine letzten zwei MP in seiner Schusslinie ausgibt (4.6b).",
  "targets.observers-choose-after":
    "**Beobachter** wählen nach allen Zügen, nur nach Schussfeld und Entfernung (4.6c, A-41).",
  "targets.two-at-most-fire-front":
    "**Höchstens zwei** feuern mit vorderen MGs auf dasselbe Ziel, außer es ist das einzige (4.6d, A-39).",
  "targets.head-on-who-is-attacked":
    "**Von vorn:** Wer Nase auf Nase angegriffen wird, darf seine Ansage fallen lassen und antworten (4.6f, A-10).",
  "line-of-fire.title": "Die Schusslinie",
  "line-of-fire.range-is-hexes-plus":
    "**Entfernung** ist Hexe plus Höhenstufen zu 50 m, höchstens 8. Feste MGs feuern entlang der geraden Reihe vor der Nase, und nicht steiler, als sie weit weg sind: auf zwei Hexe höchstens zwei Stufen hinauf oder hinab; im selben und im nächsten Hex höchstens eine (§6).",
  "line-of-fire.fixed-guns-of-a-camel":
    "Feste MGs einer Camel, von oben mit den Höhenstufen in jedem Hex, und von der Seite.",
  "line-of-fire.an-observer-fires-over":
    "Ein **Beobachter** feuert über die hintere Hälfte, in jeder Höhe innerhalb der Reichweite. Blind ist er genau achtern auf gleicher Höhe und tiefer, wo das Leitwerk ist; im eigenen Hex erreicht er nur, was darüber ist.",
  "line-of-fire.the-observer-of-an-r-e-8":
    "Der Beobachter einer R.E.8. Von hinten unten feuert niemand zurück.",
  "line-of-fire.move-a-camel-before-the": "Verschieb eine Camel vor den MGs: Das Schild ist das vom Tisch.",
};
