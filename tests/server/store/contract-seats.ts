import { beforeEach, expect, it } from "vitest";
import type { Store } from "../../../src/server/store/store.ts";
import { match, SEATS, seat, seatsIn } from "./samples.ts";

/** What every store must do with the seats of a match. `opened`: an empty store, another for each test. */
export function holdsSeats(opened: () => Store): void {
  let store: Store;
  beforeEach(async () => {
    store = opened();
    await store.create(match("m1", "ABCDE"), [], SEATS);
  });
  const told = async (id = "red") => (await seatsIn(store, "m1")).find((one) => one.seat === id);

  it("is given to one player, who has it still when he asks again", async () => {
    expect(await store.claim("m1", "red", "Ada", "s1")).toBe("done");
    expect(await store.claim("m1", "red", "Bob", "s2")).toBe("seat-taken");
    expect(await store.claim("m1", "red", "Ada", "s1")).toBe("done");
    expect(await store.claim("m1", "none", "Ada", "s1")).toBe("seat-taken");
    expect(await seatsIn(store, "m1")).toEqual([
      seat("red", { name: "Ada", secret: "s1" }),
      seat("blue"),
      seat("green"),
    ]);
  });

  it("is given to one of many who ask at once", async () => {
    const all = Array.from({ length: 8 }, (_, at) => store.claim("m1", "red", `P${at}`, `s${at}`));
    const outcomes = await Promise.all(all);
    expect(outcomes.filter((one) => one === "done")).toHaveLength(1);
    expect((await told())?.secret).toBe(`s${outcomes.indexOf("done")}`);
  });

  it.each([
    ["Straße", "STRASSE"],
    ["Ada", "aDA"],
    ["Ωmega", "ωMEGA"],
    ["ＡＤＡ", "ada"],
    ["Zoe\u0301", "ZO\u00c9"],
  ])("is not given by the name of another (%s, %s), but to the same one", async (name, like) => {
    await store.claim("m1", "red", name, "s1");
    expect(await store.claim("m1", "blue", like, "s2")).toBe("name-taken");
    expect(await store.claim("m1", "blue", like, "s1")).toBe("done");
    expect((await told())?.name).toBe(like);
  });

  it("is lent to a computer and taken back, given to one, and freed", async () => {
    await store.claim("m1", "red", "Ada", "s1");
    await store.seatComputer("m1", "red", "patient", true);
    expect(await told()).toEqual(seat("red", { name: "Ada", secret: "s1", computer: "patient" }));
    await store.seatComputer("m1", "red", null, true);
    expect(await told()).toEqual(seat("red", { name: "Ada", secret: "s1" }));
    await store.offerHandover("m1", "red", "c1", 100);
    await store.seatComputer("m1", "red", "patient", false);
    expect(await told()).toEqual(seat("red", { computer: "patient" }));
    expect(await store.claim("m1", "red", "Bob", "s2")).toBe("seat-taken");
    expect(await store.takeOver("m1", "c1", 1, "s2")).toBeUndefined();
    await store.seatComputer("m1", "red", null, false);
    expect(await store.claim("m1", "red", "Bob", "s2")).toBe("done");
  });

  it("is taken over once, in time, by its code", async () => {
    await store.claim("m1", "red", "Ada", "s1");
    await store.offerHandover("m1", "red", "c1", 100);
    await store.offerHandover("m1", "blue", "c2", 100);
    expect(await told("blue")).toEqual(seat("blue"));
    expect((await told())?.handover).toEqual({ code: "c1", until: 100 });
    expect(await store.takeOver("m1", "c2", 50, "s9")).toBeUndefined();
    expect(await store.takeOver("m1", "c1", 101, "s9")).toBeUndefined();
    expect(await store.takeOver("m1", "c1", 100, "s9")).toBe("red");
    expect(await store.takeOver("m1", "c1", 100, "s8")).toBeUndefined();
    expect(await told()).toEqual(seat("red", { name: "Ada", secret: "s9" }));
  });
}
