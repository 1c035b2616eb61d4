import type { FileFault } from "../../core/file/fault.ts";
import { resumeFile } from "../../core/file/resume.ts";
import { writing } from "../../core/file/written.ts";
import type { Seat } from "../../core/game.ts";
import { now } from "../../core/match/match.ts";
import type { Phrase } from "../../core/phrase.ts";
import { GAMES } from "../../games/index.ts";
import { findGame, type GameEntry } from "../../games/registry.ts";
import { findOpponent } from "../../opponents/index.ts";
import type { GamePanel } from "../context/panel.ts";
import { noteGame } from "../game-in-use.ts";
import { loadPanel } from "../games/index.ts";
import { liveDice } from "../match/dice.ts";
import { openTable } from "../session/open.ts";
import { NOTHING_PENDING, restorePending } from "../session/pending.ts";
import { type Computers, computerAt } from "../session/placing.ts";
import type { TableRecord } from "../session/record.ts";
import type { TableStore } from "../session/session.ts";
import { withStates } from "../storage/checkpoints.ts";
import { appendToMatch, newMatchId, saveMatch, savePending } from "../storage/matches.ts";
import { type MatchRecord, newRecord } from "../storage/record.ts";
import { inSlices } from "../storage/slices.ts";
import { withWords } from "../words.ts";

/** A match on the table, or why it can't be loaded. */
export type Loaded =
  | { readonly ok: true; readonly store: TableStore; readonly panel: GamePanel; readonly entry: GameEntry }
  | { readonly ok: false; readonly fault: FileFault; readonly entry: GameEntry | undefined };

export function unknownGame(game: string): Loaded {
  const games = GAMES.map((entry) => entry.meta.id);
  const problems = [{ prompt: null, code: "game-unknown", values: { game, games } }];
  return { ok: false, fault: { entry: null, problems }, entry: undefined };
}

/** How a table's record becomes one of the library's: an own one goes on, a new one begins. */
function kept(record: MatchRecord, table: TableRecord): MatchRecord {
  const { id, title, players } = record;
  const at = Date.now();
  if (table.id === id) return { ...record, ...table, updated: at };
  return { ...newRecord({ id: table.id, title, file: table.file, players, at }), ...table };
}

/** The seats that computers play; one that is given to a player we don't know is played by a person. */
function knownComputers(seats: readonly Seat[], kept: Computers): Computers {
  const known = seats.flatMap(({ id }) => {
    const computer = computerAt(kept, id);
    return computer !== undefined && findOpponent(computer) ? [[id, computer] as const] : [];
  });
  return Object.fromEntries(known);
}

/** How a match is loaded. */
interface Loading {
  /** It is kept in the library as it goes on. */
  readonly keep: boolean;
  /** It is only looked at: nobody writes or answers here, no computer plays, and everybody's view is shown. */
  readonly watching?: boolean;
}

/** Loads a match onto a table. */
export async function loadTable(record: MatchRecord, { keep, watching = false }: Loading): Promise<Loaded> {
  const entry = findGame(GAMES, record.game);
  const panel = entry && (await withWords(() => loadPanel(entry.meta.id)));
  if (!entry || !panel) return unknownGame(record.game);
  noteGame(entry.meta.id);
  const [game, face] = await Promise.all([entry.load(record.file.config), entry.face("table")]);
  const live = liveDice();
  const open = resumeFile(game, record.file, live, withStates(record.checkpoints));
  if (!open.ok) return { ok: false, fault: open.error, entry };
  // What is sealed of a long log now need not be sealed at once with the next round.
  if (keep && now(open.value.match).prompts.length > 0) await inSlices(writing(open.value));
  let entries = record.file.entries?.length ?? 0;
  const save = (table: TableRecord) => {
    const whole = kept(record, table);
    const from = entries;
    if (table.id !== record.id) {
      void saveMatch(whole);
      return undefined;
    }
    entries = table.file.entries?.length ?? 0;
    return keep ? appendToMatch(whole, from) : undefined;
  };
  const pending = watching ? NOTHING_PENDING : restorePending(open.value.match, record);
  const say = (phrase: Phrase) => phrase.key;
  const store = openTable({
    id: record.id,
    entry,
    face,
    open: open.value,
    pending,
    players: record.players,
    computers: watching ? {} : knownComputers(open.value.match.seats, record.computers),
    standing: watching ? {} : (record.standing ?? {}),
    watching,
    title: record.title,
    kept: keep,
    battleOf: record.battleOf,
    branch: record.branch,
    untouched: record.untouched ?? false,
    say,
    live,
    newId: newMatchId,
    save,
    savePending: (written, at) => void (keep && savePending(record.id, { ...written, at })),
  });
  return { ok: true, store, panel, entry };
}
