import type { words as english } from "../../en/book/ground.ts";

export const words: typeof english = {
  "missions.title": "Bomben, Kameras, Artillerie",
  "missions.loaded-with-bombs-top":
    "**Beladen** mit Bomben: Höchstgeschwindigkeit 1 weniger (4.10a), bei Jägern eine Stufe schlechter (4.10b), keine Silhouette besser als 0 (4.10c), 50 m weniger Steigen (4.10d).",
  "missions.bombing-in-the-targets":
    "**Bombenwurf:** `bomb` im Hex des Ziels, in höchstens 1500 m. Er trifft mit zwei Würfeln ab 7, je volle 500 m eins mehr (9.4).",
  "missions.damage-that-brings-the":
    "Drückt Schaden die Höchstgeschwindigkeit eines Beladenen auf die kleinste, wirft er sofort alles ab (4.10e).",
  "missions.photograph-three-mp-in-a":
    "**Aufnahme:** drei MP hintereinander geradeaus und in gleicher Höhe durch das Ziel, zwischen 500 und 3000 m, der Beobachter gesund (B-37).",
  "missions.spotting-a-whole-turn":
    "**Artilleriebeobachtung:** eine ganze Runde höchstens 6 Hexe vom Ziel in höchstens 2500 m, ohne dass der Beobachter feuert; vier solche Runden genügen.",
  "strafing.title": "Tiefangriff und Flak",
  "strafing.strafing-is-announced":
    "Einen **Tiefangriff** sagt man mit dem Zug an: `strafe`. Jedes Hex mit feindlichem Graben oder Ziel, in das man in höchstens 350 m fliegt, ohne darin zu drehen, bringt einen Punkt und kostet einen an Munition; das MG feuert in dieser Runde auf kein Flugzeug (B-09).",
  "strafing.the-trenches-answer-one":
    "**Die Gräben antworten:** ein MG-Angriff für 1 oder 2 Hexe, zwei für 3 bis 5, drei ab 6, mit −1 (4.10f). Straßen nicht (4.10g).",
  "strafing.archie-over-the-enemys":
    "**Flak** (ein Schalter): Über der feindlichen Hälfte, höchstens 5 Hexe von den Gräben und in höchstens 2000 m, am Rundenende ein Würfel; 1 oder 2 ist ein Angriff auf der Flakzeile (4.10h). Sie schweigt, wo eigene Flugzeuge nahe sind (4.10j), und hält ab und zu eigene für Feinde (4.10k).",
  "strafing.fire-from-the-ground":
    "Feuer vom Boden kennt keine Silhouetten und keinen Vorhalt (4.9w) und keine Hemmung. Wo seine Zuschläge einen kritischen Treffer unmöglich machen und die Würfel einer gewesen wären, ruft ihn eine 1 bis 3 doch (4.10p); Besatzungen haben dabei mehr Glück (4.10q).",
  "balloons.title": "Ballone",
  "balloons.a-balloon-hangs-at-500-m":
    "Ein Ballon hängt in 500 m und zieht vor allen (4.10o). Acht Punkte holen ihn herunter, und **jeder kritische Treffer setzt ihn in Brand**. Ab der Runde nach dem ersten Angriff wird er je Runde 50 m eingeholt; am Boden ist er sicher (9.4).",
  "balloons.guns-around-it-fire":
    "Die Geschütze darum feuern schon **während** des Zuges, sobald der Angreifer in Reichweite ist, und ihr Schaden gilt, ehe er weiterfliegt; jedes einmal je Runde (4.10l, B-35). MG reichen 3 Hexe und 500 m, Flak 6 Hexe und 2000 m.",
  "balloons.in-the-game-for-one":
    "Im Spiel für einen sind die Geschütze verborgen, bis ein Flugzeug höchstens 3 Hexe entfernt ist, und dürfen in diesem Augenblick feuern (4.10m).",
  "balloons.aces-and-novices-count":
    "Asse und Neulinge zählen, Silhouetten nicht; in höchstens 350 m nur das +1 gegen Neulinge (4.10n).",
};
