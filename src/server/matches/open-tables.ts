import { webcrypto } from "node:crypto";
import { type Dice, secureDice } from "../../core/dice/dice.ts";
import { GAMES } from "../../games/index.ts";
import type { GameEntry } from "../../games/registry.ts";
import { OPPONENTS } from "../../opponents/index.ts";
import { READY_TICK } from "../../protocol/limits.ts";
import type { Refused, Replies, Reply } from "../../protocol/replies.ts";
import type { Request, RequestName } from "../../protocol/requests.ts";
import type { ComputerPlayers } from "../computers/players.ts";
import { WorkerPlayers } from "../computers/worker-players.ts";
import { type MatchId, type Store, StoreError, type TableRules } from "../store/store.ts";
import { type Context, type Handler, leaveTable } from "./context.ts";
import { host, hostFile } from "./hosting.ts";
import { look, tables } from "./listing.ts";
import { Openings } from "./openings.ts";
import { agree, answer, decide, faces, since, takeBack, unseal } from "./playing.ts";
import { MatchFault, RequestRefusal, toldRefusal } from "./refusal.ts";
import type { Room } from "./room.ts";
import { Rooms } from "./rooms.ts";
import { handOver, join, lend, rules, seat, takeOver, watch } from "./seating.ts";
import { TableList } from "./table-list.ts";
import type { Connection, Tables } from "./tables.ts";
import { Thinking } from "./thinking.ts";

/** What tables are opened with; what is left out is the usual. */
export interface TablesOptions {
  readonly games?: readonly GameEntry[];
  /** Dice of matches that bring none: secure random. */
  readonly live?: Dice;
  /** Matches from files go on with the dice that those name, which their holders know; for what has to play one again. */
  readonly fileDice?: boolean;
  readonly computers?: ComputerPlayers;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Calls something again and again, every so many milliseconds; returns how to stop that. */
  readonly every?: (milliseconds: number, work: () => void) => () => void;
  /** Tables that are kept at hand though nobody is there. */
  readonly kept?: number;
  /** Told of a fault of the program, and of the match that it has stopped, if one; nothing of it is for players. */
  readonly onTrouble?: (error: unknown, id?: MatchId) => void;
}

/** The tables of a server, and what is not asked by a message. */
export interface OpenTables extends Tables {
  /** Tables that are held open in memory. */
  readonly count: number;
  /** Opens a table with a match as its file has it; whoever asks is its host. */
  hostFile(connection: Connection, text: string, rules: TableRules): Promise<Reply<"host">>;
}

const HANDLERS: { readonly [Name in RequestName]: Handler<Name, Replies[Name]> } = {
  ...{ tables, look, host, join, takeOver, watch, since, answer, unseal },
  ...{ takeBack, agree, faces, decide, lend, handOver, seat, rules },
};

const KEPT = 2000;
/** Ticks that what can be folded again is kept. */
const TICKS_KEPT = 40;

function everyReally(milliseconds: number, work: () => void): () => void {
  const timer = setInterval(work, milliseconds);
  timer.unref();
  return () => clearInterval(timer);
}

/** Why a match has stopped, in one line that tells nothing of what was answered. */
function reasonOf(error: unknown): string {
  return `fault of the program: ${error instanceof Error ? error.name : "unknown"}`;
}

class HostedTables implements OpenTables {
  private readonly context: Context;
  private readonly rooms: Rooms;
  private readonly thinking: Thinking;
  private readonly computers: ComputerPlayers;
  /** Tables at which somebody may be ready of whom it is not told yet. */
  private readonly changed = new Set<Room>();
  private readonly stops: readonly (() => void)[];
  private readonly onTrouble: NonNullable<TablesOptions["onTrouble"]>;
  private readonly asking = new Set<Promise<unknown>>();
  private readonly gone = new WeakSet<Connection>();
  private ticks = 0;
  private closing: Promise<void> | undefined;

  constructor(
    private readonly store: Store,
    options: TablesOptions,
  ) {
    const { games = GAMES, now = Date.now, every = everyReally, kept = KEPT, fileDice = false } = options;
    const live = options.live ?? secureDice((blank) => webcrypto.getRandomValues(blank));
    this.onTrouble = options.onTrouble ?? (() => undefined);
    this.computers = options.computers ?? new WorkerPlayers();
    const onTrouble = (error: unknown) => void this.hear(error);
    this.thinking = new Thinking(this.computers, live, onTrouble, this.onTrouble);
    const onChanged = (room: Room) => {
      this.changed.add(room);
      this.thinking.look(room);
    };
    this.rooms = new Rooms({ store, live, games, kept, onChanged, onTrouble });
    this.context = {
      ...{ store, rooms: this.rooms, games, live, fileDice, now },
      list: new TableList(store, this.rooms),
      openings: new Openings(now),
      computers: OPPONENTS.map(({ id }) => id),
      places: new Map(),
    };
    this.stops = [store.onChange((id) => this.rooms.heard(id)), every(READY_TICK, () => this.tick())];
  }

  get count(): number {
    return this.rooms.all.length;
  }

  ask<Name extends RequestName>(
    connection: Connection,
    name: Name,
    request: Request<Name>,
  ): Promise<Reply<Name>> {
    return this.replied(() => this.handled(connection, name, request));
  }

  hostFile(connection: Connection, text: string, how: TableRules): Promise<Reply<"host">> {
    return this.replied(() => hostFile(this.context, connection, text, how));
  }

  leave(connection: Connection): void {
    this.gone.add(connection);
    leaveTable(this.context, connection);
  }

  close(): Promise<void> {
    this.closing ??= this.finish();
    return this.closing;
  }

  private async handled<Name extends RequestName>(
    connection: Connection,
    name: Name,
    request: Request<Name>,
  ): Promise<Replies[Name]> {
    try {
      return await HANDLERS[name](this.context, connection, request);
    } finally {
      // A window may go while it is being brought to a table.
      if (this.gone.has(connection)) leaveTable(this.context, connection);
    }
  }

  private async finish(): Promise<void> {
    for (const stop of this.stops) stop();
    this.thinking.close();
    await Promise.allSettled(this.asking);
    await Promise.all(this.rooms.all.map(({ queue }) => queue.settled()));
    await this.computers.close();
  }

  private tick(): void {
    this.ticks += 1;
    // What was folded and packed for who came late is asked for again at once or not for long.
    if (this.ticks % TICKS_KEPT === 0) for (const room of this.rooms.all) this.tidy(room);
    const rooms = [...this.changed];
    this.changed.clear();
    for (const room of rooms) {
      try {
        room.tick();
      } catch (error) {
        void this.stop(new MatchFault(room.id, error));
      }
    }
  }

  private tidy(room: Room): void {
    room.forget();
    // What other servers could not be told is told again.
    if (room.hasNews) this.changed.add(room);
  }

  private async replied<Reply extends object>(
    work: () => Promise<Reply>,
  ): Promise<({ readonly ok: true } & Reply) | Refused> {
    if (this.closing) return toldRefusal(new RequestRefusal("stopping"));
    const done = this.answered(work);
    this.asking.add(done);
    try {
      return await done;
    } finally {
      this.asking.delete(done);
    }
  }

  private async answered<Reply extends object>(work: () => Promise<Reply>) {
    try {
      return { ok: true as const, ...(await work()) };
    } catch (error) {
      return toldRefusal(await this.refusalOf(error));
    }
  }

  private async refusalOf(error: unknown): Promise<RequestRefusal> {
    if (error instanceof RequestRefusal) return error;
    if (error instanceof MatchFault) {
      await this.stop(error);
      return new RequestRefusal("frozen");
    }
    this.onTrouble(error);
    return new RequestRefusal(error instanceof StoreError ? "store" : "failed");
  }

  /** Hears of what went wrong at a table where nobody waits for a reply. */
  private async hear(error: unknown): Promise<void> {
    if (error instanceof MatchFault) await this.stop(error);
    else if (!(error instanceof RequestRefusal)) this.onTrouble(error);
  }

  /** Stops a match over a fault of the program, with its log as it is. */
  private async stop({ match, cause }: MatchFault): Promise<void> {
    this.onTrouble(cause, match);
    const reason = reasonOf(cause);
    try {
      this.rooms.known(match)?.freeze(reason);
    } catch (error) {
      this.onTrouble(error, match);
    }
    await this.store.freeze(match, reason).catch((error: unknown) => this.onTrouble(error, match));
  }
}

/** Opens the tables that a store keeps. */
export function openTables(store: Store, options: TablesOptions = {}): OpenTables {
  return new HostedTables(store, options);
}
