import { type Chapter, list, table, text } from "../../../../face/book.ts";
import type { Text } from "../../../../face/text.ts";
import { OWN_TABLES } from "../../data/index.ts";
import { MANEUVERS } from "../../data/lists.ts";
import type { Maneuver } from "../../data/tables.ts";
import { maneuverPriceBy } from "../../rules/move/prices.ts";
import { phrase } from "./phrase.ts";

const DIVE = { most: 350, speed: 5 };

function diveRows(): readonly (readonly Text[])[] {
  return [4, 5, 6, 7, 8, 9].map((speed) => {
    const metres = Math.max(0, DIVE.most - 100 * Math.max(0, speed - DIVE.speed));
    return [speed.toString(), metres === 0 ? phrase("height.none") : `${metres} m`];
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

function maneuverRows(): readonly (readonly Text[])[] {
  return MANEUVERS.map((maneuver) => [
    WORDS[maneuver],
    (["E", "D", "C", "B"] as const)
      .map((schedule) => maneuverPriceBy(OWN_TABLES, schedule, maneuver))
      .join(" · "),
    EFFECTS[maneuver],
  ]);
}

/** Altitude and special maneuvers. */
export const HEIGHT: readonly Chapter[] = [
  {
    id: "height",
    title: phrase("height.title"),
    blocks: [
      list(
        phrase("height.climb-any-multiple-of-50"),
        phrase("height.dive-any-multiple-of-50-m"),
        phrase("height.a-move-does-one-or-the"),
        phrase("height.energy-after-a-dive-of"),
      ),
      text(phrase("height.the-shallow-dive-the")),
      table(
        phrase("height.allowed-dive-of-a-fokker"),
        [phrase("height.speed"), phrase("height.dive")],
        diveRows(),
      ),
      text(phrase("height.overdiving-more-than-that")),
    ],
  },
  {
    id: "maneuvers",
    title: phrase("maneuvers.title"),
    blocks: [
      text(phrase("maneuvers.one-a-turn-at-any-point")),
      table(
        phrase("maneuvers.special-maneuvers"),
        [phrase("maneuvers.written"), phrase("maneuvers.mp-for-e-d-c-b"), phrase("maneuvers.what-happens")],
        maneuverRows(),
      ),
    ],
  },
];
