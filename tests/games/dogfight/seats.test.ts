import { describe, expect, test } from "vitest";
import { hashOf } from "../../../src/core/hash.ts";
import { dogfight } from "../../../src/games/dogfight/computer/game.ts";
import { config, Play } from "./helpers.ts";

const CRAFT = [
  { id: "R1", x: 20, y: 12, heading: 12 },
  { id: "R2", x: 28, y: 12, heading: 12 },
  { id: "B1", x: 20, y: 24, heading: 6, fuselage: 5 },
  { id: "B2", x: 28, y: 24, heading: 6, fuselage: 5 },
] as const;
const SEATS = { anna: ["R1"], ben: ["R2"] };
const AHEAD = { R1: "1", R2: "1", B1: "1", B2: "1" };

function table(seats: Record<string, string[]> = SEATS) {
  return config(
    CRAFT.map((one) => ({ ...one, speed: 1, toHit: 5 })),
    {},
    { seats },
  );
}

function asked({ state }: Play): readonly string[] {
  return dogfight.prompts(state).map(({ id, seat }) => `${id} ${seat}`);
}

describe("several players of a side", () => {
  test("are seats of their own, in the order in which the aircraft name them", () => {
    expect(dogfight.seats(table())).toEqual([
      { id: "anna", side: "red" },
      { id: "ben", side: "red" },
      { id: "blue", side: "blue" },
    ]);
    expect(dogfight.seats(table({ ben: ["R2"] })).map(({ id }) => id)).toEqual(["red", "ben", "blue"]);
  });

  test("give orders to their own aircraft", () => {
    expect(asked(new Play(table()))).toEqual(["R1 anna", "R2 ben", "B1 blue", "B2 blue"]);
  });

  test("DF-81: fire one after another, each with his own aircraft until he is done", () => {
    const play = new Play(table()).round(AHEAD, [6, 1]);
    expect(asked(play)).toEqual(["anna anna"]);
    const [prompt] = dogfight.prompts(play.state);
    const view = dogfight.view(play.state, "anna");
    const shots = [...dogfight.options(prompt as NonNullable<typeof prompt>, view, new Map())];
    expect(shots.map((order) => dogfight.print(order))).toEqual(["R1 front B1", "done"]);
    const mate = dogfight.parse("R2 front B2", prompt as NonNullable<typeof prompt>, view, new Map());
    expect(!mate.ok && mate.error[0]).toMatchObject({
      code: "fire-not-yours",
      values: { id: "R2", side: "ben" },
    });
    expect(asked(play.round({ anna: "done" }))).toEqual(["ben ben"]);
    expect(asked(play.round({ ben: "done" }))).toEqual(["blue blue"]);
    expect(asked(play.round({ blue: "done" }))).toEqual(["R1 anna", "R2 ben", "B1 blue", "B2 blue"]);
  });

  test("DF-81: the next one begins in the next turn", () => {
    const play = new Play(table()).round(AHEAD, [6, 1]);
    play.round({ anna: "done" }).round({ ben: "done" }).round({ blue: "done" });
    play.round(AHEAD, [6, 1]);
    expect(play.state.turn).toBe(2);
    expect(asked(play)).toEqual(["ben ben"]);
    expect(asked(play.round({ ben: "done" }))).toEqual(["anna anna"]);
  });

  test("see the table as anybody does, and a seat is worth what its side is", () => {
    const play = new Play(table()).round(AHEAD, [6, 1]);
    const { viewer: _, ...open } = dogfight.view(play.state, "table");
    expect(dogfight.view(play.state, "anna")).toEqual({ viewer: "anna", ...open });
    const view = dogfight.view(play.state, "anna");
    expect(hashOf(dogfight.imagine(view, { throw: () => [] }))).toBe(hashOf(play.state));
    const worth = (seat: string) => dogfight.appraise(play.state, seat);
    expect(worth("anna")).toBe(worth("ben"));
    expect(worth("anna") + worth("blue")).toBe(0);
  });

  test("stand beside a scenario's name too", () => {
    const given = { scenario: "duel", seats: { anna: ["R1"] } };
    expect(dogfight.check(given)).toEqual([]);
    expect(dogfight.seats(given).map(({ id }) => id)).toEqual(["anna", "blue"]);
  });

  test("leave no trace in a game of one player a side", () => {
    const plain = new Play(config(CRAFT)).state;
    expect(Object.hasOwn(plain, "shooting")).toBe(false);
    expect(plain.setup.airframes.some((one) => Object.hasOwn(one, "seat"))).toBe(false);
  });
});
