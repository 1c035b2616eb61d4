import { describe, expect, it } from "vitest";
import { config } from "../../games/dogfight/helpers.ts";
import { removeStores } from "../../server/matches/club.ts";
import { until } from "../../server/sockets/house.ts";
import { houseOfTest, type Seat, seatedAt } from "./house.ts";

removeStores();

const houseNow = houseOfTest();

const CRAFT = { speed: 1, toHit: 5 };
const CRAFTS = [
  { id: "R1", x: 20, y: 12, heading: 12, ...CRAFT },
  { id: "R2", x: 28, y: 12, heading: 12, ...CRAFT },
  { id: "B1", x: 20, y: 24, heading: 6, ...CRAFT },
];

const at = ({ store }: Seat) => store.getState();
const matesOf = (seat: Seat) => Object.fromEntries(at(seat).mates ?? []);
const tableOf = ({ remote }: Seat) => remote.store.getState().table;
const momentsOf = (seat: Seat) => at(seat).open.match.moments.length;

interface Flight {
  readonly anna: Seat;
  readonly ben: Seat;
  readonly blue: Seat;
  /** The window of the host, who is at no seat. */
  readonly room: Seat;
}

/** Anna and Ben fly on one side, each with an aircraft. */
async function flight(): Promise<Flight> {
  const set = config(CRAFTS, {}, { seats: { anna: ["R1"], ben: ["R2"] } });
  const { code } = await houseNow().host("dogfight", set);
  const players = await seatedAt(houseNow(), code, ["anna", "ben", "blue"]);
  const room = await houseNow().come(code, { kind: "watch" });
  return { ...(Object.fromEntries(players) as Record<"anna" | "ben" | "blue", Seat>), room };
}

async function setRules({ room, blue }: Flight, teamSees: boolean): Promise<void> {
  await room.remote.ask("rules", { listed: false, teamSees });
  await until(() => tableOf(blue).teamSees === teamSees);
}

function order(player: Seat, seat: string, prompt: string, text: string): void {
  at(player).setDraft(prompt, text);
  expect(at(player).sealAll(seat)).toMatchObject({ ok: true });
}

/** Anna and Blue have handed in, and everybody knows it. */
async function sealedByTwo({ anna, ben, blue, room }: Flight): Promise<void> {
  order(blue, "blue", "B1", "1");
  order(anna, "anna", "R1", "1");
  await until(() => {
    houseNow().club.tick();
    return [anna, ben, blue, room].every((seat) => `${tableOf(seat).awaited}` === "ben");
  });
}

describe("sealed orders of team mates", () => {
  it("are not shown where the table does not have it so", async () => {
    const all = await flight();
    await sealedByTwo(all);
    for (const seat of Object.values(all)) expect(matesOf(seat)).toEqual({});
    expect([...at(all.anna).sealed]).toEqual([["R1", "1"]]);
  });

  it("are shown to the side alone where the host has it so, and go with the round", async () => {
    const all = await flight();
    const { anna, ben, blue, room } = all;
    await setRules(all, true);
    await sealedByTwo(all);
    await until(() => at(ben).mates?.size === 1);
    expect(matesOf(ben)).toEqual({ R1: "1" });
    for (const seat of [anna, blue, room]) expect(matesOf(seat)).toEqual({});
    // Another's order is looked at, not one's own to change.
    expect([...at(ben).sealed, ...at(ben).drafts]).toEqual([]);
    at(ben).unseal("R1");
    expect([...at(ben).drafts]).toEqual([]);
    order(ben, "ben", "R2", "1");
    await until(() => [anna, ben, blue, room].every((seat) => momentsOf(seat) === 2));
    for (const seat of Object.values(all)) expect(matesOf(seat)).toEqual({});
  });

  it("are shown and hidden as the host switches it in mid-turn", async () => {
    const all = await flight();
    const { ben, blue, room } = all;
    await sealedByTwo(all);
    await setRules(all, true);
    await until(() => at(ben).mates?.size === 1);
    for (const seat of [blue, room]) expect(matesOf(seat)).toEqual({});
    await setRules(all, false);
    await until(() => at(ben).mates?.size === 0);
  });

  it("are known again to who comes back, and no longer where they are taken back", async () => {
    const all = await flight();
    const { anna, ben } = all;
    await setRules(all, true);
    await sealedByTwo(all);
    const again = await houseNow().come(tableOf(ben).code, { kind: "seat", seat: "ben", name: "at ben" });
    expect(matesOf(again)).toEqual({ R1: "1" });
    at(anna).unseal("R1");
    await until(() => at(again).mates?.size === 0);
  });
});
