import { type Chapter, list, text } from "../../../../face/book.ts";
import { phrase } from "./phrase.ts";

/** Bombs, cameras, strafing, archie, balloons. */
export const GROUND: readonly Chapter[] = [
  {
    id: "missions",
    title: phrase("missions.title"),
    blocks: [
      list(
        phrase("missions.loaded-with-bombs-top"),
        phrase("missions.bombing-in-the-targets"),
        phrase("missions.damage-that-brings-the"),
        phrase("missions.photograph-three-mp-in-a"),
        phrase("missions.spotting-a-whole-turn"),
      ),
    ],
  },
  {
    id: "strafing",
    title: phrase("strafing.title"),
    blocks: [
      list(
        phrase("strafing.strafing-is-announced"),
        phrase("strafing.the-trenches-answer-one"),
        phrase("strafing.archie-over-the-enemys"),
        phrase("strafing.fire-from-the-ground"),
      ),
    ],
  },
  {
    id: "balloons",
    title: phrase("balloons.title"),
    blocks: [
      text(phrase("balloons.a-balloon-hangs-at-500-m")),
      list(
        phrase("balloons.guns-around-it-fire"),
        phrase("balloons.in-the-game-for-one"),
        phrase("balloons.aces-and-novices-count"),
      ),
    ],
  },
];
