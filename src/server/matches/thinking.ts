import type { Dice } from "../../core/dice/dice.ts";
import type { SeatId } from "../../core/game.ts";
import { now } from "../../core/match/match.ts";
import type { Answered, ComputerPlayers, ComputerQuestion } from "../computers/players.ts";
import { deciding, sealing } from "./answering.ts";
import { RequestRefusal, withMatch } from "./refusal.ts";
import type { Room } from "./room.ts";
import { awaitedIn, promptsOf, TABLE_SEAT } from "./round.ts";
import { lengthOf } from "./tip.ts";

/** What a computer's seat is asked in one round. */
interface ComputerTask {
  readonly seat: SeatId;
  readonly at: number;
  readonly question: ComputerQuestion;
}

/** The text from which a computer's choices come: another one each time, and none that anybody else knows. */
function seedOf(room: Room, seat: SeatId): string {
  return `${room.id}/${lengthOf(room.now.tip)}/${seat}`;
}

/** A computer's seat that is still asked something; undefined where there is none. */
function askedIn(room: Room): ComputerTask | undefined {
  const { tip } = room.now;
  const awaited = awaitedIn(room.now);
  const seat = room.seats.find((one) => one.computer !== null && awaited.includes(one.seat));
  if (!seat?.computer || room.frozen !== null) return undefined;
  const { game, seats } = tip.match;
  const at = lengthOf(tip);
  const question = {
    game: game.meta.id,
    seats,
    view: game.view(now(tip.match).state, seat.seat),
    prompts: promptsOf(tip.match, seat.seat),
    opponent: seat.computer,
    opens: at === 0,
    seed: seedOf(room, seat.seat),
  };
  return { seat: seat.seat, at, question };
}

function hasComputer({ seats }: Room): boolean {
  return seats.some(({ computer }) => computer !== null);
}

/** The battle that nobody is there to have decided; undefined where there is none, or somebody is. */
function leftBattle(room: Room): string | undefined {
  const people = room.seats.some(({ seat, secret }) => seat !== TABLE_SEAT && secret !== null);
  if (people || !hasComputer(room) || room.frozen !== null) return undefined;
  const { tip, standing } = room.now;
  return now(tip.match).prompts.find(({ id, spawn }) => spawn && !standing.pending.has(id))?.id;
}

/** Lets the computers of tables play, one answer at a time each; what they thought of a round that is no more is dropped. */
export class Thinking {
  private readonly busy = new Set<Room>();
  /** Rounds in which a computer has failed: it is asked again in the next. */
  private readonly failed = new WeakMap<Room, number>();
  private closed = false;

  constructor(
    private readonly computers: ComputerPlayers,
    private readonly live: Dice,
    private readonly onTrouble: (error: unknown) => void,
    private readonly onFailed: (error: unknown) => void,
  ) {}

  close(): void {
    this.closed = true;
  }

  /** Looks whether a computer is asked something at a table. */
  look(room: Room): void {
    if (this.closed || this.busy.has(room) || !hasComputer(room)) return;
    this.busy.add(room);
    withMatch(room.id, () => this.play(room))
      .catch(this.onTrouble)
      .finally(() => this.busy.delete(room));
  }

  private async play(room: Room): Promise<void> {
    // What has brought about the change is finished first.
    await room.queue.settled();
    while (!this.closed) {
      const battle = leftBattle(room);
      const asked = askedIn(room);
      if (battle !== undefined && !asked) await this.decide(room, battle);
      else if (asked && this.failed.get(room) !== asked.at) await this.answer(room, asked);
      else return;
    }
  }

  private async answer(room: Room, asked: ComputerTask): Promise<void> {
    let answers: Answered;
    try {
      answers = await this.computers.answer(asked.question);
    } catch (error) {
      this.failed.set(room, asked.at);
      if (!this.closed) this.onFailed(error);
      return;
    }
    const { seat, at } = asked;
    await this.seal(
      room,
      async () => {
        const still = askedIn(room);
        if (still?.seat !== seat || still.at !== at || still.question.opponent !== asked.question.opponent)
          return;
        await room.change((position) => sealing(position, { seat, answers, ready: true }, this.live));
      },
      at,
    );
  }

  private async decide(room: Room, battle: string): Promise<void> {
    const at = lengthOf(room.now.tip);
    await this.seal(room, () => room.change((position) => deciding(position, battle, this.live)), at);
  }

  /** Answers; what is refused is not tried again in the same round, but for what came too late. */
  private async seal(room: Room, work: () => Promise<void>, at: number): Promise<void> {
    try {
      await room.run(work);
    } catch (error) {
      if (!(error instanceof RequestRefusal)) throw error;
      if (error.code === "stale") return;
      this.failed.set(room, at);
      this.onFailed(error);
    }
  }
}
