import type { AnyAppraisedGame } from "../core/game.ts";
import { remembered } from "../core/remember.ts";
import type { Request } from "./opponent.ts";

/** A game as who wants a decision appraises it: contact with the enemy counts besides what either side gains. */
const eagerFor = remembered((game: AnyAppraisedGame): AnyAppraisedGame => {
  if (!game.contact) return game;
  return {
    ...game,
    appraise: (state, seat) => game.appraise(state, seat) + (game.contact?.(state) ?? 0),
  };
});

/** A request of which who is asked wants a decision: see the contract's `contact`. */
export function eager(request: Request): Request {
  return { ...request, game: eagerFor(request.game) };
}
