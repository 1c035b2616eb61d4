import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { GameResult } from "../../src/cli/playout.ts";
import type { Balance, SideId } from "../../src/core/game.ts";

/** What a row was measured with; games that were played otherwise are no part of it. */
export interface Measure {
  /** The computer player of both sides. */
  readonly players: string;
  /** The most nodes that it spent on an answer; absent where it was as many as at the table. */
  readonly nodes?: number;
  /** The hash of the state in which the scenario begins. */
  readonly setup: string;
}

/** Games of a scenario in the order of their numbers, from 0: a number's dice are always the same. */
export interface Measured extends Measure {
  /** A character a game: the number of the side that won it, 0 or 1, or `-` for a draw. */
  readonly winners: string;
  /** The turns that each game took, with spaces between. */
  readonly turns: string;
}

type Records = Record<string, Measured>;

function fileOf(game: string): URL {
  return new URL(`./${game}.json`, import.meta.url);
}

function recordsOf(game: string): Records {
  const file = fileOf(game);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Records) : {};
}

/** Keeps a scenario's games beside those of others, which another run may have written meanwhile. */
export function keepMeasured(game: string, scenario: string, measured: Measured): void {
  const records = Object.entries({ ...recordsOf(game), [scenario]: measured });
  const sorted = records.toSorted(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(fileOf(game), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

function isSame(one: Measure, other: Measure): boolean {
  return one.players === other.players && one.nodes === other.nodes && one.setup === other.setup;
}

/** The games of a scenario that are known, if they were played with this player, budget and set-up; else none. */
export function measuredSoFar(game: string, scenario: string, measure: Measure): Measured {
  const known = recordsOf(game)[scenario];
  return known && isSame(known, measure) ? known : { ...measure, winners: "", turns: "" };
}

/** With one more game; one that was left unfinished counts as drawn. */
export function withGame(
  measured: Measured,
  { winner, turns }: GameResult,
  sides: readonly SideId[],
): Measured {
  const place = sides.indexOf(winner ?? "");
  const longer = measured.turns === "" ? `${turns}` : `${measured.turns} ${turns}`;
  return { ...measured, winners: measured.winners + (place < 0 ? "-" : place), turns: longer };
}

function count(winners: string, wanted: string): number {
  return [...winners].filter((winner) => winner === wanted).length;
}

/** The row of these games: who won how many of them, and their median length. */
export function rowOf({ players, nodes, winners, turns }: Measured): Balance {
  const lengths = turns
    .split(" ")
    .map(Number)
    .toSorted((a, b) => a - b);
  return {
    players,
    ...(nodes !== undefined && { nodes }),
    games: winners.length,
    wins: [count(winners, "0"), count(winners, "1")],
    draws: count(winners, "-"),
    turns: lengths[Math.floor(lengths.length / 2)] ?? 0,
  };
}
