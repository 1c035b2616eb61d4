import { itemAt } from "../../../../core/item-at.ts";
import { phaseOf } from "../../data/phases.ts";
import type { Side } from "../../data/sides.ts";
import { enemiesOf } from "../../rules/attack/bursts.ts";
import type { Order } from "../../rules/grammar/order.ts";
import { BOMBING_LEVEL, flying } from "../../rules/ground/over-target.ts";
import { scoreOf } from "../../rules/outcome/score.ts";
import { cardOfElement, isThere, levelOf, pieceOf, tablesOf } from "../../rules/state/pieces.ts";
import type { Board } from "../../rules/state/state.ts";
import { other } from "../../rules/state/tell.ts";

const PASS: Order = { kind: "word", word: "pass" };
/** Levels of a steep dive. */
const STEEP = 2;

/** Victory points that the enemy may still get for what a side has in the fight (DIF-B17). */
function atStake(board: Board, side: Side): number {
  return board.setup.elements.reduce((sum, one, place) => {
    if (one.side !== side) return sum;
    const { down, damaged } = tablesOf(board.setup).points[cardOfElement(board.setup, place).role];
    const worth = flying(board, place).map(([, aircraft]) => (aircraft.damaged ? down - damaged : down));
    return worth.reduce((all, points) => all + points, sum);
  }, 0);
}

/** A lead that may still be lost. */
export interface Lead {
  readonly own: number;
  readonly enemy: number;
  readonly stake: number;
}

/** DIF-B16, DIF-B17: why an Element flies home: no mission keeps it, and its side is ahead, but not by more than it may lose. */
export function leadToSave(board: Board, element: number): Lead | undefined {
  const { side } = itemAt(board.setup.elements, element);
  if (board.setup.mission || board.campaign) return undefined;
  const score = scoreOf(board);
  const [own, enemy, stake] = [score[side], score[other(side)], atStake(board, side)];
  return own > enemy && own - enemy <= stake ? { own, enemy, stake } : undefined;
}

function goesHome(board: Board, element: number): boolean {
  return leadToSave(board, element) !== undefined;
}

/** Who has a lead to save leaves the fight, if he may. */
export function leave(board: Board, element: number, legal: readonly Order[]): Order | undefined {
  if (!goesHome(board, element)) return undefined;
  return legal.find((order) => order.kind === "word" && order.word === "disengage");
}

/** How many levels below an Element the nearest enemy is, above it less than 0. */
export function nearestBelow(board: Board, element: number): number {
  const { level } = itemAt(board.elements, element);
  const { side } = itemAt(board.setup.elements, element);
  const pieces = enemiesOf(board, side).map((id) => pieceOf(board.setup, id));
  const ways = pieces.filter((piece) => isThere(board, piece)).map((piece) => level - levelOf(board, piece));
  return ways.reduce((least, way) => (Math.abs(way) < Math.abs(least) ? way : least), ways[0] ?? 0);
}

function dive(legal: readonly Order[], levels: number): Order | undefined {
  return legal.find((order) => order.kind === "dive" && order.levels === levels);
}

function steeply(legal: readonly Order[]): Order | undefined {
  return dive(legal, STEEP) ?? dive(legal, 1);
}

/** Goes where the nearest enemy is. */
export function towardsEnemy(board: Board, element: number, legal: readonly Order[]): Order {
  const below = nearestBelow(board, element);
  if (below === 0) return PASS;
  if (below > 0) return (below >= STEEP ? steeply(legal) : dive(legal, 1)) ?? PASS;
  return legal.find((order) => order.kind === "word" && order.word === "climb") ?? PASS;
}

/** DIF-B13: whether an Element still has bombs to drop on the target of a mission. */
function bringsBombs(board: Board, element: number): boolean {
  const attacks = board.setup.mission?.attacker === board.setup.elements[element]?.side;
  return (
    attacks && phaseOf(board) !== "home-bound" && flying(board, element).some(([, { loaded }]) => loaded)
  );
}

/** Who carries bombs goes down to the target, who is ahead dives away, anybody else goes where an enemy is. */
export function altitude(board: Board, element: number, legal: readonly Order[]): Order {
  if (bringsBombs(board, element))
    return (itemAt(board.elements, element).level > BOMBING_LEVEL ? steeply(legal) : undefined) ?? PASS;
  if (!goesHome(board, element)) return towardsEnemy(board, element, legal);
  const below = nearestBelow(board, element);
  return (below === STEEP ? dive(legal, 1) : steeply(legal)) ?? PASS;
}
