import type { words as english } from "../../en/ledger/movement.ts";

export const words: typeof english = {
  "GW-26": "Geschwindigkeit und Höhe ändern sich im eigenen Zug.",
  "GW-27":
    "Bis zur Sturzgeschwindigkeit ist der ganze Sturz erlaubt, je MP darüber 100 m weniger; mehr ist ein Übersturz.",
  "GW-28": "Ein Sturz beginnt erst nach einem Hex geradeaus.",
  "GW-29":
    "In einem Hex sind höchstens drei Hexseiten Drehung erlaubt, alle zur selben Seite; ohne fortgesetzte Kurve geht der erste MP geradeaus.",
  "GW-30":
    "Fortgesetzte Kurve: Wer den letzten Zug in einer Drehung beendet hat, darf zum nächsten Preis in derselben Richtung weiterdrehen, zusammen bis drei Hexseiten; wer geradeaus geendet hat, darf gleich drehen.",
  "GW-31": "Ein Zug darf auf einem Flugzeug enden, das noch zieht, auf keinem anderen.",
  "GW-32": "Ein Kunstflugmanöver je Runde, an beliebiger Stelle des Zuges, für wen es erlaubt ist.",
};
