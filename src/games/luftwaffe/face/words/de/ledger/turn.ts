import type { words as english } from "../../en/ledger/turn.ts";

/** Schritte eines Quartals und einer Runde seines Angriffs. */
export const words: typeof english = {
  "LW-43": "Ein neues Quartal beginnt; nach dem April 1945 wird der Feldzug entschieden.",
  "LW-44":
    "Zuerst erzeugen die Raffinerien den Treibstoff des Quartals, wie das letzte sie hinterlassen hat.",
  "LW-45":
    "Vor der deutschen Aufstellung greift die RAF ein Ziel oder einen Platz an, in jedem Quartal, auch wenn kein Amerikaner fliegt.",
  "LW-46":
    "Ab Januar 1944 würfeln die Deutschen um Strahlflugzeuge, bis es gelingt; dann dürfen sie jedes Quartal eine Me 262 statt eines anderen Verbands nehmen.",
  "LW-47": "Neue Verbände kommen, Nachtjäger werden getauscht, und Gruppen bekommen ihre neuen Flugzeuge.",
  "LW-48":
    "Beide Seiten bringen Faktoren zurück: die Amerikaner mit Ersatz, die Deutschen mit Flugzeugen und Piloten früherer Quartale, je einem für einen Faktor.",
  "LW-49":
    "Die Deutschen teilen geheim Treibstoff zu; wer keinen bekommt, bleibt am Boden. Vom Rest dürfen bis zu zehn in die Reserve.",
  "LW-50": "Die Amerikaner schreiben ihren Zielbogen; ist er leer, gibt es keinen Angriff.",
  "LW-51":
    "Die Deutschen bezeichnen erst ihre Bomberjäger und stellen dann auf. Wo jemand steht, zeigt sich, wenn der Angriff beginnt, das Zeichen, wenn sein Verband schießt.",
  "LW-52": "Dann kommt der Angriff, zwanzig Runden lang.",
  "LW-53":
    "Werke und Schulen bringen Flugzeuge und Piloten, die Treibstoffliste wird gezeigt, und die Nachtjäger werden für die nächste Nacht der RAF gezählt.",
  "LW-54": "Sind alle Ziele bombardiert, ist der Feldzug vorbei; sonst beginnt das nächste Quartal.",
  "LW-55":
    "Das Turnierspiel hat keinen Treibstoff, keine RAF, keine Strahlflugzeuge anstelle anderer und keine Zeichen; dem Fortgeschrittenenspiel allein fehlt der Treibstoff; ein einzelner Angriff hat nur Plan, Aufstellung und Angriff.",
  "LW-56":
    "Der Zielbogen sagt für jede Bombergruppe, die fliegt, was sie bombardiert, über welches Feld an der R-Linie sie kommt und in welcher Runde. Eine Zeile zeigt sich, wenn ihre Gruppe bombt, der Rest nach dem Angriff.",
  "LW-57":
    "Niemand schießt zweimal in einer Runde: Wer in einer Hälfte geschossen hat, schießt in der anderen nicht.",
  "LW-58": "Abwehrfeuer darf man sparen, um es in der anderen Hälfte zu haben; Jäger schießen vor Bombern.",
  "LW-59":
    "Nach der zwanzigsten Runde landen Deutsche, die noch in der Luft sind, heil; Amerikaner jenseits der R-Linie sind verloren.",
};
