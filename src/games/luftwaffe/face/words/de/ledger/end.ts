import type { words as english } from "../../en/ledger/end.ts";

/** Die RAF bei Nacht, und der Sieg. */
export const words: typeof english = {
  "LW-103": "Ganz ohne Nachtjäger gegen sich braucht die RAF keinen Würfel.",
  "LW-104": "Gegen 1 bis 4 Faktoren Nachtjäger gelingt es ihr mit 5 oder weniger.",
  "LW-105": "Gegen 5 bis 8 Faktoren gelingt es ihr mit 4 oder weniger.",
  "LW-106": "Gegen 9 bis 12 Faktoren gelingt es ihr mit 3 oder weniger.",
  "LW-107": "Gegen 13 bis 16 Faktoren gelingt es ihr mit 2 oder weniger.",
  "LW-108": "Gegen 17 Faktoren und mehr gelingt es ihr mit einer 1.",
  "LW-109":
    "Es zählen Nachtjäger, die am Ende des letzten Quartals auf der Karte waren und Treibstoff hatten, vor dem Ersatz; im ersten Quartal die vom Anfang.",
  "LW-110":
    "Ein Ziel, das sie trifft, ist bombardiert wie jedes andere; ein Platz fällt für das Quartal aus: Niemand wird dort aufgestellt, landet oder startet.",
  "LW-111":
    "Kommt ein Nachtjagdverband, dessen Buchstaben schon einer hat, verlässt eine Me 110 der Nachtjäger das Spiel.",
  "LW-112":
    "Die Amerikaner gewinnen einen Feldzug, sobald alle 97 Ziele bombardiert sind; ist nach dem April 1945 eines übrig, gewinnen die Deutschen.",
  "LW-113":
    "Ein einzelner Angriff ist ein Quartal mit allem, was bis dahin gekommen ist. Der Bogen nennt ein Ziel je zehn Bomberfaktoren; die Amerikaner gewinnen mit zwei Dritteln davon, wenn sie höchstens ein Viertel ihrer Bomber verlieren.",
};
