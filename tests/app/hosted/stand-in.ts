import { vi } from "vitest";
import { createStore } from "zustand/vanilla";
import type { GamePanel } from "../../../src/app/context/panel.ts";
import type { RemoteLoaded } from "../../../src/app/remote/load-remote.ts";
import type { RemoteShown, RemoteTable } from "../../../src/app/remote/remote-table.ts";
import { openTable } from "../../../src/app/session/open.ts";
import type { TableStore } from "../../../src/app/session/session.ts";
import { seededDice } from "../../../src/core/dice/random.ts";
import { begin } from "../../../src/core/match/play.ts";
import type { GameEntry } from "../../../src/games/registry.ts";
import type { SeatShown, TableStatus } from "../../../src/protocol/replies.ts";
import type { Request } from "../../../src/protocol/requests.ts";

/** A seat of a table on a server, which somebody has. */
export function seatOf(id: string, side = id, more: Partial<SeatShown> = {}): SeatShown {
  return { id, side, name: `at ${id}`, computer: null, commands: [], presence: "here", ...more };
}

export function tableOf(seats: readonly SeatShown[], more: Partial<TableStatus> = {}): TableStatus {
  const rules = { listed: false, teamSees: false, typed: false };
  const standing = { entries: 0, spectators: 0, over: false, frozen: null };
  const awaited = seats.map(({ id }) => id);
  return { code: "KRTMB", game: "dogfight", seats, awaited, ...rules, ...standing, ...more };
}

/** A table on a server whose server is the test: rules are taken as one would. `asked`: what it was asked. */
export function remoteOf(table: TableStatus, more: Partial<RemoteShown> = {}) {
  const store = createStore<RemoteShown>()(() => ({
    ...{ table, viewer: "table" as const, host: true },
    ...{ lostAt: null, gone: null, refused: null, unsent: false, outdated: false },
    ...more,
  }));
  const ask = vi.fn(async (name: string, request: unknown) => {
    if (name === "rules")
      store.setState({ table: { ...store.getState().table, ...(request as Request<"rules">) } });
    return { ok: true };
  });
  const [wake, drop, close] = [vi.fn(), vi.fn(), vi.fn()];
  return { remote: { code: table.code, store, ask, wake, drop, close } as unknown as RemoteTable, ask };
}

/** A scenario of a game that has just begun, as everybody sees it. */
export async function watched(entry: GameEntry, scenario: string): Promise<TableStore> {
  const begun = begin(await entry.load(), { scenario }, seededDice("a table"));
  if (!("ok" in begun && begun.ok)) throw new Error(`${scenario} did not begin`);
  return openTable({
    id: "watched",
    entry,
    face: await entry.face("table"),
    open: { match: begun.value, dice: undefined },
    watching: true,
    say: ({ key }) => key,
    live: seededDice("live"),
    newId: () => "another",
    save: () => undefined,
    savePending: () => undefined,
  });
}

/** What a page gets of a table that it has come to. */
export function loadedOf(
  remote: RemoteTable,
  entry: GameEntry,
  store: TableStore = {} as TableStore,
  panel: GamePanel = {} as GamePanel,
): RemoteLoaded {
  return { ok: true, remote, entry, store, panel };
}
