import type { Dice } from "../core/dice.ts";
import type { AnyGame, SeatId, SideId } from "../core/game.ts";
import { begin, type Match, now, type Played, play } from "../core/match.ts";
import { seededChoices } from "../core/random.ts";
import type { Opponent } from "../opponents/opponent.ts";
import { answersOf } from "../opponents/table.ts";

/** Rounds after which a game that doesn't end is left. */
const CAP = 10_000;

/** What is played: a set-up that has passed its checks, and who plays each side. */
export interface Pairing {
  readonly game: AnyGame;
  readonly config: unknown;
  readonly bots: ReadonlyMap<SideId, Opponent>;
}

/** How one game went. */
export interface GameResult {
  /** A side, null for a draw, undefined when the game was left unfinished. */
  readonly winner: SideId | null | undefined;
  readonly turns: number;
  readonly orders: number;
}

function must<T>(played: Played<T>): T {
  if (played.ok) return played.value;
  throw new Error(`a computer player was refused: ${JSON.stringify(played)}`);
}

function nextRound(match: Match, botOf: (seat: SeatId) => Opponent, choices: Dice, dice: Dice): Match {
  return must(play(match, answersOf(match, botOf, choices), dice));
}

/** One whole game between computer players; the same seed plays the same game. */
export function playGame({ game, config, bots }: Pairing, seed: string): GameResult {
  const dice = seededChoices(`${seed} dice`);
  const choices = seededChoices(`${seed} choices`);
  let match = must(begin(game, config, dice));
  const sides = new Map(match.seats.map((seat) => [seat.id, seat.side]));
  const botOf = (seat: SeatId) => bots.get(sides.get(seat) as SideId) as Opponent;
  let orders = 0;
  for (let round = 0; round < CAP && now(match).prompts.length > 0; round++) {
    orders += now(match).prompts.length;
    match = nextRound(match, botOf, choices, dice);
  }
  const { turn } = game.report(game.view(now(match).state, "umpire"));
  return { winner: now(match).outcome?.winner, turns: turn, orders };
}
