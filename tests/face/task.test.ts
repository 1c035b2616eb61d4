import { describe, expect, test } from "vitest";
import { recordedDice } from "../../src/core/dice/dice.ts";
import { seededDice } from "../../src/core/dice/random.ts";
import { openFile, parseFile } from "../../src/core/file/file.ts";
import { eventsFor } from "../../src/core/match/log.ts";
import type { Match } from "../../src/core/match/match.ts";
import { begin } from "../../src/core/match/play.ts";
import { type AnyCatalogue, say } from "../../src/core/phrase.ts";
import { doneOf, type Goal, type Task } from "../../src/face/task.ts";
import { type Text, wordsOf } from "../../src/face/text.ts";
import { GAMES } from "../../src/games/index.ts";
import { findGame, type GameEntry } from "../../src/games/registry.ts";
import { goldenText } from "../goldens/files.ts";
import { raidEntry } from "../toy-game/entry.ts";
import { gamesWith } from "../whole-games.ts";

const ENTRIES = [...(await gamesWith((entry) => entry.face("task"))), raidEntry];

function textsOf({ aim, standing, goals }: Task): readonly Text[] {
  const ofGoals = goals.flatMap(({ text, how, pays, far }) => [text, how, pays, far]);
  return [aim, standing, ...ofGoals].filter((text) => text !== undefined);
}

async function tasksAt(entry: GameEntry, match: Match, index: number, viewer: string) {
  const part = await entry.face("task");
  const viewOf = (at: number) => match.game.view(match.moments[at]?.state, viewer);
  const events = match.moments.slice(0, index + 1).flatMap((moment) => eventsFor(moment, viewer));
  return part?.tasks(viewOf(index), { start: viewOf(0), events }) ?? [];
}

async function started(entry: GameEntry, scenario: string): Promise<Match> {
  const begun = begin(await entry.load(), { scenario }, seededDice("task"));
  if (!begun.ok) throw new Error(JSON.stringify(begun));
  return begun.value;
}

describe.each(ENTRIES.map((entry) => [entry.meta.id, entry] as const))("the tasks of %s", (_, entry) => {
  test.each(entry.meta.scenarios.map(({ id }) => id))(
    "%s are told to each side in every language",
    async (id) => {
      const match = await started(entry, id);
      const tasks = await tasksAt(entry, match, 0, "table");
      expect(new Set(tasks.map(({ side }) => side))).toEqual(new Set(match.seats.map(({ side }) => side)));
      const [english, german] = await Promise.all([entry.words("en", "task"), entry.words("de", "task")]);
      const spoken = (words: AnyCatalogue) =>
        tasks.flatMap(textsOf).map((text) => wordsOf(text, (phrase) => say(words, phrase)));
      for (const words of [english, german]) {
        expect(spoken(words).join("\n")).not.toMatch(/undefined|NaN|null|task\./);
        expect(spoken(words).every((text) => text !== "")).toBe(true);
      }
      expect(spoken(german)).not.toEqual(spoken(english));
      for (const { goals } of tasks) {
        expect(goals.length).toBeGreaterThan(0);
        expect(new Set(goals.map((goal) => goal.id)).size).toBe(goals.length);
        expect(goals.every(({ state }) => state === "open")).toBe(true);
      }
    },
  );
});

/** A recorded match, and the goals of a side at one of its moments; the last without one. */
async function golden(name: string) {
  const text = goldenText(name);
  const file = parseFile(text);
  if (!file.ok) throw new Error(JSON.stringify(file.error));
  const entry = findGame(GAMES, file.value.game) as GameEntry;
  const opened = openFile(await entry.load(), file.value, recordedDice([]));
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const { match } = opened.value;
  const words = await entry.words("en", "task");
  const spoken = (text?: Text) => text && wordsOf(text, (phrase) => say(words, phrase));
  return {
    match,
    goals: async (side: string, at = match.moments.length - 1) => {
      const tasks = await tasksAt(entry, match, at, "table");
      const { goals = [] } = tasks.find((task) => task.side === side) ?? {};
      return goals.map(({ id, state, far }: Goal) => [id, state, spoken(far)] as const);
    },
  };
}

/** The first moment at which something was told. */
function toldAt({ moments }: Match, key: string): number {
  return moments.findIndex(({ events }) => events.some((event) => event.key === key));
}

describe("what is done and what is missing", () => {
  test("a photograph is done once it is taken, not before", async () => {
    const { match, goals } = await golden("great-war-photo");
    const taken = toldAt(match, "event.photo");
    const photo = match.moments[taken]?.events.find(({ key }) => key === "event.photo");
    const name = `${photo?.values.target}`;
    const target = async (at: number) => (await goals("allied", at)).find(([id]) => id === name);
    expect(await target(taken - 1)).toEqual([name, "open", undefined]);
    expect(await target(taken)).toEqual([name, "done", undefined]);
  });

  test("strafed hexes are counted for their side alone", async () => {
    const { match, goals } = await golden("great-war-trench-strafing");
    const strafed = match.moments.flatMap(({ events }) =>
      events.filter(({ key }) => key === "event.strafes"),
    );
    const trench = strafed.reduce((sum, { values }) => sum + Number(values.trench), 0);
    expect(strafed.length).toBeGreaterThan(0);
    expect((await goals("allied")).find(([id]) => id === "T1")?.[2]).toMatch(new RegExp(`^${trench} hex`));
    expect((await goals("german")).find(([id]) => id === "trench")?.[2]).toBe("0 hexes so far");
  });

  test("who wants an edge counts who is across; who stops him has done so when too few are left", async () => {
    const { match, goals } = await golden("fortresses");
    const [[, first] = []] = await goals("red", 0);
    expect(first).toBe("open");
    const winner = match.game.outcome(match.moments.at(-1)?.state)?.winner;
    const states = Object.fromEntries(
      await Promise.all(["red", "blue"].map(async (side) => [side, (await goals(side))[0]?.[1]] as const)),
    );
    const loser = winner === "red" ? "blue" : "red";
    expect(states).toEqual({ [`${winner}`]: "done", [loser]: "missed" });
  });
});

test("a target that was chosen in secret is told to its own side alone", async () => {
  const match = await started(raidEntry, "raid");
  const [moment] = match.moments;
  const state = { ...(moment?.state as object), choices: { red: "B5", blue: "C4" } };
  const part = await raidEntry.face("task");
  const idsFor = (viewer: string) => {
    const view = match.game.view(state, viewer);
    const tasks = part?.tasks(view, { start: view, events: [] }) ?? [];
    return tasks.map(({ goals }) => goals.map(({ id }) => id));
  };
  expect(idsFor("red")).toEqual([["chosen", "losses"], ["losses"]]);
  expect(idsFor("blue")).toEqual([["losses"], ["chosen", "losses"]]);
  expect(idsFor("table")).toEqual([["losses"], ["losses"]]);
});

test("how much is done of how much is said beside the button", () => {
  const goal = (id: string, state: Goal["state"]): Goal => ({ id, text: id, state });
  const goals = [goal("a", "done"), goal("b", "open"), goal("c", "missed")];
  expect(doneOf({ side: "red", aim: "", goals })).toEqual({ done: 1, of: 3 });
});
