import { describe, expect, it } from "vitest";
import { now } from "../../../src/core/match/match.ts";
import { removeStores } from "../../server/matches/club.ts";
import { fair, kept } from "../../server/matches/table.ts";
import { until } from "../../server/sockets/house.ts";
import { NUMBERS } from "../../toy-game/data/cards.ts";
import type { State } from "../../toy-game/rules/state.ts";
import { answer, houseOfTest, type Seat, seatedAt } from "./house.ts";

removeStores();

const houseNow = houseOfTest();

const SEATS = ["red", "blue"] as const;

const at = ({ store }: Seat) => store.getState();
const momentsOf = (seat: Seat) => at(seat).open.match.moments.length;
/** The open throws that led to the latest moment, as a window knows them. */
const tied = (seat: Seat) =>
  now(at(seat).open.match).throws.flatMap(({ why, faces }) => (why.key === "throw.tie" ? [faces] : []));

interface Tie {
  readonly red: Seat;
  readonly blue: Seat;
  /** The window of the host, who is at no seat. */
  readonly room: Seat;
  /** Somebody who looks on at a device of his own. */
  readonly guest: Seat;
}

/** A table whose host reads real dice, and a round of it that waits for them: both bid the same card. */
async function tie(): Promise<Tie> {
  const house = houseNow();
  const { code } = await house.host("raid", { scenario: "duel" }, { typed: true });
  const room = await house.come(code, { kind: "watch" });
  const { red, blue } = Object.fromEntries(await seatedAt(house, code, SEATS)) as Record<string, Seat>;
  localStorage.removeItem("tallyho.seats");
  const guest = await house.come(code, { kind: "watch" });
  const match = await kept(house.club.store, code);
  const { hands } = now(match).state as State;
  const same = NUMBERS.find((card) => SEATS.every((seat) => hands[seat]?.includes(card)));
  expect(same).toBeDefined();
  const fairly = await fair(match, "tie");
  const all = { red: red as Seat, blue: blue as Seat, room, guest };
  for (const seat of SEATS)
    answer(
      all[seat],
      seat,
      (fairly.get(seat) ?? []).map(([id, text]) => [id, id === `${seat}-bid` ? `bid ${same}` : text]),
    );
  await until(() => {
    house.club.tick();
    return at(room).needs !== null;
  });
  return all;
}

describe("real dice of a table on a server", () => {
  it("are asked of its host alone", async () => {
    const { red, blue, room, guest } = await tie();
    expect(at(room).needs?.request).toMatchObject({ dice: ["d6"], why: { key: "throw.tie" } });
    for (const other of [red, blue, guest]) {
      expect(other.remote.store.getState().table.needs).toMatchObject({ why: "throw.tie" });
      expect(at(other).needs).toBeNull();
    }
  });

  it.each([
    [[7], "dice-face"],
    [[1, 2], "typed-count"],
    [[], "typed-count"],
  ])("are no %j, which the host's page says at once", async (faces, code) => {
    const { room } = await tie();
    expect(at(room).typeFaces(faces)).toMatchObject({ ok: false, error: [{ code, prompt: null }] });
    expect(at(room).needs).toMatchObject({ request: { dice: ["d6"] }, problem: { code } });
    // What happens meanwhile at the table does not take the sentence away.
    const before = room.remote.store.getState().table;
    await room.remote.ask("rules", { listed: true, teamSees: false });
    await until(() => room.remote.store.getState().table !== before);
    expect(at(room).needs?.problem?.code).toBe(code);
    expect(room.remote.store.getState().refused).toBeNull();
    expect(momentsOf(room)).toBe(1);
  });

  it("resolve the round for every window as they were read", async () => {
    const { red, blue, room, guest } = await tie();
    at(room).typeFaces([7]);
    const first = room.remote.store.getState().table;
    expect(at(room).typeFaces([3])).toMatchObject({ ok: true });
    // The key was hit twice: it is no face of the die that is asked for next.
    expect(at(room).needs).toBeNull();
    expect(at(room).typeFaces([3])).toMatchObject({ ok: true });
    await until(() => room.remote.store.getState().table !== first && at(room).needs !== null);
    // The other side's die is asked for next, without the sentence about what was wrong before.
    expect(at(room).needs?.problem).toBeUndefined();
    expect(momentsOf(red)).toBe(1);
    at(room).typeFaces([5]);
    await until(() => [red, blue, room, guest].every((seat) => momentsOf(seat) === 2));
    for (const seat of [red, blue, room, guest]) expect(tied(seat)).toEqual([[3], [5]]);
    await until(() => at(room).needs === null);
  });

  it("are thrown by the server where the host would have it so", async () => {
    const { red, blue, room, guest } = await tie();
    while (momentsOf(room) === 1) {
      const before = room.remote.store.getState().table;
      if (at(room).needs) at(room).rollHere();
      await until(() => momentsOf(room) > 1 || room.remote.store.getState().table !== before);
    }
    await until(() => [red, blue, guest].every((seat) => momentsOf(seat) === 2));
    expect(tied(guest).length).toBeGreaterThanOrEqual(2);
    for (const seat of [red, blue, room]) expect(tied(seat)).toEqual(tied(guest));
  });
});
