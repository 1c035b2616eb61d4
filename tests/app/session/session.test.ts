import { describe, expect, it, vi } from "vitest";
import { readingOf } from "../../../src/app/session/drafts.ts";
import { openedAt, promptsAtScreen, tabletopOf, viewOf } from "../../../src/app/session/selectors.ts";
import { now } from "../../../src/core/match/match.ts";
import { raid } from "../../toy-game/computer/game.ts";
import { at, openDuel, plan, reload } from "./table.ts";

/** Everything that a page can get at, in one text. */
function visible(state: object): string {
  const maps = (_key: string, value: unknown) => (value instanceof Map ? [...value] : value);
  const { open, entry, game, ...shown } = state as Record<string, unknown>;
  return JSON.stringify(shown, maps);
}

describe("the curtain", () => {
  it("hangs before the first seat and shows nobody's view", () => {
    const { store } = openDuel();
    expect(at(store)).toMatchObject({ viewer: "table", curtain: "red", sheer: true });
    expect(promptsAtScreen(at(store))).toEqual([]);
    expect(viewOf(at(store))).toMatchObject({ viewer: "table", hands: { red: { size: 3 } } });
  });

  it("lifts for the seat that it waits for", () => {
    const { store } = openDuel();
    at(store).liftCurtain();
    expect(at(store)).toMatchObject({ viewer: "red", curtain: null });
    expect(promptsAtScreen(at(store)).map(({ id }) => id)).toEqual(["red-target", "red-bid", "R1"]);
  });

  it("takes the first seat's plot off the page in the same change that calls the second", () => {
    const { store } = openDuel();
    const seen: string[] = [];
    at(store).liftCurtain();
    store.subscribe((state) => {
      if (state.viewer !== "red") seen.push(visible(state));
    });
    at(store).setDraft("red-target", "target C4");
    at(store).setDraft("red-bid", "bid 3");
    at(store).setDraft("R1", "done");
    expect(at(store).sealAll("red")).toEqual({ ok: true, value: null });
    expect(at(store)).toMatchObject({ viewer: "table", curtain: "blue", sheer: false, awaited: ["blue"] });
    at(store).liftCurtain();
    at(store).setDraft("blue-bid", "bid 0");
    expect(seen.length).toBeGreaterThan(1);
    for (const text of seen) expect(text).not.toMatch(/C4|done|red-bid/);
    expect(at(store).undoDraft()).toBe(true);
    expect(at(store).undoDraft()).toBe(false);
  });

  it("reads each order of a seat once while it is sealed", () => {
    const { store } = openDuel();
    at(store).liftCurtain();
    for (const [id, text] of [
      ["red-target", "target C4"],
      ["red-bid", "bid 3"],
      ["R1", "done"],
    ] as const)
      at(store).setDraft(id, text);
    const parse = vi.spyOn(raid, "parse");
    expect(at(store).sealAll("red").ok).toBe(true);
    const read = parse.mock.calls.map(([, { id }]) => id);
    parse.mockRestore();
    expect(read).toEqual(["red-target", "red-bid", "R1"]);
  });

  it("lets a seat change its mind, which begins anew and reads nothing that was sealed", () => {
    const { store } = openDuel();
    plan(store, "red", "3");
    at(store).raiseCurtain("red");
    expect(at(store)).toMatchObject({ viewer: "table", curtain: "red", sheer: false });
    at(store).raiseCurtain("blue");
    expect(at(store)).toMatchObject({ curtain: "blue", awaited: ["blue"] });
    at(store).raiseCurtain("red");
    at(store).liftCurtain();
    expect(at(store)).toMatchObject({ sealed: new Map(), drafts: new Map(), awaited: ["red", "blue"] });
    expect(at(store).undoDraft()).toBe(false);
  });

  it("writes in the log that a seat took back what it had sealed, and keeps what the others have written", () => {
    const opened = openDuel();
    const { store, saved } = opened;
    plan(store, "red", "3");
    at(store).liftCurtain();
    at(store).setDraft("blue-bid", "bid 1");
    at(store).raiseCurtain("red");
    expect(at(store).open.match.entries).toEqual([]);
    at(store).liftCurtain();
    expect(at(store).open.match.entries).toEqual([{ kind: "unseal", seat: "red" }]);
    expect(saved.at(-1)).toMatchObject({ sealed: [], drafts: [["blue-bid", "bid 1"]] });
    expect(saved.at(-1)?.file.entries).toEqual([{ unseal: "red" }]);
    const again = reload(opened).store;
    expect(at(again).open.match.entries).toEqual([{ kind: "unseal", seat: "red" }]);
    plan(again, "red", "0");
    plan(again, "blue", "0");
    expect(at(again).open.match.entries.map(({ kind }) => kind)).toEqual(["unseal", "round"]);
    expect(now(at(again).open.match).entry).toBe(1);
  });

  it("writes nothing where nothing was sealed yet, and when a computer's seat is given back", () => {
    const { store } = openDuel();
    at(store).liftCurtain();
    at(store).setDraft("red-bid", "bid 1");
    at(store).raiseCurtain("blue");
    at(store).liftCurtain();
    at(store).raiseCurtain("red");
    at(store).liftCurtain();
    at(store).seatComputer("red", "pilot");
    at(store).seatComputer("red", null);
    expect(at(store).open.match.entries).toEqual([]);
  });

  it("writes it, too, when a computer is given a seat that has sealed its orders", () => {
    const { store } = openDuel();
    plan(store, "red", "3");
    at(store).seatComputer("red", "pilot");
    expect(at(store).open.match.entries).toEqual([{ kind: "unseal", seat: "red" }]);
    expect(at(store).awaited).toEqual(["red", "blue"]);
  });

  it("hangs in an open phase too when a seat holds secret cards", () => {
    const { store } = openDuel();
    plan(store, "red", "3");
    plan(store, "blue", "0");
    expect(at(store)).toMatchObject({ viewer: "table", curtain: "red", sheer: true });
    at(store).liftCurtain();
    expect(at(store).answerNow("red-shove", "pass")).toEqual({ ok: true, value: null });
    expect(at(store).open.match.moments).toHaveLength(3);
  });
});

describe("plotting", () => {
  it("begins with the first piece that is asked about in hand", () => {
    const { store } = openDuel();
    expect(at(store).selected).toBeNull();
    at(store).liftCurtain();
    expect(at(store).selected).toBe("R1");
    plan(store, "red", "3");
    expect(at(store).selected).toBeNull();
  });

  it("refuses what is not legal and keeps the draft", () => {
    const { store } = openDuel();
    at(store).liftCurtain();
    at(store).setDraft("red-bid", "bid 9");
    const done = at(store).seal("red-bid");
    expect(done.ok ? [] : done.error).toMatchObject([{ prompt: "red-bid", code: "not-held" }]);
    expect(at(store).drafts.get("red-bid")).toBe("bid 9");
    expect(readingOf(at(store), "red-bid")?.ok).toBe(false);
    at(store).setDraft("red-bid", "bid 2");
    expect(readingOf(at(store), "red-bid")?.ok).toBe(true);
    at(store).setDraft("red-bid", " ");
    expect(readingOf(at(store), "red-bid")).toBeUndefined();
  });

  it("seals all of a seat's answers or none", () => {
    const { store } = openDuel();
    at(store).liftCurtain();
    at(store).setDraft("red-bid", "bid 3");
    at(store).setDraft("R1", "nowhere");
    const done = at(store).sealAll("red");
    expect(done.ok ? [] : done.error.map(({ prompt }) => prompt)).toEqual(["red-target", "R1"]);
    expect(at(store).sealed.size).toBe(0);
    expect(at(store).viewer).toBe("red");
  });

  it("un-readies an answer that is edited or opened again", () => {
    const { store } = openDuel();
    at(store).liftCurtain();
    at(store).setDraft("red-bid", "bid 3");
    at(store).seal("red-bid");
    expect(at(store).sealed.get("red-bid")).toBe("bid 3");
    at(store).unseal("red-bid");
    expect(at(store)).toMatchObject({ sealed: new Map(), drafts: new Map([["red-bid", "bid 3"]]) });
  });

  it("does not write on another seat's pad", () => {
    const { store } = openDuel();
    at(store).setDraft("red-bid", "bid 3");
    at(store).liftCurtain();
    at(store).setDraft("blue-bid", "bid 3");
    expect(at(store).drafts.size).toBe(0);
    expect(at(store).sealAll("blue")).toEqual({ ok: true, value: null });
    expect(at(store).viewer).toBe("red");
  });

  it("steps back and forth through its own edits", () => {
    const { store } = openDuel();
    at(store).liftCurtain();
    at(store).setDraft("red-bid", "bid 1");
    at(store).setDraft("red-bid", "bid 2");
    expect(at(store).undoDraft()).toBe(true);
    expect(at(store).drafts.get("red-bid")).toBe("bid 1");
    expect(at(store).redoDraft()).toBe(true);
    expect(at(store).drafts.get("red-bid")).toBe("bid 2");
    expect(at(store).redoDraft()).toBe(false);
  });
});

describe("a round that takes time to be kept", () => {
  it("is shown when it is kept, and until then nothing else is played, written or taken back", async () => {
    const { store, keptWhen } = openDuel();
    plan(store, "red", "3");
    let done = (_own: boolean): void => undefined;
    keptWhen(new Promise((resolve) => (done = resolve)));
    plan(store, "blue", "0");
    expect(at(store).open.match.moments).toHaveLength(1);
    at(store).setDraft("blue-bid", "bid 2");
    expect(at(store).drafts.size).toBe(0);
    expect(at(store).playRound()).toEqual({ ok: true, value: null });
    done(true);
    await Promise.resolve();
    expect(at(store).open.match.moments).toHaveLength(2);
    expect(at(store).curtain).toBe("red");
  });

  it("lends and gives seats away when it is shown, if somebody asks for it before", async () => {
    const { store, keptWhen } = openDuel();
    plan(store, "red", "3");
    let done = (_own: boolean): void => undefined;
    keptWhen(new Promise((resolve) => (done = resolve)));
    plan(store, "blue", "0");
    at(store).seatComputer("blue", "pilot");
    at(store).lend("cadet", () => true);
    expect(at(store)).toMatchObject({ lent: [], computers: {} });
    done(true);
    await Promise.resolve();
    expect(at(store).open.match.moments).toHaveLength(2);
    expect(at(store)).toMatchObject({ lent: ["red"], computers: { red: "cadet", blue: "pilot" } });
  });

  it("is never shown when the match has gone on elsewhere", async () => {
    const { store, keptWhen } = openDuel();
    plan(store, "red", "3");
    keptWhen(Promise.resolve(false));
    plan(store, "blue", "0");
    await Promise.resolve();
    expect(at(store).open.match.moments).toHaveLength(1);
    expect(at(store).playRound()).toEqual({ ok: true, value: null });
    expect(at(store).open.match.moments).toHaveLength(1);
  });
});

describe("a round", () => {
  it("is played when the last seat is ready, and reveals what opens together", () => {
    const { store, saved } = openDuel();
    plan(store, "red", "3");
    plan(store, "blue", "0");
    const { match } = at(store).open;
    expect(match.moments).toHaveLength(2);
    expect(openedAt(match, 1)).toEqual([
      { id: "red-bid", side: 0, text: "bid 3" },
      { id: "R1", side: 0, text: "done" },
      { id: "blue-bid", side: 1, text: "bid 0" },
      { id: "B1", side: 1, text: "done" },
    ]);
    expect(saved.at(-1)?.sealed).toEqual([]);
    expect(saved.at(-1)?.file.entries).toHaveLength(1);
    expect(tabletopOf(at(store)).counters).toHaveLength(2);
  });

  it("asks for real dice and resolves with the faces typed in", () => {
    const { store } = openDuel({ typed: true });
    plan(store, "red", "0");
    plan(store, "blue", "0");
    expect(at(store)).toMatchObject({ viewer: "table", needs: { request: { dice: ["d6"], by: "red" } } });
    expect(at(store).typeFaces([7]).ok).toBe(false);
    expect(at(store).needs?.problem).toMatchObject({ code: "dice-face", values: { face: 7, die: "d6" } });
    expect(at(store).typeFaces([5, 5]).ok).toBe(false);
    at(store).typeFaces([5]);
    expect(at(store).needs?.request.by).toBe("blue");
    at(store).rollHere();
    while (at(store).needs) at(store).rollHere();
    const entry = at(store).open.match.entries[0];
    expect(entry?.kind === "round" && entry.rolls[0]).toBe(5);
  });

  it("draws secret cards once, however often real dice are waited for", () => {
    const first = openDuel({ typed: true });
    plan(first.store, "red", "0");
    plan(first.store, "blue", "0");
    const draws = first.saved.at(-1)?.draws;
    expect(draws).toHaveLength(2);
    const { store, saved } = reload(first);
    at(store).typeFaces([5]);
    expect(saved.at(-1)?.draws).toEqual(draws);
    at(store).typeFaces([2]);
    const entry = at(store).open.match.entries[0];
    expect(entry?.kind === "round" && [entry.rolls, entry.draws]).toEqual([[5, 2], draws]);
    expect(saved.at(-1)?.draws).toEqual([]);
  });

  it("uses up faces listed ahead and goes on with live dice", () => {
    const { store, saved } = openDuel({ faces: [6, 1, 4] });
    plan(store, "red", "0");
    plan(store, "blue", "0");
    const entry = at(store).open.match.entries[0];
    expect(entry?.kind === "round" && entry.rolls).toEqual([6, 1]);
    expect(entry?.kind === "round" && entry.draws).toHaveLength(2);
    expect(saved.at(-1)?.file.dice).toEqual({ faces: [4] });
  });
});

describe("a reload", () => {
  it("keeps sealed answers and drafts, and shows the curtain", () => {
    const first = openDuel();
    plan(first.store, "red", "3");
    at(first.store).liftCurtain();
    at(first.store).setDraft("blue-bid", "bid 5");
    const { store } = reload(first);
    expect(at(store)).toMatchObject({ viewer: "table", curtain: "blue", sheer: false, drafts: new Map() });
    at(store).liftCurtain();
    expect([...at(store).drafts]).toEqual([["blue-bid", "bid 5"]]);
    at(store).setDraft("blue-guard", "guard B5");
    at(store).setDraft("B1", "done");
    at(store).sealAll("blue");
    expect(openedAt(at(store).open.match, 1)).toContainEqual({ id: "red-bid", side: 0, text: "bid 3" });
  });

  it("asks again for the real dice that are missing, not for those already read", () => {
    const first = openDuel({ typed: true });
    plan(first.store, "red", "0");
    plan(first.store, "blue", "0");
    at(first.store).typeFaces([5]);
    const { store } = reload(first);
    expect(at(store).needs?.request.by).toBe("blue");
  });

  it("gives the same match", () => {
    const first = openDuel();
    plan(first.store, "red", "3");
    plan(first.store, "blue", "0");
    const { store } = reload(first);
    expect(at(store).open.match.moments.at(-1)?.state).toEqual(
      at(first.store).open.match.moments.at(-1)?.state,
    );
  });
});

describe("taking back", () => {
  it("needs every seat's yes after a reveal, and can be put back with the same dice", () => {
    const { store } = openDuel();
    plan(store, "red", "0");
    plan(store, "blue", "0");
    const before = at(store).open.match.moments[1]?.state;
    const refused = at(store).takeBack(1, "red");
    expect(refused.ok ? [] : refused.error).toMatchObject([
      { code: "take-back-agreement", values: { missing: ["blue"] } },
    ]);
    expect(at(store).takeBack(1, "red", ["blue"]).ok).toBe(true);
    expect(at(store)).toMatchObject({ curtain: "red", redoable: 1 });
    expect(at(store).open.match.moments).toHaveLength(1);
    at(store).redo();
    expect(at(store).redoable).toBe(0);
    expect(at(store).open.match.moments[1]?.state).toEqual(before);
  });

  it("is free for an open answer without dice", () => {
    const { store } = openDuel();
    plan(store, "red", "3");
    plan(store, "blue", "0");
    at(store).liftCurtain();
    at(store).answerNow("red-shove", "pass");
    expect(at(store).takeBack(1, "blue").ok).toBe(false);
    expect(at(store).takeBack(1, "red").ok).toBe(true);
  });

  it("forgets what could be put back once another round is played", () => {
    const { store } = openDuel();
    plan(store, "red", "3");
    plan(store, "blue", "0");
    at(store).takeBack(1, "red", ["blue"]);
    plan(store, "red", "2");
    plan(store, "blue", "0");
    expect(at(store).redoable).toBe(0);
  });
});

describe("moments", () => {
  it("can be looked at without anything being answered, and never beyond the ends", () => {
    const { store } = openDuel();
    plan(store, "red", "3");
    plan(store, "blue", "0");
    at(store).jump(0);
    expect(viewOf(at(store))).toMatchObject({ agenda: [{ do: "plan" }, { do: "turn" }] });
    expect(promptsAtScreen(at(store))).toEqual([]);
    at(store).jump(99);
    expect(at(store).at).toBe(1);
    at(store).jump(null);
    expect(at(store).at).toBeNull();
  });

  it.each([
    ["the set-up", 0, 0],
    ["the first move", 1, 0],
    ["the second move", 2, 1],
    ["the game as it stands", null, 1],
  ])("branch before the move that is watched, into a match named after it: %s", (_, shown, kept) => {
    const { store, saved } = openDuel();
    plan(store, "red", "3");
    plan(store, "blue", "0");
    at(store).liftCurtain();
    expect(at(store).answerNow("red-shove", "pass").ok).toBe(true);
    at(store).jump(shown);
    expect(at(store).branchHere("What if: turn 1")).toBe("new-1");
    expect(saved.at(-1)).toMatchObject({ id: "new-1", sealed: [], branch: "What if: turn 1" });
    expect(saved.at(-1)?.file.entries).toHaveLength(kept);
    expect(at(store).open.match.entries).toHaveLength(2);
  });

  it("keep every seat's viewpoint closed until the match is over", () => {
    const { store } = openDuel();
    for (const lens of ["red", "umpire"]) {
      at(store).look(lens);
      expect(at(store).lens).toBe("table");
    }
    for (let turn = 0; turn < 4; turn++) {
      plan(store, "red", "0");
      plan(store, "blue", "0");
      at(store).liftCurtain();
      const asked = promptsAtScreen(at(store))[0]?.id ?? "";
      at(store).answerNow(asked, "pass");
    }
    expect(at(store).open.match.moments.at(-1)?.outcome).toBeDefined();
    at(store).look("blue");
    expect(viewOf(at(store))).toMatchObject({ viewer: "blue" });
    at(store).look("nobody");
    expect(at(store).lens).toBe("blue");
    at(store).look("umpire");
    expect(viewOf(at(store))).toMatchObject({ viewer: "umpire" });
  });

  it("start again with the same set-up", () => {
    const { store, saved } = openDuel();
    expect(at(store).rematch()).toEqual({ ok: true, value: "new-1" });
    expect(saved.at(-1)?.file).toMatchObject({ config: { scenario: "duel" }, entries: [] });
  });
});
