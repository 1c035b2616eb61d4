import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { tabletopOf } from "../../../src/app/session/selectors.ts";
import { MAX_ENTRIES } from "../../../src/core/limits.ts";
import { timeline } from "../../../src/tabletop/timeline.ts";
import { at, plan } from "../session/table.ts";
import { firstAnswers, soon, tableWith } from "./around.ts";

const BLUE = { blue: "pilot" };
const BOTH = { red: "ace", blue: "pilot" };
/** Milliseconds: longer than the table ever rests. */
const LONG = 5000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", () => 0);
  vi.stubGlobal("cancelAnimationFrame", () => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function rounds({ store }: Pick<ReturnType<typeof tableWith>, "store">): number {
  return at(store).open.match.moments.length - 1;
}

describe("a computer's seat", () => {
  it("is asked at once, while the person still writes, and its answer is sealed at once", async () => {
    const { store, puts } = tableWith(BLUE);
    expect(puts.map(({ request }) => [request.seat, request.opponent])).toEqual([["blue", "pilot"]]);
    await puts[0]?.answer(firstAnswers("blue"));
    expect(at(store).awaited).toEqual(["red"]);
    expect(puts).toHaveLength(1);
  });

  it("plays on after a rest when the person was quicker", async () => {
    const table = tableWith(BLUE);
    plan(table.store, "red", "3");
    await table.puts[0]?.answer(firstAnswers("blue"));
    expect(rounds(table)).toBe(0);
    vi.advanceTimersByTime(LONG);
    expect(rounds(table)).toBe(1);
  });

  it("is asked nothing where the log has no room for its answer", async () => {
    const { store, puts } = tableWith(BOTH);
    const { open } = at(store);
    const entries = Array.from({ length: MAX_ENTRIES }, () => ({ kind: "unseal", seat: "red" }) as const);
    await soon();
    const before = puts.length;
    store.setState({ open: { ...open, match: { ...open.match, entries } } });
    await puts[0]?.answer(firstAnswers("red"));
    vi.advanceTimersByTime(LONG);
    expect(puts).toHaveLength(before);
    expect(at(store).awaited).toEqual(["red", "blue"]);
  });

  it("is asked the next question when the round is over", async () => {
    const { store, puts } = tableWith(BLUE);
    await puts[0]?.answer(firstAnswers("blue"));
    plan(store, "red", "0");
    expect(at(store).awaited).toEqual(["blue"]);
    expect(puts).toHaveLength(2);
    expect(puts[1]?.request.prompts.map(({ id }) => id)).toEqual(["blue-shove"]);
    expect(puts[1]?.request.seed).not.toBe(puts[0]?.request.seed);
  });
});

describe("the table is not at rest", () => {
  async function waiting() {
    const table = tableWith(BLUE);
    plan(table.store, "red", "3");
    return table;
  }

  it("while somebody looks at the past", async () => {
    const table = await waiting();
    at(table.store).jump(0);
    await table.puts[0]?.answer(firstAnswers("blue"));
    vi.advanceTimersByTime(LONG);
    expect(rounds(table)).toBe(0);
    at(table.store).jump(null);
    vi.advanceTimersByTime(LONG);
    expect(rounds(table)).toBe(1);
  });

  it("while a sheet lies above it, or somebody holds the game", async () => {
    const table = await waiting();
    table.page.setState({ dialog: "seats", held: true });
    await table.puts[0]?.answer(firstAnswers("blue"));
    table.page.setState({ dialog: null });
    vi.advanceTimersByTime(LONG);
    expect(rounds(table)).toBe(0);
    table.page.setState({ held: false });
    vi.advanceTimersByTime(LONG);
    expect(rounds(table)).toBe(1);
  });

  it("while something moves, or stands still in the middle of a move", async () => {
    const table = await waiting();
    table.player.instant = false;
    const stood = tabletopOf(at(table.store));
    table.player.load({ ...timeline(stood, stood), duration: 1000 });
    table.player.play();
    await table.puts[0]?.answer(firstAnswers("blue"));
    vi.advanceTimersByTime(LONG);
    expect(rounds(table)).toBe(0);
    table.player.pause();
    vi.advanceTimersByTime(LONG);
    expect(rounds(table)).toBe(0);
    table.player.finish();
    expect(rounds(table)).toBe(0);
    vi.advanceTimersByTime(LONG);
    expect(rounds(table)).toBe(1);
  });
});

describe("a page that nobody sees", () => {
  it("plays nothing; looked at again, it first reads what another tab has played", async () => {
    const page = Object.assign(new EventTarget(), { hidden: true });
    vi.stubGlobal("document", page);
    const { store, puts } = tableWith(BLUE);
    await puts[0]?.answer(firstAnswers("blue"));
    vi.advanceTimersByTime(LONG);
    expect(at(store).awaited).toEqual(["red", "blue"]);
    page.hidden = false;
    page.dispatchEvent(new Event("visibilitychange"));
    expect(at(store).awaited).toEqual(["red", "blue"]);
    vi.advanceTimersByTime(LONG);
    expect(at(store).awaited).toEqual(["red"]);
  });
});

describe("computers among themselves", () => {
  it("answer one after the other, each after a rest", async () => {
    const table = tableWith(BOTH);
    for (const put of [...table.puts]) {
      const seat = put.request.seat === "red" ? "red" : "blue";
      await put.answer(firstAnswers(seat));
    }
    expect(rounds(table)).toBe(0);
    vi.advanceTimersByTime(LONG);
    expect(rounds(table)).toBe(1);
    expect(at(table.store)).toMatchObject({ viewer: "table", curtain: null });
    expect(table.puts).toHaveLength(3);
  });

  it("rest for nobody while they play in people's stead", async () => {
    const table = tableWith(BLUE);
    at(table.store).lend("cadet", () => true);
    for (const put of [...table.puts]) {
      const seat = put.request.seat === "red" ? "red" : "blue";
      await put.answer(firstAnswers(seat));
    }
    expect(rounds(table)).toBe(1);
  });
});

describe("an answer comes too late", () => {
  it("when the seat was given to a person", async () => {
    const { store, puts } = tableWith(BLUE);
    at(store).seatComputer("blue", null);
    expect(puts[0]?.signal?.aborted).toBe(true);
    await puts[0]?.answer(firstAnswers("blue"));
    vi.advanceTimersByTime(LONG);
    expect(at(store).awaited).toEqual(["red", "blue"]);
  });

  it("when another computer has the seat: that one is asked", async () => {
    const { store, puts } = tableWith(BLUE);
    at(store).seatComputer("blue", "cadet");
    await puts[0]?.answer(firstAnswers("blue"));
    expect(at(store).awaited).toEqual(["red", "blue"]);
    expect(puts[1]?.request.opponent).toBe("cadet");
    await puts[1]?.answer(firstAnswers("blue"));
    expect(at(store).awaited).toEqual(["red"]);
  });

  it("when rounds were taken back: it is asked again, and draws anew", async () => {
    const { store, puts } = tableWith(BLUE);
    await puts[0]?.answer(firstAnswers("blue"));
    plan(store, "red", "0");
    expect(at(store).takeBack(1, "red").ok).toBe(true);
    expect(puts[1]?.signal?.aborted).toBe(true);
    await puts[1]?.answer({ "blue-shove": "pass" });
    expect(at(store).awaited).toEqual(["red", "blue"]);
    const { seed, opens: _, ...asked } = puts[0]?.request ?? { seed: "", opens: true };
    expect(puts[2]?.request).toMatchObject({ ...asked, opens: false });
    expect(puts[2]?.request.seed).not.toBe(seed);
  });

  it("when the page was left", async () => {
    const { store, seats, puts } = tableWith(BLUE);
    seats.dispose();
    expect(puts[0]?.signal?.aborted).toBe(true);
    await puts[0]?.answer(firstAnswers("blue"));
    expect(at(store).awaited).toEqual(["red", "blue"]);
  });
});

describe("a computer that takes its time", () => {
  it("is shown with its progress after a while, and no longer than it thinks", async () => {
    const { page, puts } = tableWith(BLUE);
    puts[0]?.onProgress?.(0.1);
    expect(page.getState().thinking).toBeNull();
    vi.advanceTimersByTime(400);
    expect(page.getState().thinking).toEqual({ seat: "blue", spent: 0.1 });
    puts[0]?.onProgress?.(0.6);
    expect(page.getState().thinking?.spent).toBe(0.6);
    await puts[0]?.answer(firstAnswers("blue"));
    expect(page.getState().thinking).toBeNull();
  });
});

describe("a computer that does not answer", () => {
  it("is told once and asked again when somebody wants that", async () => {
    const { store, page, puts } = tableWith(BLUE);
    await puts[0]?.fail();
    expect(page.getState().dropped).toBe("blue");
    vi.advanceTimersByTime(LONG);
    expect(puts).toHaveLength(1);
    page.setState({ dropped: null });
    expect(puts).toHaveLength(2);
    await puts[1]?.answer(firstAnswers("blue"));
    expect(at(store).awaited).toEqual(["red"]);
  });

  it("may be replaced by a person", async () => {
    const { store, page, puts } = tableWith(BLUE);
    await puts[0]?.fail();
    at(store).seatComputer("blue", null);
    await soon();
    expect(page.getState().dropped).toBeNull();
    expect(puts).toHaveLength(1);
  });

  it("counts as such when its answer is not legal", async () => {
    const { store, page, puts } = tableWith(BLUE);
    await puts[0]?.answer({ ...firstAnswers("blue"), "blue-bid": "99" });
    expect(page.getState().dropped).toBe("blue");
    expect(at(store).awaited).toEqual(["red", "blue"]);
  });
});
