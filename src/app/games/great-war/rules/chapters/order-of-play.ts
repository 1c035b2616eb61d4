import { signed } from "../../../../../core/text.ts";
import { OWN_TABLES } from "../../../../../games/great-war/tables/index.ts";
import type { Chapter, Saying } from "../../../../rules/book.ts";
import { both, list, table, text } from "../../../../rules/write.ts";
import { Balance } from "../Balance.tsx";
import { TailPlaces } from "../figures.tsx";

/** In how many ways of 36 two dice show a sum. */
function ways(sum: number): number {
  return 6 - Math.abs(7 - sum);
}

const STEEPEST = 4;

function tailRows(): readonly (readonly Saying[])[] {
  return OWN_TABLES.tailing
    .map((rolls, at): readonly Saying[] => [
      signed(at - STEEPEST),
      rolls.join(", "),
      `${rolls.reduce((sum, roll) => sum + ways(roll), 0)} / 36`,
    ])
    .reverse();
}

/** Tailing, initiative, balance. */
export const ORDER_OF_PLAY: readonly Chapter[] = [
  {
    id: "tailing",
    title: both("On his tail", "An seinem Heck"),
    blocks: [
      text(
        "Who is in **good position** at the start of the turn, in the straight hex row behind an enemy, nose the same way, close in altitude, may write `tail G1` (4.4a, 4.4b). Eight hexes and levels together are the farthest (A-03).",
        "Wer zu Beginn der Runde in **guter Position** ist, in der geraden Hexreihe hinter einem Gegner, Nase in dieselbe Richtung, in der Höhe nah genug, darf `tail G1` schreiben (4.4a, 4.4b). Acht Hexe und Höhenstufen zusammen sind das Weiteste (A-03).",
      ),
      {
        kind: "figure",
        caption: both(
          "From these hexes G1 can be tailed, up to so many metres higher or lower.",
          "Von diesen Hexen aus kann man G1 verfolgen, bis so viele Meter höher oder tiefer.",
        ),
        Figure: TailPlaces,
      },
      text(
        "Two dice decide. The row is the tailer's schedule less the target's, with E 5 and A 1 (4.4d). An ace is a row in his own favour, a novice one against himself, tailer and target alike (4.4e). If all who are concerned fly the same schedule, a small silhouette is worth a row too (4.4f).",
        "Zwei Würfel entscheiden. Die Zeile ist die Stufe des Verfolgers minus die des Ziels, E zählt 5 und A 1 (4.4d). Ein Ass ist eine Zeile zu eigenen Gunsten, ein Neuling eine zu seinen Lasten, für Verfolger und Ziel gleich (4.4e). Fliegen alle Beteiligten dieselbe Stufe, zählt auch eine kleine Silhouette eine Zeile (4.4f).",
      ),
      table(
        both("Tailing: which rolls succeed", "Verfolgen: welche Würfe gelingen"),
        [both("Row", "Zeile"), both("Two dice show", "Zwei Würfel zeigen"), both("Chance", "Aussicht")],
        tailRows(),
      ),
      list(
        both(
          "**Success:** the group rolls initiative once, as the target, and you move **right after** it, seeing what it did (4.4g). Both fly as they like (4.4i).",
          "**Gelungen:** Die Gruppe würfelt einmal Initiative, als das Ziel, und du ziehst **gleich nach** ihm und siehst, was es tat (4.4g). Beide fliegen, wie sie wollen (4.4i).",
        ),
        both(
          "Still in good position after your move, your **last** MP on the target is enough for a shot instead of the last two (4.4j).",
          "Bist du nach deinem Zug noch in guter Position, reicht für einen Schuss dein **letzter** MP auf das Ziel statt der letzten zwei (4.4j).",
        ),
        both(
          "At another enemy a tailer fires at −1 (4.4k), unless it turns on somebody who attacks head-on.",
          "Auf einen anderen Gegner feuert ein Verfolger mit −1 (4.4k), außer auf jemanden, der von vorn angreift.",
        ),
        both(
          "**Failure** costs nothing but the chance: you roll initiative like everybody (4.4h).",
          "**Misslungen** kostet nichts als die Chance: Du würfelst Initiative wie alle (4.4h).",
        ),
        both(
          "At most two may try at one target in a turn (4.4b). Who is tailed may tail another: the chain moves as one (A-26). Schedule F cannot tail (4.4c).",
          "An einem Ziel dürfen es höchstens zwei in der Runde versuchen (4.4b). Wer verfolgt wird, darf selbst verfolgen: Die Kette zieht als eine (A-26). Stufe F kann nicht verfolgen (4.4c).",
        ),
      ),
    ],
  },
  {
    id: "initiative",
    title: both("Who moves first", "Wer zuerst zieht"),
    blocks: [
      text(
        "Everybody rolls two dice every turn and adds what follows; **the lowest moves first**, the highest last, which is better (4.2a).",
        "Alle würfeln jede Runde mit zwei Würfeln und zählen dazu, was folgt; **wer am wenigsten hat, zieht zuerst**, wer am meisten hat, zuletzt, und das ist besser (4.2a).",
      ),
      table(
        both("Initiative", "Initiative"),
        [both("What", "Was"), both("Modifier", "Zuschlag"), both("Rule", "Regel")],
        [
          [
            both("Each full 200 m above the lowest aircraft", "Je volle 200 m über dem tiefsten Flugzeug"),
            "+1",
            "4.2b",
          ],
          [both("Ace, double ace", "Ass, doppeltes Ass"), "+1, +2", "4.2c"],
          [both("Novice", "Neuling"), "−1", "4.2c"],
          [both("Two-seater, but for the nimble ones", "Zweisitzer, außer den wendigen"), "−1", "4.2d"],
          [both("Schedule F", "Stufe F"), "−2", "4.2a"],
        ],
      ),
      text(
        "An example: a Camel at 3250 m, its pilot an ace, the lowest aircraft at 2800 m. The dice show 4 and 3: 7, and 2 for 450 m of altitude, and 1 for the ace make 10.",
        "Ein Beispiel: eine Camel auf 3250 m, ihr Pilot ein Ass, das tiefste Flugzeug auf 2800 m. Die Würfel zeigen 4 und 3: 7, dazu 2 für 450 m Höhe und 1 für das Ass macht 10.",
      ),
      list(
        both(
          "Equal enemies roll a die each, the lower moves first; among your own equals you choose (4.2e).",
          "Gleiche Gegner würfeln je einen Würfel, der niedrigere zieht zuerst; unter deinen eigenen Gleichen wählst du (4.2e).",
        ),
        both(
          "Balloons, then gliders, then the heavy bombers of schedule G move before everybody else (4.2f).",
          "Ballone, dann Gleiter, dann die schweren Bomber der Stufe G ziehen vor allen anderen (4.2f).",
        ),
      ),
    ],
  },
  {
    id: "balance",
    title: both("Never three in a row", "Nie drei hintereinander"),
    blocks: [
      text(
        "Whatever the dice say, no more than two of a side move in a row while the other side still has somebody to move: then its lowest is pulled forward (4.3a, 4.3b). A tailing group counts as one, for the side of its target (4.3c).",
        "Was die Würfel auch sagen, es ziehen nie mehr als zwei einer Seite hintereinander, solange die andere noch jemanden hat: dann wird deren niedrigstes vorgezogen (4.3a, 4.3b). Eine Verfolgergruppe zählt als eins, für die Seite ihres Ziels (4.3c).",
      ),
      {
        kind: "figure",
        caption: both(
          "Three Allied aircraft rolled lower than all Germans; still G1 moves third.",
          "Drei alliierte Flugzeuge haben niedriger gewürfelt als alle deutschen; trotzdem zieht G1 als drittes.",
        ),
        Figure: Balance,
      },
    ],
  },
];
