import { tokensOf } from "../../../../core/orders/token.ts";
import { AMERICAN, GERMAN, type Side } from "../../data/sides.ts";
import type { Stationed, Stream } from "../../rules/grammar/order.ts";
import { readHex } from "../../rules/map/hex.ts";
import { namesIn } from "../../rules/orders/names.ts";
import { longhand } from "../../rules/orders/shorthand.ts";
import { tablesOf } from "../../rules/state/look.ts";
import type { State } from "../../rules/state/state.ts";

/** The words of an answer that nobody has finished, as they are kept. */
export function wordsOf(state: State, side: Side, text: string): readonly string[] {
  const names = namesIn(tablesOf(state.setup));
  return longhand(state, side, tokensOf(text), names).map((token) => token.text.toLowerCase());
}

interface Section {
  readonly head: string;
  readonly rest: readonly string[];
}

/** An answer in sections, each from a name of one kind to the next. */
function sectionsOf(words: readonly string[], headOf: (word: string) => string | undefined) {
  const sections: { head: string; rest: string[] }[] = [];
  for (const word of words) {
    const head = headOf(word);
    if (head !== undefined) sections.push({ head, rest: [] });
    else sections.at(-1)?.rest.push(word);
  }
  return sections satisfies readonly Section[];
}

/** LW-56: the streams of a Target Sheet as far as it is written: some may lack an entry, a turn or groups. */
export function streamsIn(state: State, text: string): readonly Stream[] {
  const names = namesIn(tablesOf(state.setup));
  return sectionsOf(wordsOf(state, AMERICAN, text), names.target).map(({ head, rest }) => ({
    target: head,
    entry: rest.find((word) => readHex(word) !== undefined) ?? "",
    turn: Number(rest.find((word) => /^\d{1,3}$/.test(word)) ?? 0),
    units: rest.flatMap((word) => names.unit(word) ?? []),
  }));
}

/** LW-51: bases and who stands on them, as far as that is written. */
export function stationedIn(state: State, text: string): readonly Stationed[] {
  const names = namesIn(tablesOf(state.setup));
  return sectionsOf(wordsOf(state, GERMAN, text), names.base).map(({ head, rest }) => ({
    base: head,
    units: rest.flatMap((word) => names.unit(word) ?? []),
  }));
}
