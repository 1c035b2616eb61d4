import { list } from "../../../../face/book/chapter.ts";
import { chapter } from "./phrase.ts";

/** Bombs, cameras, strafing, archie, balloons. */
export const GROUND = [
  chapter("missions", [
    list(
      "loaded-with-bombs-top",
      "bombing-in-the-targets",
      "damage-that-brings-the",
      "photograph-three-mp-in-a",
      "spotting-a-whole-turn",
    ),
  ]),
  chapter("strafing", [
    list(
      "strafing-is-announced",
      "the-trenches-answer-one",
      "archie-over-the-enemys",
      "fire-from-the-ground",
    ),
  ]),
  chapter("balloons", [
    "a-balloon-hangs-at-500-m",
    list("guns-around-it-fire", "in-the-game-for-one", "aces-and-novices-count"),
  ]),
];
