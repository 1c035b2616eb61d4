import type { Block, Row } from "../../../../face/sheet.ts";
import { list, row, table } from "../../../../face/sheets/blocks.ts";
import type { Text } from "../../../../face/text.ts";
import type { AircraftCard, Band } from "../../data/types/aircraft.ts";
import { allowance, type Steps } from "../../rules/ratings/bursts.ts";
import type { Pilot } from "../../rules/ratings/ratings.ts";
import { phrase, phrases } from "./phrase.ts";

const STEPS: readonly Steps[] = [0, 1, 2];

/** Bursts when Neutral, Advantaged and Tailing: `1 / 2 / 4`. */
export function burstsBySteps(card: AircraftCard, pilot: Pilot, gyroAdvantaged: 2 | 3): string {
  return STEPS.map((steps) => allowance(card, pilot, steps, gyroAdvantaged)).join(" / ");
}

/** Whoever has no gift. */
export const REGULAR: Pilot = { quality: "regular", crackShot: false, keenEyesight: false };

function bandRow({ from, to, agility, speed, horsepower }: Band, level: number | null): Row {
  const lit = level !== null && level >= from && level <= to;
  return row(from === to ? `${from}` : `${from}–${to}`, [agility, speed, horsepower], {
    ...(lit && { now: phrase("sheet.band.now") }),
  });
}

/** Ratings by level; the band of `level` is lit, null: none. */
export function bandsBlock({ bands }: AircraftCard, level: number | null): Block {
  return table(
    "ruled",
    phrases("sheet", "levels", "agility", "speed", "horsepower"),
    bands.map((band) => bandRow(band, level)),
    { label: phrase("sheet.bands") },
  );
}

/** Worth of a hit: the usual one, then what else it may be. */
export function hitValueOf({ hitValue, spent, choice, mostHits }: AircraftCard): Text {
  return phrase("sheet.hitValue.of", {
    hitValue,
    spent: spent ?? null,
    choice: choice ?? null,
    mostHits: mostHits ?? null,
  });
}

/** What a type has that most lack: sight, climbing, diving, banking, gunner, load, rockets. */
export function specialsBlock({ sight, specials, gunner, load, rockets }: AircraftCard): readonly Block[] {
  const told: readonly Text[] = [
    ...(sight === "standard" ? [] : [phrase("sheet.sight", { sight })]),
    ...specials.map((special) => phrase("sheet.special", { special })),
    ...(gunner === undefined ? [] : [phrase("sheet.gunner", { cards: gunner })]),
    ...(load ? [phrase("sheet.mayLoad")] : []),
    ...(rockets === undefined ? [] : [phrase("sheet.mayRockets", { upTo: rockets })]),
  ];
  return told.length > 0 ? [list(told)] : [];
}
