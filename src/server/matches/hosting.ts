import { randomBytes } from "node:crypto";
import { setImmediate as pause } from "node:timers/promises";
import type { Dice } from "../../core/dice/dice.ts";
import type { FileFault } from "../../core/file/fault.ts";
import {
  isTranscript,
  type OpenMatch,
  opening,
  parseDocument,
  readConfig,
  reading,
} from "../../core/file/file.ts";
import { FORMAT } from "../../core/file/migrations.ts";
import { isTyped } from "../../core/file/round-dice.ts";
import type { DiceSetting, MatchFile } from "../../core/file/schema.ts";
import { diceOf } from "../../core/file/supply.ts";
import { writeFile } from "../../core/file/written.ts";
import type { AnyGame } from "../../core/game.ts";
import { type Match, now } from "../../core/match/match.ts";
import { begin } from "../../core/match/play.ts";
import type { AnswerProblem } from "../../core/match/problems.ts";
import { hasSecrets } from "../../core/match/secrets.ts";
import type { Work } from "../../core/work.ts";
import { findGame, type GameEntry } from "../../games/registry.ts";
import { CODE_LENGTH } from "../../protocol/limits.ts";
import type { Replies } from "../../protocol/replies.ts";
import type { StoredMatch, StoredSeat, TableRules } from "../store/store.ts";
import { type Context, enter, type Handler } from "./context.ts";
import { RequestRefusal } from "./refusal.ts";
import { NOTHING_WAITS, TABLE_SEAT } from "./round.ts";
import { hashOf, newCode, newSecret } from "./secrets.ts";
import type { Connection } from "./tables.ts";
import { tipOf } from "./tip.ts";

/** Codes that are tried before a table is given up: so many are taken only by a broken store. */
const TRIES = 50;

function unplayable({ problems }: FileFault): RequestRefusal {
  return new RequestRefusal("set-up", {}, problems);
}

function entryOf({ games }: Context, id: string): GameEntry {
  const entry = findGame(games, id);
  if (entry) return entry;
  const values = { game: id, games: games.map(({ meta }) => meta.id) };
  const problem: AnswerProblem = { prompt: null, code: "game-unknown", values };
  throw new RequestRefusal("set-up", {}, [problem]);
}

/** A new match. What its set-up throws is thrown here, even where real dice are read out for its rounds. */
function begun(game: AnyGame, config: unknown, dice: DiceSetting | undefined, live: Dice): OpenMatch {
  const read = readConfig(game, { format: FORMAT, game: game.meta.id, config });
  if (!read.ok) throw unplayable(read.error);
  const first = begin(game, read.value, diceOf(dice, 0, live));
  const match = first.ok ? first : begin(game, read.value, live);
  if (!match.ok) throw new RequestRefusal("set-up", {}, match.error);
  return { match: match.value, dice };
}

/** A list of faces ahead, with those before it that the log has used: so it can be told how many are left. */
function listedWhole(dice: DiceSetting | undefined, { entries }: Match): DiceSetting | undefined {
  if (!dice || !("faces" in dice)) return dice;
  const used = entries.flatMap((entry) =>
    entry.kind === "round" && entry.source === "listed" ? entry.rolls : [],
  );
  return { faces: [...used, ...dice.faces] };
}

/** What is new about a table. */
interface NewTable {
  readonly open: OpenMatch;
  readonly title?: string | undefined;
  readonly rules: TableRules;
}

/** Puts a match on a table of its own, whose host asked for it. */
async function openTable(
  context: Context,
  connection: Connection,
  table: NewTable,
): Promise<Replies["host"]> {
  const { store, rooms } = context;
  const { open, title, rules } = table;
  if (!context.openings.open(connection.address)) throw new RequestRefusal("too-many-tables");
  const { match } = open;
  const { entries = [], seal: _, checkpoints: __, ...written } = writeFile(open);
  const dice = listedWhole(open.dice, match);
  const header = { ...written, ...(dice && { dice }), ...(title !== undefined && { title }) };
  const secret = newSecret();
  const free = (seat: string): StoredSeat => ({
    ...{ seat, name: null, secret: null },
    computer: null,
    handover: null,
  });
  const seats = [...match.seats.map(({ id }) => free(id)), { ...free(TABLE_SEAT), secret: hashOf(secret) }];
  const [id, created] = [randomBytes(16).toString("hex"), context.now()];
  for (let tries = 0; tries < TRIES; tries++) {
    const stored: Omit<StoredMatch, "entries"> = {
      ...{ id, code: newCode(CODE_LENGTH), header, rules, over: now(match).outcome !== undefined },
      ...{ frozen: null, waiting: NOTHING_WAITS, created, touched: created },
    };
    if (!(await store.create(stored, entries, seats))) continue;
    const position = { header, tip: tipOf(match), standing: { pending: new Map(), waiting: NOTHING_WAITS } };
    const room = rooms.add({
      stored: { ...stored, entries: entries.length },
      seats,
      game: match.game,
      position,
    });
    const joined = await room.run(async () =>
      enter(context, room, connection, { seat: null, host: hashOf(secret) }),
    );
    return { ...joined, code: stored.code, secret };
  }
  throw new Error("every code that was tried is taken");
}

/** Opens a table with a set-up. */
export const host: Handler<"host", Replies["host"]> = async (context, connection, request) => {
  const { config, typed = false, listed = false, teamSees = false } = request;
  const game = await entryOf(context, request.game).load(config ?? {});
  const open = begun(game, config, typed ? { typed: true } : undefined, context.live);
  return openTable(context, connection, { open, rules: { listed, teamSees } });
};

/** Does long work in parts, between which others have their turn. */
async function inParts<Value>(work: Work<Value>): Promise<Value> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    await pause();
  }
}

/** A document of a match that is to be put on a server. */
async function readDocument(text: string): Promise<MatchFile> {
  const document = parseDocument(text);
  if (!document.ok) throw unplayable(document.error);
  if (isTranscript(document.value)) throw new RequestRefusal("secrets");
  const file = await inParts(reading(document.value));
  if (!file.ok) throw unplayable(file.error);
  return file.value;
}

/**
 * Opens a table with a match as its file has it, unless its holder would know what its players may not. It goes on with the
 * dice of the server, or with real ones: a seed, or faces listed ahead, would tell him each die that is still to fall.
 */
export async function hostFile(
  context: Context,
  connection: Connection,
  text: string,
  rules: TableRules,
): Promise<Replies["host"]> {
  const file = await readDocument(text);
  const game = await entryOf(context, file.game).load(file.config ?? {});
  const opened = await inParts(opening(game, file, context.live));
  if (!opened.ok) throw unplayable(opened.error);
  const { match } = opened.value;
  const isOver = now(match).outcome !== undefined;
  if (!isOver && (file.secrets || hasSecrets(match))) throw new RequestRefusal("secrets");
  const dice = context.fileDice || isTyped(opened.value.dice) ? opened.value.dice : undefined;
  return openTable(context, connection, { open: { match, dice }, title: file.title, rules });
}
