import { createStore } from "zustand/vanilla";
import type { OpenMatch } from "../../core/file/file.ts";
import type { SeatId, Viewer } from "../../core/game.ts";
import { now } from "../../core/match/match.ts";
import type { Sealed } from "../../core/match/sealed.ts";
import type { Phrase } from "../../core/phrase.ts";
import type { TableFace } from "../../face/table.ts";
import { usuallyShown } from "../../face/toggle.ts";
import type { GameEntry } from "../../games/registry.ts";
import type { SealedShown, TableStatus } from "../../protocol/replies.ts";
import { lookingActions } from "../session/looking.ts";
import { firstAbout } from "../session/pending.ts";
import {
  DONE,
  type TableActions,
  type TableMay,
  type TableShown,
  type TableState,
  type TableStore,
} from "../session/session.ts";
import { writingActions } from "../session/writing.ts";
import { RemoteDice } from "./remote-dice.ts";
import type { RemoteShown, RemoteTable, Way } from "./remote-table.ts";
import { RemoteWriter } from "./remote-writer.ts";

/** What a table on a server is shown with. */
export interface RemoteDeps {
  readonly remote: RemoteTable;
  readonly entry: GameEntry;
  readonly face: TableFace;
  readonly title: string;
  readonly say: (phrase: Phrase) => string;
}

/** The log is the server's: what makes another match of it is done there. What one has seen of it is one's own. */
const MAY: Omit<TableMay, "count"> = { anew: false, keep: false, redo: false, seats: false, sides: false };

function byRole({ seats }: TableStatus, role: "name" | "computer"): Readonly<Record<SeatId, string>> {
  return Object.fromEntries(
    seats.flatMap((seat) => {
      const value = seat[role];
      return value === null ? [] : [[seat.id, value] as const];
    }),
  );
}

/** The seats that have not handed in: what the server says of the others, and what one knows of oneself. */
function awaitedAt({ table, viewer }: RemoteShown, writer: RemoteWriter): readonly SeatId[] {
  const others = table.awaited.filter((id) => id !== viewer);
  return viewer === "table" || writer.isDone ? others : [viewer, ...others];
}

/** What a table on a server is worked with here. */
interface Hands {
  readonly remote: RemoteTable;
  readonly writer: RemoteWriter;
  readonly dice: RemoteDice;
}

/** What is known of who plays, and who is awaited. */
function aroundOf({ remote, writer, dice }: Hands) {
  const shown = remote.store.getState();
  return {
    viewer: shown.viewer,
    watching: shown.viewer === "table",
    players: byRole(shown.table, "name"),
    computers: byRole(shown.table, "computer"),
    awaited: awaitedAt(shown, writer),
    needs: dice.wanted,
  } satisfies Partial<TableShown>;
}

/** What others have sealed of which the server has told: team mates, where the table has it so. */
function matesOf(sealed: readonly SealedShown[], viewer: Viewer): Sealed {
  return new Map(sealed.flatMap(({ seat, prompt, text }) => (seat === viewer ? [] : [[prompt, text]])));
}

function writtenOf(hands: Hands) {
  const { remote, writer } = hands;
  return {
    ...writer.mine(),
    mates: matesOf(remote.sealed, writer.viewer),
    standing: writer.standing,
    anyStanding: writer.standing.length > 0,
    ...aroundOf(hands),
  } satisfies Partial<TableShown>;
}

/** The match as it stands, and whether real dice are read out for it. */
function openOf({ match, store }: RemoteTable): OpenMatch {
  return { match, dice: store.getState().table.typed ? { typed: true } : undefined };
}

function shownOf({ remote, entry, face, title, say }: RemoteDeps, hands: Hands): TableShown {
  const { match } = remote;
  const { viewer } = remote.store.getState();
  return {
    id: remote.code,
    entry,
    game: match.game,
    face,
    open: openOf(remote),
    seats: match.seats,
    lent: [],
    say,
    curtain: null,
    sheer: false,
    at: null,
    lens: viewer,
    selected: firstAbout(match, viewer),
    hovered: null,
    shown: usuallyShown(face.toggles),
    redoable: 0,
    keeping: false,
    title,
    kept: true,
    may: { ...MAY, count: viewer === "table" ? "watch" : "join" },
    ...writtenOf(hands),
  };
}

type ServerActions = Pick<
  TableActions,
  "seatComputer" | "takeBack" | "typeFaces" | "rollHere" | "decide" | "lend" | "recall"
>;

/** What is asked of the server, which does it or says why not. */
function askedOf({ remote, dice }: Hands): ServerActions {
  const at = () => remote.entries;
  const viewerIs = (seat: Viewer) => remote.store.getState().viewer === seat;
  return {
    seatComputer(seat, computer) {
      if (viewerIs(seat)) void remote.ask("lend", { computer });
      else void remote.ask("seat", { seat, computer });
    },
    takeBack(count) {
      void remote.ask("takeBack", { at: at(), count });
      return DONE;
    },
    typeFaces: (faces) => dice.read(faces),
    rollHere: () => dice.throwThere(),
    decide(prompt) {
      void remote.ask("decide", { at: at(), prompt });
      return DONE;
    },
    lend: (computer) => void remote.ask("lend", { computer }),
    recall: () => void remote.ask("lend", { computer: null }),
  };
}

/** What only a match of this device knows, or what the server does by itself. */
const NOTHING: Pick<
  TableActions,
  | "answerCalled"
  | "playRound"
  | "fought"
  | "liftCurtain"
  | "raiseCurtain"
  | "answerAs"
  | "redo"
  | "branchHere"
  | "goOn"
  | "rematch"
> = {
  answerCalled: () => DONE,
  playRound: () => DONE,
  fought: () => DONE,
  liftCurtain: () => undefined,
  raiseCurtain: () => undefined,
  answerAs: () => DONE,
  redo: () => DONE,
  branchHere: () => "",
  goOn: () => "",
  rematch: () => ({ ok: false, error: [] }),
};

/** Opens a table on a server as a match on this screen. */
export function openRemote(deps: RemoteDeps): TableStore {
  const { remote } = deps;
  let changed = () => {};
  let told = () => {};
  const writer = new RemoteWriter(remote, () => changed());
  const dice = new RemoteDice(remote, () => told());
  const hands = { remote, writer, dice };
  const store = createStore<TableState>()((set, get) => ({
    ...shownOf(deps, hands),
    ...writingActions(writer),
    ...askedOf(hands),
    ...NOTHING,
    ...lookingActions({ set, get }),
  }));
  changed = () => {
    remote.noteUnsent(writer.isUnsent);
    store.setState(writtenOf(hands));
  };
  told = () => store.setState(aroundOf(hands));
  const takeUp = (way: Way) => {
    if (way === "noted") return store.setState({ open: openOf(remote) });
    writer.goOn(way === "back");
    const { match } = remote;
    const { viewer, at, lens } = store.getState();
    const about = firstAbout(match, viewer);
    store.setState({
      open: openOf(remote),
      // Who looks back at what has been is not torn away from it, unless it is no more.
      at: at !== null && at < match.moments.length ? at : null,
      lens: now(match).outcome ? lens : viewer,
      ...(about !== null && { selected: about }),
      ...writtenOf(hands),
    });
  };
  remote.listen({
    onMatch: takeUp,
    onSealed: (sealed) => writer.takeSealed(sealed),
    onBack: () => writer.bring(),
  });
  remote.noteUnsent(writer.isUnsent);
  writer.bring();
  remote.store.subscribe(() => told());
  return store;
}
