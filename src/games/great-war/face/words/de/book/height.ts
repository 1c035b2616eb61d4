import type { words as english } from "../../en/book/height.ts";

export const words: typeof english = {
  "height.none": "keiner",
  "height.one-hex-ahead-to-the-left": "Ein Hex schräg voraus nach links oder rechts, Nase wie vorher, −50 m.",
  "height.a-hex-ahead-then-one":
    "Ein Hex voraus, dann eins schräg; wer in dieser Runde darauf feuert, hat −1.",
  "height.turns-right-about-in-its":
    "Macht im Hex kehrt und gewinnt 100 m; braucht drei Viertel der Höchstgeschwindigkeit.",
  "height.turns-right-about-in-its-hex": "Macht im Hex kehrt und verliert 150 m.",
  "height.stays-in-its-hex-nobody": "Bleibt im Hex; nächste Runde darf niemand versuchen, es zu verfolgen.",
  "height.stays-in-its-hex-100-m":
    "Bleibt im Hex, −100 m, und ein Würfel sagt, wohin die Nase zeigt: 1–2 eine Seite links, 5–6 rechts.",
  "height.title": "Steigen und Stürzen",
  "height.climb-any-multiple-of-50":
    "**Steigen:** jedes Vielfache von 50 m bis zur Steigleistung, am Ende des Zuges; über zwei Dritteln der Gipfelhöhe die Hälfte (D-04).",
  "height.dive-any-multiple-of-50-m":
    "**Stürzen:** jedes Vielfache von 50 m bis zum Erlaubten, ab dem ersten Hex, und nie vor einem Hex geradeaus (4.5c, D-05).",
  "height.a-move-does-one-or-the": "Ein Zug tut eins von beiden (D-06). Höhe 0 ist ein Absturz.",
  "height.energy-after-a-dive-of":
    "**Energie:** Nach einem Sturz von 100 m oder mehr darf die nächste Geschwindigkeit noch eins höher sein; nach 100 m Steigen oder mehr muss sie eins niedriger sein (D-03).",
  "height.the-shallow-dive-the":
    "Der **flache Sturz**: je schneller, desto flacher. Bis zur Sturzgeschwindigkeit ist der ganze Sturz erlaubt; jeder MP darüber nimmt 100 m (4.5b).",
  "height.allowed-dive-of-a-fokker": "Erlaubter Sturz eines Fokker Dr.I (350 m, Sturzgeschwindigkeit 5)",
  "height.speed": "Geschwindigkeit",
  "height.dive": "Sturz",
  "height.overdiving-more-than-that":
    "**Überstürzen** (D-07): Mehr geht auch, bis zum doppelten Sturz des Musters und vier MP über seiner Sturzgeschwindigkeit, aber die Flügel können klappen. Zähl die Schritte von 50 m über dem Erlaubten, höchstens sechs, und wirf zwei Würfel: so viel oder weniger, und das Flugzeug ist weg; eins oder zwei mehr kosten einen Würfel Schaden. Eine Camel mit Geschwindigkeit 8 darf 200 m stürzen; für 350 m ist die Zahl 3: Sie stirbt bei 2 oder 3, und 4 oder 5 tun weh.",
  "maneuvers.title": "Kunstflug",
  "maneuvers.one-a-turn-at-any-point":
    "Eins je Runde, an beliebiger Stelle des Zuges (4.5g). Nicht für die Stufen A, F und G, nicht für Beladene, Verwundete oder wer einen gebrochenen Holm hat, und nicht für Zweisitzer außer Bristol, Hannover und Halberstadt. Die Tafel ist von uns; eine Stufe schlechter kostet 1 MP mehr (§8).",
  "maneuvers.special-maneuvers": "Kunstflugmanöver",
  "maneuvers.written": "Geschrieben",
  "maneuvers.mp-for-e-d-c-b": "MP für E · D · C · B",
  "maneuvers.what-happens": "Was geschieht",
};
