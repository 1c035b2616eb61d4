import type { Dice } from "../../core/dice/dice.ts";
import { findGame, type GameEntry } from "../../games/registry.ts";
import type { MatchId, Store, StoredMatch } from "../store/store.ts";
import { RequestRefusal, withMatch } from "./refusal.ts";
import { type Opened, Room, type RoomDeps } from "./room.ts";
import { tipOf, wholeMatch } from "./tip.ts";

/** What tables are opened from. */
export interface RoomsDeps extends Omit<RoomDeps, "live" | "store"> {
  readonly store: Store;
  readonly live: Dice;
  readonly games: readonly GameEntry[];
  /** Tables that are kept at hand though nobody is there. */
  readonly kept: number;
}

/** The tables that are at hand, those that were asked for last; any other is opened from the store. */
export class Rooms {
  /** By id, the one that was asked for last at the end. */
  private readonly rooms = new Map<MatchId, Room>();
  private readonly opening = new Map<MatchId, Promise<Room>>();
  private readonly ids = new Map<string, MatchId>();

  constructor(private readonly deps: RoomsDeps) {}

  /** The table of a code; rejects with a `RequestRefusal`. */
  async byCode(code: string): Promise<Room> {
    const id = this.ids.get(code);
    const known = id === undefined ? undefined : this.known(id);
    if (known) return known;
    const stored = await this.deps.store.matchByCode(code);
    if (!stored) throw new RequestRefusal("no-table");
    return this.of(stored);
  }

  /** The table of a match; rejects with a `RequestRefusal`. */
  of(stored: StoredMatch): Promise<Room> {
    const { id } = stored;
    const known = this.known(id);
    if (known) return Promise.resolve(known);
    const opening = this.opening.get(id) ?? this.open(stored).finally(() => this.opening.delete(id));
    this.opening.set(id, opening);
    return opening;
  }

  /** The table of a match, where it is at hand. */
  known(id: MatchId): Room | undefined {
    const room = this.rooms.get(id);
    if (!room) return undefined;
    this.rooms.delete(id);
    this.rooms.set(id, room);
    return room;
  }

  get all(): readonly Room[] {
    return [...this.rooms.values()];
  }

  /** Takes a table up again that was let go of just before somebody came to it. */
  keep(room: Room): void {
    this.rooms.set(room.id, room);
    this.ids.set(room.code, room.id);
  }

  heard(id: MatchId): void {
    this.rooms.get(id)?.heard();
  }

  /** Takes up a table that was just made. */
  add(opened: Opened): Room {
    const room = new Room(this.deps, opened);
    this.rooms.set(room.id, room);
    this.ids.set(room.code, room.id);
    this.drop();
    return room;
  }

  private async open({ id, frozen }: StoredMatch): Promise<Room> {
    try {
      return await withMatch(id, () => this.folded(id));
    } catch (error) {
      if (frozen === null) throw error;
      // What stopped it may stop this, too.
      throw new RequestRefusal("frozen");
    }
  }

  private async folded(id: MatchId): Promise<Room> {
    const { store, live, games } = this.deps;
    const stored = await store.matchById(id);
    const entry = stored && findGame(games, stored.header.game);
    if (!stored || !entry) throw new RequestRefusal("no-table");
    const [checkpoint, progress, game] = await Promise.all([
      store.checkpoint(id),
      store.progress(id, 0),
      entry.load(stored.header.config),
    ]);
    if (!progress) throw new RequestRefusal("no-table");
    const { log: entries, seats, pending, waiting } = progress;
    const { header } = stored;
    const whole = wholeMatch(game, { header, entries, checkpoint }, live);
    const room = this.add({
      stored,
      seats,
      game,
      position: { header, tip: tipOf(whole), standing: { pending, waiting } },
    });
    // What has changed while it was read is read again.
    await room.run(() => room.read());
    return room;
  }

  /** Lets go of tables that nobody is at, those first that were asked for longest ago. */
  private drop(): void {
    for (const [id, room] of this.rooms) {
      if (this.rooms.size <= this.deps.kept) return;
      if (!room.isQuiet) continue;
      this.rooms.delete(id);
      this.ids.delete(room.code);
    }
  }
}
