import { sideName, verbOf } from "../../../words/sides.ts";

function seat(id: string): string {
  return sideName(id, "en");
}

/** Words for reading out real dice, in English. */
export const words = {
  title: "Throw real dice",
  about: ({ dice, by }: { dice: readonly string[]; by: string }) =>
    `${seat(by)} ${verbOf(by, "throws", "throw")} ${dice.join(", ")}.`,
  die: ({ nth, of, kind }: { nth: number; of: number; kind: string }) =>
    of > 1 ? `Die ${nth} of ${of} (${kind}): which face?` : `The ${kind}: which face?`,
  here: "Roll here instead",
  again: "Read again",
};

export type DiceWords = typeof words;
