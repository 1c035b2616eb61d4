import { beforeEach, describe, expect, test, vi } from "vitest";
import { padsOf } from "../../../src/app/games/dogfight/pads.ts";
import { altitudeAtEnd, padOf } from "../../../src/app/games/great-war/pads.ts";
import { draftsOf } from "../../../src/app/session/drafts.ts";
import { openTable } from "../../../src/app/session/open.ts";
import { promptsAtScreen, viewOf } from "../../../src/app/session/selectors.ts";
import type { TableState, TableStore } from "../../../src/app/session/session.ts";
import { seededDice } from "../../../src/core/dice/random.ts";
import type { Prompt } from "../../../src/core/game.ts";
import { begin } from "../../../src/core/match/play.ts";
import type { View as Board } from "../../../src/games/dogfight/rules/view/view.ts";
import type { View as Front } from "../../../src/games/great-war/rules/view/view.ts";
import { GAMES } from "../../../src/games/index.ts";
import { findGame } from "../../../src/games/registry.ts";

/** Every text that was read for its order since the last key. */
const read = vi.hoisted(() => [] as string[]);

/** A game's own reading of an answer, in which its judge is asked. */
const reading = vi.hoisted(() => ({ now: false }));

vi.mock("../../../src/games/dogfight/rules/orders/orders.ts", async (original) => {
  const module = await original<typeof import("../../../src/games/dogfight/rules/orders/orders.ts")>();
  const parse: typeof module.parse = (text, ...asked) => {
    read.push(text);
    reading.now = true;
    const parsed = module.parse(text, ...asked);
    reading.now = false;
    return parsed;
  };
  return { ...module, parse };
});

vi.mock("../../../src/games/dogfight/rules/move/judge-move.ts", async (original) => {
  const module = await original<typeof import("../../../src/games/dogfight/rules/move/judge-move.ts")>();
  const judgeMove: typeof module.judgeMove = (said, situation) => {
    if (!reading.now) read.push(said.text);
    return module.judgeMove(said, situation);
  };
  return { ...module, judgeMove };
});

vi.mock("../../../src/games/great-war/rules/move/judge.ts", async (original) => {
  const module = await original<typeof import("../../../src/games/great-war/rules/move/judge.ts")>();
  const judgeWritten: typeof module.judgeWritten = (said, scene) => {
    read.push(said.text);
    return module.judgeWritten(said, scene);
  };
  const judgeMove: typeof module.judgeMove = (text, scene) => judgeWritten(module.writtenMove(text), scene);
  return { ...module, judgeMove, judgeWritten };
});

async function opened(id: string, config: unknown): Promise<TableStore> {
  const entry = findGame(GAMES, id);
  if (!entry) throw new Error(`no game ${id}`);
  const [game, face] = await Promise.all([entry.load(), entry.face("table")]);
  const live = seededDice("drafts");
  const begun = begin(game, config, live);
  if (!begun.ok) throw new Error(JSON.stringify(begun));
  return openTable({
    id: "m1",
    entry,
    face,
    open: { match: begun.value, dice: undefined },
    say: (phrase) => phrase.key,
    live,
    newId: () => "new",
    save: () => undefined,
    savePending: () => undefined,
  });
}

/** All that the page shows of drafts after a key: the pads, then the picture. */
function show(state: TableState, pads: (prompts: readonly Prompt[]) => unknown): void {
  pads(promptsAtScreen(state));
  const { selected, hovered, shown, face } = state;
  face.overlay?.(viewOf(state), { selected, hovered, drafts: draftsOf(state), shown });
}

beforeEach(() => {
  read.length = 0;
});

describe("the dogfight", () => {
  async function table() {
    const store = await opened("dogfight", { scenario: "four-a-side" });
    store.getState().liftCurtain();
    const key = (prompt: string, text: string) => {
      read.length = 0;
      store.getState().setDraft(prompt, text);
      const state = store.getState();
      show(state, (prompts) => padsOf(state, viewOf(state) as Board, prompts));
    };
    return { store, key };
  }

  test("one parse a draft with every key, whoever shows it", async () => {
    const { key } = await table();
    for (const [prompt, text] of [
      ["R1", "2"],
      ["R2", "2L"],
      ["R3", "nonsense"],
      ["R4", "1"],
    ] as const) {
      key(prompt, text);
      expect(read).toEqual([text]);
    }
    key("R4", "1L");
    expect(read).toEqual(["1L"]);
    key("R1", "2L");
    expect(read.toSorted()).toEqual(["1L", "2L", "2L", "nonsense"]);
  });

  test("none where a draft only is looked at", async () => {
    const { store, key } = await table();
    key("R1", "2");
    read.length = 0;
    const before = draftsOf(store.getState());
    store.getState().hover("B1");
    show(store.getState(), (prompts) => padsOf(store.getState(), viewOf(store.getState()) as Board, prompts));
    expect(read).toEqual([]);
    expect(draftsOf(store.getState())).toBe(before);
  });
});

describe("the Great War", () => {
  test("one parse a draft, and one of the move that it is the beginning of", async () => {
    const options = { sequence: "plotted" };
    const store = await opened("great-war", { scenario: "duel", options });
    store.getState().liftCurtain();
    const [prompt] = promptsAtScreen(store.getState());
    if (!prompt) throw new Error("nobody is asked");
    const key = (text: string) => {
      read.length = 0;
      store.getState().setDraft(prompt.id, text);
      const state = store.getState();
      show(state, (prompts) => prompts.map((asked) => padOf(state, viewOf(state) as Front, asked)));
      return read.length;
    };
    expect(key("8: F2")).toBe(2);
    expect(read[0]).toBe("8: F2");
    expect(key("8: F8")).toBe(1);
    expect(key("")).toBe(1);
    expect(key("8: F x")).toBe(2);
  });

  test.each([
    ["8: F8 -50", -50],
    ["8: F5 split-s -50", -200],
    // Not yet whole, it goes straight on; what is refused counts as it is written.
    ["8: F2 split-s", -150],
    ["8: F8 +900", 900],
  ])("the altitude that %s leads to counts what its maneuvers climb and fall", async (text, by) => {
    const store = await opened("great-war", { scenario: "duel", options: { sequence: "plotted" } });
    store.getState().liftCurtain();
    const [prompt] = promptsAtScreen(store.getState());
    if (!prompt) throw new Error("nobody is asked");
    store.getState().setDraft(prompt.id, text);
    const state = store.getState();
    const pad = padOf(state, viewOf(state) as Front, prompt);
    expect(altitudeAtEnd(pad) - pad.scene.aircraft.altitude).toBe(by);
  });
});
