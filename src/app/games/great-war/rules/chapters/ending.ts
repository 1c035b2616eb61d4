import { meta } from "../../../../../games/great-war/meta.ts";
import type { Chapter } from "../../../../rules/book.ts";
import { both, list, steps, table, text } from "../../../../rules/write.ts";

/** The end of a turn, crews, wind, scenarios, campaign. */
export const ENDING: readonly Chapter[] = [
  {
    id: "end-of-turn",
    title: both("The end of a turn", "Das Ende einer Runde"),
    blocks: [
      steps(
        both(
          "Parachutes of who was just destroyed (4.10s).",
          "Fallschirme derer, die eben zerstört wurden (4.10s).",
        ),
        both("Fuel of holed tanks (4.8d).", "Kraftstoff aus durchlöcherten Tanks (4.8d)."),
        both("Wounded pilots may faint (§7).", "Verwundete Piloten können ohnmächtig werden (§7)."),
        both(
          "Men who have a hand free clear a gun or change a drum (4.7i, 4.9h, 4.9p).",
          "Wer eine Hand frei hat, behebt eine Hemmung oder wechselt eine Trommel (4.7i, 4.9h, 4.9p).",
        ),
        both(
          "The wind carries all that fly, but no balloons (D-13).",
          "Der Wind trägt alles Fliegende, aber keine Ballone (D-13).",
        ),
      ),
      text(
        "In this order, whoever is concerned (A-42).",
        "In dieser Reihenfolge, wen immer es angeht (A-42).",
      ),
    ],
  },
  {
    id: "crews",
    title: both("Parachutes and capture", "Fallschirme und Gefangennahme"),
    blocks: [
      list(
        both(
          "From July 1918 German airmen whose aircraft is destroyed above 150 m may jump: a die each, out on 3 or more, at −2 with a serious wound; a second die, and on 6 the parachute fails (4.10s).",
          "Ab Juli 1918 dürfen deutsche Flieger abspringen, deren Flugzeug über 150 m zerstört wird: je ein Würfel, heraus ab 3, mit schwerer Wunde −2; ein zweiter, und bei 6 versagt der Schirm (4.10s).",
        ),
        both(
          "**Capture:** over no-man's land or near the German trenches, the wind towards the Allies, a 1 is captured, a 2 too from 3000 m and higher (4.10t).",
          "**Gefangennahme:** über Niemandsland oder nahe den deutschen Gräben, der Wind zu den Alliierten, wird bei 1 gefangen, ab 3000 m auch bei 2 (4.10t).",
        ),
        both(
          "A **novice** becomes a regular after his first kill or four missions survived (4.10u).",
          "Ein **Neuling** gilt nach dem ersten Abschuss oder vier überlebten Einsätzen als erfahren (4.10u).",
        ),
      ),
    ],
  },
  {
    id: "scenarios",
    title: both("Scenarios", "Szenarien"),
    blocks: [
      text(
        "Duels, dogfights, photographs, trenches, bombs, artillery, balloons: these come with the game. Who flies last wins, or who has more points when the turns are over, as the scenario says.",
        "Duelle, Luftkämpfe, Aufnahmen, Gräben, Bomben, Artillerie, Ballone: Diese liegen bei. Es gewinnt, wer zuletzt fliegt, oder wer am Ende der Runden mehr Punkte hat, wie das Szenario sagt.",
      ),
      table(
        both("What comes with the game", "Was dem Spiel beiliegt"),
        [both("Scenario", "Szenario"), both("What it is about", "Worum es geht")],
        meta.scenarios.map(({ title, blurb }) => [title, blurb]),
      ),
    ],
  },
  {
    id: "campaign",
    title: both("Bloody April", "Der blutige April"),
    blocks: [
      text(
        "A week over Arras, 9 to 15 April 1917: two Allied missions a day, fourteen in all: four of bombing, six for photographs, four for the artillery. Each is a match of its own. The Allies fly with six aircraft at most; a die says how many Germans come, three to five.",
        "Eine Woche über Arras, 9. bis 15. April 1917: zwei alliierte Einsätze am Tag, vierzehn insgesamt: vier Bombenangriffe, sechs Aufnahmen, vier für die Artillerie. Jeder ist eine eigene Partie. Die Alliierten fliegen mit höchstens sechs Flugzeugen; ein Würfel sagt, wie viele Deutsche kommen, drei bis fünf.",
      ),
      list(
        both(
          "Losses are replaced, by novices if the dice say so: a British pilot on 2 to 10, a British observer on 2 to 8 or 12, a German pilot on 2 or 3 (4.10v).",
          "Verluste werden ersetzt, durch Neulinge, wenn die Würfel es sagen: ein britischer Pilot bei 2 bis 10, ein britischer Beobachter bei 2 bis 8 oder 12, ein deutscher Pilot bei 2 oder 3 (4.10v).",
        ),
        both(
          "A novice gets the lesser machine of a squadron that has two types (4.10w, A-50).",
          "Ein Neuling bekommt in einer Staffel mit zwei Mustern das schlechtere (4.10w, A-50).",
        ),
        both(
          "Kills are carried from mission to mission and make aces.",
          "Abschüsse zählen von Einsatz zu Einsatz weiter und machen Asse.",
        ),
      ),
    ],
  },
];
