import { both } from "../../../../both.ts";
import type { Step } from "../../../../lesson/lesson.ts";
import type { LessonFacts } from "../facts.ts";
import { CHOICE, GO, SLIP } from "../points.ts";
import { clearing, jam, joined, myShot, theirShot } from "../telling.ts";

/** A step of the hex dogfight's lesson. */
export type LessonStep = Step<LessonFacts>;

/** Whether the move that is written may be flown. */
export const isLegal = ({ state }: LessonFacts) => state === "legal";

/** The end of writing a move. */
export function ready(turn: number, en: string, de: string): LessonStep {
  return {
    id: `ready-${turn}`,
    part: `${turn}/move`,
    say: both(en, de),
    needs: isLegal,
    done: () => false,
    point: GO,
    open: { drawer: "desk" },
  };
}

/** How a turn of shooting came out. */
export function result(turn: number): LessonStep {
  return {
    id: `result-${turn}`,
    part: `${turn}/move`,
    when: ({ mine, theirs, cleared }) => mine !== undefined || theirs !== undefined || cleared !== undefined,
    say: {
      tell: (facts) =>
        joined(facts.mine ? myShot(facts) : both("", ""), jam(facts), clearing(facts), theirShot(facts)),
    },
    point: SLIP,
    open: { slip: true },
  };
}

/** Asked for a target, a tail or a gun before its turn of the lesson, or again after it. */
export function asides(turn: number): readonly LessonStep[] {
  return [
    {
      id: `fire-${turn}`,
      part: `${turn}/fire`,
      say: both(
        "You have him in your sights. Choose Fire at G1: the shot is rolled when all have moved.",
        "Du hast ihn im Visier. Wähl das Feuer auf G1: Gewürfelt wird, wenn alle gezogen haben.",
      ),
      done: () => false,
      point: CHOICE,
      open: { drawer: "desk" },
    },
    {
      id: `tail-${turn}`,
      part: `${turn}/tail`,
      say: both(
        "You are in good position behind him: same row, same nose, near his altitude. Try to stay on his tail. Two dice decide; if it works you move right after him and see what he did (4.4). If not, nothing is lost.",
        "Du bist in guter Position hinter ihm: gleiche Reihe, gleiche Nase, nahe seiner Höhe. Versuch, an ihm dranzubleiben. Zwei Würfel entscheiden; gelingt es, ziehst du gleich nach ihm und siehst, was er tat (4.4). Wenn nicht, ist nichts verloren.",
      ),
      done: () => false,
      point: CHOICE,
      open: { drawer: "desk" },
    },
    {
      id: `tend-${turn}`,
      part: `${turn}/tend`,
      say: both(
        "You flew quietly, so you have a hand free at the end of the turn: clear the jam. It works on a 1 (4.7i, 4.7j).",
        "Du bist ruhig geflogen, also hast du am Ende der Runde eine Hand frei: Behebe die Hemmung. Es gelingt bei einer 1 (4.7i, 4.7j).",
      ),
      done: () => false,
      point: CHOICE,
      open: { drawer: "desk" },
    },
  ];
}
