import { describe, expect, it } from "vitest";
import { libraryOf } from "../../../src/app/storage/library.ts";
import { memoryShelf, type Shelf } from "../../../src/app/storage/shelf.ts";
import { ok } from "../../../src/core/result.ts";

interface Own {
  readonly id: string;
  readonly updated: number;
}

function record(id: string, updated: number): Own {
  return { id, updated };
}

function libraryOver(shelf: Shelf, report: (error: unknown | null) => void) {
  return libraryOf<Own>(
    shelf,
    (kept) =>
      (kept as Own).updated < 0
        ? { ok: false, error: { code: "record-damaged", values: {} } }
        : ok(kept as Own),
    report,
  );
}

/** A shelf that refuses everything, or only what is written. */
function failingShelf(inner: Shelf, refuses: () => "all" | "writes" | "nothing"): Shelf {
  const guard = async <T>(writes: boolean, act: () => Promise<T>): Promise<T> => {
    if (refuses() === "all" || (writes && refuses() === "writes"))
      throw new DOMException("no", "QuotaExceededError");
    return act();
  };
  return {
    get: (id) => guard(false, () => inner.get(id)),
    set: (id, value) => guard(true, () => inner.set(id, value)),
    remove: (id) => guard(true, () => inner.remove(id)),
    all: () => guard(false, () => inner.all()),
  };
}

describe("a library of own things", () => {
  it("keeps several matches, the latest first", async () => {
    const library = libraryOver(memoryShelf(), () => undefined);
    await library.save(record("old", 1));
    await library.save(record("new", 9));
    await library.save(record("mid", 5));
    const listed = await library.list();
    expect(listed.map((match) => match.ok && match.value.id)).toEqual(["new", "mid", "old"]);
    await library.remove("mid");
    expect(await library.load("mid")).toMatchObject({ ok: false, error: { code: "record-missing" } });
  });

  it("lists what can't be read last, with its id, so that it can be deleted", async () => {
    const shelf = memoryShelf();
    await shelf.set("bad", record("bad", -1));
    const library = libraryOver(shelf, () => undefined);
    await library.save(record("good", 1));
    const listed = await library.list();
    expect(listed[0]).toMatchObject({ ok: true });
    expect(listed[1]).toMatchObject({ ok: false, id: "bad", error: { code: "record-damaged" } });
  });

  it("plays on in memory when the browser refuses everything, and says why", async () => {
    const reports: unknown[] = [];
    const library = libraryOver(
      failingShelf(memoryShelf(), () => "all"),
      (error) => reports.push(error),
    );
    await library.save(record("a", 1));
    expect(await library.load("a")).toMatchObject({ ok: true, value: { id: "a" } });
    expect(await library.list()).toHaveLength(1);
    expect(reports[0]).toMatchObject({ name: "QuotaExceededError" });
  });

  it("hides an older copy on the shelf behind the newer one in memory until a save goes through", async () => {
    let refuses: "writes" | "nothing" = "nothing";
    const shelf = memoryShelf();
    const reports: unknown[] = [];
    const library = libraryOver(
      failingShelf(shelf, () => refuses),
      (error) => reports.push(error),
    );
    await library.save(record("a", 1));
    refuses = "writes";
    await library.save(record("a", 2));
    expect(await library.load("a")).toMatchObject({ value: { updated: 2 } });
    expect(await shelf.get("a")).toMatchObject({ updated: 1 });
    refuses = "nothing";
    await library.save(record("a", 3));
    expect(await shelf.get("a")).toMatchObject({ updated: 3 });
    expect(reports.at(-1)).toBeNull();
  });
});
