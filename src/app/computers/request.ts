import type { OpenMatch } from "../../core/file/file.ts";
import type { SeatId } from "../../core/game.ts";
import { itemAt } from "../../core/item-at.ts";
import type { Moment } from "../../core/match/match.ts";
import { present } from "../../core/present.ts";
import type { ThoughtRequest } from "../context/computer-players.ts";

/** A match that is played with the same text for the dice is thought through alike; others by their own name. */
function seedOf({ dice }: OpenMatch, id: string): string {
  return dice && "seed" in dice ? dice.seed : id;
}

/**
 * The request of the round that follows a moment. `entry` is the place of the round in the log: rounds taken back
 * are counted, so that a computer that is asked again draws again.
 */
function requestAt(
  open: OpenMatch,
  id: string,
  seat: SeatId,
  opponent: string,
  at: { readonly moment: Moment; readonly entry: number },
): ThoughtRequest {
  const { game, seats } = open.match;
  const { state, prompts } = at.moment;
  return {
    game: game.meta.id,
    seats,
    seat,
    view: game.view(state, seat),
    prompts: prompts.filter((prompt) => prompt.seat === seat),
    opponent,
    opens: at.entry === 0,
    seed: `${seedOf(open, id)}/${at.entry}/${seat}`,
  };
}

/** What a seat is asked now. */
export function requestNow(open: OpenMatch, id: string, seat: SeatId, opponent: string): ThoughtRequest {
  const { entries, moments } = open.match;
  return requestAt(open, id, seat, opponent, { moment: present(moments.at(-1)), entry: entries.length });
}

/** What a seat was asked in the round that led to a moment (from 1). */
export function requestThen(
  open: OpenMatch,
  id: string,
  seat: SeatId,
  opponent: string,
  moment: number,
): ThoughtRequest {
  const { moments } = open.match;
  const { entry } = itemAt(moments, moment);
  return requestAt(open, id, seat, opponent, { moment: itemAt(moments, moment - 1), entry });
}
