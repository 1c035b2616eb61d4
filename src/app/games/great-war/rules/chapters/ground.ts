import type { Chapter } from "../../../../rules/book.ts";
import { both, list, text } from "../../../../rules/write.ts";

/** Bombs, cameras, strafing, archie, balloons. */
export const GROUND: readonly Chapter[] = [
  {
    id: "missions",
    title: both("Bombs, cameras, guns of the artillery", "Bomben, Kameras, Artillerie"),
    blocks: [
      list(
        both(
          "**Loaded** with bombs: top speed 1 less (4.10a), a fighter's schedule one worse (4.10b), no silhouette better than 0 (4.10c), climb 50 m less (4.10d).",
          "**Beladen** mit Bomben: Höchstgeschwindigkeit 1 weniger (4.10a), bei Jägern eine Stufe schlechter (4.10b), keine Silhouette besser als 0 (4.10c), 50 m weniger Steigen (4.10d).",
        ),
        both(
          "**Bombing:** `bomb` in the target's hex, at 1500 m or lower. It hits on 7 or more with two dice, 1 more for each full 500 m (9.4).",
          "**Bombenwurf:** `bomb` im Hex des Ziels, in höchstens 1500 m. Er trifft mit zwei Würfeln ab 7, je volle 500 m eins mehr (9.4).",
        ),
        both(
          "Damage that brings the top speed of a loaded aircraft down to its least makes it drop everything at once (4.10e).",
          "Drückt Schaden die Höchstgeschwindigkeit eines Beladenen auf die kleinste, wirft er sofort alles ab (4.10e).",
        ),
        both(
          "**Photograph:** three MP in a row straight and level with the target in them, between 500 and 3000 m, the observer fit (B-37).",
          "**Aufnahme:** drei MP hintereinander geradeaus und in gleicher Höhe durch das Ziel, zwischen 500 und 3000 m, der Beobachter gesund (B-37).",
        ),
        both(
          "**Spotting:** a whole turn within 6 hexes of the target at 2500 m or lower, the observer not firing; four such turns finish it.",
          "**Artilleriebeobachtung:** eine ganze Runde höchstens 6 Hexe vom Ziel in höchstens 2500 m, ohne dass der Beobachter feuert; vier solche Runden genügen.",
        ),
      ),
    ],
  },
  {
    id: "strafing",
    title: both("Strafing and archie", "Tiefangriff und Flak"),
    blocks: [
      list(
        both(
          "**Strafing** is announced with the move: `strafe`. Each hex of enemy trench or road flown into at 350 m or lower without turning in it earns a point and costs one of ammunition; the gun fires at no aircraft that turn (B-09).",
          "Einen **Tiefangriff** sagt man mit dem Zug an: `strafe`. Jedes Hex mit feindlichem Graben oder Ziel, in das man in höchstens 350 m fliegt, ohne darin zu drehen, bringt einen Punkt und kostet einen an Munition; das MG feuert in dieser Runde auf kein Flugzeug (B-09).",
        ),
        both(
          "**The trenches answer:** one MG attack for 1 or 2 hexes, two for 3 to 5, three from 6 on, at −1 (4.10f). Roads do not (4.10g).",
          "**Die Gräben antworten:** ein MG-Angriff für 1 oder 2 Hexe, zwei für 3 bis 5, drei ab 6, mit −1 (4.10f). Straßen nicht (4.10g).",
        ),
        both(
          "**Archie** (a switch): over the enemy's half, within 5 hexes of his trenches and at 2000 m or lower, a die at the end of the turn; 1 or 2 is an attack on the AA row (4.10h). It is silent where its own aircraft are near (4.10j), and now and then mistakes its own for enemies (4.10k).",
          "**Flak** (ein Schalter): Über der feindlichen Hälfte, höchstens 5 Hexe von den Gräben und in höchstens 2000 m, am Rundenende ein Würfel; 1 oder 2 ist ein Angriff auf der Flakzeile (4.10h). Sie schweigt, wo eigene Flugzeuge nahe sind (4.10j), und hält ab und zu eigene für Feinde (4.10k).",
        ),
        both(
          "Fire from the ground knows no silhouettes and no deflection (4.9w) and never jams. Where its modifiers make a critical hit impossible and the dice would have been one, a die of 1 to 3 calls it all the same (4.10p); crews are luckier under it (4.10q).",
          "Feuer vom Boden kennt keine Silhouetten und keinen Vorhalt (4.9w) und keine Hemmung. Wo seine Zuschläge einen kritischen Treffer unmöglich machen und die Würfel einer gewesen wären, ruft ihn eine 1 bis 3 doch (4.10p); Besatzungen haben dabei mehr Glück (4.10q).",
        ),
      ),
    ],
  },
  {
    id: "balloons",
    title: both("Balloons", "Ballone"),
    blocks: [
      text(
        "A balloon hangs at 500 m and moves before everybody (4.10o). Eight points bring it down, and **any critical hit burns it**. From the turn after the first attack on it, it is winched down 50 m a turn; on the ground it is safe (9.4).",
        "Ein Ballon hängt in 500 m und zieht vor allen (4.10o). Acht Punkte holen ihn herunter, und **jeder kritische Treffer setzt ihn in Brand**. Ab der Runde nach dem ersten Angriff wird er je Runde 50 m eingeholt; am Boden ist er sicher (9.4).",
      ),
      list(
        both(
          "Guns around it fire **during** the attacker's move as soon as he is in reach, and their damage counts before he flies on; each fires once a turn (4.10l, B-35). MG reach 3 hexes and 500 m, AA 6 hexes and 2000 m.",
          "Die Geschütze darum feuern schon **während** des Zuges, sobald der Angreifer in Reichweite ist, und ihr Schaden gilt, ehe er weiterfliegt; jedes einmal je Runde (4.10l, B-35). MG reichen 3 Hexe und 500 m, Flak 6 Hexe und 2000 m.",
        ),
        both(
          "In the game for one player guns are hidden until an aircraft is within 3 hexes, and may fire at that instant (4.10m).",
          "Im Spiel für einen sind die Geschütze verborgen, bis ein Flugzeug höchstens 3 Hexe entfernt ist, und dürfen in diesem Augenblick feuern (4.10m).",
        ),
        both(
          "Aces and novices count, silhouettes do not; at 350 m or lower only the novice's +1 (4.10n).",
          "Asse und Neulinge zählen, Silhouetten nicht; in höchstens 350 m nur das +1 gegen Neulinge (4.10n).",
        ),
      ),
    ],
  },
];
