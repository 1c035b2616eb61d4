import { expect, it } from "vitest";
import { ownSeat } from "../../../src/app/remote/coming.ts";
import { openTable } from "../../../src/app/session/open.ts";
import type { TableDeps } from "../../../src/app/session/session.ts";
import { seededDice } from "../../../src/core/dice/random.ts";
import type { GameEntry } from "../../../src/games/registry.ts";
import { games } from "../../conformance/games.ts";
import { config, newDuel } from "../../core/duel.ts";
import { houseOfTest, seatedAt } from "./house.ts";
import { say } from "./local.ts";

const house = houseOfTest();
const entry = games.find(({ meta }) => meta.id === "raid") as GameEntry;

it("is counted from one's seat at a table on a server, and from where one looks on", async () => {
  const { code } = await house().host("raid", config);
  const [player] = [...(await seatedAt(house(), code, ["red"])).values()];
  expect(player?.store.getState()).toMatchObject({ id: code, may: { count: "join" } });
  const looksOn = await house().come(code, { kind: "watch" });
  expect(looksOn.store.getState()).toMatchObject({ id: code, may: { count: "watch" } });
  // Whoever goes to its figures and back is who he was, over a reload too.
  expect(ownSeat(code)).toMatchObject({ kind: "seat", seat: "red" });
  expect(ownSeat("OTHER")).toBeUndefined();
});

it.each<[string, Partial<TableDeps>, "match" | null]>([
  ["a match of this device", {}, "match"],
  ["one that a link holds and nobody keeps", { kept: false }, null],
  ["what somebody saw of one", { watching: true }, null],
])("%s is counted where its figures can be found", async (_, how, count) => {
  const store = openTable({
    ...{ id: "one", entry, face: await entry.face("table"), open: { match: newDuel(), dice: undefined } },
    ...{ say, live: seededDice("live"), newId: () => "another", ...how },
    save: () => undefined,
    savePending: () => undefined,
  });
  expect(store.getState().may.count).toBe(count);
});
