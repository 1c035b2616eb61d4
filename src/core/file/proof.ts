import { type DiceSource, rollsOf } from "../dice/dice.ts";
import type { SeatId } from "../game.ts";
import { itemAt } from "../item-at.ts";
import type { AnswerTexts, BattleFile, Entry, Origins, PlayedEntry } from "../match/entry.ts";
import { throwsFor } from "../match/log.ts";
import type { Match } from "../match/match.ts";
import type { Phrase } from "../phrase.ts";
import { remembered } from "../remember.ts";
import { readFile } from "./file.ts";
import { entryOf } from "./read-entry.ts";

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
  /** It went on from a kept state once: what came before can't be checked. */
  readonly resumed: boolean;
  /** Its battles that stand. Dice and take-backs of those that were fought are counted with its own. */
  readonly battles: BattleProof;
}

/** What there is to say of the battles of a campaign. */
export interface BattleProof {
  /** Fought as matches of their own, and of how many of those the file has no seal that is whole. */
  readonly fought: number;
  readonly unproven: number;
  /** Answered without a match and without the campaign's own dice. */
  readonly byHand: number;
}

function sameTexts(one: AnswerTexts, other: AnswerTexts): boolean {
  return one.size === other.size && [...one].every(([id, text]) => other.get(id) === text);
}

function sameFaces(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((face, at) => face === other[at]);
}

/** Whether a step is one that was taken back, with the dice that had fallen: who got the same again has gained nothing. */
function isPutBack(step: PlayedEntry, taken: PlayedEntry | undefined): boolean {
  if (step.kind !== "round" || taken?.kind !== "round") return false;
  return (
    sameTexts(step.answers, taken.answers) &&
    sameFaces(step.rolls, taken.rolls) &&
    sameFaces(step.draws, taken.draws)
  );
}

function hasRolled(step: PlayedEntry): boolean {
  return step.kind === "round" && step.rolls.length + step.draws.length > 0;
}

/** What is counted while a log is read from its beginning. */
class Count {
  readonly dice = new Map<DiceSource | "untold", number>();
  readonly unsealed = new Map<SeatId, number>();
  takenBack = 0;
  rolledAgain = 0;
  private readonly standing: PlayedEntry[] = [];
  /** Steps that were taken back and may be put back, the next one last. */
  private taken: PlayedEntry[] = [];

  fell(source: DiceSource | undefined, faces: number): void {
    if (faces === 0) return;
    const name = source ?? "untold";
    this.dice.set(name, (this.dice.get(name) ?? 0) + faces);
  }

  played(step: PlayedEntry): void {
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

  add(entry: Entry): void {
    if (entry.kind === "take-back") this.tookBack(entry.count);
    else if (entry.kind === "unseal") this.tookOrdersBack(entry.seat);
    else this.played(entry);
  }

  /** Counts a battle with the campaign. Who took sealed orders back in it is told at its own table: seats differ. */
  foughtIn(battle: Count): void {
    for (const [source, faces] of battle.dice) this.dice.set(source, (this.dice.get(source) ?? 0) + faces);
    this.takenBack += battle.takenBack;
    this.rolledAgain += battle.rolledAgain;
  }

  get origins(): readonly Origins[] {
    return this.standing.flatMap((step) => (step.kind === "round" && step.origins ? [step.origins] : []));
  }
}

/** What the document of a battle says of how it came about; nothing where it is none. */
const battleCount = remembered((document: BattleFile): { readonly count: Count; readonly whole: boolean } => {
  const count = new Count();
  const file = readFile(document);
  if (!file.ok) return { count, whole: false };
  const { source, rolls = [], entries = [], seal, edited, resumed } = file.value;
  count.fell(source, rolls.length);
  for (const entry of entries) count.add(entryOf(entry, source));
  return { count, whole: seal !== undefined && !edited && !resumed };
});

function setupFaces({ since, moments }: Match): number {
  return (since ? since.rolls : rollsOf(throwsFor(itemAt(moments, 0), "table"))).length;
}

/** The battles that stand in a log; what was thrown in them is counted too. */
function battlesOf(count: Count): BattleProof {
  let [fought, unproven, byHand] = [0, 0, 0];
  for (const origins of count.origins) {
    byHand += origins.byHand?.length ?? 0;
    for (const document of origins.fought?.values() ?? []) {
      const battle = battleCount(document);
      count.foughtIn(battle.count);
      fought += 1;
      if (!battle.whole) unproven += 1;
    }
  }
  return { fought, unproven, byHand };
}

/** What the log of a match says about its dice, its take-backs and its sealed orders; nothing is folded for it. */
export function proofOf(match: Match): Proof {
  const count = new Count();
  count.fell(match.source, setupFaces(match));
  for (const entry of match.entries) count.add(entry);
  const battles = battlesOf(count);
  const { dice, takenBack, rolledAgain, unsealed } = count;
  const edited = match.edited ?? false;
  const resumed = match.resumed ?? match.since !== undefined;
  return { dice, takenBack, rolledAgain, unsealed, edited, resumed, battles };
}

/** What there is to say of it, in sentences of the kernel; `nameOf` is what a seat is called. */
export function proofPhrases(proof: Proof, nameOf: (seat: SeatId) => string): readonly Phrase[] {
  const { dice, rolledAgain, unsealed, edited, resumed, battles } = proof;
  const { fought, unproven, byHand } = battles;
  const taken = [...unsealed].map(([seat, times]) => ({
    key: "proof-unsealed",
    values: { name: nameOf(seat), times },
  }));
  return [
    ...(edited ? [{ key: "proof-edited", values: {} }] : []),
    ...(resumed ? [{ key: "proof-resumed", values: {} }] : []),
    { key: "proof-dice", values: { faces: Object.fromEntries(dice) } },
    ...(rolledAgain > 0 ? [{ key: "proof-rolled-again", values: { times: rolledAgain } }] : []),
    ...taken,
    ...(fought > 0 ? [{ key: "proof-battles", values: { fought, unproven } }] : []),
    ...(byHand > 0 ? [{ key: "proof-by-hand", values: { times: byHand } }] : []),
  ];
}
