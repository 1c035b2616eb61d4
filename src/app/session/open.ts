import { createStore } from "zustand/vanilla";
import { awaitedSeats } from "../../core/sealed.ts";
import { usuallyShown } from "../../face/toggle.ts";
import { tableActions } from "./actions.ts";
import { type Desk, deskOf, EMPTY_DESK, firstAbout } from "./desk.ts";
import { nextPlacing } from "./placing.ts";
import type { OpenTable, TableDeps, TableShown, TableState, TableStore } from "./session.ts";

function shownOf(deps: TableDeps, open: OpenTable, desk: Desk): TableShown {
  const { match } = open;
  const computers = deps.computers ?? {};
  const placing = nextPlacing(match, desk, computers);
  return {
    id: deps.id,
    entry: deps.entry,
    game: match.game,
    face: deps.face,
    open,
    seats: match.seats,
    players: deps.players ?? {},
    computers,
    mode: "hotseat",
    say: deps.say,
    ...placing,
    ...deskOf(match, desk, placing.viewer),
    awaited: awaitedSeats(match, desk.sealed),
    at: null,
    lens: "table",
    selected: firstAbout(match, placing.viewer),
    hovered: null,
    shown: usuallyShown(deps.face.toggles),
    needs: null,
    redoable: 0,
    watching: deps.watching ?? false,
  };
}

/** Opens a match on this screen. A match in which every answer is sealed already is played on at once. */
export function openTable(deps: TableDeps): TableStore {
  const desk = deps.desk ?? EMPTY_DESK;
  const store: TableStore = createStore<TableState>()((set, get) => ({
    ...shownOf(deps, deps.open, desk),
    ...tableActions({ deps, set, get, desk }),
  }));
  if (desk.sealed.size > 0 && store.getState().awaited.length === 0) store.getState().playRound();
  return store;
}
