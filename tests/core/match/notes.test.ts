import fc from "fast-check";
import { expect, it } from "vitest";
import type { Entry, Round } from "../../../src/core/match/entry.ts";
import { GONE, logOf, notesFrom } from "../../../src/core/match/notes.ts";

const round = (text: string): Round => ({
  kind: "round",
  answers: new Map([["R1", text]]),
  rolls: [],
  draws: [],
});

/** A log of so many rounds, unsealings and take-backs as can be, and the entries of it that stand. */
function logged(acts: readonly number[]): { entries: readonly Entry[]; standing: readonly number[] } {
  const entries: Entry[] = [];
  const standing: number[] = [];
  for (const act of acts) {
    const count = Math.min(act - 3, standing.length);
    if (act < 3) standing.push(entries.length);
    if (act < 3) entries.push(round(entries.length.toString()));
    else if (count === 0) entries.push({ kind: "unseal", seat: "red" });
    else {
      standing.splice(-count);
      entries.push({ kind: "take-back", count, by: "red", agreed: ["blue"] });
    }
  }
  return { entries, standing };
}

it("a log is known again from its notes and the rounds that stand, from any round that stands on", () => {
  const acts = fc.array(fc.nat(5), { maxLength: 30 });
  fc.assert(
    fc.property(acts, fc.nat(), (list, nth) => {
      const { entries, standing } = logged(list);
      const known = nth % (standing.length + 1);
      const first = (standing[known - 1] ?? -1) + 1;
      const later = standing.slice(known);
      const told = { first, length: entries.length, notes: notesFrom(entries, first) };
      const log = logOf(
        told,
        later.map((at) => entries[at] as Entry),
      );
      expect(log.places).toEqual(later);
      const wanted = entries.map((entry, at) =>
        entry.kind === "round" && !standing.includes(at) ? GONE : entry,
      );
      expect(log.entries).toEqual(wanted.slice(first));
    }),
  );
});
