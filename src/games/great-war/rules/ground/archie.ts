import type { Dice } from "../../../../core/dice/dice.ts";
import { hexDistance } from "../../../../core/geometry/hex.ts";
import { itemAt } from "../../../../core/item-at.ts";
import type { SideIndex } from "../../../../tabletop/tabletop.ts";
import { airspaceOf, enemyOf, inArchieZone } from "../setup/front.ts";
import type { Board, State } from "../state/state.ts";
import {
  type Aftermath,
  airframeOf,
  forEach,
  idOf,
  inMoveOrder,
  isAirborne,
  nameOfSide,
  still,
  tell,
  why,
} from "../state/step.ts";
import { attackFromGround } from "./attack.ts";
import { pilotsModifiers, strafersModifiers, withCrewsOf } from "./ground-modifiers.ts";

/** 4.10h: highest altitude in metres. */
const ARCHIE_CEILING = 2000;
/** 4.10j: hexes and metres within which an aircraft of the gunners' own keeps them from firing. */
const SPARES_WITHIN = 3;
const SPARES_METRES = 150;
/** 4.10k, A-49: hexes to the nearest enemy between which an aircraft is taken for one. */
const MISTAKEN_FROM = 3;
const MISTAKEN_TO = 10;

/** Which side's archie can fire at an aircraft where it is, or null. */
function gunnersBelow({ setup, aircraft }: Board, index: number): SideIndex | null {
  const { hex, altitude } = itemAt(aircraft, index);
  if (altitude > ARCHIE_CEILING) return null;
  const gunners = airspaceOf(setup, hex);
  if (gunners === null) return null;
  return inArchieZone(setup, gunners, hex) ? gunners : null;
}

function othersOf(board: Board, side: SideIndex): readonly number[] {
  return [...board.aircraft.keys()].filter(
    (other) => isAirborne(board, other) && airframeOf(board.setup, other).side === side,
  );
}

/** 4.10j: an aircraft of the gunners', balloons apart (B-33), that is too near to the target. */
function spared(board: Board, index: number, gunners: SideIndex): number | undefined {
  const { hex, altitude } = itemAt(board.aircraft, index);
  return othersOf(board, gunners).find((other) => {
    const one = itemAt(board.aircraft, other);
    return hexDistance(one.hex, hex) <= SPARES_WITHIN && Math.abs(one.altitude - altitude) <= SPARES_METRES;
  });
}

/** 4.10k, A-49: whether the nearest enemy is as far away as makes gunners doubt. */
function mistaken(board: Board, index: number): boolean {
  const { hex } = itemAt(board.aircraft, index);
  const enemies = othersOf(board, enemyOf(airframeOf(board.setup, index).side));
  const nearest = Math.min(...enemies.map((other) => hexDistance(itemAt(board.aircraft, other).hex, hex)));
  return nearest >= MISTAKEN_FROM && nearest <= MISTAKEN_TO;
}

/** What archie may do to an aircraft where it is: whose guns, and up to which number they fire. */
export interface ArchieDanger {
  readonly gunners: SideIndex;
  readonly own: boolean;
  readonly upTo: number;
  /** 4.10j: who keeps them from firing, if anybody. */
  readonly spares: number | null;
}

/** 4.10h–k: archie's chance at an aircraft in its place on the board, or null where it can't fire at all. */
export function archieDanger(board: Board, index: number): ArchieDanger | null {
  if (!board.setup.options.archie || !isAirborne(board, index)) return null;
  const gunners = gunnersBelow(board, index);
  if (gunners === null) return null;
  const own = gunners === airframeOf(board.setup, index).side;
  if (own) return mistaken(board, index) ? { gunners, own, upTo: 1, spares: null } : null;
  return { gunners, own, upTo: 2, spares: spared(board, index, gunners) ?? null };
}

/** whether archie's fire would be subject to an ace's modifier, so that he has to choose. */
export function aceUnderArchie(board: Board, index: number): boolean {
  const danger = archieDanger(board, index);
  return danger !== null && danger.spares === null && !strafed(board, index);
}

function strafed({ aircraft }: Board, index: number): boolean {
  return (aircraft[index]?.flown?.strafed.length ?? 0) > 0;
}

function fireAt(board: State, before: Board, index: number, danger: ArchieDanger, dice: Dice): Aftermath {
  const { gunners, own, upTo } = danger;
  const id = idOf(board.setup, index);
  const guns = nameOfSide(gunners);
  const [die = 6] = dice.throw({ dice: ["d6"], by: guns, why: why("throw.archie", { id }) });
  const fires = die <= upTo;
  const told = tell("event.archie", { id, guns, own, die, upTo, fires });
  if (!fires) return { board, events: [told] };
  const manned = withCrewsOf(board, before);
  const modifiers = strafed(board, index)
    ? strafersModifiers(manned, index, "4.10i")
    : pilotsModifiers(manned, index);
  const hit = attackFromGround(board, "AA", index, modifiers, gunners, dice);
  return { board: hit.board, events: [told, ...hit.events] };
}

/**
 * 4.10h–k: archie in the combat phase. It is judged by the places at the end of movement, `before` this phase's
 * damage, in the order of the moves.
 */
export function archieFire(board: State, dice: Dice, before: Board = board): Aftermath {
  return forEach(board, inMoveOrder(board), (now, index) => {
    const danger = archieDanger(before, index);
    if (!danger || now.aircraft[index]?.status !== "flying") return still(now);
    if (danger.spares === null) return fireAt(now, before, index, danger, dice);
    const values = { id: idOf(now.setup, index), near: idOf(now.setup, danger.spares) };
    return { board: now, events: [tell("event.archie-spares", values)] };
  });
}
