import type { Prompt } from "../../core/game.ts";
import { campaignPrompts } from "./campaign/index.ts";
import { tendQuestions } from "./end/index.ts";
import { aceQuestions } from "./fire/index.ts";
import { tailTargets } from "./initiative/index.ts";
import type { Board, State, Task } from "./state.ts";

const NONE: readonly Prompt[] = [];

function idOf({ setup }: Board, index: number): string {
  return setup.airframes[index]?.id ?? "";
}

function seatOf({ setup }: Board, index: number): string {
  return setup.airframes[index]?.seat ?? "";
}

/** A question to whoever owns an aircraft; other men than the pilot have prompts of their own, `R1:2`. */
function about(board: Board, who: number, kind: string, opens: Prompt["opens"], man = 0): Prompt {
  const id = idOf(board, who);
  return { id: man === 0 ? id : `${id}:${man + 1}`, seat: seatOf(board, who), kind, about: id, opens };
}

function flying({ aircraft, setup }: Board): number[] {
  return [...aircraft.keys()].filter(
    (index) => aircraft[index]?.status === "flying" && !setup.airframes[index]?.balloon,
  );
}

/** The questions of a task; none when it does itself. */
export function questionsOf(state: State, task: Task): readonly Prompt[] {
  switch (task.do) {
    case "tail":
      return flying(state)
        .filter((who) => tailTargets(state, who).length > 0)
        .map((who) => about(state, who, "tail", "together"));
    case "first":
      return [{ id: task.seat, seat: task.seat, kind: "first", opens: "now" }];
    case "move":
      return state.aircraft[task.who]?.status === "flying" && !state.setup.airframes[task.who]?.balloon
        ? [about(state, task.who, "move", "now")]
        : NONE;
    case "plot":
      return flying(state).map((who) => about(state, who, "move", "together"));
    case "declare":
    case "late":
    case "switch":
      return [about(state, task.who, "fire", "now")];
    case "gunner":
      return [about(state, task.who, "fire", "now", task.man)];
    case "aces":
      return aceQuestions(state).map((who) => about(state, who, "ace", "together"));
    case "tend":
      return tendQuestions(state).map(({ who, man }) => about(state, who, "tend", "together", man));
    case "campaign":
      return campaignPrompts(state);
    default:
      return NONE;
  }
}

/** The open questions: those of the first task of the agenda. */
export function promptsOf(state: State): readonly Prompt[] {
  const [task] = state.agenda;
  return state.outcome || !task ? NONE : questionsOf(state, task);
}
