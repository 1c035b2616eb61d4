import type { Prompt } from "../../../../core/game.ts";
import type { Task } from "../../rules/state/task.ts";

/** Orders that are often the same turn after turn: sorties, missions, repairs, who draws first. */
const AGAIN: readonly Task["do"][] = ["german-move", "missions", "dice", "sevens", "fill", "alert", "lay"];

/** Whether the order of the turn before is offered again. */
export function againIn({ kind }: Prompt): boolean {
  return (AGAIN as readonly string[]).includes(kind);
}
