import { built } from "./built.ts";
import { randomChess } from "./chess.ts";
import { compare, perSecond, type Row, thousands } from "./row.ts";
import { randomTicTacToe } from "./tictactoe.ts";

/** Games that are played before it counts, where there is much code. */
const WARM_UPS = 24;

function note(ours: number, reference: number): string {
  return `${thousands(ours)} orders, reference ${thousands(reference)} moves`;
}

/** Random games against those of chessops, moves with all legal ones listed. */
function againstChess(what: string, least: number, play: () => number, warmUps?: number): Row {
  return compare({
    what: `rules: ${what}`,
    bar: `at least ${least.toFixed(2)} of chessops' moves`,
    ours: () => perSecond(play),
    reference: () => perSecond(randomChess),
    ok: (ratio) => ratio >= least,
    note,
    ...(warmUps !== undefined && { warmUps }),
  });
}

/** Whole random games, with parse and log, against two well-known libraries. */
export async function bench(): Promise<Row[]> {
  // Each game has a copy of the kernel to itself, as in a session that plays one game.
  const games = () => built<typeof import("./random-games.ts")>("random-games");
  const { aSide, randomDogfight } = await games();
  const { randomGreatWar } = await games();
  const { randomCards } = await games();
  const { randomBritain } = await games();
  const [two, four] = [aSide(2), aSide(4)];
  return [
    againstChess("dogfight, 2 a side, all legal orders listed, parse and log", 2, () => randomDogfight(two)),
    againstChess("dogfight, 4 a side", 1.8, () => randomDogfight(four)),
    compare({
      what: "rules: dogfight, 2 a side, with its log",
      bar: "at least 25 times boardgame.io's tic-tac-toe",
      ours: () => perSecond(() => randomDogfight(two)),
      reference: () => perSecond(randomTicTacToe),
      ok: (ratio) => ratio >= 25,
      note,
    }),
    againstChess(
      "the Great War, four a side, orders drawn, parse and log",
      0.4,
      () => randomGreatWar({ scenario: "dogfight" }),
      WARM_UPS,
    ),
    ...["kent", "guadalcanal"].map((scenario) =>
      againstChess(
        `the card dogfight, ${scenario}, answers drawn, parse and log`,
        0.8,
        () => randomCards({ scenario }),
        WARM_UPS,
      ),
    ),
    againstChess(
      "the Battle of Britain, a single raid, answers drawn, parse and log",
      0.12,
      () => randomBritain({ scenario: "raid" }),
      WARM_UPS,
    ),
  ];
}
