import { wilson } from "../../src/cli/simulate.ts";
import type { AnyAppraisedGame } from "../../src/core/game.ts";
import { hexLabel, hexOf } from "../../src/core/geometry/hex-map.ts";
import { SCENARIOS } from "../../src/games/dogfight/data/scenarios/scenarios.ts";
import type { Opponent } from "../../src/opponents/opponent.ts";
import { built } from "./built.ts";
import type { Row } from "./row.ts";

const { playGame, timed, dogfight, greatWar, downInFlames, ace, cadet, pilot, random, greedy, raid } =
  await built<typeof import("./players.ts")>("players");

/** A game with the names of its two sides. */
interface Arena {
  readonly name: string;
  readonly game: AnyAppraisedGame;
  readonly sides: readonly [string, string];
  readonly scenario: string;
}

const DOGFIGHT: Arena = { name: "", game: dogfight, sides: ["red", "blue"], scenario: "duel" };
const GREAT_WAR: Arena = {
  name: "the Great War, ",
  game: greatWar,
  sides: ["allied", "german"],
  scenario: "duel",
};
const CARDS: Arena = {
  name: "the card dogfight, ",
  game: downInFlames,
  sides: ["allied", "axis"],
  scenario: "kent",
};
/** The tests' game of cards, with hidden hands and answer chains. */
const RAID: Arena = {
  name: "the raid, ",
  game: raid,
  sides: ["red", "blue"],
  scenario: "raid",
};
const SORTIE: Arena = { ...RAID, name: "the sortie, ", scenario: "sortie" };
const GAMES = 20;
/** A game that is not decided by then counts as a draw. */
const TURNS = 200;
/** Turns flown with twelve aircraft, and the milliseconds of processor time that an answer may take. */
const FLOWN = 6;
const SECOND = 1000;

/** What one player wins against another, changing sides after every game; draws as halves. */
function strength(
  { name, game, sides, scenario }: Arena,
  one: Opponent,
  other: Opponent,
  bar: number,
  games: number,
): Row {
  const config = { scenario };
  let [won, lost] = [0, 0];
  for (let index = 0; index < games; index++) {
    const own = sides[index % 2 === 0 ? 0 : 1];
    const bots = new Map(sides.map((side) => [side, side === own ? one : other]));
    const { winner } = playGame({ game, config, bots }, `bench/${index}`, TURNS);
    if (winner === own) won += 1;
    else if (winner) lost += 1;
  }
  const { share, low, high } = wilson(won + (games - won - lost) / 2, games);
  return {
    what: `opponents: ${name}${one.id} against ${other.id}, share of ${games} games`,
    ratio: share,
    min: low,
    max: high,
    bar: `at least ${bar}, or not refuted at 95 % confidence`,
    ok: high >= bar,
    note: `won ${won}, lost ${lost}, draws ${games - won - lost}`,
  };
}

function sixASide() {
  const lines = { red: { y: 6, heading: 12 }, blue: { y: 30, heading: 6 } } as const;
  const types = SCENARIOS["four-a-side"].aircraft;
  return {
    table: { width: 48, depth: 36 },
    aircraft: (["red", "blue"] as const).flatMap((side) =>
      [0, 1, 2, 3, 4, 5].map((place) => ({
        ...lines[side],
        id: `${side === "red" ? "R" : "B"}${place + 1}`,
        side,
        type: types.filter((one) => one.side === side)[place % 4]?.type ?? "spitfire-ia",
        x: 9 + 6 * place,
        speed: 3,
      })),
    ),
  };
}

/** Six fighters a side of the Great War, two lines that meet. */
function sixFighters() {
  const lines = {
    allied: { row: 19, facing: 0, type: "sopwith-camel" },
    german: { row: 10, facing: 3, type: "albatros-d-v" },
  };
  return {
    date: "1917-09-23",
    board: { columns: 40, rows: 30, mat: "front" },
    aircraft: (["allied", "german"] as const).flatMap((side) =>
      [0, 1, 2, 3, 4, 5].map((place) => ({
        id: `${side === "allied" ? "A" : "G"}${place + 1}`,
        side,
        type: lines[side].type,
        hex: hexLabel(hexOf(10 + 3 * place, lines[side].row)),
        facing: lines[side].facing,
        altitude: 2000 + 50 * place,
        speed: 8,
      })),
    ),
  };
}

/** How long a player thinks about an answer in a large battle, in milliseconds of processor time. */
function speed(
  { name, game, sides }: Arena,
  config: unknown,
  player: Opponent,
  battle = "twelve aircraft",
): Row {
  const clock = timed(player);
  const bots = new Map(sides.map((side) => [side, clock.player]));
  playGame({ game, config, bots }, "bench", FLOWN);
  const { slowest, mean, answers } = clock.spent();
  return {
    what: `opponents: ${name}${player.id}, milliseconds an answer with ${battle}`,
    ratio: mean,
    min: mean,
    max: slowest,
    bar: "slowest below 1000 of processor time",
    ok: slowest < SECOND,
    note: `${answers} answers`,
  };
}

/** Strength of the computer players against each other, and their speed with twelve aircraft. */
export async function bench(games = GAMES): Promise<Row[]> {
  return [
    strength(DOGFIGHT, pilot, cadet, 0.9, games),
    strength(DOGFIGHT, pilot, greedy, 0.6, games),
    strength(DOGFIGHT, ace, pilot, 0.55, games),
    speed(DOGFIGHT, sixASide(), pilot),
    speed(DOGFIGHT, sixASide(), ace),
    strength(GREAT_WAR, pilot, cadet, 0.9, games),
    strength(RAID, pilot, random, 0.9, games),
    strength(RAID, ace, pilot, 0.55, games),
    strength(SORTIE, ace, pilot, 0.55, games),
    speed(GREAT_WAR, sixFighters(), pilot),
    speed(GREAT_WAR, sixFighters(), ace),
    strength(CARDS, pilot, cadet, 0.85, games),
    strength(CARDS, ace, pilot, 0.55, games),
    speed(CARDS, { scenario: "weave" }, pilot, "four Elements"),
    speed(CARDS, { scenario: "weave" }, ace, "four Elements"),
  ];
}
