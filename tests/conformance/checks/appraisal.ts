import { looks, type Tried } from "../tried.ts";
import { demand } from "./demand.ts";

/** Appraisals are whole numbers; two opposing seats' add up to 0; a won game is worth more than any open one. */
export function appraisesFairly(tried: Tried): void {
  const { game, match } = tried;
  const [first, second, third] = match.seats;
  let [highest, won] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const { state, outcome } of looks(tried)) {
    for (const seat of match.seats) {
      const worth = game.appraise(state, seat.id);
      demand(Number.isSafeInteger(worth), `${worth} is no whole number`);
      if (!outcome) highest = Math.max(highest, worth);
      else if (outcome.winner === seat.side) won = Math.min(won, worth);
    }
    if (!first || !second || third) continue;
    const sum = game.appraise(state, first.id) + game.appraise(state, second.id);
    demand(sum === 0, `the seats' appraisals add up to ${sum}`);
  }
  demand(won > highest, `a won game is worth ${won}, an open one ${highest}`);
}
