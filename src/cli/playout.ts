import { seededChoices } from "../core/dice/random.ts";
import type { AnyAppraisedGame, SeatId, SideId } from "../core/game.ts";
import { type Match, now, type Played } from "../core/match/match.ts";
import { begin, play } from "../core/match/play.ts";
import { answersOf } from "../opponents/match-answers.ts";
import type { Opponent } from "../opponents/opponent.ts";
import { random } from "../opponents/random.ts";

/** Rounds after which a game that doesn't end is left. */
const CAP = 10_000;

/** What is played: a set-up that has passed its checks, and who plays each side. */
export interface Pairing {
  readonly game: AnyAppraisedGame;
  readonly config: unknown;
  readonly bots: ReadonlyMap<SideId, Opponent>;
}

/** How one game went. */
export interface GameResult {
  /** A side, null for a draw, undefined when the game was left unfinished. */
  readonly winner: SideId | null | undefined;
  /** Turns that were begun. */
  readonly turns: number;
  readonly orders: number;
}

function must<T>(played: Played<T>): T {
  if (played.ok) return played.value;
  throw new Error(`a computer player was refused: ${JSON.stringify(played)}`);
}

/**
 * Counts the turns that a match begins: it need not begin with its first, and a campaign may count those of each raid. Turns in
 * which nobody is asked anything, as the respites of a campaign, are told by their `event.turn`.
 */
class TurnCount {
  private last = 0;
  begun = 0;

  /** Looks at where a match stands; between turns a game reports none, as 0. */
  look(match: Match): void {
    const { game } = match;
    const { state, events } = now(match);
    const { turn } = game.report(game.view(state, "umpire"));
    const told = events.filter(({ key }) => key === "event.turn").length;
    this.begun += Math.max(told, turn !== this.last && turn !== 0 ? 1 : 0);
    this.last = turn;
  }
}

/** One whole game between computer players, left after so many turns; the same seed plays the same game. */
export function playGame({ game, config, bots }: Pairing, seed: string, turns = Infinity): GameResult {
  const dice = seededChoices(`${seed} dice`);
  const choices = seededChoices(`${seed} choices`);
  let match = must(begin(game, config, dice));
  const sides = new Map(match.seats.map((seat) => [seat.id, seat.side]));
  // A battle is asked of the table, which has no side: the game's own table draws its result.
  const botOf = (seat: SeatId) => bots.get(sides.get(seat) ?? "") ?? random;
  const count = new TurnCount();
  count.look(match);
  const goesOn = () => now(match).prompts.length > 0 && count.begun <= turns;
  let orders = 0;
  for (let round = 0; round < CAP && goesOn(); round++) {
    orders += now(match).prompts.length;
    match = must(play(match, answersOf(game, match, botOf, choices), dice));
    count.look(match);
  }
  return {
    winner: now(match).outcome?.winner,
    turns: Math.min(turns, count.begun),
    orders,
  };
}
