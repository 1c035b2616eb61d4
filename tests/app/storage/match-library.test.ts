import { describe, expect, it, test, vi } from "vitest";
import { type LogShelf, memoryLogShelf } from "../../../src/app/storage/log-shelf.ts";
import { matchLibrary, sortedOut } from "../../../src/app/storage/match-library.ts";
import { partsOf } from "../../../src/app/storage/parts.ts";
import { record } from "./parts.ts";

const PENDING = { sealed: [["R1", "2L1"]], drafts: [["B1", "3"]], typed: [4], draws: [2] } as const;

/** A shelf that refuses everything, or only what is written. */
function failingShelf(inner: LogShelf, refuses: () => "all" | "writes" | "nothing"): LogShelf {
  const guard = async <T>(writes: boolean, act: () => Promise<T>): Promise<T> => {
    if (refuses() === "all" || (writes && refuses() === "writes"))
      throw new DOMException("no", "QuotaExceededError");
    return act();
  };
  return {
    read: (id) => guard(false, () => inner.read(id)),
    heads: () => guard(false, () => inner.heads()),
    replace: (id, parts) => guard(true, () => inner.replace(id, parts)),
    append: (id, growth) => guard(true, () => inner.append(id, growth)),
    setPending: (id, pending) => guard(true, () => inner.setPending(id, pending)),
    remove: (id) => guard(true, () => inner.remove(id)),
  };
}

/** A shelf that tells what is written to it. */
function watched(inner: LogShelf) {
  const written: unknown[] = [];
  const shelf: LogShelf = {
    ...inner,
    replace: (id, parts) => {
      written.push(["whole", parts.entries.length]);
      return inner.replace(id, parts);
    },
    append: (id, growth) => {
      written.push(["rounds", growth.entries.length]);
      return inner.append(id, growth);
    },
    setPending: (id, pending) => {
      written.push(["orders", JSON.stringify(pending).length < 200]);
      return inner.setPending(id, pending);
    },
  };
  return { shelf, written };
}

const quiet = () => undefined;

describe("the list of own matches", () => {
  const DAY = 24 * 60 * 60 * 1000;

  it("leaves out what nobody has touched, and lets go of what nobody has for a week", async () => {
    const library = matchLibrary(memoryLogShelf(), quiet);
    await library.save({ ...record("begun", 1), untouched: true, created: 9 * DAY });
    await library.save({ ...record("forgotten", 2), untouched: true, created: DAY });
    await library.save({ ...record("written", 3), untouched: false, turn: 1, created: DAY });
    await library.save(record("old", 4, 2));
    const { touched, forgotten } = sortedOut(await library.list(), 10 * DAY);
    expect(touched.map((match) => match.ok && [match.value.id, match.value.turn])).toEqual([
      ["old", undefined],
      ["written", 1],
    ]);
    expect(forgotten).toEqual(["forgotten"]);
  });

  it("has a match as soon as somebody has done something in it", async () => {
    const library = matchLibrary(memoryLogShelf(), quiet);
    const begun = { ...record("begun", 1), untouched: true };
    await library.save(begun);
    expect(sortedOut(await library.list(), 0).touched).toEqual([]);
    expect(await library.append({ ...begun, untouched: false, turn: 1 }, 0)).toBe(true);
    expect(sortedOut(await library.list(), 0).touched).toHaveLength(1);
  });
});

describe("the library of own matches", () => {
  it("keeps several matches, the latest first, with the length of their logs", async () => {
    const library = matchLibrary(memoryLogShelf(), quiet);
    await library.save(record("old", 1));
    await library.save(record("new", 9, 3));
    await library.save(record("mid", 5));
    const listed = await library.list();
    expect(listed.map((match) => match.ok && [match.value.id, match.value.entries])).toEqual([
      ["new", 3],
      ["mid", 0],
      ["old", 0],
    ]);
    await library.remove("mid");
    expect(await library.load("mid")).toMatchObject({ ok: false, error: { code: "record-missing" } });
  });

  it("reads back what was kept, pending and all", async () => {
    const library = matchLibrary(memoryLogShelf(), quiet);
    const whole = { ...record("a", 1, 2), ...PENDING, players: { red: "Ann" }, computers: { blue: "pilot" } };
    await library.save(whole);
    expect(await library.load("a")).toEqual({ ok: true, value: whole });
  });

  it("lists what can't be read last, with its id, so that it can be deleted", async () => {
    const shelf = memoryLogShelf();
    const { head, ...parts } = partsOf(record("bad", 1));
    await shelf.replace("bad", { ...parts, head: { ...head, version: 99 as never } });
    const library = matchLibrary(shelf, quiet);
    await library.save(record("good", 1));
    const listed = await library.list();
    expect(listed[0]).toMatchObject({ ok: true });
    expect(listed[1]).toMatchObject({ ok: false, id: "bad", error: { code: "record-newer" } });
  });
});

describe("what is written", () => {
  it("is what is pending with a key, and the new entries with a round", async () => {
    const { shelf, written } = watched(memoryLogShelf());
    const library = matchLibrary(shelf, quiet);
    await library.save(record("a", 1, 1700));
    await library.savePending("a", { at: 1700, ...PENDING });
    expect(await library.load("a")).toMatchObject({ value: { drafts: [["B1", "3"]] } });
    await library.append(record("a", 2, 1702), 1700);
    expect(written).toEqual([
      ["whole", 1700],
      ["orders", true],
      ["rounds", 2],
    ]);
    expect(await library.load("a")).toEqual({ ok: true, value: record("a", 2, 1702) });
  });

  it("is never put over what another window has played since", async () => {
    const shelf = memoryLogShelf();
    const [mine, theirs] = [matchLibrary(shelf, quiet), matchLibrary(shelf, quiet)];
    await mine.save(record("a", 1, 1));
    await theirs.load("a");
    expect(await theirs.append(record("a", 2, 3), 1)).toBe(true);
    expect(await mine.append(record("a", 9, 2), 1)).toBe(false);
    expect(await mine.savePending("a", { at: 1, ...PENDING })).toBe(false);
    expect(await mine.load("a")).toEqual({ ok: true, value: record("a", 2, 3) });
    expect(await mine.append(record("a", 10, 4), 3)).toBe(true);
  });

  it("does not bring back a match that has been deleted elsewhere", async () => {
    const shelf = memoryLogShelf();
    const library = matchLibrary(shelf, quiet);
    await library.save(record("a", 1));
    await shelf.remove("a");
    expect(await library.append(record("a", 2, 1), 0)).toBe(false);
    expect(await library.load("a")).toMatchObject({ ok: false, error: { code: "record-missing" } });
  });

  it("is the whole match where the browser has lost it, also by a key press", async () => {
    let shelf = memoryLogShelf();
    const current = new Proxy({} as LogShelf, { get: (_, name: keyof LogShelf) => shelf[name] });
    const report = vi.fn();
    const library = matchLibrary(current, report);
    await library.save(record("a", 1, 2));
    shelf = memoryLogShelf();
    expect(await library.append(record("a", 2, 3), 2)).toBe(true);
    expect(await matchLibrary(shelf, quiet).load("a")).toEqual({ ok: true, value: record("a", 2, 3) });
    shelf = memoryLogShelf();
    expect(await library.savePending("a", { at: 3, ...PENDING })).toBe(true);
    expect(await matchLibrary(shelf, quiet).load("a")).toMatchObject({ value: { drafts: [["B1", "3"]] } });
    expect(report).not.toHaveBeenCalledWith(expect.anything());
  });

  it("is never put over what another window has played while this one could keep nothing", async () => {
    const inner = memoryLogShelf();
    let mode: "all" | "nothing" = "nothing";
    const mine = matchLibrary(
      failingShelf(inner, () => mode),
      quiet,
    );
    const theirs = matchLibrary(inner, quiet);
    await mine.save(record("a", 1, 1));
    mode = "all";
    await mine.append(record("a", 2, 2), 1);
    expect(mine.lacks("a")).toBe(true);
    await theirs.load("a");
    await theirs.append(record("a", 3, 4), 1);
    mode = "nothing";
    expect(await mine.append(record("a", 2, 3), 2)).toBe(false);
    expect(await theirs.load("a")).toEqual({ ok: true, value: record("a", 3, 4) });
    expect(mine.lacks("a")).toBe(false);
  });

  it("says that all is well only once nothing is in memory alone", async () => {
    const inner = memoryLogShelf();
    let refuses = (_: string) => true;
    const shelf: LogShelf = {
      ...inner,
      replace: async (id, parts) => {
        if (refuses(id)) throw new DOMException("no", "UnknownError");
        return inner.replace(id, parts);
      },
    };
    const report = vi.fn();
    const library = matchLibrary(shelf, report);
    await library.save(record("a", 1, 1));
    refuses = (id) => id === "a";
    await library.save(record("b", 1, 1));
    expect(report).not.toHaveBeenCalledWith(null);
    refuses = () => false;
    expect(await library.retry()).toEqual([{ id: "a", entries: 1 }]);
    expect(report).toHaveBeenLastCalledWith(null);
    expect(await matchLibrary(inner, quiet).load("a")).toEqual({ ok: true, value: record("a", 1, 1) });
  });

  it("goes in the order in which it was handed in", async () => {
    const library = matchLibrary(memoryLogShelf(), quiet);
    const done = [
      library.save(record("a", 1)),
      library.append(record("a", 2, 1), 0),
      library.savePending("a", { at: 1, ...PENDING }),
      library.append(record("a", 3, 2), 1),
    ];
    expect(await Promise.all(done)).toEqual([undefined, true, true, true]);
    expect(await library.load("a")).toEqual({ ok: true, value: record("a", 3, 2) });
  });
});

describe("a shelf that fails", () => {
  it("plays on in memory when the browser refuses everything, and says why", async () => {
    const reports: unknown[] = [];
    const library = matchLibrary(
      failingShelf(memoryLogShelf(), () => "all"),
      (error) => reports.push(error),
    );
    await library.save(record("a", 1));
    expect(await library.append(record("a", 2, 1), 0)).toBe(true);
    expect(await library.savePending("a", { at: 1, ...PENDING })).toBe(true);
    expect(await library.load("a")).toMatchObject({ value: { updated: 2, drafts: [["B1", "3"]] } });
    expect(await library.list()).toHaveLength(1);
    expect(reports[0]).toMatchObject({ name: "QuotaExceededError" });
  });

  test.each(["a round", "what is pending"])(
    "%s that is refused hides what lies there until all is kept",
    async (what) => {
      let refuses: "writes" | "nothing" = "nothing";
      const shelf = memoryLogShelf();
      const reports: unknown[] = [];
      const library = matchLibrary(
        failingShelf(shelf, () => refuses),
        (error) => reports.push(error),
      );
      await library.save(record("a", 1, 1));
      refuses = "writes";
      if (what === "a round") await library.append(record("a", 2, 2), 1);
      else await library.savePending("a", { at: 1, ...PENDING });
      const loaded = await library.load("a");
      expect(loaded).toMatchObject({ value: what === "a round" ? { updated: 2 } : { typed: [4] } });
      expect(await shelf.read("a")).toMatchObject({ head: { updated: 1 }, pending: { typed: [] } });
      refuses = "nothing";
      const rounds = what === "a round" ? 2 : 1;
      await library.append(record("a", 3, rounds + 1), rounds);
      expect(await shelf.read("a")).toMatchObject({ head: { updated: 3, entries: rounds + 1 } });
      expect(await library.load("a")).toEqual({ ok: true, value: record("a", 3, rounds + 1) });
      expect(reports.at(-1)).toBeNull();
    },
  );
});

describe("records kept before", () => {
  it.each([1, 2])(
    "version %i, one value a match, is read and lies in parts from then on",
    async (version) => {
      const shelf = memoryLogShelf();
      const { computers: _, ...old } = { ...record("a", 1, 2), ...PENDING, draws: undefined, version };
      const whole = version === 1 ? old : { ...old, computers: { blue: "pilot" } };
      const kept = { head: whole, pending: undefined, entries: [], checkpoints: [] };
      const before = { ...shelf, read: async (id: string) => (await shelf.read(id)) ?? kept };
      const library = matchLibrary(before, quiet);
      const computers = version === 1 ? {} : { blue: "pilot" };
      const expected = { ...record("a", 1, 2), ...PENDING, draws: [], computers };
      expect(await library.load("a")).toEqual({ ok: true, value: expected });
      expect(await shelf.read("a")).toEqual(partsOf(expected));
      expect(await library.append({ ...expected, ...record("a", 2, 3) }, 2)).toBe(true);
    },
  );

  it("are listed before they are opened", async () => {
    const shelf = memoryLogShelf();
    const old = { ...record("a", 1, 2), version: 2 };
    const library = matchLibrary({ ...shelf, heads: async () => [["a", old]] }, quiet);
    expect(await library.list()).toMatchObject([{ ok: true, value: { id: "a", entries: 2 } }]);
  });

  it("keep their checkpoints as long as they are wanted", async () => {
    const shelf = memoryLogShelf();
    const library = matchLibrary(shelf, quiet);
    const at = (entry: number) => ({ entry, hash: `${entry}`, rules: 1, text: "{}" });
    await library.save({ ...record("a", 1, 3), checkpoints: [at(0), at(2)] });
    expect(await library.load("a")).toMatchObject({ value: { checkpoints: [at(0), at(2)] } });
    await library.append({ ...record("a", 2, 4), checkpoints: [at(1), at(3)] }, 3);
    expect(await library.load("a")).toMatchObject({ value: { checkpoints: [at(1), at(3)] } });
    const parts = partsOf(record("a", 1, 3));
    await shelf.replace("a", { ...parts, checkpoints: [{ entry: "first" }] as never });
    expect(await library.load("a")).toMatchObject({ ok: true, value: { checkpoints: [] } });
  });

  it("with a log that lacks entries are damaged", async () => {
    const shelf = memoryLogShelf();
    const { entries, ...parts } = partsOf(record("a", 1, 3));
    await shelf.replace("a", { ...parts, entries: entries.slice(0, 2) });
    const library = matchLibrary(shelf, quiet);
    expect(await library.load("a")).toMatchObject({ ok: false, error: { code: "record-damaged" } });
  });

  it("with what was pending in another round have nothing pending", async () => {
    const shelf = memoryLogShelf();
    const parts = partsOf(record("a", 1, 3));
    await shelf.replace("a", { ...parts, pending: { at: 2, ...PENDING } });
    const library = matchLibrary(shelf, quiet);
    expect(await library.load("a")).toEqual({ ok: true, value: record("a", 1, 3) });
  });
});
