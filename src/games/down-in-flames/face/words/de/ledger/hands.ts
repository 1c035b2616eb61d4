import type { words as english } from "../../en/ledger/hands.ts";

export const words: typeof english = {
  "DIF-8": "Wendigkeit und Fahrt treten an die Stelle der Gesamtleistung.",
  "DIF-8.1": "Jeder Jäger hat beide, und beide ändern sich mit der Höhe.",
  "DIF-8.2": "Am Ende seines Zugs hält ein Führer höchstens so viele Karten wie der größere der beiden.",
  "DIF-8.3": "Ist die Wendigkeit größer, muss er den Unterschied immer auf der Hand behalten.",
  "DIF-8.4":
    "Ist die Fahrt größer, ist die Wendigkeit die Zahl der Wendekarten, die er in einer Runde spielt, und die Fahrt begrenzt die Hand.",
  "DIF-8.4.1":
    "Wendekarten sind MANÖVER, STEILKURVE, FASSROLLE, HALBLOOPING, SCHERE, eine VERTIKALROLLE, die nicht sinkt, und ein FLIEGERASS, das auf eine davon antwortet.",
  "DIF-8.4.2": "Gezählt werden sie, wenn sie gespielt werden; die Zahl zählt nur, wo die Fahrt größer ist.",
  "DIF-8.4.3": "Abgelegte Wendekarten zählen nicht.",
  "DIF-8.4.4":
    "Eine P-51D-10 auf Stufe 18, mit 5 und 8, hält also acht Karten und spielt fünf Wendekarten in einer Runde.",
  "DIF-8.5":
    "Eine Hand, die ein Wechsel der Stufe zu groß gemacht hat, wird bis zum Ende des Zugs ausgespielt oder abgelegt.",
  "DIF-8.6": "Die besonders wendigen Flugzeuge des Grundspiels (Agile) kommen nicht vor.",
};
