import type { Chapter } from "../../../../rules/book.ts";
import { both, list, text } from "../../../../rules/write.ts";
import { FrontLine, RearLine } from "../FireLine.tsx";
import { FireTrial } from "../FireTrial.tsx";

/** Targets and lines of fire. */
export const FIRING: readonly Chapter[] = [
  {
    id: "targets",
    title: both("Naming a target", "Ein Ziel nennen"),
    blocks: [
      text(
        "A front gun needs its target in line of fire while the **last two MP** of the own move are spent (4.6a). Looked at is place and facing after every MP; of a turn that costs several MP the earlier ones still count with the old facing (A-08). Whoever may fire is asked at the end of his move.",
        "Ein vorderes MG braucht sein Ziel in der Schusslinie, während die **letzten zwei MP** des eigenen Zuges ausgegeben werden (4.6a). Es zählen Ort und Nase nach jedem MP; kostet eine Drehung mehrere, zählen die ersten noch mit der alten Nase (A-08). Wer feuern darf, wird am Ende seines Zuges gefragt.",
      ),
      list(
        both(
          "A declaration **stands** (4.6e). Every shot is judged by the places after all movement: if the target has flown out of line or range meanwhile, the shot is lost, without dice and without ammunition (A-33). So who moves late shoots well.",
          "Eine Ansage **gilt** (4.6e). Beurteilt wird jeder Schuss nach den Orten am Ende aller Züge: Ist das Ziel inzwischen aus Linie oder Reichweite geflogen, ist der Schuss verloren, ohne Würfel und ohne Munition (A-33). Deshalb schießt gut, wer spät zieht.",
        ),
        both(
          "**Late:** who has moved and had no target takes an enemy that spends its final two MP in his line of fire (4.6b).",
          "**Spät:** Wer gezogen hat und kein Ziel hatte, nimmt einen Gegner, der seine letzten zwei MP in seiner Schusslinie ausgibt (4.6b).",
        ),
        both(
          "**Observers** choose after all movement, by field and range alone (4.6c, A-41).",
          "**Beobachter** wählen nach allen Zügen, nur nach Schussfeld und Entfernung (4.6c, A-41).",
        ),
        both(
          "**Two at most** fire front guns at one target, unless it is the only one left (4.6d, A-39).",
          "**Höchstens zwei** feuern mit vorderen MGs auf dasselbe Ziel, außer es ist das einzige (4.6d, A-39).",
        ),
        both(
          "**Head-on:** who is attacked nose to nose may drop what he declared and answer (4.6f, A-10).",
          "**Von vorn:** Wer Nase auf Nase angegriffen wird, darf seine Ansage fallen lassen und antworten (4.6f, A-10).",
        ),
      ),
    ],
  },
  {
    id: "line-of-fire",
    title: both("The line of fire", "Die Schusslinie"),
    blocks: [
      text(
        "**Range** is hexes plus levels of 50 m, at most 8. Fixed guns fire along the straight row before the nose, and not steeper than they are far: two hexes off at most two levels up or down; in the same hex and the next one at most one (§6).",
        "**Entfernung** ist Hexe plus Höhenstufen zu 50 m, höchstens 8. Feste MGs feuern entlang der geraden Reihe vor der Nase, und nicht steiler, als sie weit weg sind: auf zwei Hexe höchstens zwei Stufen hinauf oder hinab; im selben und im nächsten Hex höchstens eine (§6).",
      ),
      {
        kind: "figure",
        caption: both(
          "Fixed guns of a Camel, from above with the levels in each hex, and from the side.",
          "Feste MGs einer Camel, von oben mit den Höhenstufen in jedem Hex, und von der Seite.",
        ),
        Figure: FrontLine,
      },
      text(
        "An **observer** fires over the rear half, at any height within range. He is blind dead astern at his own altitude and below, where the tail is; in his own hex he reaches only what is above.",
        "Ein **Beobachter** feuert über die hintere Hälfte, in jeder Höhe innerhalb der Reichweite. Blind ist er genau achtern auf gleicher Höhe und tiefer, wo das Leitwerk ist; im eigenen Hex erreicht er nur, was darüber ist.",
      ),
      {
        kind: "figure",
        caption: both(
          "The observer of an R.E.8. From below and behind nobody fires back.",
          "Der Beobachter einer R.E.8. Von hinten unten feuert niemand zurück.",
        ),
        Figure: RearLine,
      },
      {
        kind: "figure",
        caption: both(
          "Move a Camel before the guns: the badge is the one of the table.",
          "Verschieb eine Camel vor den MGs: Das Schild ist das vom Tisch.",
        ),
        Figure: FireTrial,
      },
    ],
  },
];
