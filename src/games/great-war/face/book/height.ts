import { list, type Rows, table } from "../../../../face/book/chapter.ts";
import type { Text } from "../../../../face/text.ts";
import { MANEUVERS } from "../../data/lists.ts";
import { TABLES } from "../../data/own.ts";
import type { Maneuver } from "../../data/tables.ts";
import { maneuverPriceBy } from "../../rules/move/prices.ts";
import { chapter, phrase } from "./phrase.ts";

const DIVE = { most: 350, speed: 5 };

function diveRows(): Rows {
  return [4, 5, 6, 7, 8, 9].map((speed) => {
    const metres = Math.max(0, DIVE.most - 100 * Math.max(0, speed - DIVE.speed));
    return [speed, metres === 0 ? phrase("height.none") : `${metres} m`];
  });
}

const EFFECTS: Readonly<Record<Maneuver, Text>> = {
  sideslip: phrase("height.one-hex-ahead-to-the-left"),
  "barrel-roll": phrase("height.a-hex-ahead-then-one"),
  immelmann: phrase("height.turns-right-about-in-its"),
  "split-s": phrase("height.turns-right-about-in-its-hex"),
  loop: phrase("height.stays-in-its-hex-nobody"),
  "falling-leaf": phrase("height.stays-in-its-hex-100-m"),
};

const WORDS: Readonly<Record<Maneuver, string>> = {
  sideslip: "`sideslip-left`",
  "barrel-roll": "`barrel-roll-left`",
  immelmann: "`immelmann`",
  "split-s": "`split-s`",
  loop: "`loop`",
  "falling-leaf": "`falling-leaf`",
};

function maneuverRows(): Rows {
  return MANEUVERS.map((maneuver) => [
    WORDS[maneuver],
    (["E", "D", "C", "B"] as const)
      .map((schedule) => maneuverPriceBy(TABLES, schedule, maneuver))
      .join(" · "),
    EFFECTS[maneuver],
  ]);
}

/** Altitude and special maneuvers. */
export const HEIGHT = [
  chapter("height", [
    list(
      "climb-any-multiple-of-50",
      "dive-any-multiple-of-50-m",
      "a-move-does-one-or-the",
      "energy-after-a-dive-of",
    ),
    "the-shallow-dive-the",
    table("allowed-dive-of-a-fokker", ["speed", "dive"], diveRows()),
    "overdiving-more-than-that",
  ]),
  chapter("maneuvers", [
    "one-a-turn-at-any-point",
    table("special-maneuvers", ["written", "mp-for-e-d-c-b", "what-happens"], maneuverRows()),
  ]),
];
