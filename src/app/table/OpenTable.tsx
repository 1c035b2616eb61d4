import { type ReactNode, useEffect, useState } from "react";
import { type FileFault, openFile } from "../../core/file.ts";
import type { Seat } from "../../core/game.ts";
import type { Phrase } from "../../core/phrase.ts";
import { GAMES } from "../../games/index.ts";
import { findGame, type GameEntry } from "../../games/registry.ts";
import { findOpponent } from "../../opponents/index.ts";
import type { CallCrew } from "../computers/crew.ts";
import { liveDice } from "../dice.ts";
import { later } from "../later.ts";
import { newMatchId, saveMatch } from "../storage/matches.ts";
import { type MatchRecord, newRecord } from "../storage/record.ts";
import { loadSay, useWords } from "../words.ts";
import { restoreDesk } from "./desk.ts";
import type { GamePanel } from "./panel.ts";
import { loadPanel } from "./panels.ts";
import { type Computers, computerAt } from "./placing.ts";
import type { TableRecord } from "./record.ts";
import { openTable, type TableStore } from "./session.ts";
import { TablePage } from "./TablePage.tsx";

const TableMissing = later(async () => (await import("./TableMissing.tsx")).TableMissing);

/** A match on the table, or why it can't be laid out. */
export type Laid =
  | { readonly ok: true; readonly store: TableStore; readonly panel: GamePanel; readonly entry: GameEntry }
  | { readonly ok: false; readonly fault: FileFault; readonly entry: GameEntry | undefined };

function unknownGame(game: string): Laid {
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

export async function lay(record: MatchRecord, keep: boolean): Promise<Laid> {
  const entry = findGame(GAMES, record.game);
  const panel = entry && (await loadPanel(entry.meta.id));
  if (!entry || !panel) return unknownGame(record.game);
  const game = await entry.load();
  const live = liveDice();
  const open = openFile(game, record.file, live);
  if (!open.ok) return { ok: false, fault: open.error, entry };
  const save = (table: TableRecord) => {
    if (keep || table.id !== record.id) void saveMatch(kept(record, table));
  };
  const desk = restoreDesk(open.value.match, record);
  const say = (phrase: Phrase) => phrase.key;
  const store = openTable({
    id: record.id,
    entry,
    open: open.value,
    desk,
    players: record.players,
    computers: knownComputers(open.value.match.seats, record.computers),
    say,
    live,
    newId: newMatchId,
    save,
  });
  return { ok: true, store, panel, entry };
}

interface OpenTableProps {
  readonly record: MatchRecord;
  /** The moment to look at; null: the latest, live. */
  readonly at: number | null;
  /** Whether the match is kept in the library as it goes on; a match from a link is not, until it is asked for. */
  readonly keep?: boolean;
  /** Who flies for the seats that nobody has; left out: the computer players. */
  readonly crew?: CallCrew;
  /** A card that lies on the table beside the usual papers. */
  readonly card?: ReactNode;
}

/** Lays a match out: loads its game, words and panel, folds it and shows the table. */
export function OpenTable({ record, at, keep = true, crew, card }: OpenTableProps) {
  const { t, language } = useWords();
  const [laid, setLaid] = useState<Laid>();
  const [spoken, setSpoken] = useState(false);
  useEffect(() => {
    let current = true;
    void lay(record, keep).then((found) => current && setLaid(found));
    return () => {
      current = false;
    };
  }, [record, keep]);
  useEffect(() => {
    if (!laid?.ok) return;
    void loadSay(laid.entry, language).then((say) => {
      laid.store.getState().speak(say);
      setSpoken(true);
    });
  }, [laid, language]);
  if (!laid || (laid.ok && !spoken)) {
    return (
      <p className="frame frame__loading" role="status">
        {t("table.loading")}
      </p>
    );
  }
  if (!laid.ok) return <TableMissing fault={laid.fault} entry={laid.entry} />;
  return <TablePage store={laid.store} panel={laid.panel} at={at} crew={crew} card={card} />;
}
