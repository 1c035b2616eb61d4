import { ok } from "../../core/result.ts";
import type { Answered, Asker, SeenMoment } from "./asker.ts";
import { pieceNamed } from "./names.ts";
import { phrase } from "./phrase.ts";
import { unknownPiece } from "./pieces.ts";

/** The sentences of a moment, each once. */
function sentencesOf({ game, say }: Asker, { events }: SeenMoment): readonly string[] {
  return [...new Set(events.map((event) => say(game.narrate(event))))];
}

/** The moments, the latest first. */
function* latest({ moments, moment }: Asker): Iterable<SeenMoment> {
  for (let at = moments - 1; at >= 0; at--) yield moment(at);
}

/** What has just happened: the latest moment that tells something. */
export function happened(asker: Asker): Answered {
  for (const moment of latest(asker)) {
    const told = sentencesOf(asker, moment);
    if (told.length > 0) return ok(told);
  }
  return ok([asker.say(phrase("query.none.happened"))]);
}

/** What was read aloud last, or as far back as it is kept. */
export function readAloud({ aloud, say }: Asker, most?: number): Answered {
  const read = aloud?.() ?? [];
  return ok(read.length > 0 ? read.slice(-(most ?? read.length)) : [say(phrase("query.none.aloud"))]);
}

/** The dice of the latest moment in which any fell. */
export function diceThrown(asker: Asker): Answered {
  const { say } = asker;
  for (const { thrown } of latest(asker))
    if (thrown.length > 0)
      return ok(thrown.map(({ why, faces }) => say(phrase("query.throw", { why: say(why), faces }))));
  return ok([say(phrase("query.none.dice"))]);
}

/** A name as a word of its own: `R1` is not in `R10`. */
function asWord(name: string): RegExp {
  const plain = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![\\p{L}\\p{N}-])${plain}(?![\\p{L}\\p{N}-])`, "u");
}

/** How many sentences of the log are told at once. */
const MOST = 20;

/** The latest sentences of which something holds, in the order in which they were told. */
function toldWhere(asker: Asker, holds: (sentence: string) => boolean): readonly string[] {
  const found: string[] = [];
  for (const moment of latest(asker)) {
    found.unshift(...sentencesOf(asker, moment).filter(holds));
    if (found.length >= MOST) return found.slice(-MOST);
  }
  return found;
}

/** What has happened to a piece, the latest last; without a name, what has happened at all. */
export function logOf(asker: Asker, name: string): Answered {
  if (name === "") {
    const all = toldWhere(asker, () => true);
    return all.length > 0 ? ok(all) : happened(asker);
  }
  const id = pieceNamed(asker, name);
  if (id === undefined) return unknownPiece(asker, name);
  const words = (asker.queries?.told?.(asker.view, id) ?? [id]).map(asWord);
  const told = toldWhere(asker, (sentence) => words.some((word) => word.test(sentence)));
  return ok(told.length > 0 ? told : [asker.say(phrase("query.none.log", { id }))]);
}
