import type { words as english } from "../../en/ledger/flight.ts";

/** Flug, Zeit in der Luft, Plätze, Aufträge und Tiefangriffe. */
export const words: typeof english = {
  "LW-60":
    "Ein Schritt kostet ein Feld, gleich wohin, bis zur Geschwindigkeit des Musters; Gegner halten niemanden auf.",
  "LW-61":
    "Bomber fliegen und kehren um, wie sie mögen, und gehen über jedes Feld ihrer Linien; fest sind nur ihr Ziel und wo und wann sie kommen. Wer sein Ziel bombardiert findet, hat kein anderes.",
  "LW-62":
    "Ein amerikanischer Jäger hat seine Runden in der Luft ab der, in der er die R-Linie überquert, und muss zurück sein, wenn sie um sind. Jeder überquert sie einmal im Angriff.",
  "LW-63":
    "Ein deutscher Verband hat seine Runden in der Luft ab der, in der er startet, und muss gelandet sein, wenn sie um sind.",
  "LW-64":
    "Wer im Gefecht ist, wirft seine Tanks ab oder behält sie, der Angreifer zuerst. Abgeworfen fällt die Zeit auf die rechte Zahl, wenn sie höher war; behalten kosten sie in diesem Gefecht ein E.",
  "LW-65":
    "Man landet auf einem Platz, der Raum hat, und startet wieder in der dritten Runde danach; so oft, wie der Angriff dauert.",
  "LW-66":
    "Je nach Absprache startet und landet jeder Verband für sich, mit der Gruppe, in die er eingeteilt ist, oder mit allen seines Musters. Wer auf keinem brauchbaren Platz ist, wenn seine Gruppe landet, ist verloren.",
  "LW-67":
    "Jäger, deren Flug bei Bombern endet, dürfen bis zur nächsten Runde deren Nahbegleiter sein; alle anderen sind frei.",
  "LW-68":
    "Wer Bomber angreift, trifft zuerst auf ihre Begleiter; freie Jäger desselben Felds bleiben außen vor, solange sie nicht angegriffen werden. Beide dürfen danach angreifen, im Tiefflug nur freie.",
  "LW-69":
    "Ein Nahbegleiter, der wegen Treibstoffs gehen muss, greift auf dem Heimweg niemanden an, auch nicht im Tiefflug, und begleitet auf ihm nicht wieder, darf aber zurückschießen.",
  "LW-70":
    "Freie Jäger, die nicht geschossen haben, dürfen im Tiefflug angreifen, wer auf einem Platz steht: Die Verbände werden der Reihe nach genannt und verlieren in dieser Reihe, je Muster ein Würfel. Eine 6 der Flak kostet einen Faktor.",
};
