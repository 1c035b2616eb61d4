import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Change, OpenRound, Store, Waiting, Windows } from "../../../src/server/store/store.ts";
import { holdsSeats } from "./contract-seats.ts";
import { answer, checkpoint, match, pendingIn, round, SEATS, seat, seatsIn, standingIn } from "./samples.ts";

const put = (...answers: (readonly [prompt: string, text: string])[]): Change => ({
  put: new Map(answers.map(([prompt, text]) => [prompt, answer("red", text)])),
});

const NOBODY: Windows = { seats: [], spectators: 0, screens: 0 };

const NOTHING: Waiting = { typed: [], draws: [] };

/** What every store must do, whatever it keeps its matches in. `open` opens an empty one. */
export function holdsContract(open: () => Promise<Store>): void {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  const create = (id = "m1", code = "ABCDE") => store.create(match(id, code), [], SEATS);

  describe("a match", () => {
    it("is found by its id and by its code as it was put there, with its log, seats and checkpoint", async () => {
      const put = match("m1", "ABCDE", { waiting: { typed: [4], draws: [2, 1] }, frozen: "why", over: true });
      const seats = [
        seat("red", { name: "Ada", secret: "s1", handover: { code: "c", until: 1_790_000_000_000 } }),
        seat("blue", { computer: "patient" }),
      ];
      expect(await store.create(put, [round("1"), { unseal: "red" }], seats, checkpoint(0))).toBe(true);
      expect(await store.matchById("m1")).toEqual({ ...put, entries: 2 });
      expect(await store.matchByCode("ABCDE")).toEqual({ ...put, entries: 2 });
      expect(await store.entries("m1", 0)).toEqual([round("1"), { unseal: "red" }]);
      expect(await store.entries("m1", 1)).toEqual([{ unseal: "red" }]);
      expect(await store.entries("m1", 2)).toEqual([]);
      expect(await seatsIn(store, "m1")).toEqual(seats);
      expect(await store.checkpoint("m1")).toEqual(checkpoint(0));
      expect(await store.lengths()).toEqual([{ id: "m1", code: "ABCDE", entries: 2, over: true }]);
    });

    it("tells how it stands as of one moment, with its entries from a number on", async () => {
      const put = match("m1", "ABCDE", { over: true, waiting: { typed: [4], draws: [2, 1] } });
      const entries = [round("1"), { unseal: "red" }, round("2")];
      await store.create(put, entries, SEATS);
      const { rules, over, frozen, touched, waiting } = put;
      const progress = {
        rules,
        over,
        frozen,
        touched,
        waiting,
        entries: 3,
        pending: new Map(),
        seats: SEATS,
        windows: store.attend && { here: NOBODY, elsewhere: NOBODY },
      };
      expect(await store.progress("m1", 0)).toEqual({ ...progress, log: entries });
      expect(await store.progress("m1", 2)).toEqual({ ...progress, log: [round("2")] });
      expect(await store.progress("m1", 3)).toEqual({ ...progress, log: [] });
      await store.change("m1", 3, () => ({ put: new Map([["R1", answer("red", "❦", false)]]) }));
      await store.setRules("m1", { listed: true, teamSees: false });
      await store.freeze("m1", "why");
      expect(await store.progress("m1", 9)).toEqual({
        ...progress,
        rules: { listed: true, teamSees: false },
        frozen: "why",
        pending: new Map([["R1", answer("red", "❦", false)]]),
        log: [],
      });
    });

    it("is not made where its code is taken, and nothing of it is kept", async () => {
      await create();
      expect(await store.create(match("m2", "ABCDE"), [round("1")], SEATS)).toBe(false);
      expect(await store.matchById("m2")).toBeUndefined();
      expect(await store.entries("m2", 0)).toEqual([]);
    });

    it("that can't be kept whole is not kept at all, but what is put there with it", async () => {
      const outcomes = await Promise.allSettled([
        store.create(
          match("m1", "ABCDE"),
          [round("1")],
          [seat("red"), seat("blue"), seat("red")],
          checkpoint(0),
        ),
        store.create(match("m2", "FGHIJ"), [round("2")], SEATS),
      ]);
      const again = store.create(match("m2", "KLMNO"), [round("3")], SEATS);
      await expect(again).rejects.toMatchObject({ fault: "failed" });
      expect(outcomes.map((one) => (one.status === "fulfilled" ? one.value : one.reason.fault))).toEqual([
        "failed",
        true,
      ]);
      expect((await store.lengths()).map(({ id }) => id)).toEqual(["m2"]);
      expect(await store.entries("m1", 0)).toEqual([]);
      expect(await store.checkpoint("m1")).toBeUndefined();
      expect(await store.entries("m2", 0)).toEqual([round("2")]);
    });

    it("that is not there is not found, has no log, and can't be changed", async () => {
      expect(await store.matchById("m1")).toBeUndefined();
      expect(await store.matchByCode("ABCDE")).toBeUndefined();
      expect(await store.checkpoint("m1")).toBeUndefined();
      expect(await store.change("m1", 0, () => put(["R1", "1"]))).toBe("stale");
      expect(await store.claim("m1", "red", "Ada", "s1")).toBe("seat-taken");
      expect(await store.progress("m1", 0)).toBeUndefined();
    });

    it("keeps texts of every script and thousands of entries as they are", async () => {
      const entries = Array.from({ length: 2_500 }, (_, at) => round(`${at} "\\' ❦ \u2028 日本 \u0001`));
      await store.create(match("m1", "ABCDE"), entries, SEATS);
      expect(await store.entries("m1", 0)).toEqual(entries);
      expect((await store.matchById("m1"))?.entries).toBe(2_500);
    });
  });

  describe("the list of tables", () => {
    it("has those that are listed, not over and not frozen, the latest first", async () => {
      const rules = { listed: true, teamSees: false };
      const kinds = [{ touched: 5 }, { touched: 9 }, { touched: 7 }, { over: true }, { frozen: "x" }];
      for (const [at, kind] of kinds.entries())
        await store.create(match(`m${at}`, `CODE${at}`, { rules, ...kind }), [], []);
      await store.create(match("m9", "CODE9"), [], []);
      const ids = async (most: number) => (await store.listed(most)).map(({ id }) => id);
      expect(await ids(10)).toEqual(["m1", "m2", "m0"]);
      expect(await ids(2)).toEqual(["m1", "m2"]);
      await store.setRules("m9", rules);
      await store.setRules("m1", { ...rules, listed: false });
      expect(await ids(10)).toEqual(["m9", "m2", "m0"]);
    });
  });

  describe("a change", () => {
    beforeEach(() => create());

    it("keeps answers beside the log, in place of those of the same prompts, and drops them", async () => {
      expect(await store.change("m1", 0, () => put(["R1", "2L1"], ["R2", "3"]))).toBe("done");
      expect(await store.change("m1", 0, () => ({ ...put(["R1", "1"]), drop: ["R1", "R2"] }))).toBe("done");
      const standing = await standingIn(store, "m1");
      expect(standing).toEqual({ pending: new Map([["R1", answer("red", "1")]]), waiting: NOTHING });
      expect((await store.matchById("m1"))?.entries).toBe(0);
    });

    it("is decided by what stands there", async () => {
      const waiting: Waiting = { typed: [6], draws: [], takeBack: { count: 1, by: "red", agreed: ["blue"] } };
      await store.change("m1", 0, () => ({ ...put(["R1", "2L1"]), waiting }));
      let seen: OpenRound | undefined;
      await store.change("m1", 0, (standing) => {
        seen = standing;
        return undefined;
      });
      expect(seen).toEqual({ pending: new Map([["R1", answer("red", "2L1")]]), waiting });
    });

    it("with an entry ends the round: what waited is gone but what is put", async () => {
      await store.change("m1", 0, () => ({
        ...put(["R1", "1"], ["R2", "2"]),
        waiting: { typed: [1], draws: [] },
      }));
      const before = Date.now();
      const end: Change = { entry: round("1"), ...put(["R2", "2"]), checkpoint: checkpoint(1) };
      expect(await store.change("m1", 0, () => end)).toBe("done");
      const standing = await standingIn(store, "m1");
      expect(standing).toEqual({ pending: new Map([["R2", answer("red", "2")]]), waiting: NOTHING });
      const stored = await store.matchById("m1");
      expect(stored).toMatchObject({ entries: 1, over: false });
      expect(stored?.touched).toBeGreaterThanOrEqual(before);
      expect(await store.checkpoint("m1")).toEqual(checkpoint(1));
      expect(await store.change("m1", 1, () => ({ entry: round("2"), over: true }))).toBe("done");
      expect((await store.matchById("m1"))?.over).toBe(true);
      expect(await store.entries("m1", 0)).toEqual([round("1"), round("2")]);
    });

    it("of a log of another length is stale, and is not even decided", async () => {
      await store.change("m1", 0, () => ({ entry: round("1") }));
      const decide = () => {
        throw new Error("decided");
      };
      expect(await store.change("m1", 0, decide)).toBe("stale");
      expect(await store.change("m1", 2, decide)).toBe("stale");
      expect(await store.entries("m1", 0)).toHaveLength(1);
    });

    it.each<[string, Change | undefined]>([
      ["none", undefined],
      ["an empty one", {}],
      ["the same answer", put(["R1", "1"])],
      ["a drop of what is not there", { drop: ["R7"] }],
      ["what waits already", { waiting: NOTHING }],
    ])("that changes nothing (%s) is nothing, and nobody is told", async (_, change) => {
      await store.change("m1", 0, () => put(["R1", "1"]));
      const told: string[] = [];
      store.onChange((id) => told.push(id));
      expect(await store.change("m1", 0, () => change)).toBe("nothing");
      expect(told).toEqual([]);
    });

    it("that throws changes nothing, and none of those that wait with it", async () => {
      await store.create(match("m2", "FGHIJ"), [], []);
      const fault = new Error("no such order");
      const outcomes = await Promise.allSettled([
        store.change("m1", 0, () => put(["R1", "1"])),
        store.change("m1", 0, () => {
          throw fault;
        }),
        store.change("m2", 0, () => ({ entry: { answers: { R1: 1n as unknown as string } } })),
        store.change("m2", 0, () => put(["R2", "2"])),
        store.change("m1", 0, () => put(["B1", "3"])),
      ]);
      expect(outcomes.map(({ status }) => status)).toEqual([
        "fulfilled",
        "rejected",
        "rejected",
        "fulfilled",
        "fulfilled",
      ]);
      expect((outcomes[1] as PromiseRejectedResult).reason).toBe(fault);
      expect([...(await pendingIn(store, "m1"))].toSorted()).toEqual(["B1", "R1"]);
      expect([...(await pendingIn(store, "m2"))]).toEqual(["R2"]);
    });

    it("of one log by many at once: one entry is kept, the others are stale", async () => {
      const all = Array.from({ length: 20 }, (_, at) =>
        store.change("m1", 0, () => ({ entry: round(`${at}`) })),
      );
      const outcomes = await Promise.all(all);
      expect(outcomes.filter((one) => one === "done")).toHaveLength(1);
      expect(outcomes.filter((one) => one === "stale")).toHaveLength(19);
      expect(await store.entries("m1", 0)).toEqual([round(`${outcomes.indexOf("done")}`)]);
    });

    it("of one round by many at once: the last one finds all others, once", async () => {
      const prompts = Array.from({ length: 12 }, (_, at) => `P${at}`);
      const all = prompts.map((prompt) =>
        store.change("m1", 0, ({ pending }) =>
          pending.size === prompts.length - 1 ? { entry: round("end") } : put([prompt, "1"]),
        ),
      );
      expect(new Set(await Promise.all(all))).toEqual(new Set(["done"]));
      expect(await store.entries("m1", 0)).toEqual([round("end")]);
      expect(await pendingIn(store, "m1")).toEqual([]);
    });

    it("of a frozen match is refused", async () => {
      await store.freeze("m1", "a fault in B1");
      expect(await store.change("m1", 0, () => put(["R1", "1"]))).toBe("frozen");
      expect(await store.matchById("m1")).toMatchObject({ frozen: "a fault in B1" });
      expect(await pendingIn(store, "m1")).toEqual([]);
    });
  });

  describe("a seat", () => holdsSeats(() => store));

  it("knows which windows are at a table here, where other servers may ask, and tells nobody here of them", async () => {
    await create();
    const told: string[] = [];
    store.onChange((id) => told.push(id));
    const here = { seats: ["red", "blue"], spectators: 2, screens: 1 };
    for (const windows of [here, { ...here, seats: ["red"] }]) {
      await store.attend?.("m1", windows);
      expect((await store.progress("m1", 0))?.windows).toEqual(
        store.attend && { here: windows, elsewhere: NOBODY },
      );
    }
    await store.attend?.("m2", here);
    expect(told).toEqual([]);
  });

  describe("who listens", () => {
    it("is told of each thing that changes, until he hears no more", async () => {
      await create();
      const told: string[] = [];
      const stop = store.onChange((id, entries) => told.push(`${id} ${entries}`));
      await store.change("m1", 0, () => put(["R1", "1"]));
      await store.change("m1", 0, () => ({ entry: round("1") }));
      await store.claim("m1", "red", "Ada", "s1");
      await store.claim("m1", "red", "Bob", "s2");
      await store.freeze("m1", "why");
      expect(told).toEqual(["m1 0", "m1 1", "m1 1", "m1 1"]);
      stop();
      await store.setRules("m1", { listed: true, teamSees: true });
      expect(told).toHaveLength(4);
    });
  });

  it("finishes what is in hand when it is closed, and takes nothing more", async () => {
    await create();
    const changed = store.change("m1", 0, () => ({ entry: round("1") }));
    await store.close();
    expect(await changed).toBe("done");
    await expect(store.change("m1", 1, () => ({ entry: round("2") }))).rejects.toThrow("failed");
    await expect(store.matchById("m1")).rejects.toThrow("failed");
  });
}
