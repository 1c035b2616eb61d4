import { gunzipSync, strFromU8 } from "fflate";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Link } from "../../client/link.ts";
import { seenMatch } from "../../core/file/transcript.ts";
import type { AnyGame, Viewer } from "../../core/game.ts";
import type { Match } from "../../core/match/match.ts";
import { isNext, wholeMoments } from "../../protocol/moments.ts";
import type { Joined, Moments, Refused, Reply, SealedShown, TableStatus } from "../../protocol/replies.ts";
import type { Request, RequestName } from "../../protocol/requests.ts";
import { ask, type Coming, come, comeFirst, isPassing, linkHere, NotThere, seated } from "./coming.ts";
import { keepSeat } from "./kept-seats.ts";
import { reloadOnce } from "./reload-once.ts";

/** What is known of a table on a server besides its match. */
export interface RemoteShown {
  readonly table: TableStatus;
  readonly viewer: Viewer;
  readonly host: boolean;
  /** When the connection was lost, in milliseconds of the clock; null while it stands. */
  readonly lostAt: number | null;
  /** Why nothing more comes: the seat is played in another window, or is one's own no more. */
  readonly gone: "elsewhere" | "freed" | null;
  /** Why something that was asked was not done. */
  readonly refused: Refused | null;
  /** Something is sealed here that the server has not acknowledged. */
  readonly unsent: boolean;
  /** The page is older than the server. */
  readonly outdated: boolean;
}

/** How long to wait before something is tried again that was not possible just now, in milliseconds. */
const AGAIN_AFTER = 1500;

function unpacked(packed: Uint8Array): Moments {
  return JSON.parse(strFromU8(gunzipSync(new Uint8Array(packed))));
}

/** What a match has done. */
export type Way = "on" | "back" | "noted";

/** What hears of a table. */
interface Listener {
  /** The match has gone on, or rounds of it were taken back, or its log tells that somebody has taken his orders back. */
  onMatch(way: Way): void;
  onSealed(sealed: readonly SealedShown[]): void;
  /** The connection is back, and all that has happened meanwhile is known. */
  onBack(): void;
}

function wayOf({ from, moments }: Moments, before: Match | undefined): Way {
  const had = before?.moments.length ?? 0;
  // An entry may say that somebody has taken his orders back: what is on the table stays.
  if (from === had && moments.length === 0) return "noted";
  return from + moments.length < had ? "back" : "on";
}

/** A table on a server, as one viewer sees it: it comes back by itself, and never takes the library's word for what it missed. */
export class RemoteTable {
  readonly store: StoreApi<RemoteShown>;
  #match: Match | undefined;
  /** Entries that the log had when it was told last. */
  #entries = 0;
  #listener: Listener | undefined;
  #closed = false;
  #sealed: readonly SealedShown[] = [];

  private constructor(
    private readonly link: Link,
    readonly code: string,
    /** As whom one comes back. */
    readonly coming: Coming,
    private readonly game: AnyGame,
    joined: Joined,
  ) {
    const { table, viewer, host } = joined;
    this.store = createStore<RemoteShown>()(() => ({
      ...{ table, viewer, host },
      ...{ lostAt: null, gone: null, refused: null, unsent: false, outdated: false },
    }));
    link.listen({
      lost: () => this.#lose(),
      back: () => void this.#comeBack(),
      refused: (refused) => {
        if (!reloadOnce(refused)) this.store.setState({ refused, outdated: refused.code === "page-older" });
      },
      pushed: (name, pushed) => {
        if (name === "table") this.store.setState({ table: pushed as TableStatus });
        if (name === "moments") void this.#take(pushed as Uint8Array);
        if (name === "sealed") this.#takeSealed((pushed as { sealed: readonly SealedShown[] }).sealed);
        if (name === "gone") this.#go((pushed as { why: "elsewhere" | "freed" }).why);
      },
    });
  }

  /** Comes to a table. Rejects with a `NotThere`. `loadGame`: the rules of the game that is played there. */
  static async open(
    code: string,
    coming: Coming,
    loadGame: (table: TableStatus) => Promise<AnyGame>,
    address?: string,
  ): Promise<RemoteTable> {
    const link = await linkHere(address);
    try {
      const joined = await comeFirst(link, code, coming);
      const remote = new RemoteTable(
        link,
        code,
        seated(coming, joined),
        await loadGame(joined.table),
        joined,
      );
      await remote.#catchUp();
      return remote;
    } catch (error) {
      link.close();
      throw error;
    }
  }

  get match(): Match {
    if (!this.#match) throw new Error("a table was shown before its match was there");
    return this.#match;
  }

  /** Entries of the log: what is meant by answers. */
  get entries(): number {
    return this.#entries;
  }

  /** One's own answers that wait, as they were told last. */
  get sealed(): readonly SealedShown[] {
    return this.#sealed;
  }

  get connected(): boolean {
    return this.link.connected && this.store.getState().lostAt === null;
  }

  listen(listener: Listener): void {
    this.#listener = listener;
  }

  /** The reply to a message; undefined where none comes in time. A refusal is told, unless it passes or is answered anew. */
  async ask<Name extends RequestName>(name: Name, request: Request<Name>): Promise<Reply<Name> | undefined> {
    const reply = await this.link.ask(name, request);
    if (!reply || reply.ok) return reply;
    const isStale = reply.code === "stale";
    const isAnswering = name === "answer" || name === "unseal";
    if (!isPassing(reply) && !(isStale && isAnswering)) this.store.setState({ refused: reply });
    if (isStale) await this.#catchUp().catch(() => undefined);
    return reply;
  }

  noteUnsent(unsent: boolean): void {
    if (unsent !== this.store.getState().unsent) this.store.setState({ unsent });
  }

  /** The device has lost its network: the connection is given up, and made anew. */
  drop(): void {
    this.link.drop();
  }

  /** The device was away for a while: what has happened is asked for, by which a connection that is dead is found out. */
  wake(): void {
    if (this.connected) void this.#catchUp().catch(() => undefined);
  }

  /** What was refused has been read. */
  acknowledge(): void {
    this.store.setState({ refused: null });
  }

  close(): void {
    this.#closed = true;
    this.link.close();
  }

  #lose(): void {
    if (this.#closed || this.store.getState().lostAt !== null) return;
    this.store.setState({ lostAt: Date.now() });
  }

  #go(gone: "elsewhere" | "freed"): void {
    if (gone === "freed" && this.coming.kind === "seat") keepSeat(this.code, this.coming.seat, undefined);
    this.store.setState({ gone });
    this.close();
  }

  async #comeBack(): Promise<void> {
    try {
      const { table, viewer, host } = await come(this.link, this.code, this.coming);
      this.store.setState({ table, viewer, host });
      await this.#catchUp();
      this.store.setState({ lostAt: null });
      this.#listener?.onBack();
    } catch (error) {
      if (!(error instanceof NotThere)) throw error;
      const { refused } = error;
      if (refused?.code === "not-yours") return this.#go("freed");
      if (refused && !isPassing(refused)) return this.store.setState({ refused });
      setTimeout(() => !this.#closed && this.link.connected && void this.#comeBack(), AGAIN_AFTER);
    }
  }

  async #catchUp(): Promise<void> {
    const { packed, sealed } = await ask(this.link, "since", { at: this.#entries });
    this.#accept(unpacked(packed));
    this.#takeSealed(sealed);
  }

  async #take(packed: Uint8Array): Promise<void> {
    const more = unpacked(packed);
    const moments = this.#match?.moments.length ?? 0;
    if (more.entries <= this.#entries) return;
    if (isNext({ entries: this.#entries, moments }, more)) this.#accept(more);
    else await this.#catchUp().catch(() => undefined);
  }

  #accept(more: Moments): void {
    const before = this.#match;
    if (before && more.entries <= this.#entries) return;
    this.#entries = more.entries;
    const moments = wholeMoments(more.moments, before?.moments[more.from - 1]?.state);
    this.#match = seenMatch(this.game, { ...more, moments }, this.store.getState().viewer, before);
    const way = wayOf(more, before);
    // What waited went with the round.
    if (way !== "noted") this.#sealed = [];
    this.#listener?.onMatch(way);
  }

  /** What a reply tells of one's own answers that wait. */
  noteSealed(sealed: readonly SealedShown[]): void {
    this.#sealed = sealed;
  }

  #takeSealed(sealed: readonly SealedShown[]): void {
    this.#sealed = sealed;
    this.#listener?.onSealed(sealed);
  }
}
