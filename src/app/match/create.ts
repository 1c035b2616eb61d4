import { checkpointsOf } from "../../core/file/checkpoint.ts";
import type { FileFault } from "../../core/file/fault.ts";
import { type OpenMatch, opening, parseDocument, reading } from "../../core/file/file.ts";
import { FORMAT } from "../../core/file/migrations.ts";
import { playersIn } from "../../core/file/players.ts";
import type { DiceSetting, MatchFile } from "../../core/file/schema.ts";
import { writing } from "../../core/file/written.ts";
import type { SeatId } from "../../core/game.ts";
import { type Match, now } from "../../core/match/match.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import { GAMES } from "../../games/index.ts";
import { findGame, type GameEntry } from "../../games/registry.ts";
import { reportOf } from "../session/turns.ts";
import { storedCheckpoints } from "../storage/checkpoints.ts";
import { newMatchId, saveMatch } from "../storage/matches.ts";
import { type MatchRecord, newRecord } from "../storage/record.ts";
import { inSlices, pause } from "../storage/slices.ts";
import { liveDice } from "./dice.ts";
import type { Seating } from "./seating.ts";

/** What a new match is made of. */
export interface MatchPlan {
  readonly entry: GameEntry;
  readonly config: unknown;
  /** Left out: secure random. */
  readonly dice?: DiceSetting | undefined;
  /** Faces of real dice for the throws of the set-up, as far as they have been read. */
  readonly rolls?: readonly number[];
  readonly title: string;
  readonly players?: Readonly<Record<SeatId, string>>;
  /** Ids of the computer players that take a seat, by seat; or who is to have one, once the seats are known. */
  readonly computers?: Seating;
}

/** A document that can't be used, and the game that it says it is of, for the words. */
export interface FileRefusal {
  readonly fault: FileFault;
  readonly entry: GameEntry | undefined;
}

/**
 * A record of a document that can be opened, or why it can't; it is folded whole. `older`: where it no longer folds it goes
 * on from where it was kept.
 */
export async function recordOfFile(
  file: MatchFile,
  title?: string,
  older = false,
): Promise<Result<MatchRecord, FileRefusal>> {
  const entry = findGame(GAMES, file.game);
  if (!entry) return fail({ fault: unknownGame(file.game), entry });
  const opened = await inSlices(await openingOf(entry, file, older));
  if (!opened.ok) return fail({ fault: opened.error, entry });
  const broken = await brokenBattle(opened.value.match);
  if (broken) return fail({ fault: broken, entry });
  return ok({ ...(await recordOfMatch(opened.value, title ?? entry.meta.id)), ...playersIn(file) });
}

async function openingOf(entry: GameEntry, file: MatchFile, older: boolean) {
  const game = await entry.load(file.config);
  if (!older) return opening(game, file, liveDice());
  // What judges states from outside is fetched when one comes.
  const [{ openingOlder }, { LENIENT }, judge] = await Promise.all([
    import("../../core/file/older.ts"),
    import("../../core/file/judge.ts"),
    entry.judge(),
  ]);
  return openingOlder(game, file, liveDice(), judge ?? LENIENT);
}

/** What is wrong with a battle that was fought in a match on another table; nothing is fetched where none was. */
async function brokenBattle(match: Match): Promise<FileFault | undefined> {
  if (!match.entries.some((entry) => entry.kind === "round" && entry.origins?.fought)) return undefined;
  const [{ BRIDGES }, { verifyBattles }] = await Promise.all([
    import("../../bridges/index.ts"),
    import("../../bridges/verify.ts"),
  ]);
  return verifyBattles(match, GAMES, BRIDGES);
}

/** A new record of an open match. */
async function recordOfMatch(open: OpenMatch, title: string): Promise<MatchRecord> {
  const { match } = open;
  const over = now(match).outcome !== undefined;
  const checkpoints = storedCheckpoints(checkpointsOf(match));
  const { turn } = reportOf(match, now(match));
  const file = await inSlices(writing(open));
  return newRecord({ id: newMatchId(), title, file, over, turn, checkpoints, at: Date.now() });
}

function unknownGame(game: string): FileFault {
  const games = GAMES.map((entry) => entry.meta.id);
  return { entry: null, problems: [{ prompt: null, code: "game-unknown", values: { game, games } }] };
}

/** Who has a seat in a set-up that has been checked. */
async function seated({ entry, computers = {} }: MatchPlan, config: unknown) {
  if (typeof computers !== "function") return computers;
  return computers((await entry.load(config)).seats(config));
}

/** Begins a match that is kept nowhere yet, or why the set-up can't be played. */
export async function beginMatch(plan: MatchPlan): Promise<Result<MatchRecord, FileRefusal>> {
  const { meta } = plan.entry;
  const file: MatchFile = {
    format: FORMAT,
    game: meta.id,
    rules: meta.rules,
    config: plan.config,
    ...(plan.dice && { dice: plan.dice }),
    ...(plan.rolls && { rolls: [...plan.rolls] }),
  };
  const made = await recordOfFile(file, plan.title);
  if (!made.ok) return made;
  const computers = await seated(plan, made.value.file.config);
  return ok({ ...made.value, players: plan.players ?? {}, computers });
}

/** Begins a match and keeps it, in no list until somebody does something in it; its id, or why the set-up can't be played. */
export async function createMatch(plan: MatchPlan): Promise<Result<string, FileRefusal>> {
  const begun = await beginMatch(plan);
  if (!begun.ok) return begun;
  await saveMatch({ ...begun.value, untouched: true });
  return ok(begun.value.id);
}

/**
 * Reads a match file and keeps it as an own match under its own title, if it has one; its id, or why it is refused. `older`:
 * one that no longer folds by today's rules goes on from where it was kept last.
 */
export async function importText(
  text: string,
  title: string,
  older = false,
): Promise<Result<string, FileRefusal>> {
  const document = parseDocument(text);
  await pause();
  const file = document.ok ? await inSlices(reading(document.value)) : document;
  if (!file.ok) return fail({ fault: file.error, entry: undefined });
  return keepFile(file.value, file.value.title ?? title, older);
}

/** Keeps a document as an own match. */
async function keepFile(
  file: MatchFile,
  title: string,
  older: boolean,
): Promise<Result<string, FileRefusal>> {
  const made = await recordOfFile(file, title, older);
  if (!made.ok) return made;
  await saveMatch(made.value);
  return ok(made.value.id);
}
