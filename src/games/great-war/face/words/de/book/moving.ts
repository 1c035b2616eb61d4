import type { words as english } from "../../en/book/moving.ts";

export const words: typeof english = {
  "moving.title": "Fliegen",
  "moving.at-the-start-of-its-move":
    "Zu Beginn seines Zuges setzt ein Flugzeug seine Geschwindigkeit: höchstens 2 MP mehr oder weniger als letzte Runde, zwischen seiner kleinsten und seiner jetzigen höchsten (4.5a, D-02). Jeder MP muss ausgegeben werden: Ein Hex voraus kostet 1, Drehungen kosten, was die Stufe sagt, Steigen und Stürzen kosten nichts.",
  "moving.four-moves-of-a-camel-at":
    "Vier Züge einer Camel mit Geschwindigkeit 8: geradeaus; ein Haken nach links und zurück; ein Halbkreis; ein Seitenrutsch.",
  "moving.every-hex-in-which-a-move":
    "Jedes Hex, in dem ein Zug einer Camel mit Geschwindigkeit 8 enden kann. Auf dem Tisch zeigt der Knopf für die Reichweite es für jedes gewählte Flugzeug.",
  "moving.a-move-may-end-in-a-hex":
    "Ein Zug darf in einem Hex und auf einer Höhe mit jemandem enden, der in dieser Runde noch zieht, nicht mit einem, der schon gezogen hat (4.5f). Zusammenstöße gibt es nicht (D-09).",
  "moving.over-its-own-edge-an":
    "Über den eigenen Rand fliegt man heim; über einen anderen ist man aus dem Spiel, aber am Leben (D-10).",
  "moving.without-engine-or-fuel-it":
    "Ohne Motor oder Kraftstoff gleitet man: höchstens halbe Geschwindigkeit, jede Runde mindestens 50 m tiefer (D-08).",
  "turns.title": "Kurven",
  "turns.a-turn-swings-the-nose-by":
    "Eine Drehung schwenkt die Nase um eine Hexseite, 60°. In einem Hex sind bis zu drei möglich, alle in dieselbe Richtung, und jede hat ihren Preis (4.5d). Die Tabelle ist von uns, außer Zeile B, die in den Regeländerungen steht.",
  "turns.mp-for-the-hexsides": "MP für die Hexseiten, die man in einem Hex dreht",
  "turns.schedule": "Stufe",
  "turns.1st": "1.",
  "turns.2nd": "2.",
  "turns.3rd": "3.",
  "turns.right-about": "Kehrt",
  "turns.eight-mp-are-not-alike-a":
    "Acht MP sind nicht gleich acht MP: Eine Camel (E) macht in einem Hex für 3 kehrt, eine Halberstadt (B) zahlt 3 für zwei Hexseiten, eine R.E.8 (A) 2 für eine.",
  "turns.continued-turns-who-ended":
    "**Fortgesetzte Kurven** (4.5e). Wer seinen letzten Zug mit einer oder zwei Hexseiten beendet hat, darf gleich weiterdrehen, nur in dieselbe Richtung und zum Preis der nächsten Hexseite; nach dreien kommt erst ein Hex geradeaus. Wer mit einem Hex voraus geendet hat, darf gleich drehen, in beide Richtungen. Ohne diesen Schalter beginnt jeder Zug mit einem Hex geradeaus.",
};
