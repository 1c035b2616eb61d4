import type { Chance } from "./chance.ts";

const GRAMMAR = "0123456789LRlr+-:, \t\nFBdonefrtabcx";
const LONGEST = 4096;
const NASTY = [
  "__proto__",
  "constructor",
  "toString",
  "\u0000",
  "\u{1F6E9}",
  "\uD83D",
  "\u0130",
  "\u212A",
  "\u202E",
  "\uFEFF",
  "\uFF12",
  "\u0662",
  "done",
  "undefined",
  "NaN",
  "1e9",
  "R1 front B1",
  "2L1",
  "--",
];

function length(chance: Chance): number {
  return chance.below(40) === 0 ? chance.below(LONGEST + 1) : chance.below(16);
}

function letters(chance: Chance, draw: () => string): string {
  let made = "";
  for (let left = length(chance); left > 0; left--) made += draw();
  return made;
}

function slipped(text: string, chance: Chance): string {
  const at = chance.below(text.length + 1);
  const cut = chance.below(3);
  const put = chance.below(2) === 0 ? chance.pick(GRAMMAR) : chance.pick(NASTY);
  return text.slice(0, at) + (cut === 0 ? "" : put) + text.slice(cut === 1 ? at : at + 1);
}

/** A text with one of its words exchanged: a name of another side, another kind of thing or another question. */
function exchanged(text: string, words: readonly string[], chance: Chance): string {
  const parts = text.split(" ");
  parts[chance.below(parts.length)] = chance.pick(words);
  return parts.join(" ");
}

/**
 * A random text of 0 to 4,096 characters: near the grammar, near a legal answer, with
 * one of the words of all questions in it, nasty names, or any characters.
 */
export function randomText(chance: Chance, legal: readonly string[], words: readonly string[]): string {
  switch (chance.below(8)) {
    case 0:
      return letters(chance, () => String.fromCharCode(chance.below(0x1_0000)));
    case 1:
      return letters(chance, () => chance.pick(NASTY)).slice(0, LONGEST);
    case 2:
      return chance
        .pick(legal)
        .repeat(1 + chance.below(40))
        .slice(0, LONGEST);
    case 3:
      return slipped(slipped(chance.pick(legal), chance), chance);
    case 4:
    case 5:
      return exchanged(chance.pick(legal), words, chance);
    default:
      return letters(chance, () => chance.pick(GRAMMAR));
  }
}
