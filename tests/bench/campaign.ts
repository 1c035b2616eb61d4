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
import { battleOfBritain } from "../../src/games/battle-of-britain/computer/game.ts";
import { table as britainTable } from "../../src/games/battle-of-britain/face/table.ts";
import { greatWar } from "../../src/games/great-war/computer/game.ts";
import { table as greatWarTable } from "../../src/games/great-war/face/table.ts";
import { luftwaffe } from "../../src/games/luftwaffe/computer/game.ts";
import { table as luftwaffeTable } from "../../src/games/luftwaffe/face/table.ts";

/** A game whose campaigns are opened, and its pictures. */
interface Played {
  readonly game: AnyGame;
  readonly face: TableFace;
}

const GREAT_WAR: Played = { game: greatWar, face: greatWarTable };
const BRITAIN: Played = { game: battleOfBritain, face: britainTable };
const LUFTWAFFE: Played = { game: luftwaffe, face: luftwaffeTable };

function must<T>(tried: { readonly ok: boolean; readonly value?: T }): T {
  if (tried.ok) return tried.value as T;
  throw new Error(JSON.stringify(tried));
}

/** The picture of the latest moment, as everybody sees it. */
function picture(match: Match, { game, face }: Played): number {
  const latest = now(match);
  const say = ({ key }: Phrase) => key;
  const { pieces, counters = [] } = face.tabletop(
    game.view(latest.state, "table"),
    eventsFor(latest, "table"),
    say,
  );
  return pieces.length + counters.length;
}

/** Ways to open a kept campaign: from its checkpoints, or by folding all of it. Each opens it once. */
async function waysToOpen(text: string, played: Played): Promise<{ open(): number; fold(): number }> {
  const { game } = played;
  const file: MatchFile = must(parseFile(text));
  const whole = must(openFile(game, file, recordedDice([]))).match;
  const kept: readonly StoredCheckpoint[] = storedCheckpoints(checkpointsOf(whole));
  const once = (match: Match) => {
    if (picture(match, played) === 0) throw new Error("an empty picture");
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

/** A kept campaign of the Great War. */
export function campaignOf(text: string) {
  return waysToOpen(text, GREAT_WAR);
}

/** A kept campaign of the Battle of Britain. */
export function summerOf(text: string) {
  return waysToOpen(text, BRITAIN);
}

/** A kept campaign over the Reich. */
export function reichOf(text: string) {
  return waysToOpen(text, LUFTWAFFE);
}
