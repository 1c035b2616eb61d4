import type { Prompt } from "../core/game.ts";
import type { AskLine } from "./ask.ts";
import type { Text } from "./text.ts";

/** One of a list of which several are chosen together. */
export interface Candidate {
  readonly id: string;
  /** Who or what it is, a name and what is said of it; a crew has several. */
  readonly lines: readonly { readonly title: Text; readonly text: Text }[];
  /** Why it can't be chosen at all. */
  readonly bar?: Text;
  readonly chosen: boolean;
  /** The whole answer with this one chosen, or no longer chosen; left out: it can't be chosen now. */
  readonly text?: string;
}

/** A list from which several are chosen, and how far that has come. */
export interface Assignment {
  readonly title: Text;
  /** What is asked and why, with the rules. */
  readonly why: readonly Text[];
  readonly groups: readonly {
    readonly id: string;
    readonly title: Text;
    readonly candidates: readonly Candidate[];
  }[];
  /** How many are chosen of how many. */
  readonly count: Text;
  /** The line that holds the same answer, and the button that gives it. */
  readonly line: AskLine;
}

/** The questions of a game that are answered by choosing several of a list. */
export interface AssignFace<View = unknown> {
  /** The list, with what `text`, the answer as it is written so far, has chosen; undefined where nothing is to choose. */
  assign(prompt: Prompt, view: View, text: string): Assignment | undefined;
}
