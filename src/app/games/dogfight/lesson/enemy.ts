import type { PromptId, SeatId } from "../../../../core/game.ts";
import { now } from "../../../../core/match.ts";
import { legalOrders } from "../../../../games/dogfight/orders.ts";
import { legalShots } from "../../../../games/dogfight/shots.ts";
import { situationOf } from "../../../../games/dogfight/situation.ts";
import type { View } from "../../../../games/dogfight/view.ts";
import type { TableState } from "../../../table/session.ts";
import { PUPIL_SEAT } from "./config.ts";
import { lessonTurn } from "./past.ts";
import { goodOrder, kindOrder, slowOrder } from "./planning.ts";

/** From this turn of the lesson on the enemy shoots. */
const SHOOTS_FROM = 4;
/** Until this turn he flies slowly away, out of range. */
const AWAY_UNTIL = 2;

function anyOrder(view: View, id: string): string {
  const index = view.setup.airframes.findIndex((airframe) => airframe.id === id);
  return legalOrders(situationOf(view, index)).orders[0]?.text ?? "1";
}

function order(view: View, id: string, turn: number): string {
  const straight = turn <= AWAY_UNTIL || goodOrder(view) !== undefined;
  const kind = straight ? slowOrder(view) : kindOrder(view, turn >= SHOOTS_FROM);
  return kind ?? anyOrder(view, id);
}

function shot(view: View, turn: number): string {
  const side = view.setup.sides[0] === PUPIL_SEAT ? 1 : 0;
  return turn >= SHOOTS_FROM ? (legalShots(view, side)[0]?.text ?? "done") : "done";
}

/**
 * What the enemy does: he flies on as long as that teaches something, else he comes before the pupil's gun; from the
 * fourth turn on he shoots.
 */
export function enemyAnswers(state: TableState, seat: SeatId): ReadonlyMap<PromptId, string> {
  const { match } = state.open;
  const moment = now(match);
  const view = match.game.view(moment.state, seat) as View;
  const { turn } = lessonTurn(match);
  const own = moment.prompts.filter((prompt) => prompt.seat === seat);
  return new Map(
    own.map(({ id, kind }) => [id, kind === "fire" ? shot(view, turn) : order(view, id, turn)] as const),
  );
}
