import type { words as english } from "../../en/ledger/altitude.ts";

export const words: typeof english = {
  "DIF-1":
    "Das Grundspiel gilt, wo keine Zeile es ändert; kein Autor oder Verlag des Grundspiels steht hinter diesen Regeln.",
  "DIF-2":
    "Eine Stufe sind 2.000 Fuß; Stufe 1 ist die tiefste, die Gipfelhöhe eines Typs in Fuß durch 2.000 seine höchste.",
  "DIF-2.1": "Eine Rotte darf um eine oder zwei Stufen sinken; ihr Führer zieht für jede eine Karte.",
  "DIF-2.2":
    "Sie darf um eine Stufe steigen, bis zur höchsten des Typs, und ihr Führer legt dafür zwei Karten ab.",
  "DIF-2.3": "Ein W20 neben der Rotte zeigt die Stufe; über 20 zeigt ein W6, was darüber ist.",
  "DIF-2.4": "Die Stufe entscheidet, welche Wendigkeit, Fahrt und Leistung der Datenkarte gelten.",
  "DIF-2.5":
    "Alle beginnen auf einer Stufe: der eines W20 oder der des besseren von zwei verdeckten Geboten, das den Bieter Siegpunkte kostet.",
  "DIF-2.5.1": "Keine Partie beginnt über der höchsten Stufe irgendeines Führers.",
  "DIF-2.5.2": "Keine Partie beginnt über Stufe 20.",
  "DIF-2.6": "Eine VERTIKALROLLE kann auch als Antwort die Stufe ändern.",
  "DIF-2.6.1": "Sie tut es, wenn weder ein FLIEGERASS noch eine andere VERTIKALROLLE sie abwehrt.",
  "DIF-2.6.2": "Wer sie spielt, sagt, ob es hinauf oder hinunter geht.",
  "DIF-2.6.3": "Steht sie, wechselt die ganze Rotte sofort die Stufe, wie mit der Angriffskarte.",
  "DIF-2.6.4": "Eine Rotte im Gefecht mit ihr darf folgen wie nach der Angriffskarte.",
  "DIF-2.6.5":
    "Auch eine neutrale gegnerische Rotte darf es, deren Flugzeug die letzte Feuerkarte gespielt hat; es kostet sie nur ein Steigen.",
};
