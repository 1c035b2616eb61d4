import { sideName, verbOf } from "../../../words/sides.ts";
import type { DiceWords } from "./words.en.ts";

function seat(id: string): string {
  return sideName(id, "de");
}

/** Words for reading out real dice, in German. */
export const words: DiceWords = {
  title: "Echte Würfel werfen",
  about: ({ dice, by }) =>
    `${seat(by)} ${verbOf(by, "wirft", "werfen")} ${dice.map((kind) => kind.replace("d", "W")).join(", ")}.`,
  die: ({ nth, of, kind }) => {
    const die = kind.replace("d", "W");
    return of > 1 ? `Würfel ${nth} von ${of} (${die}): welche Zahl?` : `Der ${die}: welche Zahl?`;
  },
  here: "Stattdessen hier würfeln",
  again: "Neu ablesen",
};
