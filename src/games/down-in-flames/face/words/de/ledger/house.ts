import type { words as english } from "../../en/ledger/house.ts";

export const words: typeof english = {
  "DIF-H1":
    "Ein Einsatz endet nur dann früher, wenn der Angreifer nichts mehr hat oder seine Bomben nichts mehr hindern kann.",
  "DIF-H2": "Scharfe Augen zeigen sich beim Wurf um die erste Seite nur, wo sie etwas daran ändern.",
  "DIF-H3":
    "Eine Seite kann mehrere Spieler haben, jeder mit eigenen Rotten; was einer weiß, wissen alle, und der erste antwortet, was die Seite gefragt wird.",
  "DIF-H4":
    "Eine Rotte kann an Stelle des üblichen Visiers ein Gyro Sight haben; ein Typ mit Simple Sight bekommt keines.",
  "DIF-H5":
    "Die weitere Rotte eines Feldzugs kommt mit der zweiten Runde ihres Einsatzes, auf der Anfangsstufe mit voller Hand, und fliegt nur diesen Einsatz; vorher sieht sie niemand.",
  "DIF-H7": "Nichts bringt eine Seite nur dann zu einem Einsatz, wenn nichts mehr übrig ist.",
  "DIF-H8":
    "Zwischen Einsätzen werden verlorene Kaczmareks und Bomber ersetzt und Schäden behoben; Abschüsse eines Führers sind die seiner eigenen Karten.",
  "DIF-H9":
    "Niemand wird gefragt, der nur passen könnte, was er auch hält und wer er nach allem, was jeder weiß, auch sein mag.",
};
