import type { DiceSource } from "../dice/dice.ts";
import type { Entry, Origins } from "../match/entry.ts";
import type { WrittenEntry, WrittenRound } from "./schema.ts";

/** A record as a map, so that no name of a plain object is taken for one of its own. */
export function mapOf<T>(record: Readonly<Record<string, T>>): ReadonlyMap<string, T> {
  return new Map(Object.entries(record));
}

/** Where the answers of a round came from that nobody gave, as its entry has it. */
export function originsOf({ idle, atOnce, fought, byHand }: WrittenRound): Origins | undefined {
  if (!idle && !atOnce && !fought && !byHand) return undefined;
  return {
    ...(idle && { idle }),
    ...(atOnce && { atOnce }),
    ...(fought && { fought: mapOf(fought) }),
    ...(byHand && { byHand }),
  };
}

/**
 * An entry as it is written, not judged. A round has no faces but those that are recorded with it; they came from `usual`
 * unless it tells otherwise.
 */
export function entryOf(written: WrittenEntry, usual: DiceSource | undefined): Entry {
  if ("takeBack" in written) {
    const { takeBack: count, by, agreed = [] } = written;
    return { kind: "take-back", count, by, agreed };
  }
  if ("amend" in written) return { kind: "amend", text: written.amend, why: written.why ?? "" };
  if ("unseal" in written) return { kind: "unseal", seat: written.unseal };
  const { rolls = [], draws = [] } = written;
  const source = rolls.length > 0 ? (written.source ?? usual) : undefined;
  const origins = originsOf(written);
  const answers = mapOf(written.answers);
  return { kind: "round", answers, rolls, draws, ...(origins && { origins }), source };
}
