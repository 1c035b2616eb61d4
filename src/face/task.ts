import type { SideId } from "../core/game.ts";
import type { Past } from "./sheet.ts";
import type { Text } from "./text.ts";

/** One thing that counts for a side. */
export interface Goal {
  /** Tells it from the other goals of its side. */
  readonly id: string;
  /** Its name on the table, where it stands there: `P1`. */
  readonly mark?: string;
  /** What is to be done, in a few words. */
  readonly text: Text;
  /** How it is done, with the rules; for who reads it near by. */
  readonly how?: Text;
  /** What it earns. */
  readonly pays?: Text;
  /** How far it has come: what is done of it, and what is missing. */
  readonly far?: Text;
  /** `open`: more of it can be done; `missed`: it can't be done any more. */
  readonly state: "open" | "done" | "missed";
}

/** What a side is to do in a match. */
export interface Task {
  readonly side: SideId;
  /** How it wins, and when that is decided. */
  readonly aim: Text;
  /** How it stands now. */
  readonly standing?: Text;
  readonly goals: readonly Goal[];
}

/** What each side is to do, as far as the viewer may know it: a secret goal is told to its own side alone. */
export interface TaskFace<View = unknown> {
  tasks(view: View, past: Past<View>): readonly Task[];
}

/** How many goals are done, of how many; none where there is nothing that can be done once and for all. */
export function doneOf({ goals }: Task): { readonly done: number; readonly of: number } {
  return { done: goals.filter(({ state }) => state === "done").length, of: goals.length };
}
