import type { Prompt } from "../../../../core/game.ts";
import { tendQuestions } from "../end/index.ts";
import { aceQuestions, candidatesOf, type FireTask, manOf } from "../fire/index.ts";
import { aceUnderArchie } from "../ground/archie.ts";
import { tailTargets } from "../initiative/index.ts";
import type { GroundPart } from "../parts.ts";
import type { Board, State, Task } from "../state/state.ts";

const NONE: readonly Prompt[] = [];

/** A question to whoever owns an aircraft; other men than the pilot have prompts of their own, `R1:2`. */
function about({ setup }: Board, who: number, kind: string, opens: Prompt["opens"], man = 0): Prompt {
  const { id = "", seat = "" } = setup.airframes[who] ?? {};
  return { id: man === 0 ? id : `${id}:${man + 1}`, seat, kind, about: id, opens };
}

function isFlown({ aircraft, setup }: Board, who: number): boolean {
  return aircraft[who]?.status === "flying" && setup.airframes[who]?.balloon === false;
}

function whoeverFlies(state: State, and: (who: number) => boolean = () => true): readonly number[] {
  const flown: number[] = [];
  for (let who = 0; who < state.aircraft.length; who++) if (isFlown(state, who) && and(who)) flown.push(who);
  return flown;
}

function declaration(state: State, task: FireTask): readonly Prompt[] {
  if (!isFlown(state, task.who) || candidatesOf(state, task).length === 0) return NONE;
  return [about(state, task.who, "fire", "now", manOf(task))];
}

/** The questions of a task: none when it asks nobody as things stand, null for what the game does by itself. */
export function questionsOf(state: State, task: Task, ground: GroundPart): readonly Prompt[] | null {
  switch (task.do) {
    case "tail":
      return whoeverFlies(state, (who) => tailTargets(state, who).length > 0).map((who) =>
        about(state, who, "tail", "together"),
      );
    case "first":
      return [{ id: task.seat, seat: task.seat, kind: "first", opens: "now" }];
    case "move":
      return isFlown(state, task.who) ? [about(state, task.who, "move", "now")] : NONE;
    case "plot":
      return whoeverFlies(state).map((who) => about(state, who, "move", "together"));
    case "declare":
    case "late":
    case "switch":
    case "gunner":
      return declaration(state, task);
    case "aces":
      return aceQuestions(state, (who) => aceUnderArchie(state, who)).map((who) =>
        about(state, who, "ace", "together"),
      );
    case "ace":
      return ground.aceNearGuns(state, task.who) ? [about(state, task.who, "ace", "now")] : NONE;
    case "tend":
      return tendQuestions(state).map(({ who, man }) => about(state, who, "tend", "together", man));
    default:
      return null;
  }
}
