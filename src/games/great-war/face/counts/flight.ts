import type { PieceId } from "../../../../core/game.ts";
import { itemAt } from "../../../../core/item-at.ts";
import type { DatedEvent } from "../../../../face/told.ts";
import { inLineOfFire } from "../../rules/fire/index.ts";
import { mountsOf, rosterOf } from "../../rules/setup/roster.ts";
import type { Board } from "../../rules/state/state.ts";
import { boardOf, type View } from "../../rules/view/view.ts";
import { valuesOf } from "../told.ts";

/** What one aircraft flew. */
export interface FlightFigures {
  /** Moves flown. */
  readonly moves: number;
  readonly hexes: number;
  /** Metres. */
  readonly climbed: number;
  readonly dived: number;
  /** Attempts to tail, and those that succeeded. */
  readonly attempts: number;
  readonly tailing: number;
  /** Turns in which somebody was on its tail. */
  readonly tailed: number;
  /** Turns at whose end an enemy had it in a line of fire. */
  readonly sighted: number;
}

/** `F`, `F3`, and the maneuvers that enter a hex. */
const AHEAD = /^F(\d*)$/;
const ASIDE = /^(sideslip|barrel-roll)-/;

/** Hexes that a canonical move enters. */
export function hexesIn(order: string): number {
  const steps = order.slice(order.indexOf(":") + 1).trim();
  return steps.split(/\s+/).reduce((sum, token) => {
    const ahead = AHEAD.exec(token);
    if (ahead) return sum + (ahead[1] === "" ? 1 : Number(ahead[1]));
    return ASIDE.test(token) ? sum + 1 : sum;
  }, 0);
}

/** Whether an enemy could fire at an aircraft as all stand. */
function isSighted(board: Board, id: PieceId): boolean {
  const { airframes } = board.setup;
  const target = rosterOf(board.setup).indexOf.get(id);
  if (target === undefined) return false;
  const spot = itemAt(board.aircraft, target);
  if (spot.status !== "flying") return false;
  return airframes.some(
    ({ side }, shooter) =>
      side !== airframes[target]?.side &&
      board.aircraft[shooter]?.status === "flying" &&
      mountsOf(board.setup, shooter).some((mount) => inLineOfFire(board, shooter, mount, spot).clear),
  );
}

/** How all stood when each turn was over, or stand now that the match is: every first view of a new turn. */
function turnEnds(views: readonly View[]): readonly View[] {
  const ends = views.filter((view, index) => index > 0 && view.turn !== views[index - 1]?.turn);
  const last = views.at(-1);
  return last?.outcome && !ends.includes(last) ? [...ends, last] : ends;
}

/** What each of some aircraft flew, in their order. */
export function flightsOf(
  ids: readonly PieceId[],
  views: readonly View[],
  told: readonly DatedEvent[],
): readonly FlightFigures[] {
  const boards = turnEnds(views).map(boardOf);
  const moves = valuesOf(told, "event.moves");
  const tails = valuesOf(told, "event.tail");
  const flightOf = (id: PieceId): FlightFigures => {
    const own = moves.filter((move) => move.id === id);
    const attempts = tails.filter((tail) => tail.id === id);
    const onIt = told.filter(({ event: { key, values } }) => {
      return key === "event.tail" && values.target === id && values.success === true;
    });
    return {
      moves: own.length,
      hexes: own.reduce((sum, { order }) => sum + hexesIn(order), 0),
      climbed: own.reduce((sum, { climbed }) => sum + climbed, 0),
      dived: own.reduce((sum, { dived }) => sum + dived, 0),
      attempts: attempts.length,
      tailing: attempts.filter(({ success }) => success).length,
      tailed: new Set(onIt.map(({ turn }) => turn)).size,
      sighted: boards.filter((board) => isSighted(board, id)).length,
    };
  };
  return ids.map(flightOf);
}
