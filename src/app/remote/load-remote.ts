import type { Language } from "../../core/language.ts";
import { GAMES } from "../../games/index.ts";
import { findGame, type GameEntry } from "../../games/registry.ts";
import type { TableStatus } from "../../protocol/replies.ts";
import { gameWords } from "../../words/games.ts";
import type { GamePanel } from "../context/panel.ts";
import { noteGame } from "../game-in-use.ts";
import { loadPanel } from "../games/index.ts";
import type { TableStore } from "../session/session.ts";
import { withWords } from "../words.ts";
import { type Coming, NotThere } from "./coming.ts";
import { openRemote } from "./open-remote.ts";
import { RemoteTable } from "./remote-table.ts";

/** A table on a server that is on the screen. */
export interface RemoteLoaded {
  readonly ok: true;
  readonly remote: RemoteTable;
  readonly store: TableStore;
  readonly panel: GamePanel;
  readonly entry: GameEntry;
}

function entryOf({ game }: TableStatus): GameEntry {
  const entry = findGame(GAMES, game);
  // A game that this page does not have: the server is newer.
  if (!entry) throw new NotThere({ ok: false, code: "page-older", values: {}, text: `no game ${game}` });
  return entry;
}

/** Comes to a table on the server that the page is from. Rejects with a `NotThere`. */
export async function loadRemote(code: string, coming: Coming, language: Language): Promise<RemoteLoaded> {
  const remote = await RemoteTable.open(code, coming, (table) => entryOf(table).load());
  const { table } = remote.store.getState();
  const entry = entryOf(table);
  noteGame(entry.meta.id);
  const [panel, face] = await Promise.all([
    withWords(() => loadPanel(entry.meta.id)) as Promise<GamePanel>,
    entry.face("table"),
  ]);
  const title = table.title ?? gameWords(entry.meta.id, language).title;
  const store = openRemote({ remote, entry, face, title, say: ({ key }) => key });
  return { ok: true, remote, store, panel, entry };
}
