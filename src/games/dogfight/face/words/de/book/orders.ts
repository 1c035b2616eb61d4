import type { words as english } from "../../en/book/orders.ts";

export const words: typeof english = {
  "orders.orders-and-what-they-cost": "Befehle und was sie kosten",
  "orders.order": "Befehl",
  "orders.what-it-does": "Was er tut",
  "orders.title": "Befehle schreiben",
  "orders.a-digit-flies-straight-on":
    "Eine **Ziffer** fliegt geradeaus, zwei Zoll für jeden Punkt. Ein **L** oder **R** dreht die Nase auf der Stelle um einen Punkt der Uhr, dreißig Grad. Alles kostet SPEED: eine für je zwei Zoll, eine für jeden Uhrpunkt (R-02). Eine Ziffer hinter einem Buchstaben ist immer Geradeausflug, nie eine Zahl von Punkten.",
  "orders.five-orders-as-they-are":
    "Fünf Befehle, wie sie geflogen werden; ein Kästchen sind zwei Zoll, eine SPEED.",
  "orders.small-letters-blanks-and":
    "Kleine Buchstaben, Leerzeichen und Kommas sind erlaubt. Wer mag, sagt die SPEED vorher an, etwa `4: 2L1`; sie wird geprüft und nicht aufgehoben (E2). Auf dem Tisch kannst du schreiben, die Knöpfe der Uhr nehmen oder das blasse Flugzeug ziehen: alle drei schreiben dieselbe Zeile.",
  "limits.title": "Was ein Befehl darf",
  "limits.all-speed-is-spent-what":
    "**Alle SPEED wird geflogen.** Was der Befehl kostet, ist die SPEED der Runde; gespart wird nichts.",
  "limits.speed-is-never-above-the":
    "SPEED ist nie höher als die jetzige ENGINE (E3), mindestens 1 (E8, R-08), und ändert sich von Runde zu Runde höchstens um 1 (E4).",
  "limits.if-engine-is-shot-down":
    "Wird ENGINE unter jede erreichbare SPEED geschossen, ist die nächste SPEED genau ENGINE (R-09).",
  "limits.all-clock-points-of-a":
    "Alle Uhrpunkte einer Runde zusammen sind höchstens die halbe ENGINE, abgerundet (E5, R-04, R-05). Mit ENGINE 1 fliegt man geradeaus (R-06).",
  "limits.between-two-turns-lie-at":
    "Zwischen zwei Kurven liegen mindestens zwei Zoll geradeaus: `LR2` wird abgelehnt, `L1R1` nicht (E6).",
  "limits.that-holds-across-turns":
    "Das gilt über die Runde hinaus: endeten deine letzten Befehle mit einer Kurve, geht es erst geradeaus (E7, R-07).",
  "limits.what-engine-allows": "Was ENGINE erlaubt",
  "limits.most-speed": "höchste SPEED",
  "limits.most-clock-points": "meiste Uhrpunkte",
  "limits.try-it-type-an-order-and":
    "Probier es: schreib einen Befehl und sieh ihn fliegen, oder lies, welche Regel ihn ablehnt und was erlaubt wäre.",
  "flight.title": "Fliegen",
  "flight.when-the-last-order-is":
    "Ist der letzte Befehl versiegelt, werden alle zugleich geöffnet, und alle fliegen auf einmal. Niemand reagiert auf niemanden: die Kunst ist zu erraten, wo der Gegner sein wird. Wege und Enden dürfen sich kreuzen oder treffen; nach der Regel stößt niemand zusammen (R-24).",
  "flight.everywhere-a-spitfire-can":
    "Überall, wo eine Spitfire nach SPEED 3 nächste Runde sein kann; die Pfeile sind die Nasen. Auf dem Tisch ist derselbe Bereich schattiert, während du schreibst.",
  "orders.example.3": "sechs Zoll geradeaus",
  "orders.example.2L1": "vier Zoll, ein Uhrpunkt nach links, zwei Zoll",
  "orders.example.L2": "ein Punkt nach links, dann vier Zoll (R-03)",
  "orders.example.1LL1": "zwei Zoll, zwei Punkte nach links in einer Kurve, zwei Zoll",
  "orders.example.1R1R": "zwei Zoll und ein Punkt nach rechts, und noch einmal dasselbe",
};
