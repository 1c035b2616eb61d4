import type { GameEvent } from "../core/game.ts";
import type { Text } from "./text.ts";

/** Facts that stand together in the report of a turn. */
export interface ReportSection {
  readonly id: string;
  readonly title: Text;
  /** What is told here stays on the table until somebody puts it away; the other sections stand behind, folded. */
  readonly stays?: true;
}

/** A fact as a report tells it. */
export interface Reported {
  /** Id of the section it stands in. */
  readonly section: string;
  /** What it comes to, in a few words. */
  readonly head?: Text;
  /** What is told of it to ears where little is wanted, nothing where it is empty; left out: its head, else its sentence. */
  readonly brief?: Text;
  /** No more than that somebody did what he was ordered to: no news to whoever ordered it. */
  readonly ordered?: true;
  /** Nothing came of it: it is told after all else. */
  readonly idle?: true;
}

/** The report of a turn: what was decided in it, with the dice beside what they decided. */
export interface ReportFace<View = unknown> {
  /** In the order in which they are read: shots first. */
  readonly sections: readonly ReportSection[];
  /** Key of the event that begins a turn; its value `turn` is the number. */
  readonly begins: string;
  /** Keys of the facts that a throw decides, by the key of its reason: the dice stand beside them. */
  readonly decides: Readonly<Record<string, readonly string[]>>;
  /** How an event is told; undefined for what only the log tells. */
  tell(view: View, event: GameEvent): Reported | undefined;
}
