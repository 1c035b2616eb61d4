import { IDBFactory } from "fake-indexeddb";
import { promisifyRequest } from "idb-keyval";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection } from "../../../src/app/storage/connection.ts";

let factory: IDBFactory;

beforeEach(() => {
  factory = new IDBFactory();
  vi.stubGlobal("indexedDB", factory);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** What tells how the database has been opened since, the latest last. */
function opened(): () => readonly IDBDatabase[] {
  const requests: IDBOpenDBRequest[] = [];
  const { open } = factory;
  vi.spyOn(factory, "open").mockImplementation((...asked) => {
    const request = open.apply(factory, asked);
    // Another part of the page may look for its own meanwhile.
    if (asked[0] === "base") requests.push(request);
    return request;
  });
  return () => requests.map(({ result }) => result);
}

const put = ({ use }: Connection, value: string) =>
  use("readwrite", (store) => promisifyRequest(store.put(value, "key")));
const read = ({ use }: Connection) => use("readonly", (store) => promisifyRequest<unknown>(store.get("key")));

describe("a connection with a database of the browser", () => {
  it("is opened once for all calls", async () => {
    const bases = opened();
    const connection = new Connection("base", "store");
    await put(connection, "kept");
    expect(await read(connection)).toBe("kept");
    expect(bases()).toHaveLength(1);
  });

  it("is opened anew when the browser has closed it without a word", async () => {
    const bases = opened();
    const connection = new Connection("base", "store");
    await put(connection, "kept");
    bases()[0]?.close();
    expect(await read(connection)).toBe("kept");
    expect(bases()).toHaveLength(2);
  });

  it("makes way for a tab that deletes the database, and begins another one", async () => {
    const connection = new Connection("base", "store");
    await put(connection, "kept");
    await promisifyRequest(factory.deleteDatabase("base"));
    expect(await read(connection)).toBeUndefined();
    await put(connection, "again");
    expect(await read(connection)).toBe("again");
  });

  it("makes its store where a database lacks it", async () => {
    (await promisifyRequest(factory.open("base", 3))).close();
    const connection = new Connection("base", "store");
    await put(connection, "kept");
    expect(await read(connection)).toBe("kept");
  });

  it("lets go of the database it is told to drop", async () => {
    const bases = opened();
    const connection = new Connection("base", "store");
    await put(connection, "kept");
    connection.drop();
    await Promise.resolve();
    expect(() => bases()[0]?.transaction("store")).toThrow();
    expect(await read(connection)).toBe("kept");
  });
});

describe("a call that fails", () => {
  it.each([
    ["twice, and then no more", "DataError", 2],
    ["once for want of room", "QuotaExceededError", 1],
  ])("is tried %s, and leaves nothing", async (_, name, times) => {
    const connection = new Connection("base", "store");
    const act = vi.fn(async (store: IDBObjectStore) => {
      await promisifyRequest(store.put("half", "key"));
      throw new DOMException("no", name);
    });
    await expect(connection.use("readwrite", act)).rejects.toMatchObject({ name });
    expect(act).toHaveBeenCalledTimes(times);
    expect(await read(connection)).toBeUndefined();
  });
});
