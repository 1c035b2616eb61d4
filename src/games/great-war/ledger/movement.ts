import { chapterOf } from "./rule.ts";

/** Flying. */
export const MOVEMENT = chapterOf("movement", [
  [
    26,
    "4.5a",
    "Speed and altitude change in the aircraft's own move.",
    "Geschwindigkeit und Höhe ändern sich im eigenen Zug.",
  ],
  [
    27,
    "4.5b",
    "The whole dive is allowed up to the dive speed, 100 m less for each MP above; more is an overdive.",
    "Bis zur Sturzgeschwindigkeit ist der ganze Sturz erlaubt, je MP darüber 100 m weniger; mehr ist ein Übersturz.",
  ],
  [
    28,
    "4.5c",
    "A dive begins only after one hex straight ahead.",
    "Ein Sturz beginnt erst nach einem Hex geradeaus.",
  ],
  [
    29,
    "4.5d",
    "In one hex at most three hexsides are turned, all to the same side; without continued movement the first MP goes straight ahead.",
    "In einem Hex sind höchstens drei Hexseiten Drehung erlaubt, alle zur selben Seite; ohne fortgesetzte Kurve geht der erste MP geradeaus.",
  ],
  [
    30,
    "4.5e",
    "Continued movement: who ended the last move in a turn may go on turning the same way at the next price, three hexsides in all; who ended with a hex ahead may turn at once.",
    "Fortgesetzte Kurve: Wer den letzten Zug in einer Drehung beendet hat, darf zum nächsten Preis in derselben Richtung weiterdrehen, zusammen bis drei Hexseiten; wer geradeaus geendet hat, darf gleich drehen.",
  ],
  [
    31,
    "4.5f",
    "A move may end on an aircraft that is still to move, on no other.",
    "Ein Zug darf auf einem Flugzeug enden, das noch zieht, auf keinem anderen.",
  ],
  [
    32,
    "4.5g",
    "One special maneuver a turn, at any point of the move, for who is able to.",
    "Ein Kunstflugmanöver je Runde, an beliebiger Stelle des Zuges, für wen es erlaubt ist.",
  ],
]);
