import { createStore } from "zustand/vanilla";
import type { OpenMatch } from "../../core/file/file.ts";
import { usuallyShown } from "../../face/toggle.ts";
import { tableActions } from "./actions.ts";
import {
  awaitedIn,
  firstAbout,
  hasStanding,
  NOTHING_PENDING,
  type Pending,
  pendingOf,
  standingOf,
} from "./pending.ts";
import { lookingOn, nextPlacing } from "./placing.ts";
import type { TableDeps, TableMay, TableShown, TableState, TableStore } from "./session.ts";

const MAY_ALL: Omit<TableMay, "count"> = { anew: true, keep: true, redo: true, seats: true, sides: true };

function shownOf(deps: TableDeps, open: OpenMatch, pending: Pending): TableShown {
  const { match } = open;
  const computers = deps.computers ?? {};
  const { kept = true, watching = false } = deps;
  const placing = watching ? lookingOn(match.seats, computers) : nextPlacing(match, pending, computers);
  return {
    id: deps.id,
    entry: deps.entry,
    game: match.game,
    face: deps.face,
    open,
    seats: match.seats,
    players: deps.players ?? {},
    computers,
    lent: [],
    say: deps.say,
    ...placing,
    ...pendingOf(match, pending, placing.viewer),
    standing: standingOf(deps.standing, placing.viewer),
    anyStanding: hasStanding(deps.standing),
    awaited: awaitedIn(match, pending),
    at: null,
    lens: "table",
    selected: firstAbout(match, placing.viewer),
    hovered: null,
    shown: usuallyShown(deps.face.toggles),
    needs: null,
    redoable: 0,
    keeping: false,
    watching,
    title: deps.title ?? "",
    kept,
    may: { ...MAY_ALL, count: kept && !watching ? "match" : null },
    battleOf: deps.battleOf,
    branch: deps.branch,
  };
}

/** Opens a match on this screen. A match in which every answer is handed in already is played on at once. */
export function openTable(deps: TableDeps): TableStore {
  const pending = deps.pending ?? NOTHING_PENDING;
  const store: TableStore = createStore<TableState>()((set, get) => ({
    ...shownOf(deps, deps.open, pending),
    ...tableActions({ deps, set, get, pending }),
  }));
  if (pending.sealed.size > 0 && store.getState().awaited.length === 0) store.getState().playRound();
  return store;
}
