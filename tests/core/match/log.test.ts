import { expect, test } from "vitest";
import { eventFor, eventsFor, logFor } from "../../../src/core/match/log.ts";
import { now } from "../../../src/core/match/match.ts";
import { bidDuel } from "../duel.ts";

const drew = { key: "draws", values: { seat: "red" }, secret: { seats: ["red"], values: { cards: ["2"] } } };

test("a secret is told to its seats and the umpire, and to nobody else", () => {
  expect(eventFor(drew, "red")).toEqual({ key: "draws", values: { seat: "red", cards: ["2"] } });
  expect(eventFor(drew, "umpire")).toEqual({ key: "draws", values: { seat: "red", cards: ["2"] } });
  for (const viewer of ["blue", "table"]) {
    expect(JSON.stringify(eventFor(drew, viewer))).toBe('{"key":"draws","values":{"seat":"red"}}');
  }
});

test("the log of a viewer is made of what he may see of every round that stands", () => {
  const match = bidDuel();
  const text = (viewer: string) => JSON.stringify(logFor(match, viewer));
  expect(logFor(match, "table").map((event) => event.key)).toEqual(["bids", "draws", "draws"]);
  expect(text("table")).not.toContain("cards");
  expect(eventsFor(now(match), "red")[1]?.values).toEqual({ seat: "red", count: 1, cards: ["2"] });
  expect(eventsFor(now(match), "red")[2]?.values).toEqual({ seat: "blue", count: 1 });
  expect(eventsFor(now(match), "blue")[2]?.values).toEqual({ seat: "blue", count: 1, cards: ["6"] });
});
