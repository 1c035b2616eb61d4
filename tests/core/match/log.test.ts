import { expect, test } from "vitest";
import { eventFor, eventsFor, logFor } from "../../../src/core/match/log.ts";
import { now } from "../../../src/core/match/match.ts";
import { bidDuel } from "../skirmish.ts";

const drew = { key: "drew", values: { side: "red" }, secret: { seats: ["red"], values: { cards: [2] } } };

test("a secret is told to its seats and the umpire, and to nobody else", () => {
  expect(eventFor(drew, "red")).toEqual({ key: "drew", values: { side: "red", cards: [2] } });
  expect(eventFor(drew, "umpire")).toEqual({ key: "drew", values: { side: "red", cards: [2] } });
  for (const viewer of ["blue", "table"]) {
    expect(JSON.stringify(eventFor(drew, viewer))).toBe('{"key":"drew","values":{"side":"red"}}');
  }
});

test("the log of a viewer is made of what he may see of every round that stands", () => {
  const match = bidDuel();
  const text = (viewer: string) => JSON.stringify(logFor(match, viewer));
  expect(logFor(match, "table").map((event) => event.key)).toEqual(["bids", "drew", "drew"]);
  expect(text("table")).not.toContain("cards");
  expect(eventsFor(now(match), "red")[1]?.values).toEqual({ side: "red", cards: [2] });
  expect(eventsFor(now(match), "red")[2]?.values).toEqual({ side: "blue" });
  expect(eventsFor(now(match), "blue")[2]?.values).toEqual({ side: "blue", cards: [6] });
});
