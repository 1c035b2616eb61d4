import { describe, expect, test } from "vitest";
import { playGame } from "../../src/cli/play.ts";
import { Unmet } from "../../src/cli/wanted.ts";
import { GAMES } from "../../src/games/index.ts";
import { raidEntry } from "../toy-game/entry.ts";

const ALL = [...GAMES, raidEntry];

async function* linesOf(lines: readonly string[]): AsyncGenerator<string, void> {
  yield* lines;
}

/** A match as it is played by these lines, and all that was printed. */
async function played(game: string, lines: readonly string[], more = {}) {
  const told: string[] = [];
  const wanted = { against: "random", seed: "told", language: "en", ...more } as const;
  const match = await playGame(ALL, game, wanted, linesOf(lines), (line) => void told.push(line));
  return { match, told };
}

describe("a match in the terminal", () => {
  test("asks, tells a question, refuses with what is near, takes an answer and goes on", async () => {
    const { match, told } = await played("dogfight", ["? near", "9", "", "2L1", "?"], { scenario: "duel" });
    const text = told.join("\n");
    expect(told[0]).toMatch(/You are Red, against random/);
    expect(text).toMatch(/write orders for R1[\s\S]*B1: range[\s\S]*That is not an answer[\s\S]*Near it: /);
    expect(told.filter((line) => line.startsWith("Turn 1: write orders"))).toHaveLength(2);
    expect(text).toMatch(/Given: 2L1\.[\s\S]*Turn 2: write orders/);
    expect(told.at(-1)).toBe("Left before its end.");
    expect(match.entries).toHaveLength(1);
  });

  test("is told as it is read aloud where that is wanted", async () => {
    const lines = ["? B1", "9", "2L1", "? what"];
    const { told } = await played("dogfight", lines, { scenario: "duel", aloud: true });
    const text = told.join("\n");
    expect(text).toContain("write orders for Red 1, SPEED");
    expect(text).toMatch(/From Red 1: Blue 1: range/);
    expect(text).toContain("Given: ahead two, left one, ahead one.");
    expect(text).toMatch(/Red 1 flies ahead two, left one, ahead one .* inches across/);
    expect(text).not.toMatch(/\b[RB]1\b|″/);
  });

  test("is left by quit, and in the language that is asked for", async () => {
    const { match, told } = await played("dogfight", ["quit", "2L1"], { language: "de", side: "blue" });
    expect(told[0]).toMatch(/^Flugzeug|^Luftkampf|Du bist Blau/);
    expect(told.at(-1)).toBe("Vor dem Ende verlassen.");
    expect(match.entries).toHaveLength(0);
  });

  test.each(ALL.map(({ meta }) => meta.id))("%s is played by its usual and first answers", async (game) => {
    const told: string[] = [];
    let answers = 0;
    async function* first(): AsyncGenerator<string, void> {
      while (answers < 12) {
        yield "?";
        answers += 1;
        yield "? all";
        yield "? log";
        // Whatever is refused is told what is near, and that is given.
        yield "x";
        const near = told.findLast((line) => line.startsWith("Near it: "));
        yield near?.slice("Near it: ".length, -1).split(", ")[0] ?? "";
      }
    }
    const wanted = { against: "random", seed: "first", language: "en" } as const;
    const match = await playGame(ALL, game, wanted, first(), (line) => void told.push(line));
    expect(match.entries.length).toBeGreaterThan(0);
    expect(told.some((line) => line.startsWith("Given: "))).toBe(true);
    for (const line of told) expect(line).not.toMatch(/undefined|\[object|NaN/);
  });

  test.each([
    ["chess", {}, "There is no game chess; there is dogfight"],
    ["dogfight", { scenario: "moon" }, "There is no scenario of dogfight called moon"],
    ["dogfight", { side: "green" }, "There is no side of dogfight called green; there is red, blue."],
    ["dogfight", { against: "hal" }, "There is no computer player hal"],
  ])("%s %j is refused in one sentence", async (game, more, sentence) => {
    const tried = played(game, [], more);
    await expect(tried).rejects.toThrow(Unmet);
    await expect(tried).rejects.toThrow(sentence);
  });
});
