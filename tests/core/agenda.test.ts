import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seededDice } from "../../src/core/dice/random.ts";
import { deepFreeze } from "../conformance/freeze.ts";
import { AGENDA, FLOW, type Road, road, type Task } from "./steps.ts";

const dice = seededDice("agenda");

/** Gives one answer after the other to whoever is asked; what was told, and how it ended. */
function played(
  start: Road,
  texts: readonly string[],
): { readonly state: Road; readonly told: readonly string[] } {
  const begun = FLOW.advance(deepFreeze(start), [], dice);
  let { state } = begun;
  const told = begun.events.map(({ key }) => key);
  for (const text of texts) {
    const [prompt] = FLOW.prompts(state);
    if (!prompt) throw new Error(`nobody is asked for ${text}`);
    const next = FLOW.resolve(deepFreeze(state), new Map([[prompt.id, text]]), dice);
    told.push(...next.events.map(({ key }) => key));
    state = next.state;
  }
  return { state, told };
}

/** Who is asked what. */
function asked(state: Road): string[] {
  return FLOW.prompts(state).map(({ seat, kind }) => `${seat} ${kind}`);
}

describe("a game made of steps", () => {
  test.each<{
    readonly name: string;
    readonly agenda: readonly Task[];
    readonly texts: readonly string[];
    readonly told: readonly string[];
    readonly asked: readonly string[];
    readonly square?: number;
    readonly lost?: boolean;
  }>([
    { name: "nothing to do", agenda: [], texts: [], told: [], asked: [] },
    {
      name: "a phase that asks nobody is passed over",
      agenda: [{ do: "nobody" }, { do: "end" }],
      texts: [],
      told: ["ended"],
      asked: [],
    },
    {
      name: "a question after phases that ask nobody",
      agenda: [{ do: "nobody" }, { do: "nobody" }, { do: "raid" }, { do: "end" }],
      texts: [],
      told: [],
      asked: ["attacker raid"],
    },
    {
      name: "a move that nobody breaks into",
      agenda: [{ do: "raid" }, { do: "end" }],
      texts: ["1"],
      told: ["flown", "ended"],
      asked: [],
      square: 1,
    },
    {
      name: "a move is broken into where radar sees it",
      agenda: [{ do: "raid" }, { do: "end" }],
      texts: ["4"],
      told: ["flown", "flown"],
      asked: ["defender scramble"],
      square: 2,
    },
    {
      name: "and goes on where it was broken into",
      agenda: [{ do: "raid" }, { do: "end" }],
      texts: ["4", "stay"],
      told: ["flown", "flown", "stayed", "flown", "flown", "ended"],
      asked: [],
      square: 4,
    },
    {
      name: "fire in mid-move: who is hit flies no further, the rest of his phase is skipped",
      agenda: [{ do: "raid" }, { do: "end" }],
      texts: ["4", "go", "pass"],
      told: ["flown", "flown", "scrambled", "passed", "lost", "ended"],
      asked: [],
      square: 2,
      lost: true,
    },
    {
      name: "a response is asked of the other seat",
      agenda: [{ do: "raid" }, { do: "end" }],
      texts: ["4", "go", "turn"],
      told: ["flown", "flown", "scrambled", "answered"],
      asked: ["defender respond"],
      square: 2,
    },
    {
      name: "a response to a response: who played last has his way",
      agenda: [{ do: "raid" }, { do: "end" }],
      texts: ["4", "go", "turn", "ace", "pass"],
      told: ["flown", "flown", "scrambled", "answered", "answered", "passed", "lost", "ended"],
      asked: [],
      square: 2,
      lost: true,
    },
    {
      name: "a response that stands: the move goes on",
      agenda: [{ do: "raid" }, { do: "end" }],
      texts: ["3", "go", "turn", "pass"],
      told: ["flown", "flown", "scrambled", "answered", "passed", "missed", "flown", "ended"],
      asked: [],
      square: 3,
    },
  ])("$name", ({ agenda, texts, told, asked: open, square = 0, lost = false }) => {
    const end = played(road(...agenda), texts);
    expect(end.told).toEqual(told);
    expect(asked(end.state)).toEqual(open);
    expect(end.state).toMatchObject({ square, lost });
  });

  test("what was told before stands first", () => {
    const before = [{ key: "begun", values: {} }];
    const { events } = FLOW.advance(road({ do: "end" }), before, dice);
    expect(events.map(({ key }) => key)).toEqual(["begun", "ended"]);
    expect(before).toHaveLength(1);
  });

  test("an agenda that never asks and never ends is an error, not a standstill", () => {
    expect(() => FLOW.advance(road({ do: "again" }), [], dice)).toThrow("never ends");
  });

  test("nothing is answered where nothing is to do", () => {
    const state = road();
    expect(FLOW.resolve(state, new Map(), dice)).toEqual({ state, events: [] });
  });
});

describe("the stack", () => {
  const three = road({ do: "nobody" }, { do: "raid" }, { do: "end" });

  test.each<readonly [string, Road, readonly string[]]>([
    [
      "tasks are put first in their order",
      AGENDA.doFirst(three, [{ do: "end" }, { do: "again" }]),
      ["end", "again", "nobody", "raid", "end"],
    ],
    ["the first is taken off", AGENDA.withoutFirst(three), ["raid", "end"]],
    ["so many are taken off", AGENDA.withoutFirst(three, 2), ["end"]],
    ["what stands before a task is skipped", AGENDA.skipTo(three, (task) => task.do === "end"), ["end"]],
  ])("%s", (_, { agenda }, tasks) => {
    expect(agenda.map((task) => task.do)).toEqual(tasks);
  });

  test.each<readonly [string, Road]>([
    ["no tasks", AGENDA.doFirst(three, [])],
    ["none taken off", AGENDA.withoutFirst(three, 0)],
    ["a task that is not there", AGENDA.skipTo(three, (task) => task.do === "again")],
    ["a task that is the next", AGENDA.skipTo(three, (task) => task.do === "nobody")],
  ])("stays the same state: %s", (_, state) => {
    expect(state).toBe(three);
  });
});

const task = fc.constantFrom<Task>(
  { do: "raid" },
  { do: "square", at: 1 },
  { do: "square", at: 2 },
  { do: "respond", seat: "attacker", stands: true },
  { do: "hit", stands: true },
  { do: "hit", stands: false },
  { do: "nobody" },
  { do: "end" },
);
const texts = fc.array(fc.constantFrom("0", "1", "2", "3", "pass", "stay", "go"), { maxLength: 12 });

/** Answers as long as somebody is asked. */
function walk(start: Road, answers: readonly string[], between: (state: Road) => Road): readonly unknown[] {
  const seen: unknown[] = [];
  let step = FLOW.advance(deepFreeze(start), [], dice);
  for (const text of [...answers, ""]) {
    seen.push(step);
    const state = between(step.state);
    const [prompt] = FLOW.prompts(state);
    if (!prompt) break;
    const fitting = prompt.kind === "raid" ? String(Number(text) || 0) : text;
    step = FLOW.resolve(deepFreeze(state), new Map([[prompt.id, fitting]]), dice);
  }
  return seen;
}

describe("any agenda", () => {
  const agendas = fc.array(task, { maxLength: 8 });

  test("stops at a question, or with nothing left to do", () => {
    fc.assert(
      fc.property(agendas, texts, (agenda, answers) => {
        for (const step of walk(road(...agenda), answers, (state) => state)) {
          const { state } = step as { readonly state: Road };
          expect(FLOW.prompts(state).length > 0).toBe(state.agenda.length > 0);
        }
      }),
    );
  });

  test("goes on the same from a copy of its state: the agenda is plain data", () => {
    fc.assert(
      fc.property(agendas, texts, (agenda, answers) => {
        const copied = walk(road(...agenda), answers, (state) => JSON.parse(JSON.stringify(state)) as Road);
        expect(copied).toEqual(walk(road(...agenda), answers, (state) => state));
      }),
    );
  });

  test("does the same whether tasks are put first or stood there from the beginning", () => {
    fc.assert(
      fc.property(agendas, agendas, texts, (first, then, answers) => {
        const put = AGENDA.doFirst(road(...then), first);
        expect(walk(put, answers, (state) => state)).toEqual(
          walk(road(...first, ...then), answers, (state) => state),
        );
      }),
    );
  });
});
