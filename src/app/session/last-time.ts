import type { Prompt } from "../../core/game.ts";
import { now as current, type Match } from "../../core/match/match.ts";
import { reportOf } from "./turns.ts";

/** What was answered to a question of a turn. */
interface Given {
  readonly turn: number | undefined;
  readonly text: string;
}

/** What a seat answered to questions of one kind about the same, the latest first. */
function* given(match: Match, { seat, kind, about }: Prompt): Generator<Given> {
  for (let index = match.moments.length - 1; index > 0; index--) {
    const [before, moment] = [match.moments[index - 1], match.moments[index]];
    const round = match.entries[moment?.entry ?? -1];
    if (!before || round?.kind !== "round") continue;
    const { turn } = reportOf(match, before);
    const alike = before.prompts.filter(
      (one) => one.seat === seat && one.kind === kind && one.about === about,
    );
    for (const { id } of alike) {
      const text = round.answers.get(id);
      if (text !== undefined) yield { turn, text };
    }
  }
}

/**
 * What a seat answered to such a question in the turn in which it was asked before this one, in the order in which it did,
 * but for what it has answered already in this turn.
 */
export function lastAnswers(match: Match, prompt: Prompt): readonly string[] {
  const now = reportOf(match, current(match)).turn;
  const already = new Set<string>();
  const found: string[] = [];
  let last: number | undefined;
  for (const { turn, text } of given(match, prompt)) {
    if (turn === now) already.add(text);
    else {
      last ??= turn;
      if (turn !== last) break;
      found.unshift(text);
    }
  }
  return found.filter((text) => !already.has(text));
}
