import { itemAt } from "../../../../core/item-at.ts";
import { type Die, FACES, type Fraction, fraction, wholes } from "./die.ts";

export type Result = "down" | "damaged" | "none";

/** What the dice must show: with a face up to `down` the target is shot down, with one up to `damaged` it is damaged. */
interface Needs {
  /** Whether only a 1 counts, and is rolled again: the faces are those of the second roll (DIF-R4). */
  readonly again: boolean;
  readonly down: number;
  readonly damaged: number;
}

/** Odds of an attack, rounded as the die wants it, and what they ask of the die. */
export interface Odds extends Needs {
  /** 1:1 and better, 1:2, or worse than that (DIF-R3). */
  readonly class: "odds" | "half" | "below-half";
  /** Twice the odds: 5 for 2.5:1; 1 for 1:2, 0 for what is worse. */
  readonly halves: number;
  /** `2:1`, `2.5:1`, `1:2`, `<1:2`. */
  readonly text: string;
}

/** Twice the odds of 1:1. */
const EVEN = 2;

/**
 * Odds of which a 1 is rolled again, by twice the odds: worse than 1:2, 1:2 and with a D6 1:1 (DIF-3.2.6, DIF-3.2.7, DIF-3.2.8,
 * DIF-6.1.4, DIF-6.1.5); with a D12 not at 1:1 (DIF-R5).
 */
const AGAIN: Readonly<Record<Die, readonly Needs[]>> = {
  d6: [
    { again: true, down: 0, damaged: 1 },
    { again: true, down: 1, damaged: 3 },
    { again: true, down: 3, damaged: 6 },
  ],
  d12: [
    { again: true, down: 2, damaged: 6 },
    { again: true, down: 6, damaged: 12 },
  ],
};

function needsOf(halves: number, die: Die): Needs {
  const again = AGAIN[die][halves];
  if (again) return again;
  const faces = FACES[die];
  // A D6 damages up to the odds and shoots down up to half of them (DIF-3.2.5), a D12 up to twice the odds and up to them
  // (DIF-6.1.1, DIF-6.1.2), as in the example of DIF-6.1.6, where the ranges that are told overlap (DIF-R6).
  const damaged = die === "d6" ? wholes(halves, 2) : halves;
  return { again: false, down: Math.min(faces, wholes(damaged, 2)), damaged: Math.min(faces, damaged) };
}

function textOf(halves: number): string {
  if (halves < EVEN) return halves === 1 ? "1:2" : "<1:2";
  return `${wholes(halves, 2)}${halves % 2 === 1 ? ".5" : ""}:1`;
}

function classOf(halves: number): Odds["class"] {
  if (halves >= EVEN) return "odds";
  return halves === 1 ? "half" : "below-half";
}

/** Odds by twice their value, as far as they have been asked for. */
const KNOWN: Readonly<Record<Die, Odds[]>> = { d6: [], d12: [] };

function oddsBy(halves: number, die: Die): Odds {
  const known = KNOWN[die];
  while (known.length <= halves) {
    const next = known.length;
    known.push({ class: classOf(next), halves: next, text: textOf(next), ...needsOf(next, die) });
  }
  return itemAt(known, halves);
}

/**
 * The odds of hits times Hit Value against a defense (DIF-3.2.2, DIF-3.2.3), exact before they are rounded (DIF-R1): from 1:1 up a D6 drops
 * the fraction (DIF-3.2.4, DIF-R2), a D12 what exceeds a half (DIF-6.1.3); below they are 1:2, or worse (DIF-R3).
 */
export function oddsOf(value: number, defense: number, die: Die): Odds {
  const halves = wholes(2 * value, defense);
  return oddsBy(die === "d6" && halves > EVEN ? halves - (halves % 2) : halves, die);
}

function resultOf({ down, damaged }: Needs, face: number): Result {
  if (face <= down) return "down";
  return face <= damaged ? "damaged" : "none";
}

/** What an attack came to: its odds, the dice as they fell, and what they did. */
interface Shot {
  readonly odds: Odds;
  readonly rolls: readonly number[];
  readonly result: Result;
}

/**
 * An attack on a fighter or a light bomber (DIF-3.2, DIF-6). That one who is damaged again is shot down (DIF-5.4) is for the
 * caller. `roll` throws that die, and is asked for the second roll only where there is one (DIF-R4).
 */
export function shoot(value: number, defense: number, die: Die, roll: () => number): Shot {
  const odds = oddsOf(value, defense, die);
  const first = roll();
  if (!odds.again) return { odds, rolls: [first], result: resultOf(odds, first) };
  if (first !== 1) return { odds, rolls: [first], result: "none" };
  const second = roll();
  return { odds, rolls: [first, second], result: resultOf(odds, second) };
}

/** How likely each result of an attack is; a damaged target is destroyed by either of the first two (DIF-5.4). */
export type Chances = Readonly<Record<Result, Fraction>>;

/** The exact chances of an attack on a fighter or a light bomber. */
export function chancesOf(value: number, defense: number, die: Die): Chances {
  const { again, down, damaged } = oddsOf(value, defense, die);
  const ways = again ? FACES[die] * FACES[die] : FACES[die];
  return {
    down: fraction(down, ways),
    damaged: fraction(damaged - down, ways),
    none: fraction(ways - damaged, ways),
  };
}
