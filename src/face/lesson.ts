import type { DiceSetting } from "../core/file/schema.ts";
import type { GameEvent, PieceId, Problem, Prompt, PromptId, SeatId } from "../core/game.ts";
import type { Reading } from "./focus.ts";
import type { Text } from "./text.ts";

/** What a turn of the game has brought, as its pupil saw it. */
export interface Past {
  readonly turn: number;
  /** Kinds of prompts that the pupil was asked. */
  readonly asked: ReadonlySet<string>;
  readonly events: readonly GameEvent[];
}

/** A match as its pupil sees it now. */
export interface Scene<View = unknown> {
  readonly view: View;
  /** What the pupil is asked now. */
  readonly prompts: readonly Prompt[];
  /** The turns of the game so far, the one under way last. */
  readonly past: readonly Past[];
  /** Whether a round is still being shown. */
  readonly moving: boolean;
}

/** What every lesson knows; a game's own knowledge stands beside it. */
export interface Facts {
  /** Names the steps that belong to now: a turn of the lesson and what the pupil is asked, e.g. `2/move`. */
  readonly part: string;
  /** Which turn of the game it is: a part that is tried again begins anew. */
  readonly round: number;
  /** Which turn of the lesson it is, from 1; beyond the last one the lesson is over. */
  readonly turn: number;
  /** How often this turn of the lesson has been flown before without its point being made. */
  readonly tried: number;
  /** How what is written stands; `begun`: no mistake, but not whole yet. */
  readonly state: "empty" | "begun" | "wrong" | "legal";
  readonly draft: string;
  readonly problems: readonly Problem[];
  /** The piece that is looked at. */
  readonly looked: PieceId | null;
  /** The open sheet of the drawer. */
  readonly drawer: string | null;
  /** How a game that is over ended, as the script calls it. */
  readonly gone: string | undefined;
  /** The turn of the lesson with which it goes on in another game, where one has ended too early. */
  readonly next: number | undefined;
}

/** What is meant: a named part of the page, one of a piece's where it is named, or a piece on the table. */
export type LessonPoint = { readonly part: string; readonly of?: PieceId } | { readonly piece: PieceId };

/** What the instructor says, one text after the other. */
export type Said = Text | readonly Said[];

/** What he says always, or what he tells of what has just happened. */
type Telling<F> = Said | ((facts: F) => Said);

/** Something to try, wrong on purpose: what is written as the draft of a prompt. */
interface Try {
  readonly label: Text;
  readonly prompt: PromptId;
  readonly text: string;
}

/** One thing that the instructor says. Where `done` is left out it is read, and the pupil goes on by himself. */
export interface Step<F = Facts> {
  readonly id: string;
  readonly part: string;
  readonly say: Telling<F>;
  /** Holds the step back where it makes no sense. */
  when?(facts: F): boolean;
  /** Whether what it asks for has happened. */
  done?(facts: F): boolean;
  /** What has to be so while it is said; where it is not any more, the lesson goes a step back. */
  needs?(facts: F): boolean;
  readonly point?: LessonPoint;
  /** Where a keyboard goes on, where that is not what is pointed at. */
  readonly focus?: LessonPoint;
  readonly tries?: readonly Try[];
  /** Papers that are laid open for it. */
  readonly open?: {
    readonly drawer?: "orders" | "sheets";
    readonly pieces?: boolean;
    readonly slip?: boolean;
  };
}

/**
 * What is said when a game has ended in one of the ways that its script calls by a name: the lesson's last words, or
 * how it goes on where the game ended too early.
 */
export function outcome(gone: string, how: Said, learned: Said, onward: Said = learned): Step {
  return {
    id: gone,
    part: "over",
    when: (facts) => facts.gone === gone,
    say: ({ next }) => [how, next === undefined ? learned : onward],
    done: () => false,
  };
}

/** A mistake that the instructor knows: the first that holds is explained. */
export interface Mistake<F = Facts> {
  readonly id: string;
  when(facts: F): boolean;
  readonly say: Telling<F>;
}

/** A line that is refused: of `known` codes the instructor says more, `mistake.CODE`, of all others `mistake.other`. */
export function refused(known: readonly string[]): Mistake {
  return {
    id: "refused",
    when: ({ state }) => state === "wrong",
    say: ({ problems: [problem] }) => ({
      key: `mistake.${known.find((code) => code === problem?.code) ?? "other"}`,
      values: {},
    }),
  };
}

/** A turn of the lesson. */
interface Turn {
  readonly name: Text;
  /** The kind of prompt that the pupil must have been asked for the turn's point to be made; else it is tried again. */
  readonly asks?: string;
}

/** Where a pupil goes when the lesson is over. */
interface Onward {
  readonly scenario: string;
  readonly opponent: string;
  readonly label: Text;
}

/** A game's first lesson: the set-up, who plays against the pupil, and what the instructor says when. */
export interface Script<View = unknown, Own = unknown> {
  readonly title: Text;
  readonly config: unknown;
  /**
   * Dice may end the game before the last turn of the lesson, in one of these ways: from there the lesson goes on with
   * this set-up, and so it does after any game without a shot. Left out: it ends there.
   */
  readonly relief?: { readonly after: readonly string[]; readonly config: unknown };
  /** The turn of the lesson with which the match begins; left out: the first. */
  readonly first?: number;
  /** Dice with which the lesson always goes as it should for who does as he is told; left out: secure random. */
  readonly dice?: DiceSetting;
  /** The seat of the pupil, and the computer player of the other seats. */
  readonly pupil: SeatId;
  readonly opponent: string;
  readonly turns: readonly Turn[];
  /** A turn of the lesson that is not learned after so many turns of the game is left behind. */
  readonly patience: number;
  /**
   * Whether an event is a shot that the lesson is about: the first turn that asks for something is tried again until
   * there was one, however often; where no turn asks, the whole game is. Left out: none is needed.
   */
  shot?(event: GameEvent): boolean;
  /** The turn of the game that is under way. */
  turnOf(view: View): number;
  /** Whether a turn of the game begins with an event; left out: it begins where the view counts on. */
  begins?(event: GameEvent): boolean;
  /** How a game ended for the pupil; undefined while he plays. */
  gone(view: View): string | undefined;
  /** What the game's own steps look at. */
  own(scene: Scene<View>): Own;
  /** What is known of a line being written: whether it is only begun, and what else the game's own steps look at. */
  written?(
    scene: Scene<View>,
    text: string,
    read: Reading,
  ): { readonly begun: boolean; readonly own?: Partial<Own> };
  /** Which answers of another seat let the lesson go as it should; its computer player takes one of them. */
  allowed(prompt: Prompt, view: View, turn: number): readonly string[];
  readonly steps: readonly Step<Facts & Own>[];
  readonly mistakes: readonly Mistake<Facts & Own>[];
  readonly onward: Onward;
}

/** A script whose view and knowledge are no longer known to the compiler. */
export function anyScript<View, Own>(script: Script<View, Own>): Script {
  return script as unknown as Script;
}

function flat(said: Said): readonly Text[] {
  return typeof said === "string" || "key" in said ? [said] : said.flatMap(flat);
}

/** The texts that are said now. */
export function saidNow<F>(told: Telling<F>, facts: F): readonly Text[] {
  return flat(typeof told === "function" ? told(facts) : told);
}
