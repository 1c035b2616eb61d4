import { type DiceSource, rollsOf } from "../dice/dice.ts";
import type { SeatId } from "../game.ts";
import type { Phrase } from "../phrase.ts";
import type { AnswerTexts, Step } from "./entry.ts";
import { throwsFor } from "./log.ts";
import type { Match, Moment } from "./match.ts";

/** What the log of a match says about how it came about. */
export interface Proof {
  /** How many faces everybody saw fall, by where they came from; `untold` where the log does not tell. */
  readonly dice: ReadonlyMap<DiceSource | "untold", number>;
  /** How often rounds were taken back. */
  readonly takenBack: number;
  /** Rounds that had rolled when they were taken back, and were not put back as they were. */
  readonly rolledAgain: number;
  /** How often each seat took back what it had sealed; seats that never did are left out. */
  readonly unsealed: ReadonlyMap<SeatId, number>;
  /** Its file was changed by something else than this kernel. */
  readonly edited: boolean;
}

function sameTexts(one: AnswerTexts, other: AnswerTexts): boolean {
  return one.size === other.size && [...one].every(([id, text]) => other.get(id) === text);
}

function sameFaces(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((face, at) => face === other[at]);
}

/** Whether a step is one that was taken back, with the dice that had fallen: who got the same again has gained nothing. */
function isPutBack(step: Step, taken: Step | undefined): boolean {
  if (step.kind !== "round" || taken?.kind !== "round") return false;
  return (
    sameTexts(step.answers, taken.answers) &&
    sameFaces(step.rolls, taken.rolls) &&
    sameFaces(step.draws, taken.draws)
  );
}

function hasRolled(step: Step): boolean {
  return step.kind === "round" && step.rolls.length + step.draws.length > 0;
}

/** What is counted while a log is read from its beginning. */
class Count {
  readonly dice = new Map<DiceSource | "untold", number>();
  readonly unsealed = new Map<SeatId, number>();
  takenBack = 0;
  rolledAgain = 0;
  private readonly standing: Step[] = [];
  /** Steps that were taken back and may be put back, the next one last. */
  private taken: Step[] = [];

  fell(source: DiceSource | undefined, faces: number): void {
    if (faces === 0) return;
    const name = source ?? "untold";
    this.dice.set(name, (this.dice.get(name) ?? 0) + faces);
  }

  played(step: Step): void {
    this.standing.push(step);
    if (isPutBack(step, this.taken.at(-1))) {
      this.taken.pop();
      if (hasRolled(step)) this.rolledAgain -= 1;
      return;
    }
    this.taken = [];
    if (step.kind === "round") this.fell(step.source, step.rolls.length);
  }

  tookBack(count: number): void {
    this.takenBack += 1;
    // A match that goes on from a checkpoint does not have what was played before it.
    for (const step of this.standing.splice(Math.max(0, this.standing.length - count)).reverse()) {
      this.taken.push(step);
      if (hasRolled(step)) this.rolledAgain += 1;
    }
  }

  tookOrdersBack(seat: SeatId): void {
    this.unsealed.set(seat, (this.unsealed.get(seat) ?? 0) + 1);
  }
}

function setupFaces({ since, moments }: Match): number {
  return (since ? since.rolls : rollsOf(throwsFor(moments[0] as Moment, "table"))).length;
}

/** What the log of a match says about its dice, its take-backs and its sealed orders; nothing is folded for it. */
export function proofOf(match: Match): Proof {
  const count = new Count();
  count.fell(match.source, setupFaces(match));
  for (const entry of match.entries) {
    if (entry.kind === "take-back") count.tookBack(entry.count);
    else if (entry.kind === "unseal") count.tookOrdersBack(entry.seat);
    else count.played(entry);
  }
  const { dice, takenBack, rolledAgain, unsealed } = count;
  return { dice, takenBack, rolledAgain, unsealed, edited: match.edited ?? false };
}

/** What there is to say of it, in sentences of the kernel; `nameOf` is what a seat is called. */
export function proofPhrases(proof: Proof, nameOf: (seat: SeatId) => string): readonly Phrase[] {
  const { dice, rolledAgain, unsealed, edited } = proof;
  const taken = [...unsealed].map(([seat, times]) => ({
    key: "proof-unsealed",
    values: { name: nameOf(seat), times },
  }));
  return [
    ...(edited ? [{ key: "proof-edited", values: {} }] : []),
    { key: "proof-dice", values: { faces: Object.fromEntries(dice) } },
    ...(rolledAgain > 0 ? [{ key: "proof-rolled-again", values: { times: rolledAgain } }] : []),
    ...taken,
  ];
}
