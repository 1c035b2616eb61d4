import type { Throw } from "../dice/dice.ts";
import type { GameEvent, Outcome, Prompt } from "../game.ts";
import { itemAt } from "../item-at.ts";
import type { PlayedEntry } from "../match/entry.ts";
import { type Match, type Moment, now } from "../match/match.ts";
import { replayStep } from "../match/play.ts";
import type { AnswerProblem } from "../match/problems.ts";
import { present } from "../present.ts";

/** A state that is known without folding, at a place of the moments; it is read when it is wanted, if it is sound. */
export interface KnownState {
  readonly place: number;
  read(): { readonly state: unknown } | undefined;
}

/** What folding a moment tells of it. */
type Folded = Pick<Moment, "state" | "events" | "throws" | "fault">;

const NOTHING = [] as const;

/**
 * The moments of a log that are folded when somebody looks at them, each from the nearest known state before it. `base` is
 * a match at its first moment; `steps` are those that stand, with the index of each in the log.
 */
class UnfoldedLog {
  private readonly told = new Map<number, Folded>();
  private readonly states = new Map<number, unknown>();
  private readonly asked = new Map<number, readonly Prompt[]>();
  private readonly ended = new Map<number, Outcome | undefined>();
  private readonly known: Map<number, KnownState>;

  constructor(
    private readonly base: Match,
    private readonly steps: readonly PlayedEntry[],
    known: readonly KnownState[],
    private readonly secrets: boolean,
  ) {
    this.known = new Map(known.map((one) => [one.place, one]));
  }

  stateAt(place: number): unknown {
    if (place === 0) return now(this.base).state;
    if (this.states.has(place)) return this.states.get(place);
    const read = this.known.get(place)?.read();
    if (!read) this.known.delete(place);
    const { state } = read ?? this.toldAt(place);
    this.states.set(place, state);
    return state;
  }

  /** Secrets are told of a match that is not over; of one that is, nothing is known. */
  get hidden(): boolean | undefined {
    if (this.secrets) return true;
    return this.outcomeAt(this.steps.length) === undefined ? false : undefined;
  }

  promptsAt(place: number): readonly Prompt[] {
    const asked = this.asked.get(place) ?? this.base.game.prompts(this.stateAt(place));
    this.asked.set(place, asked);
    return asked;
  }

  outcomeAt(place: number): Outcome | undefined {
    if (!this.ended.has(place)) this.ended.set(place, this.base.game.outcome(this.stateAt(place)));
    return this.ended.get(place);
  }

  toldAt(place: number): Folded {
    let from = place;
    while (!this.told.has(from) && !this.isKnown(from - 1)) from -= 1;
    for (let at = from; at <= place; at++) if (!this.told.has(at)) this.told.set(at, this.fold(at));
    return present(this.told.get(place));
  }

  private isKnown(place: number): boolean {
    return place === 0 || this.states.has(place) || this.known.has(place);
  }

  /** One step played again. What can't be leaves the match as it was, and says why. */
  private fold(place: number): Folded {
    const before: Moment = {
      state: this.stateAt(place - 1),
      prompts: this.promptsAt(place - 1),
      events: NOTHING,
      throws: NOTHING,
      entry: place - 2,
      outcome: undefined,
    };
    const played = replayStep({ ...this.base, moments: [before] }, itemAt(this.steps, place - 1));
    if (played.ok) return now(played.value);
    return { state: before.state, events: NOTHING, throws: NOTHING, fault: played.error };
  }
}

/** A moment that is folded when somebody looks at it. */
class UnfoldedMoment implements Moment {
  constructor(
    private readonly log: UnfoldedLog,
    private readonly place: number,
    readonly entry: number,
  ) {}

  get hidden(): boolean | undefined {
    return this.log.hidden;
  }

  get state(): unknown {
    return this.log.stateAt(this.place);
  }

  get prompts(): readonly Prompt[] {
    return this.log.promptsAt(this.place);
  }

  get outcome(): Outcome | undefined {
    return this.log.outcomeAt(this.place);
  }

  get events(): readonly GameEvent[] {
    return this.log.toldAt(this.place).events;
  }

  get throws(): readonly Throw[] {
    return this.log.toldAt(this.place).throws;
  }

  get fault(): readonly AnswerProblem[] | undefined {
    return this.log.toldAt(this.place).fault;
  }

  under(entry: number): Moment {
    return new UnfoldedMoment(this.log, this.place, entry);
  }
}

/** A step that stands, and its index in the log. */
export interface LoggedStep {
  readonly step: PlayedEntry;
  readonly entry: number;
}

/**
 * The first moment of `base`, and one for each step that stands, folded when somebody looks at it. `secrets`: the match
 * was not over, and something about them is not for everybody.
 */
export function unfolded(
  base: Match,
  standing: readonly LoggedStep[],
  known: readonly KnownState[],
  secrets: boolean,
): readonly Moment[] {
  const steps = standing.map(({ step }) => step);
  const log = new UnfoldedLog(base, steps, known, secrets);
  const moments = standing.map(({ entry }, at) => new UnfoldedMoment(log, at + 1, entry));
  return [now(base), ...moments];
}
