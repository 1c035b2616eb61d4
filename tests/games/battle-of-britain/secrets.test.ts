import { describe, expect, it } from "vitest";
import { seededDice } from "../../../src/core/dice/random.ts";
import { newDeck } from "../../../src/games/battle-of-britain/rules/deck/targets.ts";
import { imagine } from "../../../src/games/battle-of-britain/rules/view/imagine.ts";
import { view } from "../../../src/games/battle-of-britain/rules/view/view.ts";
import { scene } from "./examples/play.ts";

const { state } = scene({
  turn: 9,
  tasks: [{ do: "set" }],
  geschwader: {
    "2A": { has: "2 Do17", square: "Q08", flown: true, target: "Hull" },
    "2B": { has: "Do17", target: "London", bombed: true },
  },
  wings: { "11B": { has: "Spitfire, Hurricane", square: "Q08", used: true } },
  state: {
    hand: ["Derby", "Dover", "Exeter"],
    draw: ["Port-of-London", "Poling"],
    known: 1,
    removed: ["Filton"],
    used: [
      { card: "Leeds", open: false },
      { card: "Hull", open: true },
    ],
    ace: { at: "11B", shown: false },
    dogfight: { wings: ["11B"], geschwader: "2A", sizes: [1, 1], laid: ["Do17", "Do17"] },
  },
});
const [british, german, table] = [view(state, "british"), view(state, "german"), view(state, "table")];
const geschwader = (seen: typeof state, id: string) => seen.geschwader.find((one) => one.id === id);
const wing = (seen: typeof state, id: string) => seen.wings.find((one) => one.id === id);

describe("table 5.1", () => {
  it("squadrons of a formation are their owner's; how many there are everybody sees (BB-94, BB-95)", () => {
    expect(geschwader(german, "2A")?.squadrons).toEqual(["Do17", "Do17"]);
    for (const seen of [british, table]) expect(geschwader(seen, "2A")?.squadrons).toEqual([null, null]);
    expect(wing(british, "11B")?.squadrons).toEqual(["Spitfire", "Hurricane"]);
    for (const seen of [german, table]) expect(wing(seen, "11B")?.squadrons).toEqual([null, null]);
  });

  it("piles, the draw pile and removed cards nobody sees, but what everybody saw put there (BB-96)", () => {
    for (const seen of [british, german, table]) {
      expect(seen.removed).toEqual([null]);
      expect(seen.draw).toEqual(["Port-of-London", null]);
      expect(seen.pools["11"]?.pile.every(({ card }) => card === null)).toBe(true);
      expect(seen.pools["11"]?.pile).toHaveLength(state.pools["11"]?.pile.length ?? 0);
    }
  });

  it("hand and missions are the German's, until a geschwader has bombed (BB-97)", () => {
    expect([german.hand, geschwader(german, "2A")?.target]).toEqual([["Derby", "Dover", "Exeter"], "Hull"]);
    for (const seen of [british, table]) {
      expect(seen.hand).toEqual([null, null, null]);
      expect(geschwader(seen, "2A")?.target).toBeNull();
      expect(geschwader(seen, "2B")?.target).toBe("London");
      expect(seen.used.map(({ card }) => card)).toEqual([null, "Hull"]);
    }
  });

  it("gruppen are laid face down (BB-98), and 303's ace is his owner's till he throws (BB-H6)", () => {
    expect(german.dogfight?.laid).toEqual(["Do17", "Do17"]);
    for (const seen of [british, table])
      expect(seen.dogfight).toMatchObject({ sizes: [1, 1], laid: [null, null] });
    expect(british.ace.at).toBe("11B");
    for (const seen of [german, table]) expect(seen.ace.at).toBeNull();
  });
});

it("who has not drawn London yet imagines it among the twelve on top (BB-64)", () => {
  const deck = newDeck(
    scene({ turn: 9, tasks: [], state: { hand: ["Hull", "Derby", "Cardiff"] } }).state,
    seededDice("deck"),
  );
  for (const seed of ["one", "two", "three"]) {
    const { draw } = imagine(view({ ...deck, agenda: [] }, "german"), seededDice(seed));
    for (const card of ["London", "Port-of-London"]) expect(draw.slice(0, 12)).toContain(card);
  }
});

describe("what a viewer imagines", () => {
  const seats = ["british", "german", "table", "umpire"];
  const imagined = (whole: typeof state, viewer: string) =>
    imagine(view(whole, viewer), seededDice(`imagined by ${viewer}`));

  it.each([
    ["before any gruppe is laid", [], []],
    ["when all are", [1, 1], ["Do17", "Do17"]],
  ])("of a battle has squadrons in gruppen as he sees them: %s (BB-98)", (_, sizes, laid) => {
    const battle = { ...state, dogfight: { wings: ["11B"], geschwader: "2A", sizes, laid } };
    for (const viewer of seats) {
      expect(view(imagined(battle, viewer), viewer).dogfight).toEqual(view(battle, viewer).dogfight);
      expect(imagined(battle, viewer).dogfight?.laid).toHaveLength(laid.length);
    }
  });

  it("of Luftflotte 5's attempt is what he knows, and that it has not been made where he doesn't (BB-R49)", () => {
    const geschwaders = state.geschwader.map((one) => ({ ...one, attempted: one.id === "2B" }));
    const flown = { ...state, geschwader: geschwaders };
    const attempts = (viewer: string) =>
      imagined(flown, viewer).geschwader.flatMap(({ id, attempted }) => (attempted ? [id] : []));
    expect(seats.map(attempts)).toEqual([[], ["2B"], [], ["2B"]]);
  });

  it("has no answers that wait for others, of whichever side", () => {
    for (const viewer of seats)
      expect(imagined(state, viewer).pending).toMatchObject({ british: [], german: [] });
  });
});
