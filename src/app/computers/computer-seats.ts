import type { PromptId, SeatId } from "../../core/game.ts";
import { type Match, now } from "../../core/match/match.ts";
import type { Around, Ask } from "../context/computer-players.ts";
import { battleAtScreen } from "../session/battle-awaited.ts";
import { computerAt, peopleOf } from "../session/placing.ts";
import { isStuck } from "../session/selectors.ts";
import type { TableState } from "../session/session.ts";
import { Pacing } from "./pacing.ts";
import { reportProgress } from "./progress.ts";
import { requestNow } from "./request.ts";

/** What a computer player makes of one round. */
interface Thinking {
  readonly match: Match;
  readonly opponent: string;
  readonly stop: AbortController;
  answers?: ReadonlyMap<PromptId, string>;
  failed?: true;
}

/**
 * Lets the computers of a table play. Each is asked as soon as its seat is, so that it thinks while people write. An
 * answer that shows nobody anything is sealed at once; one that plays on waits until the table is at rest, nobody
 * looks at the past and nobody holds the game. A page that nobody sees plays nothing: the match may be open in
 * another tab too. What a computer thought of a round that has been taken back, or for a seat that has been given
 * away, is dropped.
 */
export class ComputerSeats {
  private readonly thinking = new Map<SeatId, Thinking>();
  private readonly leave: readonly (() => void)[];
  private readonly pacing: Pacing;
  /** The lone question that was answered last, and the round that its answer led to. */
  private last: { readonly asked: string; readonly round: number } | undefined;

  constructor(
    private readonly around: Around,
    private readonly ask: Ask,
  ) {
    const { store, page, player } = around;
    this.pacing = new Pacing(around, () => this.look());
    this.leave = [
      store.subscribe((state, before) => {
        if (state.open !== before.open || state.at !== before.at) this.pacing.stir();
        this.look();
      }),
      page.subscribe((state, before) => {
        if (state.dialog !== before.dialog || state.held !== before.held) this.pacing.stir();
        if (state.dropped !== before.dropped) this.forgive();
        this.look();
      }),
      player.subscribe(() => {
        this.pacing.stir();
        this.look();
      }),
    ];
    this.look();
  }

  dispose(): void {
    this.pacing.dispose();
    for (const leave of this.leave) leave();
    for (const thought of this.thinking.values()) thought.stop.abort();
    this.thinking.clear();
  }

  private get state(): TableState {
    return this.around.store.getState();
  }

  private look(): void {
    this.dropStale();
    for (const seat of this.asked()) if (!this.thinking.has(seat)) void this.think(seat);
    if (!this.pacing.isAwake()) return;
    this.letIn();
    this.decide();
  }

  /** A battle that nobody is there to fight out on another table is decided by the dice of the match. */
  private decide(): void {
    const { state } = this;
    const battle = battleAtScreen(state);
    if (!battle || isStuck(state) || peopleOf(state.seats, state.computers).length > 0) return;
    if (this.pacing.isCalm()) state.decide(battle.id);
  }

  /** The computer seats that still have to answer; none where no answer can be taken. */
  private asked(): readonly SeatId[] {
    const { awaited, computers } = this.state;
    if (isStuck(this.state)) return [];
    return awaited.filter((seat) => computerAt(computers, seat) !== undefined);
  }

  private isStale(seat: SeatId, { match, opponent }: Thinking): boolean {
    const { open, computers } = this.state;
    return match !== open.match || computerAt(computers, seat) !== opponent || !this.asked().includes(seat);
  }

  private dropStale(): void {
    for (const [seat, thought] of this.thinking) {
      if (!this.isStale(seat, thought)) continue;
      thought.stop.abort();
      this.thinking.delete(seat);
      const { dropped, thinking } = this.around.page.getState();
      if (dropped === seat || thinking?.seat === seat)
        this.around.page.setState({ dropped: null, thinking: null });
    }
  }

  /** A computer that has dropped out is asked again once nobody is told of it any more. */
  private forgive(): void {
    if (this.around.page.getState().dropped !== null) return;
    for (const [seat, { failed }] of this.thinking) if (failed) this.thinking.delete(seat);
  }

  private async think(seat: SeatId): Promise<void> {
    const { open, computers, id } = this.state;
    const opponent = computerAt(computers, seat) ?? "";
    const thought: Thinking = { match: open.match, opponent, stop: new AbortController() };
    this.thinking.set(seat, thought);
    const { signal } = thought.stop;
    const progress = reportProgress(this.around.page, seat, signal);
    try {
      const { answers } = await this.ask(requestNow(open, id, seat, opponent), { signal, ...progress });
      thought.answers = new Map(answers);
    } catch {
      if (!signal.aborted) this.dropOut(seat, thought);
    } finally {
      progress.end();
    }
    if (!signal.aborted) this.look();
  }

  private dropOut(seat: SeatId, thought: Thinking): void {
    thought.failed = true;
    this.around.page.setState({ dropped: seat });
  }

  private letIn(): void {
    for (const [seat, thought] of this.thinking) {
      const { answers, failed } = thought;
      if (!answers || failed || !(this.isQuiet(seat) || this.pacing.isCalm(this.goesOn(seat)))) continue;
      this.last = this.questionOf(seat);
      const done = this.state.answerAs(seat, answers);
      if (!done.ok) this.dropOut(seat, thought);
      return;
    }
  }

  /** The question of a seat that alone is asked and whose answer is seen at once, and the round that it leads to. */
  private questionOf(seat: SeatId): typeof this.last {
    const { moments } = this.state.open.match;
    const [prompt, other] = now(this.state.open.match).prompts;
    if (!prompt || other || prompt.seat !== seat || prompt.opens !== "now") return undefined;
    return { asked: `${seat} ${prompt.id}`, round: moments.length };
  }

  /** Whether a seat is asked once more what it has answered just before: it moves one formation after the other. */
  private goesOn(seat: SeatId): boolean {
    const asked = this.questionOf(seat);
    return asked !== undefined && asked.asked === this.last?.asked && asked.round === this.last.round + 1;
  }

  /** Whether nobody sees more of the answer than that the seat is ready. Even that waits until nothing moves. */
  private isQuiet(seat: SeatId): boolean {
    const { open, awaited } = this.state;
    if (this.around.player.playing) return false;
    const own = now(open.match).prompts.filter((prompt) => prompt.seat === seat);
    return awaited.length > 1 && own.every((prompt) => prompt.opens !== "now");
  }
}
