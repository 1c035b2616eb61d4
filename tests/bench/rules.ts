import { built } from "./built.ts";
import { randomChess } from "./chess.ts";
import { compare, perSecond, type Row, thousands } from "./row.ts";
import { randomTicTacToe } from "./tictactoe.ts";

function note(ours: number, reference: number): string {
  return `${thousands(ours)} orders, reference ${thousands(reference)} moves`;
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
  const chess = () => perSecond(randomChess);
  return [
    compare({
      what: "rules: dogfight, 2 a side, all legal orders listed, parse and log",
      bar: "at least 1.0 of chessops' moves",
      ours: () => perSecond(() => randomDogfight(two)),
      reference: chess,
      ok: (ratio) => ratio >= 1,
      note,
    }),
    compare({
      what: "rules: dogfight, 4 a side",
      bar: "printed (chessops)",
      ours: () => perSecond(() => randomDogfight(four)),
      reference: chess,
      ok: () => true,
      note,
    }),
    compare({
      what: "rules: dogfight, 2 a side, with its log",
      bar: "at least 8 times boardgame.io's tic-tac-toe",
      ours: () => perSecond(() => randomDogfight(two)),
      reference: () => perSecond(randomTicTacToe),
      ok: (ratio) => ratio >= 8,
      note,
    }),
    compare({
      what: "rules: the Great War, four a side, orders drawn, parse and log",
      bar: "at least 0.3 of chessops' moves",
      ours: () => perSecond(() => randomGreatWar({ scenario: "dogfight" })),
      reference: chess,
      ok: (ratio) => ratio >= 0.3,
      note,
      warmUps: 24,
    }),
    ...["kent", "guadalcanal"].map((scenario) =>
      compare({
        what: `rules: the card dogfight, ${scenario}, answers drawn, parse and log`,
        bar: "at least 0.3 of chessops' moves",
        ours: () => perSecond(() => randomCards({ scenario })),
        reference: chess,
        ok: (ratio) => ratio >= 0.3,
        note,
        warmUps: 24,
      }),
    ),
    compare({
      what: "rules: the Battle of Britain, a single raid, answers drawn, parse and log",
      bar: "printed (chessops)",
      ours: () => perSecond(() => randomBritain({ scenario: "raid" })),
      reference: chess,
      ok: () => true,
      note,
      warmUps: 24,
    }),
  ];
}
