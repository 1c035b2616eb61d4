import { expect } from "vitest";
import { now } from "../../../src/core/match.ts";
import { finish, type Walk } from "../walk.ts";

/** Random play ends within the cap, with an outcome that stays once it is given. */
export function endsForGood(walk: Walk): number {
  const match = finish(walk);
  const given = match.moments.findIndex((moment) => moment.outcome !== undefined);
  expect(given, "over without an outcome").toBeGreaterThanOrEqual(0);
  for (const moment of match.moments.slice(given)) {
    expect(moment.outcome).toEqual(match.moments[given]?.outcome);
  }
  const winner = now(match).outcome?.winner;
  if (winner !== null) expect(match.seats.map((seat) => seat.side)).toContain(winner);
  return match.entries.length;
}

/** Prompts have unique ids and go to seats of the match, whose ids are unique too. */
export function asksProperly(walk: Walk): void {
  const match = finish(walk);
  const seats = match.seats.map((seat) => seat.id);
  expect(new Set(seats).size).toBe(seats.length);
  expect(seats).not.toContain("table");
  expect(seats).not.toContain("umpire");
  for (const { prompts } of match.moments) {
    expect(new Set(prompts.map((prompt) => prompt.id)).size).toBe(prompts.length);
    for (const prompt of prompts) expect(seats).toContain(prompt.seat);
  }
}
