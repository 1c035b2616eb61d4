import type { words as english } from "../../en/ledger/map.ts";

/** Die Karte, die Radarlinie und was darauf liegt. */
export const words: typeof english = {
  "BB-33":
    "Die Karte hat Felder von 30 km nach dem britischen Landesnetz: Spalten A bis T von Westen, Reihen 01 bis 25 von Süden.",
  "BB-34": "Man zieht Feld um Feld, auch schräg, nie von der Karte; ein Feld fasst beliebig viele Verbände.",
  "BB-35":
    "Ein Feld gehört nach seiner Mitte zur 13, 12, 10 oder 11 Group; Flugplätze, Stationen und Städte behalten die Group, die ihre Tabelle nennt.",
  "BB-36":
    "Wings der 10 und 11 Group dürfen in die Gebiete der 10, 11 und 12 Group, die der 12 Group in alle, die der 13 Group in die der 12 und 13 Group.",
  "BB-37": "Wings bleiben auf der Radarlinie oder innerhalb, ob die Stationen arbeiten oder nicht.",
  "BB-38":
    "Bf 109 und Ju 87 dürfen nicht in ein Feld, das ganz nördlich der Grenze der 12 Group liegt; eines, das die Grenze teilt, steht ihnen offen. Wo sie verläuft, ist unser.",
  "BB-39":
    "Jeder Einsatz beginnt auf einem Startfeld seiner Luftflotte, gleich welchem; dort zu sein kostet keine Bewegung.",
  "BB-40": "Zwölf Flugplätze sind die Plätze der zwölf Wings; ein Treffer schaltet einen Flugplatz aus.",
  "BB-41":
    "Zwölf Radarstationen überwachen eine geschlossene Linie von 49 Feldern; ein Treffer auf ihrem eigenen Feld schaltet eine Station aus.",
  "BB-42":
    "Sechsundzwanzig Städte, London und sein Hafen darunter, bringen Instandsetzungswürfel hervor; die Zahlen Londons sind veröffentlicht, die anderen unsere.",
  "BB-43": "Ist nichts ausgeschaltet, haben die Groups 7, 14, 9 und 4 Instandsetzungswürfel.",
  "BB-44":
    "Eine Stadt hat drei Treffer und bringt alles hervor, bis sie die hat; nur die Runden 5 und 9 nehmen Treffer weg, von jeder zwei.",
};
