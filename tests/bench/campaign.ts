import { type StoredCheckpoint, storedCheckpoints, withStates } from "../../src/app/storage/checkpoints.ts";
import { recordedDice } from "../../src/core/dice/dice.ts";
import { checkpointsOf } from "../../src/core/file/checkpoint.ts";
import { openFile, parseFile, readFile } from "../../src/core/file/file.ts";
import { resumeFile } from "../../src/core/file/resume.ts";
import type { MatchFile } from "../../src/core/file/schema.ts";
import type { AnyGame } from "../../src/core/game.ts";
import { eventsFor } from "../../src/core/match/log.ts";
import { type Match, now } from "../../src/core/match/match.ts";
import type { Phrase } from "../../src/core/phrase.ts";
import type { TableFace } from "../../src/face/table.ts";
import { table } from "../../src/games/great-war/face/table.ts";
import { greatWar } from "../../src/games/great-war/game.ts";

const game: AnyGame = greatWar;
const face: TableFace = table;

function must<T>(tried: { readonly ok: boolean; readonly value?: T }): T {
  if (tried.ok) return tried.value as T;
  throw new Error(JSON.stringify(tried));
}

/** The picture of the latest moment, as everybody sees it. */
function picture(match: Match): number {
  const latest = now(match);
  const say = ({ key }: Phrase) => key;
  return face.tabletop(game.view(latest.state, "table"), eventsFor(latest, "table"), say).pieces.length;
}

/** Ways to open a kept campaign: from its checkpoints, or by folding all of it. Each opens it once. */
export async function campaignOf(text: string): Promise<{ open(): number; fold(): number }> {
  const file: MatchFile = must(parseFile(text));
  const whole = must(openFile(game, file, recordedDice([]))).match;
  const kept: readonly StoredCheckpoint[] = storedCheckpoints(checkpointsOf(whole));
  const once = (match: Match) => {
    if (picture(match) === 0) throw new Error("an empty picture");
    return 1;
  };
  return {
    // What the browser has kept is cloned before it is read.
    open() {
      const copy = structuredClone({ file, kept });
      const read = must(readFile(copy.file));
      return once(must(resumeFile(game, read, recordedDice([]), withStates(copy.kept))).match);
    },
    fold() {
      const read = must(readFile(structuredClone(file)));
      return once(must(openFile(game, read, recordedDice([]))).match);
    },
  };
}
