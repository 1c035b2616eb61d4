import type { Dice } from "../../core/dice/dice.ts";
import type { AnyGame, SeatId, Viewer } from "../../core/game.ts";
import type { Match } from "../../core/match/match.ts";
import type { SealedShown, TableStatus } from "../../protocol/replies.ts";
import type { OpenRound, Store, StoredMatch, StoredSeat, Windows } from "../store/store.ts";
import type { Attendance } from "./attendance.ts";
import { Audience } from "./audience.ts";
import { MatchLog } from "./match-log.ts";
import { firstUnknown, type PackedMoments, standingAt } from "./moments.ts";
import { Packs } from "./packs.ts";
import { Queue } from "./queue.ts";
import { RequestRefusal, withMatch } from "./refusal.ts";
import { awaitedIn, type Position, type Turn } from "./round.ts";
import { type Showing, sealedShown, tableShown } from "./shown.ts";
import { lengthOf, trimmed } from "./tip.ts";

/** What a table is kept by. */
export interface RoomDeps {
  readonly store: Store;
  readonly live: Dice;
  /** PackedMoments when something of it has changed that computers may have to answer to. */
  readonly onChanged: (room: Room) => void;
  /** PackedMoments of what went wrong where nobody waits for a reply. */
  readonly onTrouble: (error: unknown) => void;
}

/** What a table is opened with. */
export interface Opened {
  readonly stored: StoredMatch;
  readonly seats: readonly StoredSeat[];
  readonly game: AnyGame;
  readonly position: Position;
}

/** A table as a process keeps it at hand: its match, who has its seats, and who is there. Everything is done in its queue. */
export class Room {
  readonly queue = new Queue();
  private readonly audience: Audience;
  private readonly log: MatchLog;
  private readonly packs: Packs;
  private stored: StoredMatch;
  private position: Position;
  private seated: readonly StoredSeat[];
  /** Seats that have not handed in all, as the table was told last. */
  private awaited: readonly SeatId[];
  /** A change of one's own is under way, of which the store tells too. */
  private expecting = false;
  /** Others have changed something, or may have; it is read before anything else is done. */
  private isBehind = false;
  private isLooking = false;

  constructor(
    private readonly deps: RoomDeps,
    { stored, seats, game, position }: Opened,
  ) {
    const { id, header } = stored;
    this.audience = new Audience(deps.store.attend !== undefined);
    this.log = new MatchLog({ store: deps.store, live: deps.live, game, id, header });
    this.packs = new Packs(this.log);
    this.stored = stored;
    this.seated = seats;
    this.position = position;
    this.awaited = awaitedIn(position);
  }

  get id(): string {
    return this.stored.id;
  }

  get code(): string {
    return this.stored.code;
  }

  get now(): Position {
    return this.position;
  }

  get seats(): readonly StoredSeat[] {
    return this.seated;
  }

  get frozen(): string | null {
    return this.stored.frozen;
  }

  /** The windows that are at the table. */
  get attending(): Set<Attendance> {
    return this.audience.attending;
  }

  /** The windows that are at it at other servers. */
  get elsewhere(): Windows {
    return this.audience.elsewhere;
  }

  /** Other servers have not been told of all windows that are at it here. */
  get hasNews(): boolean {
    return this.audience.news !== undefined;
  }

  get isQuiet(): boolean {
    return this.attending.size === 0 && this.queue.isIdle && !this.hasNews;
  }

  private get showing(): Showing {
    const { code, position, attending, elsewhere, awaited } = this;
    const { rules, frozen } = this.stored;
    return { code, position, rules, frozen, seats: this.seated, attending, elsewhere, awaited };
  }

  /** Does something with the table as it stands, after all that was asked of it before. */
  run<Value>(work: () => Promise<Value>): Promise<Value> {
    return this.queue.run(() =>
      withMatch(this.id, async () => {
        if (this.isBehind) await this.read();
        return work();
      }),
    );
  }

  shown(): TableStatus {
    return tableShown(this.showing, this.deps.live);
  }

  /** The sealed answers that a window may see; it knows of them from now on. */
  sealedFor(attendance: Attendance): readonly SealedShown[] {
    const sealed = sealedShown(this.showing, attendance.viewer);
    attendance.sealed = JSON.stringify(sealed);
    return sealed;
  }

  /** What a viewer is told who knows of so many entries, packed. */
  async packedSince(viewer: Viewer, at: number): Promise<Uint8Array> {
    const { tip } = this.position;
    return (await this.packs.folded(tip, firstUnknown(tip, at))).packed(viewer);
  }

  /** The whole match, as far as its log is known here. */
  wholeMatch(): Promise<Match> {
    return this.log.whole(lengthOf(this.position.tip));
  }

  /** Lets go of what can be had again. */
  forget(): void {
    this.log.forget();
    this.packs.forget();
  }

  /** Makes sure that the log has the entries that somebody has seen, and no more: else he answers to what is past. */
  async meet(at: number): Promise<void> {
    if (at > lengthOf(this.position.tip)) await this.read();
    if (at !== lengthOf(this.position.tip)) throw new RequestRefusal("stale");
  }

  /** Changes the open round under the match's lock, and tells all; `by` hears by its reply. Rejects with a `RequestRefusal`. */
  async change(decide: (position: Position) => Turn, by?: Attendance): Promise<void> {
    const { store } = this.deps;
    const { position } = this;
    let turn: Turn = { change: undefined, after: position };
    const decided = (standing: OpenRound) => {
      turn = decide({ ...position, standing });
      return turn.change;
    };
    const changed = await this.own(
      () => store.change(this.id, lengthOf(position.tip), decided),
      (one) => one === "done",
    );
    if (changed === "stale" || changed === "frozen") {
      await this.read();
      throw new RequestRefusal(changed);
    }
    this.take(turn.after, by);
    if (turn.refused) throw new RequestRefusal("answers", {}, turn.refused);
  }

  /** Changes who has a seat, or how the table is played, and tells everybody. */
  async arrange<Value>(
    work: () => Promise<Value>,
    isTold: (value: Value) => boolean = () => true,
  ): Promise<Value> {
    const value = await this.own(work, isTold);
    if (!isTold(value)) return value;
    await this.read();
    this.publish();
    return value;
  }

  /** Does something that the store tells of once where it has changed anything, and that need not be heard of. */
  private async own<Value>(work: () => Promise<Value>, isTold: (value: Value) => boolean): Promise<Value> {
    this.expecting = true;
    let told = false;
    try {
      const value = await work();
      told = isTold(value);
      return value;
    } catch (error) {
      // It may have been done all the same, where the connection was lost in between.
      if (!(error instanceof RequestRefusal)) this.isBehind = true;
      throw error;
    } finally {
      // Heard of a change, and it was not the own one.
      if (!told && !this.expecting) this.look();
      this.expecting = false;
    }
  }

  /** The store tells of a change. */
  heard(): void {
    if (this.expecting) this.expecting = false;
    else this.look();
  }

  private look(): void {
    if (this.isLooking || this.stored.frozen !== null) return;
    this.isLooking = true;
    this.isBehind = true;
    this.run(async () => undefined).catch(this.deps.onTrouble);
  }

  /** Nothing can be played any more, and why; what the store has of it stays as it is. */
  freeze(why: string): void {
    this.stored = { ...this.stored, frozen: why };
    this.publish();
  }

  /** Reads what has changed, and tells it: of the match now, of the table on the next tick. */
  async read(): Promise<void> {
    const { store } = this.deps;
    const { id } = this;
    // What changes while it is read is heard of, and read again.
    this.isBehind = false;
    this.isLooking = false;
    try {
      const progress = await store.progress(id, lengthOf(this.position.tip));
      if (!progress) throw new RequestRefusal("no-table");
      const { seats, pending, waiting, log, windows, ...stored } = progress;
      const standing = { pending, waiting };
      const tip = await this.log.advance(this.position.tip, log);
      this.stored = { ...this.stored, ...stored, waiting };
      this.seated = seats;
      this.audience.hear(windows, seats);
      this.take({ ...this.position, tip, standing });
    } catch (error) {
      this.isBehind = true;
      throw error;
    }
  }

  /** Takes up how the match stands now, and tells it; who is awaited is told on the next tick. */
  private take(position: Position, by?: Attendance): void {
    const before = this.position;
    const grown = lengthOf(position.tip) > lengthOf(before.tip);
    const isNewRound = position.tip.places !== before.tip.places;
    this.position = position;
    if (isNewRound) this.awaited = awaitedIn(position);
    if (grown) {
      this.forget();
      this.tellMoments(lengthOf(before.tip));
      this.position = { ...position, tip: trimmed(position.tip) };
    }
    this.audience.tellSealed((viewer) => sealedShown(this.showing, viewer), isNewRound, by);
    this.deps.onChanged(this);
  }

  /** Tells everybody what is new since the log had so many entries. */
  private tellMoments(at: number): void {
    const { tip } = this.position;
    const from = standingAt(tip.places, at);
    const tell = (told: PackedMoments) => this.audience.tellMoments((viewer) => told.packed(viewer));
    const atHand = this.packs.atHand(tip, from);
    if (atHand) tell(atHand);
    // The whole match has to be folded.
    else
      this.run(async () => tell(await this.packs.folded(this.position.tip, from))).catch(this.deps.onTrouble);
  }

  /** Tells everybody what is new of the table, now or on the next tick; who is ready only as it was at the last one. */
  publish(onTick = false): void {
    if (onTick || this.hasNews) this.deps.onChanged(this);
    if (!onTick) this.audience.tellTable(this.shown());
  }

  /** A tick: who is ready by now is told, and to other servers who is here. */
  tick(): void {
    this.awaited = awaitedIn(this.position);
    this.audience.tellTable(this.shown());
    if (this.hasNews) this.run(() => this.tellServers()).catch(this.deps.onTrouble);
  }

  private async tellServers(): Promise<void> {
    this.audience.dismiss(this.seated);
    const { news } = this.audience;
    if (!news) return;
    await this.deps.store.attend?.(this.id, news);
    this.audience.toldOf(news);
  }
}
