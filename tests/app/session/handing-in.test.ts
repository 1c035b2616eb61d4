import { describe, expect, it, test } from "vitest";
import type { TableStore } from "../../../src/app/session/session.ts";
import { at, choiceOf, openDuel, reload } from "./table.ts";

type Seat = "red" | "blue";

const BLUE = { blue: "pilot" };

function answersOf(seat: Seat): ReadonlyMap<string, string> {
  return new Map([choiceOf(seat), [`${seat}-bid`, "bid 0"], [seat === "red" ? "R1" : "B1", "done"]]);
}

/** Writes and seals every answer of a seat, one by one, and hands nothing in. */
function sealOneByOne(store: TableStore, seat: Seat): void {
  for (const [prompt, text] of answersOf(seat)) {
    at(store).setDraft(prompt, text);
    at(store).seal(prompt);
  }
}

const rounds = (store: TableStore) => at(store).open.match.moments.length - 1;

describe("a round is played only when the person at the screen has handed in", () => {
  const steps = {
    computer: (store: TableStore) => at(store).answerAs("blue", answersOf("blue")),
    person: (store: TableStore) => sealOneByOne(store, "red"),
  };

  test.each([
    ["the computer first", ["computer", "person"]],
    ["the computer last", ["person", "computer"]],
  ] as const)("whoever answers sooner: %s", (_, order) => {
    const { store } = openDuel(undefined, BLUE);
    for (const step of order) steps[step](store);
    expect(rounds(store)).toBe(0);
    expect(at(store)).toMatchObject({ viewer: "red", curtain: null, awaited: ["red"] });
    expect(at(store).sealed.size).toBe(3);
    at(store).sealAll("red");
    expect(rounds(store)).toBe(1);
  });

  it("also when he changes his mind once he has", () => {
    const { store } = openDuel(undefined, BLUE);
    sealOneByOne(store, "red");
    at(store).sealAll("red");
    expect(at(store).awaited).toEqual(["blue"]);
    at(store).setDraft("red-bid", "bid 1");
    at(store).seal("red-bid");
    at(store).answerAs("blue", answersOf("blue"));
    expect(rounds(store)).toBe(0);
    at(store).sealAll("red");
    expect(rounds(store)).toBe(1);
  });

  it("also in a match that is opened again: what he wrote is there, and not played", () => {
    const first = openDuel(undefined, BLUE);
    steps.computer(first.store);
    steps.person(first.store);
    const { store } = reload(first);
    expect(rounds(store)).toBe(0);
    expect(at(store)).toMatchObject({ viewer: "red", awaited: ["red"], drafts: answersOf("red") });
    at(store).sealAll("red");
    expect(rounds(store)).toBe(1);
  });

  it("and when he has, a match that was cut off there goes on as soon as it is opened", () => {
    const first = openDuel({ typed: true }, BLUE);
    steps.computer(first.store);
    for (const [prompt, text] of answersOf("red")) at(first.store).setDraft(prompt, text);
    at(first.store).sealAll("red");
    expect(at(first.store).needs).not.toBeNull();
    const { store } = reload(first);
    expect(at(store).needs).not.toBeNull();
  });
});

describe("two people who pass the screen", () => {
  it("are called back to what they have not handed in, and find it", () => {
    const { store } = openDuel();
    at(store).liftCurtain();
    sealOneByOne(store, "red");
    at(store).raiseCurtain("blue");
    at(store).liftCurtain();
    sealOneByOne(store, "blue");
    at(store).sealAll("blue");
    expect(rounds(store)).toBe(0);
    expect(at(store)).toMatchObject({ viewer: "table", curtain: "red" });
    at(store).liftCurtain();
    expect(at(store).sealed).toEqual(answersOf("red"));
    at(store).sealAll("red");
    expect(rounds(store)).toBe(1);
  });

  it("need not come for what they always answer, while another has not handed in", () => {
    const { store } = openDuel();
    at(store).liftCurtain();
    sealOneByOne(store, "red");
    at(store).raiseCurtain("blue");
    at(store).answerCalled(() => answersOf("blue"));
    expect(rounds(store)).toBe(0);
    expect(at(store).curtain).toBe("red");
  });
});

describe("computers have nothing to hand in", () => {
  it("where a seat was lent with its answers sealed one by one", () => {
    const { store } = openDuel(undefined, BLUE);
    sealOneByOne(store, "red");
    at(store).lend("cadet", () => true);
    at(store).answerAs("red", answersOf("red"));
    at(store).answerAs("blue", answersOf("blue"));
    expect(rounds(store)).toBe(1);
  });

  it("where a seat was given to one for good", () => {
    const { store } = openDuel(undefined, BLUE);
    sealOneByOne(store, "red");
    at(store).seatComputer("red", "cadet");
    at(store).answerAs("blue", answersOf("blue"));
    at(store).answerAs("red", answersOf("red"));
    expect(rounds(store)).toBe(1);
  });
});
