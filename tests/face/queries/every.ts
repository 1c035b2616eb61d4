import type { PieceId } from "../../../src/core/game.ts";
import { answerQuestion } from "../../../src/face/queries/answer.ts";
import { type Asker, tabletopOf } from "../../../src/face/queries/asker.ts";

/** What is said to a question, or what is wrong with it. */
export async function told(asker: Asker, line: string): Promise<readonly string[]> {
  const answered = await answerQuestion(asker, line);
  return answered.ok ? answered.value : answered.error;
}

function idsOf(asker: Asker): readonly PieceId[] {
  const grouped = asker.table.groups?.(asker.view).flatMap(({ pieces }) => pieces.flat()) ?? [];
  return [...new Set([...tabletopOf(asker).pieces.map(({ id }) => id), ...grouped])];
}

/** Every question that may be put to a game: all that its list names, about every piece, and with arguments of its own. */
export async function everyQuestion(asker: Asker, more: readonly string[] = []): Promise<readonly string[]> {
  const names = (await told(asker, "? help")).flatMap((line) => /^\? (\S+):/u.exec(line)?.[1] ?? []);
  const ids = idsOf(asker);
  return [
    ...["", "help", "11-1", "6", "nonsense", "card 1", "card 2", "try pass", "try 8: F8"],
    ...names,
    ...ids,
    ...ids.slice(0, 4).flatMap((id) => [`log ${id}`, ...more.map((name) => `${name} ${id}`)]),
  ].map((question) => `? ${question}`);
}
