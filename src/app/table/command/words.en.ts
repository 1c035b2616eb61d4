import { listed } from "../../../core/text.ts";

interface Given {
  /** The piece that the question is about, where it is about one. */
  readonly about: string | undefined;
  readonly text: string;
  /** What is asked still. */
  readonly left: readonly string[];
}

/** Words of the command line, in English. */
export const words = {
  label: "Command: an order, an answer, or ? and a question",
  of: ({ about }: { about: string }): string =>
    `Command for ${about}: an order, an answer, or ? and a question`,
  example: "2L1, ? near, ? help",
  go: "Enter",
  given: ({ about, text, left }: Given): string =>
    `${about === undefined ? text : `${about}: ${text}`}.${left.length > 0 ? ` Still asked: ${listed(left, "and")}.` : ""}`,
  handedIn: "Handed in.",
  nothing: "Nothing is asked of you now; ? tells how it stands.",
  sure: "Enter the same again if you mean it.",
  near: (answers: readonly string[]): string => `Right would be: ${answers.join("; ")}.`,
  noDice: "No dice are waited for; roll throws them when they are.",
  rolled: "The dice are thrown.",
  nobodyCalled: "Nobody is called to the screen; next takes it when somebody is.",
  here: "The screen is yours.",
  undone: "Taken back.",
  asksOthers: "Others must agree to that; they are asked.",
  nothingUndone: "There is nothing to take back.",
};

export type CommandWords = typeof words;
