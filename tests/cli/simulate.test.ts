import { describe, expect, test } from "vitest";
import { listing } from "../../src/cli/list.ts";
import { seatingOf, tally } from "../../src/cli/simulate.ts";
import { GAMES } from "../../src/games/index.ts";
import { some, trials } from "../extent.ts";
import { raidEntry } from "../toy-game/entry.ts";

const ALL = [...GAMES, raidEntry];
const WANTED = { red: "random", blue: "random", games: 6, seed: "t" };

describe("simulate", () => {
  test.each(
    ALL.flatMap(({ meta }) =>
      some(meta.scenarios, 6).map(({ id, long }) => [meta.id, id, long ? 2 : trials(2, 6)] as const),
    ),
  )("plays whole games of %s, %s, the same %i for the same seed", async (game, scenario, games) => {
    const heard: number[] = [];
    const wanted = { ...WANTED, scenario, games };
    const first = await tally(ALL, game, wanted, (done) => heard.push(done));
    const second = await tally(ALL, game, wanted);
    expect(heard).toEqual([1, 2, 3, 4, 5, 6].slice(0, games));
    const won = Object.values(first.wins).reduce((sum, wins) => sum + wins, 0);
    expect(won + first.draws).toBe(games);
    expect(first.unfinished).toBe(0);
    expect(first.turns.least).toBeLessThanOrEqual(first.turns.median);
    expect(first.turns.median).toBeLessThanOrEqual(first.turns.most);
    const untimed = { seconds: 0, ordersPerSecond: 0, slowest: [0, 0], mean: [0, 0] };
    expect({ ...second, ...untimed }).toEqual({ ...first, ...untimed });
  });

  test("counts the turns that were begun, of a part of a campaign too that begins with its tenth", async () => {
    const { turns } = await tally(ALL, "battle-of-britain", { ...WANTED, scenario: "september", games: 1 });
    expect(turns).toEqual({ least: 1, median: 1, most: 1 });
  });

  test("other seeds play other games", async () => {
    const orders = async (seed: string) => (await tally(ALL, "dogfight", { ...WANTED, seed })).orders;
    const found = await Promise.all(["a", "b", "c", "d"].map(orders));
    expect(new Set(found).size).toBeGreaterThan(1);
  });

  test("players think as little as is wanted, and then play otherwise", async () => {
    const wanted = { ...WANTED, red: "pilot", blue: "pilot", games: 1 };
    const played = async (nodes?: number) => {
      const { orders, wins, draws, turns } = await tally(ALL, "dogfight", {
        ...wanted,
        ...(nodes !== undefined && { nodes }),
      });
      return { orders, wins, draws, turns };
    };
    expect(await played(1)).not.toEqual(await played());
  });

  test("changes sides after every game and counts for each player what it won on either side", async () => {
    const wanted = { red: "cadet", blue: "random", games: 8, seed: "t", swap: true };
    const found = await tally(GAMES, "dogfight", wanted);
    const [cadet, random] = found.standings;
    expect(cadet.wins + random.wins + found.draws).toBe(8);
    expect(cadet.bot).toBe("cadet");
    expect(cadet.wins).toBeGreaterThan(random.wins);
    expect(Math.min(found.wins.red ?? 0, found.wins.blue ?? 0)).toBeGreaterThan(1);
    const kept = await tally(GAMES, "dogfight", { ...wanted, swap: false });
    expect(kept.wins.red).toBe(kept.standings[0].wins);
    expect(kept.wins.red).toBeGreaterThan(5);
  });

  test.each([
    ["by the sides' own names", { german: "cadet", american: "random" }, ["random", "cadet"]],
    ["one of them, the other by its seat", { german: "cadet" }, ["random", "cadet"]],
    ["the first of them", { american: "cadet" }, ["cadet", "random"]],
  ] as const)("seats computer players %s", async (_, sides, bots) => {
    const found = await tally(ALL, "luftwaffe", { ...WANTED, scenario: "wilhelmshaven", games: 1, sides });
    expect(found.players).toEqual({ american: bots[0], german: bots[1] });
    expect(found.standings.map(({ bot }) => bot)).toEqual(bots);
  });

  test.each([
    [
      ["luftwaffe", "--american", "pilot", "--german=cadet"],
      ["luftwaffe"],
      { american: "pilot", german: "cadet" },
    ],
    [["--german", "ace", "luftwaffe"], ["luftwaffe"], { german: "ace" }],
    [["luftwaffe", "--german"], ["luftwaffe"], { german: "" }],
    [["luftwaffe", "dogfight"], ["luftwaffe", "dogfight"], {}],
  ] as const)("%j names sides", (words, rest, sides) => {
    expect(seatingOf(words)).toEqual({ rest, sides });
  });

  test.each([
    [
      "luftwaffe",
      { ...WANTED, sides: { british: "pilot" } },
      /side of luftwaffe called british; there is american, german\./,
    ],
    ["luftwaffe", { ...WANTED, sides: { german: "" } }, /--german needs a computer player; there is random/],
    ["chess", WANTED, /no game chess; there is dogfight/],
    ["dogfight", { ...WANTED, scenario: "x" }, /scenario.*x; there is duel/],
    ["dogfight", { ...WANTED, red: "toString" }, /computer player toString; there is random/],
  ])("refuses %s with %j in one sentence", async (game, wanted, sentence) => {
    await expect(tally(ALL, game, wanted)).rejects.toThrow(sentence);
  });
});

test("list names every game, scenario and computer player", async () => {
  const found = await listing(ALL, "de");
  expect(found.games.map((game) => game.id)).toEqual(ALL.map((entry) => entry.meta.id));
  expect(found.games[0]?.scenarios).toHaveLength(GAMES[0]?.meta.scenarios.length ?? 0);
  expect(found.bots).toContain("random");
});
