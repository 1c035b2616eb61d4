import { quarterOf } from "./calendar.ts";
import type { AirForce, AmericanUnit, Replacements } from "./tables.ts";

type Month = Parameters<typeof quarterOf>[0];

function enter(month: Month, force: AirForce, type: string, groups: string): readonly AmericanUnit[] {
  return groups
    .split(" ")
    .map((group) => ({ id: `${group}${letters(type)}`, type, enters: quarterOf(month), force }));
}

/** A bomber group is `91BG`, a fighter group `4FG`. */
function letters(type: string): string {
  return type.startsWith("B") ? "BG" : "FG";
}

/** LW-41: the fighter groups that take another type, and when. */
const CONVERSIONS: readonly (readonly [Month, string])[] = [
  ["1944-04", "4FG 352FG 355FG 361FG 325FG"],
  ["1944-07", "20FG 55FG 364FG 359FG"],
  ["1944-10", "353FG 479FG"],
  ["1945-01", "78FG 356FG"],
];

function converted(unit: AmericanUnit): AmericanUnit {
  const found = CONVERSIONS.find(([, groups]) => groups.split(" ").includes(unit.id));
  return found ? { ...unit, converts: { type: "P51", quarter: quarterOf(found[0]) } } : unit;
}

/** Section 3: American groups by the quarter in which they enter; how many there are is published, the rest is ours. */
export const AMERICANS: readonly AmericanUnit[] = [
  ...enter("1943-01", "8", "B17", "91 303 305 306"),
  ...enter("1943-01", "8", "B24", "44 93"),
  ...enter("1943-01", "8", "P47", "4"),
  ...enter("1943-04", "8", "B17", "92 94 95 96 351"),
  ...enter("1943-04", "8", "P47", "56 78"),
  ...enter("1943-07", "8", "B17", "100 379 381 384 385 388"),
  ...enter("1943-07", "8", "P47", "353"),
  ...enter("1943-10", "8", "B17", "390 401"),
  ...enter("1943-10", "8", "B24", "389 392"),
  ...enter("1943-10", "8", "P47", "352 355 356 359"),
  ...enter("1943-10", "8", "P38", "20 55"),
  ...enter("1944-01", "8", "B17", "447 452 457"),
  ...enter("1944-01", "8", "B24", "445 446 448 453"),
  ...enter("1944-01", "8", "P47", "361"),
  ...enter("1944-01", "8", "P51", "354 357"),
  ...enter("1944-01", "8", "P38", "364"),
  ...enter("1944-01", "15", "B17", "2 97 99 301"),
  ...enter("1944-01", "15", "B24", "98 376 449 450"),
  ...enter("1944-01", "15", "P38", "1 14 82"),
  ...enter("1944-01", "15", "P47", "325"),
  ...enter("1944-01", "9", "P47", "358 362 365"),
  ...enter("1944-04", "8", "B17", "398"),
  ...enter("1944-04", "8", "B24", "34 458 466 467 486 487"),
  ...enter("1944-04", "8", "P51", "339"),
  ...enter("1944-04", "8", "P38", "479"),
  ...enter("1944-04", "15", "B17", "463 483"),
  ...enter("1944-04", "15", "B24", "451 454 455 456 459 460 461 464 465 484 485"),
  ...enter("1944-04", "15", "P51", "31 52"),
  ...enter("1944-04", "9", "P47", "366"),
  ...enter("1944-04", "9", "P38", "474"),
  ...enter("1944-04", "9", "P51", "363"),
  ...enter("1944-07", "8", "B24", "489 490 491 492 493"),
  ...enter("1944-07", "15", "P51", "332"),
].map(converted);

/** LW-42: American replacement factors by quarter. */
export const REPLACEMENTS: Replacements = {
  tournament: [15, 15, 20, 20, 30, 30, 35, 35, 40, 40],
  advanced: [15, 15, 20, 20, 40, 40, 45, 45, 50, 50],
};
