import { words as menu } from "../../../../meta/meta.de.ts";
import type { words as english } from "../../en/book/ending.ts";

export const words: typeof english = {
  "end-of-turn.title": "Das Ende einer Runde",
  "end-of-turn.parachutes-of-who-was": "Fallschirme derer, die eben zerstört wurden (4.10s).",
  "end-of-turn.fuel-of-holed-tanks": "Kraftstoff aus durchlöcherten Tanks (4.8d).",
  "end-of-turn.wounded-pilots-may-faint": "Verwundete Piloten können ohnmächtig werden (§7).",
  "end-of-turn.men-who-have-a-hand-free":
    "Wer eine Hand frei hat, behebt eine Hemmung oder wechselt eine Trommel (4.7i, 4.9h, 4.9p).",
  "end-of-turn.the-wind-carries-all-that": "Der Wind trägt alles Fliegende, aber keine Ballone (D-13).",
  "end-of-turn.in-this-order-whoever-is": "In dieser Reihenfolge, wen immer es angeht (A-42).",
  "crews.title": "Fallschirme und Gefangennahme",
  "crews.from-july-1918-german":
    "Ab Juli 1918 dürfen deutsche Flieger abspringen, deren Flugzeug über 150 m zerstört wird: je ein Würfel, heraus ab 3, mit schwerer Wunde −2; ein zweiter, und bei 6 versagt der Schirm (4.10s).",
  "crews.capture-over-no-mans-land":
    "**Gefangennahme:** über Niemandsland oder nahe den deutschen Gräben, der Wind zu den Alliierten, wird bei 1 gefangen, ab 3000 m auch bei 2 (4.10t).",
  "crews.a-novice-becomes-a":
    "Ein **Neuling** gilt nach dem ersten Abschuss oder vier überlebten Einsätzen als erfahren (4.10u).",
  "scenarios.title": "Szenarien",
  "scenarios.duels-dogfights":
    "Duelle, Luftkämpfe, Aufnahmen, Gräben, Bomben, Artillerie, Ballone: Diese liegen bei. Es gewinnt, wer zuletzt fliegt, oder wer am Ende der Runden mehr Punkte hat, wie das Szenario sagt.",
  "scenarios.what-comes-with-the-game": "Was dem Spiel beiliegt",
  "scenarios.scenario": "Szenario",
  "scenarios.what-it-is-about": "Worum es geht",
  "campaign.title": "Der blutige April",
  "campaign.a-week-over-arras-9-to-15":
    "Eine Woche über Arras, 9. bis 15. April 1917: zwei alliierte Einsätze am Tag, vierzehn insgesamt: vier Bombenangriffe, sechs Aufnahmen, vier für die Artillerie. Jeder ist eine eigene Partie. Die Alliierten fliegen mit höchstens sechs Flugzeugen; ein Würfel sagt, wie viele Deutsche kommen, drei bis fünf.",
  "campaign.losses-are-replaced-by":
    "Verluste werden ersetzt, durch Neulinge, wenn die Würfel es sagen: ein britischer Pilot bei 2 bis 10, ein britischer Beobachter bei 2 bis 8 oder 12, ein deutscher Pilot bei 2 oder 3 (4.10v).",
  "campaign.a-novice-gets-the-lesser":
    "Ein Neuling bekommt in einer Staffel mit zwei Mustern das schlechtere (4.10w, A-50).",
  "campaign.kills-are-carried-from": "Abschüsse zählen von Einsatz zu Einsatz weiter und machen Asse.",
  "scenarios.name": ({ id }) => menu.scenarios[id].title,
  "scenarios.about": ({ id }) => menu.scenarios[id].blurb,
};
