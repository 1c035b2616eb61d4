import type { words as english } from "../../en/ledger/rockets.ts";

export const words: typeof english = {
  "DIF-7": "Ungelenkte Raketen lassen sich in Verbände schwerer Bomber feuern.",
  "DIF-7.1.1": "Bf 109G-6, Fw 190A-6 und Bf 110G-2 können sie tragen, Führer wie Kaczmarek.",
  "DIF-7.1.2":
    "Jeder Träger feuert sie einmal in der Partie, mit einer Feuerkarte, die gegen einen schweren Bomber steht; niemand feuert zurück, Begleiter dürfen antworten und stören, und ein MANÖVER oder HALBLOOPING davor wählt den Bomber.",
  "DIF-7.1.3": "Ein W6 mit 1 trifft, von einer Bf 110 mit 1 oder 2; ein Treffer zerstört den Bomber.",
  "DIF-7.1.4":
    "Solange sie hängen, sind Wendigkeit und Fahrt um eins kleiner; nach dem Angriff nur die Fahrt.",
};
