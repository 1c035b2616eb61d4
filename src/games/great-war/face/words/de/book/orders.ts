import type { words as english } from "../../en/book/orders.ts";

export const words: typeof english = {
  "orders.title": "Einen Zug schreiben",
  "orders.on-the-table-you-click":
    "Auf dem Tisch wählst du helle Hexe oder den nächsten Schritt; beides schreibt dieselbe Zeile, und du darfst sie auch selbst schreiben. Sie heißt `8: F3 L F4`, also Geschwindigkeit und Schritte, und die MP müssen genau aufgehen.",
  "orders.the-words-of-a-move": "Die Wörter eines Zuges",
  "orders.word": "Wort",
  "orders.what-it-does": "Was es tut",
  "orders.one-hex-ahead-three-hexes": "Ein Hex voraus, drei Hexe voraus: je 1 MP.",
  "orders.a-hexside-to-the-left-two": "Eine Hexseite nach links, zwei nach rechts, zum Preis der Stufe.",
  "orders.climbs-50-m-dives-150-m": "Steigt 50 m, stürzt 150 m; steht am Ende.",
  "orders.said-first-fires-at": "Steht vorn: feuert im Flug auf Gräben oder Ziele darunter.",
  "orders.lets-the-bombs-go-at-this": "Wirft an dieser Stelle die Bomben.",
  "orders.without-power-stands": "Ohne Motor; steht vorn.",
  "orders.a-special-maneuver-by-its": "Ein Kunstflugmanöver bei seinem Namen.",
  "orders.try-it-the-same-referee":
    "Probier es: Derselbe Schiedsrichter urteilt und bietet die nächsten erlaubten Züge an.",
  "orders.other-answers-are-as":
    "Andere Antworten sind genauso kurz: `tail G1` oder `pass`; `fire G1`, mit dem MG, wo es eine Wahl gibt, wie `fire G1 rear` oder `fire G1 lewis`; `hold` oder `keep`; `attack` oder `defend`; `clear`, `reload` oder `none`.",
};
