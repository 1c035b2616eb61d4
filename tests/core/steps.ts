import { agendaOf, flowOf, type Steps, type WithAgenda } from "../../src/core/agenda.ts";
import type { Answers, Prompt, Resolved } from "../../src/core/game.ts";

/** What is to be done in a game of tests: a raid along a road, a chain of responses, phases that may be empty. */
export type Task =
  /** The raider says how far he goes; each square is a task of its own, so that the move can be broken into. */
  | { readonly do: "raid" }
  | { readonly do: "square"; readonly at: number }
  /** The defender is asked on the radar square. */
  | { readonly do: "scramble"; readonly at: number }
  /** Responses alternate until somebody passes; who played last has his way. */
  | { readonly do: "respond"; readonly seat: "attacker" | "defender"; readonly stands: boolean }
  | { readonly do: "hit"; readonly stands: boolean }
  | { readonly do: "end" }
  /** Asks nobody as things stand. */
  | { readonly do: "nobody" }
  /** Puts itself first again, for ever. */
  | { readonly do: "again" };

export interface Road extends WithAgenda<Task> {
  readonly square: number;
  readonly lost: boolean;
}

const RADAR = 2;

export const AGENDA = agendaOf<Road, Task>((state, agenda) => ({ ...state, agenda }));
const { doFirst, skipTo } = AGENDA;

function ask(seat: string, kind: string): readonly Prompt[] {
  return [{ id: kind, seat, kind, opens: "now" }];
}

function told(state: Road, key: string, values = {}): Resolved<Road> {
  return { state, events: [{ key, values }] };
}

function flown(state: Road, at: number): Resolved<Road> {
  const there = { ...state, square: at };
  const watched = at === RADAR ? doFirst(there, [{ do: "scramble", at }]) : there;
  return told(watched, "flown", { at });
}

function hit(state: Road, stands: boolean): Resolved<Road> {
  if (!stands) return told(state, "missed");
  return told(
    skipTo({ ...state, lost: true }, (task) => task.do === "end"),
    "lost",
  );
}

function raid(state: Road, answers: Answers<string>): Resolved<Road> {
  const squares = Array.from(
    { length: Number(answers.get("raid")) },
    (_, at): Task => ({
      do: "square",
      at: state.square + at + 1,
    }),
  );
  return { state: doFirst(state, squares), events: [] };
}

function respond(state: Road, task: Extract<Task, { do: "respond" }>, text: string): Resolved<Road> {
  if (text === "pass") return told(doFirst(state, [{ do: "hit", stands: task.stands }]), "passed");
  const seat = task.seat === "attacker" ? "defender" : "attacker";
  return told(doFirst(state, [{ do: "respond", seat, stands: !task.stands }]), "answered", { by: task.seat });
}

const STEPS: Steps<Road, Task, string> = {
  questions(_, task) {
    switch (task.do) {
      case "raid":
        return ask("attacker", "raid");
      case "scramble":
        return ask("defender", "scramble");
      case "respond":
        return ask(task.seat, "respond");
      case "nobody":
        return [];
      default:
        return null;
    }
  },
  answer(state, task, prompts, answers) {
    const text = answers.get(prompts[0]?.id ?? "") ?? "";
    switch (task.do) {
      case "raid":
        return raid(state, answers);
      case "scramble":
        if (text === "stay") return told(state, "stayed");
        return told(doFirst(state, [{ do: "respond", seat: "attacker", stands: true }]), "scrambled");
      case "respond":
        return respond(state, task, text);
      default:
        throw new Error(`${task.do} asks nobody`);
    }
  },
  perform(state, task) {
    switch (task.do) {
      case "square":
        return flown(state, task.at);
      case "hit":
        return hit(state, task.stands);
      case "again":
        return { state: doFirst(state, [task]), events: [] };
      case "end":
        return told(state, "ended");
      default:
        throw new Error(`${task.do} is not done by itself`);
    }
  },
};

export const FLOW = flowOf(AGENDA, STEPS);

/** The road with so much to do on it. */
export function road(...agenda: readonly Task[]): Road {
  return { square: 0, lost: false, agenda };
}
