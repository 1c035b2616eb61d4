import { expect, test } from "vitest";
import { askOf, offersOf, placedOffers } from "../../../../src/app/face/table/asking.ts";
import { give } from "../../../../src/app/face/table/giving.ts";
import { openTable } from "../../../../src/app/session/open.ts";
import { promptsAtScreen, tabletopOf, viewOf } from "../../../../src/app/session/selectors.ts";
import type { TableStore } from "../../../../src/app/session/session.ts";
import { seededDice } from "../../../../src/core/dice/random.ts";
import { begin } from "../../../../src/core/match/play.ts";
import { raidEntry } from "../../../toy-game/entry.ts";

/** The raid with nobody but people; `plain`: its face says nothing of its questions. */
async function opened(plain: boolean): Promise<TableStore> {
  const [game, whole] = await Promise.all([raidEntry.load(), raidEntry.face("table")]);
  const { ask: _, offers: __, ...bare } = whole;
  const live = seededDice("asking");
  const begun = begin(game, { scenario: "sortie" }, live);
  if (!begun.ok) throw new Error(JSON.stringify(begun));
  const store = openTable({
    id: "m1",
    entry: raidEntry,
    face: plain ? bare : whole,
    open: { match: begun.value, dice: undefined },
    say: (phrase) => phrase.key,
    live,
    newId: () => "new",
    save: () => undefined,
    savePending: () => undefined,
  });
  store.getState().liftCurtain();
  return store;
}

function first(store: TableStore) {
  const [prompt] = promptsAtScreen(store.getState());
  if (!prompt) throw new Error("nobody is asked");
  return prompt;
}

test("a game that tells nothing of its questions is asked all the same, each answer as it is written", async () => {
  const store = await opened(true);
  const prompt = first(store);
  const state = store.getState();
  expect(askOf(state, prompt, "Raiders")).toEqual({ style: "choice", why: "" });
  const written = offersOf(state, prompt).map(({ text }) => text);
  expect(written.length).toBeGreaterThan(1);
  expect(placedOffers(state)).toEqual([]);
  const view = viewOf(state);
  for (const text of written) expect(state.game.parse(text, prompt, view, new Map()).ok).toBe(true);
});

test("what can be answered on the table stands there: places of a map, later counters and cards in hand", async () => {
  const store = await opened(false);
  const seen = new Set<string>();
  for (let round = 0; round < 60 && seen.size < 2; round += 1) {
    const state = store.getState();
    if (state.curtain !== null) state.liftCurtain();
    const prompts = promptsAtScreen(store.getState());
    const placed = placedOffers(store.getState());
    const { sites = [], counters = [], cards = [] } = tabletopOf(store.getState());
    const standing = new Set([...sites, ...counters, ...cards].map(({ id }) => id));
    for (const { on } of placed) expect(standing).toContain(on);
    for (const prompt of prompts) {
      const { style } = askOf(store.getState(), prompt, "");
      if (placed.some((one) => one.prompt.id === prompt.id)) seen.add(style);
      const [offer] = offersOf(store.getState(), prompt);
      expect(give(store.getState(), prompt, offer?.text ?? "")).toMatchObject({ ok: true });
    }
  }
  expect([...seen].sort()).toEqual(["hand", "map"]);
});

test("an answer that is refused stays as it was written, with why", async () => {
  const store = await opened(false);
  const prompt = first(store);
  const done = give(store.getState(), prompt, "nonsense");
  expect(done.ok).toBe(false);
  expect(store.getState().drafts.get(prompt.id)).toBe("nonsense");
});
