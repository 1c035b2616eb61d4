import { expect } from "vitest";
import { now } from "../../../src/core/match/match.ts";
import type { Tried } from "../tried.ts";
import { demand } from "./demand.ts";

/** Random play ends within the cap, with an outcome that stays once it is given. */
export function endsForGood({ match }: Tried): void {
  const given = match.moments.findIndex((moment) => moment.outcome !== undefined);
  expect(given, "over without an outcome").toBeGreaterThanOrEqual(0);
  for (const moment of match.moments.slice(given)) {
    expect(moment.outcome).toEqual(match.moments[given]?.outcome);
  }
  const winner = now(match).outcome?.winner;
  if (winner !== null) expect(match.seats.map((seat) => seat.side)).toContain(winner);
}

/** Prompts have unique ids and go to seats of the match, whose ids are unique too; battles go to the table. */
export function asksProperly({ match }: Tried): void {
  const seats = match.seats.map((seat) => seat.id);
  expect(new Set(seats).size).toBe(seats.length);
  expect(seats).not.toContain("table");
  expect(seats).not.toContain("umpire");
  for (const { prompts } of match.moments) {
    const ids = prompts.map((prompt) => prompt.id);
    demand(new Set(ids).size === ids.length, `two prompts have one id: ${ids}`);
    for (const { id, seat, spawn } of prompts)
      demand(spawn ? seat === "table" : seats.includes(seat), `${id} goes to ${seat}, who is no seat`);
  }
}
