import { describe, expect, it } from "vitest";
import { removeStores } from "../../server/matches/club.ts";
import { until } from "../../server/sockets/house.ts";
import { houseOfTest, type Seat, seatedAt } from "./house.ts";

removeStores();

const houseNow = houseOfTest();

const at = ({ store }: Seat) => store.getState();
const tableOf = ({ remote }: Seat) => remote.store.getState().table;
const momentsOf = (seat: Seat) => at(seat).open.match.moments.length;
const computerOf = (seat: Seat, id: string) => tableOf(seat).seats.find((one) => one.id === id)?.computer;

interface Duel {
  readonly red: Seat;
  readonly blue: Seat;
  /** The window of the host, who is at no seat. */
  readonly room: Seat;
}

async function duel(): Promise<Duel> {
  const { code } = await houseNow().host("dogfight", { scenario: "duel" });
  const players = await seatedAt(houseNow(), code, ["red", "blue"]);
  const room = await houseNow().come(code, { kind: "watch" });
  return { red: players.get("red") as Seat, blue: players.get("blue") as Seat, room };
}

function order(player: Seat, prompt: string, text: string): void {
  at(player).setDraft(prompt, text);
  expect(at(player).sealAll(prompt === "R1" ? "red" : "blue")).toMatchObject({ ok: true });
}

/** Both fly straight on, and see it. */
async function flown({ red, blue, room }: Duel): Promise<void> {
  order(red, "R1", "2");
  order(blue, "B1", "2");
  await until(() => [red, blue, room].every((seat) => momentsOf(seat) === 2));
}

describe("a step that is to go back", () => {
  it("is asked of the other player, and goes back on every screen when he agrees", async () => {
    const all = await duel();
    const { red, blue, room } = all;
    await flown(all);
    at(red).takeBack(1, "red");
    await until(() => tableOf(blue).takeBack !== undefined);
    expect(tableOf(blue).takeBack).toMatchObject({ count: 1, by: "red" });
    expect(momentsOf(red)).toBe(2);
    await blue.remote.ask("agree", { at: blue.remote.entries, agreed: true });
    await until(() => [red, blue, room].every((seat) => momentsOf(seat) === 1));
    expect(tableOf(blue).takeBack).toBeUndefined();
    await flown(all);
  });

  it("stands when he does not agree", async () => {
    const all = await duel();
    const { red, blue } = all;
    await flown(all);
    at(red).takeBack(1, "red");
    await until(() => tableOf(blue).takeBack !== undefined);
    await blue.remote.ask("agree", { at: blue.remote.entries, agreed: false });
    await until(() => tableOf(red).takeBack === undefined);
    expect(momentsOf(red)).toBe(2);
  });
});

describe("a seat", () => {
  it("is lent to a computer by who has it, which plays, and is taken back", async () => {
    const { red, blue, room } = await duel();
    at(red).seatComputer("red", "cadet");
    await until(() => computerOf(blue, "red") === "cadet");
    expect(at(blue).computers).toEqual({ red: "cadet" });
    order(blue, "B1", "2");
    await until(() => momentsOf(room) === 2);
    at(red).seatComputer("red", null);
    await until(() => computerOf(room, "red") === null);
    expect(at(red).viewer).toBe("red");
  });

  it("is given to a computer by the host alone, and freed", async () => {
    const { red, blue, room } = await duel();
    at(blue).seatComputer("red", "cadet");
    await until(() => blue.remote.store.getState().refused?.code === "host-only");
    at(room).seatComputer("red", null);
    await until(() => red.remote.store.getState().gone === "freed");
    expect(tableOf(room).seats.find(({ id }) => id === "red")).toMatchObject({
      name: null,
      presence: "free",
    });
  });
});
