import type { Dice } from "../../../../core/dice/dice.ts";
import { sameHex } from "../../../../core/geometry/hex.ts";
import type { Passage } from "../parts.ts";
import { isOnBoard } from "../setup/front.ts";
import { withAircraft, withAircraftAt } from "../state/changed.ts";
import type { Board, Flown, Stance, State } from "../state/state.ts";
import { type Aftermath, isAirborne } from "../state/step.ts";
import { dropBombs } from "./bombs.ts";
import { balloonDefences } from "./defences.ts";
import { finished } from "./finished.ts";
import { jettison } from "./jettison.ts";
import { photos, photosAfter } from "./photos.ts";
import { strafe } from "./strafe.ts";

function sameStance(a: Stance, b: Stance): boolean {
  return sameHex(a.hex, b.hex) && a.facing === b.facing && a.altitude === b.altitude;
}

function placed(board: State, index: number, { hex, facing, altitude }: Stance): State {
  return withAircraft(board, index, { hex, facing, altitude });
}

/** What of a move an aircraft still flew that was brought down on it, after so many MP; what it had strafed before counts. */
function cutShort({ from, order, looks, strafed, ...rest }: Flown, spent: number): Flown {
  const flown = looks.slice(0, spent);
  const before = looks.slice(0, spent - 1);
  return {
    ...rest,
    from,
    order,
    looks: flown,
    path: [from, ...flown],
    strafed: strafed.filter((hex) => before.some((look) => sameHex(look.hex, hex))),
  };
}

/** Whether an aircraft may be shot at on its move, so that it has to be followed MP by MP. */
function meetsGuns({ setup, guns }: Board, index: number): boolean {
  return guns.some(({ side }) => side !== setup.airframes[index]?.side);
}

interface Passed extends Aftermath {
  /** MP after which it was brought down, or null. */
  readonly downAfter: number | null;
}

/** Whether nothing happens between the start of a move and its end. */
function isQuiet(board: Board, index: number, { bombAt }: Passage): boolean {
  return bombAt === null && !meetsGuns(board, index);
}

/** Along the move: after each MP the guns (4.10l), then the bombs and the camera (9.4, B-37, B-40). */
function passage(board: State, index: number, flight: Passage, dice: Dice): Passed {
  const { flown, bombAt } = flight;
  const release = bombAt && [flown.from, ...flown.looks].findIndex((place) => sameStance(place, bombAt));
  let now: Aftermath = { board, events: [] };
  const next = (step: Aftermath) => {
    now = { board: step.board, events: [...now.events, ...step.events] };
  };
  if (bombAt && release === 0) next(dropBombs(now.board, index, bombAt, dice));
  for (const [spent, look] of flown.looks.entries()) {
    if (meetsGuns(board, index) && isOnBoard(board.setup, look.hex)) {
      next(balloonDefences(placed(now.board, index, look), index, dice));
      next(jettison(now.board));
      if (!isAirborne(now.board, index)) return { ...now, downAfter: spent + 1 };
    }
    if (bombAt && release === spent + 1) next(dropBombs(now.board, index, bombAt, dice));
    next(photosAfter(now.board, index, flown, spent + 1));
  }
  return { ...now, downAfter: null };
}

/** The end of the move, with what was suffered on it. */
function ended(board: State, index: number, { end }: Passage): State {
  const { hex, facing, altitude, speed, ending, flown, status } = end;
  return withAircraft(board, index, { hex, facing, altitude, speed, ending, flown, status });
}

/**
 * A move as the ground sees it: guns fire and bombs fall on the way, then it ends, crashes (D-01), or pays for what
 * it strafed. Who is brought down on the way stays where that happened, and what it did until then counts (B-37); other
 * damage lets the move end as it was ordered, and counts from the next (B-41).
 */
export function carryOut(board: State, index: number, flight: Passage, dice: Dice): Aftermath {
  if (isQuiet(board, index, flight))
    return finished(withAircraftAt(board, index, flight.end), index, [strafe, photos]);
  const passed = passage(board, index, flight, dice);
  if (passed.downAfter !== null) {
    const flown = cutShort(flight.flown, passed.downAfter);
    const paid = strafe(withAircraft(passed.board, index, { flown }), index, board.aircraft[index]);
    return { board: paid.board, events: [...passed.events, ...paid.events] };
  }
  const after = finished(ended(passed.board, index, flight), index, [strafe]);
  return { board: after.board, events: [...passed.events, ...after.events] };
}
