import type { Dice } from "../../core/dice/dice.ts";
import type { AnyGame, SeatId, Viewer } from "../../core/game.ts";
import type { Match } from "../../core/match/match.ts";
import type { SealedShown, TableShown } from "../../protocol/replies.ts";
import type { Standing, Store, StoredMatch, StoredSeat } from "../store/store.ts";
import type { Attendance } from "./attendance.ts";
import { Audience } from "./audience.ts";
import { MatchLog } from "./match-log.ts";
import { firstUnknown, isAtHand, standingAt, Told } from "./moments.ts";
import { Queue } from "./queue.ts";
import { Refusal, withMatch } from "./refusal.ts";
import { awaitedIn, type Position, type Turn } from "./round.ts";
import { type Showing, sealedShown, tableShown } from "./shown.ts";
import { lengthOf, trimmed } from "./tip.ts";

/** What a table is kept by. */
export interface RoomDeps {
  readonly store: Store;
  readonly live: Dice;
  /** Told when something of it has changed that computers may have to answer to. */
  readonly onChanged: (room: Room) => void;
  /** Told of what went wrong where nobody waits for a reply. */
  readonly onTrouble: (error: unknown) => void;
}

/** What a table is opened with. */
export interface Opened {
  readonly stored: StoredMatch;
  readonly seats: readonly StoredSeat[];
  readonly game: AnyGame;
  readonly position: Position;
}

/** What is kept packed, by its first moment: those who ask after a reveal ask for the same. */
const KEPT_PACKS = 4;

/** A table as a process keeps it at hand: its match, who has its seats, and who is there. Everything is done in its queue. */
export class Room {
  readonly queue = new Queue();
  private readonly audience = new Audience();
  private readonly log: MatchLog;
  private stored: StoredMatch;
  private position: Position;
  private seated: readonly StoredSeat[];
  /** Seats that have not handed in all, as the table was told last. */
  private awaited: readonly SeatId[];
  private packs = new Map<number, Told>();
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
    this.log = new MatchLog({ store: deps.store, live: deps.live, game, id, header });
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

  get isQuiet(): boolean {
    return this.attending.size === 0 && this.queue.isIdle;
  }

  private get showing(): Showing {
    const { code, position, attending, awaited } = this;
    const { rules, frozen } = this.stored;
    return { code, position, rules, frozen, seats: this.seated, attending, awaited };
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

  shown(): TableShown {
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
    return (await this.toldFrom(firstUnknown(this.position.tip, at))).packed(viewer);
  }

  private async toldFrom(from: number): Promise<Told> {
    const known = this.packs.get(from);
    if (known) return known;
    const { tip } = this.position;
    const match = isAtHand(tip, from) ? tip.match : await this.wholeMatch();
    return this.keep(from, new Told(match, tip.places, from));
  }

  private keep(from: number, told: Told): Told {
    if (this.packs.size >= KEPT_PACKS) this.packs.clear();
    this.packs.set(from, told);
    return told;
  }

  /** The whole match, as far as its log is known here. */
  wholeMatch(): Promise<Match> {
    return this.log.whole(lengthOf(this.position.tip));
  }

  /** Lets go of what can be had again. */
  forget(): void {
    this.log.forget();
    this.packs.clear();
  }

  /** Makes sure that the log has the entries that somebody has seen, and no more: else he answers to what is past. */
  async meet(at: number): Promise<void> {
    if (at > lengthOf(this.position.tip)) await this.read();
    if (at !== lengthOf(this.position.tip)) throw new Refusal("stale");
  }

  /** Changes the open round under the match's lock, and tells all; `by` hears by its reply. Rejects with a `Refusal`. */
  async change(decide: (position: Position) => Turn, by?: Attendance): Promise<void> {
    const { store } = this.deps;
    const { position } = this;
    let turn: Turn = { change: undefined, after: position };
    const decided = (standing: Standing) => {
      turn = decide({ ...position, standing });
      return turn.change;
    };
    const changed = await this.own(
      () => store.change(this.id, lengthOf(position.tip), decided),
      (one) => one === "done",
    );
    if (changed === "stale" || changed === "frozen") {
      await this.read();
      throw new Refusal(changed);
    }
    this.take(turn.after, by);
    if (turn.refused) throw new Refusal("answers", {}, turn.refused);
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
      if (!(error instanceof Refusal)) this.isBehind = true;
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
      if (!progress) throw new Refusal("no-table");
      const { seats, pending, waiting, log, ...stored } = progress;
      const standing = { pending, waiting };
      const tip = await this.log.advance(this.position.tip, log);
      this.stored = { ...this.stored, ...stored, waiting };
      this.seated = seats;
      this.audience.dismiss(seats);
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
    if (isAtHand(tip, from)) {
      const told = this.keep(from, new Told(tip.match, tip.places, from));
      this.audience.tellMoments((viewer) => told.packed(viewer));
    } else this.run(() => this.tellWhole(from)).catch(this.deps.onTrouble);
  }

  /** Tells moments for which the whole match has to be folded. */
  private async tellWhole(from: number): Promise<void> {
    const told = await this.toldFrom(from);
    this.audience.tellMoments((viewer) => told.packed(viewer));
  }

  /** Tells everybody what is new of the table, now or on the next tick; who is ready only as it was at the last one. */
  publish(onTick = false): void {
    if (onTick) this.deps.onChanged(this);
    else this.audience.tellTable(this.shown());
  }

  /** A tick: who is ready by now is told. */
  tick(): void {
    this.awaited = awaitedIn(this.position);
    this.publish();
  }
}
