import { chapterOf } from "./rule.ts";

/** Naming targets. */
export const TARGETS = chapterOf("targets", [
  [
    33,
    "4.6a",
    "At the end of its move an aircraft may name for its front guns one enemy that was in its line of fire during its last two MP.",
    "Am Ende seines Zuges darf ein Flugzeug für die Bugwaffen einen Feind nennen, der während der letzten zwei MP in der Schusslinie war.",
  ],
  [
    34,
    "4.6b",
    "Who has moved and had no target may take an enemy that spends its own last two MP in his line of fire.",
    "Wer gezogen hat und kein Ziel hatte, darf einen Feind nehmen, der seine eigenen letzten zwei MP in der Schusslinie verbringt.",
  ],
  [
    35,
    "4.6c",
    "Observers name their targets when all have moved.",
    "Beobachter nennen ihre Ziele, wenn alle gezogen haben.",
  ],
  [
    36,
    "4.6d",
    "At most two aircraft fire front guns at one target, unless it is the only one left.",
    "Höchstens zwei Flugzeuge feuern Bugwaffen auf ein Ziel, außer es ist das einzige.",
  ],
  [
    37,
    "4.6e",
    "What has been named stands, whoever flies into the line of fire afterwards.",
    "Was genannt ist, bleibt, wer immer danach in die Schusslinie fliegt.",
  ],
  [
    38,
    "4.6f",
    "Who is attacked head-on may drop his target and fire at that attacker.",
    "Wer von vorn angegriffen wird, darf sein Ziel aufgeben und auf diesen Angreifer feuern.",
  ],
]);
