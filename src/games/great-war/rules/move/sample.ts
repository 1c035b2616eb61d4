import { sameHex } from "../../../../core/geometry/hex.ts";
import { itemAt } from "../../../../core/item-at.ts";
import type { Pick } from "../../../../core/orders/choice.ts";
import type { MoveOrder, Step } from "../grammar/order.ts";
import type { Stance } from "../state/state.ts";
import { ACTIONS } from "./actions.ts";
import { fly } from "./fly.ts";
import { heightsFor, type Moves, movesAt } from "./flyable.ts";
import { allowedDive, heightAt, heightCount, speedRange } from "./limits.ts";
import type { MoveKind } from "./menu.ts";
import { moveOptions } from "./options.ts";
import { orderOf } from "./print.ts";
import type { MoveScene } from "./scene.ts";
import { standsInTheWay } from "./stacking.ts";
import { mayStrafe } from "./strafe.ts";

/** Where more sides would be needed than a die can have, two dice are thrown. */
const LARGEST_DIE = 0x8000_0000;
const LOW_SIDES = 0x100_0000;
/** Larger counts are rounded. */
const EXACT = 0x10_0000_0000_0000;
/** Draws that end on somebody before the legal moves are listed instead. */
const PATIENCE = 50;

/** Draws from any count; from counts beyond 2^52, which are no longer exact, the draw is none either. */
function widely(pick: Pick): Pick {
  return (count) => {
    if (count <= LARGEST_DIE) return pick(count);
    const exact = Math.min(count, EXACT);
    for (;;) {
      const number = pick(Math.ceil(exact / LOW_SIDES)) * LOW_SIDES + pick(LOW_SIDES);
      if (number < exact) return number * (count / exact);
    }
  };
}

/** The steps of a kind of move by their number, from 0. */
function stepsAt(
  { menu, start, speed }: Moves,
  { family, enters }: MoveKind,
  number: number,
): readonly Step[] {
  const steps: Step[] = [];
  let cell = start;
  let left = speed;
  let rank = number;
  while (left > 0 || rank >= 1) {
    // Stopping here, where nothing is left to spend, comes before letting the bombs go.
    if (left === 0) rank -= 1;
    const onward = menu.onward(cell, family);
    let picked: (typeof onward)[number] | undefined;
    let ways = 0;
    for (const one of onward) {
      const ahead = menu.ways(left - one.cost, one.next, family, enters);
      if (ahead === 0) continue;
      // What was looked at before comes before the wanted one.
      rank -= ways;
      picked = one;
      ways = ahead;
      if (rank < ways) break;
    }
    if (!picked) break;
    // Rounding can make numbers too large: then it is the last.
    rank = Math.min(rank, ways - 1);
    steps.push(itemAt(ACTIONS, picked.action).step);
    cell = picked.next;
    left -= picked.cost;
  }
  return steps;
}

/** One draw in so many is from all altitudes, overdives included. */
const RECKLESS = 16;

/** A change of altitude: any that is no overdive, each as likely; now and then any at all. */
function heightFor(scene: MoveScene, speed: number, kind: MoveKind, pick: Pick): number {
  const heights = heightsFor(scene, speed, kind);
  const safe = { ...heights, dive: Math.min(heights.dive, allowedDive(scene, speed)) };
  const cautious = heightCount(safe);
  const all = heightCount(heights);
  const number = pick(cautious * all * RECKLESS);
  const rest = Math.floor(number / RECKLESS);
  return number % RECKLESS === 0 ? heightAt(heights, rest % all) : heightAt(safe, rest % cautious);
}

/** A move of a speed in MP; strafing ones are counted whether they find something or not. */
function moveAt(scene: MoveScene, speed: number, pick: Pick): MoveOrder {
  const moves = movesAt(scene, speed);
  const strafes = mayStrafe(scene, speed) ? 2 : 1;
  const all = moves.kinds.reduce((sum, { ways }) => sum + ways * strafes, 0);
  let rank = pick(all);
  for (const kind of moves.kinds) {
    const size = kind.ways * strafes;
    if (rank < size) {
      const steps = stepsAt(moves, kind, Math.floor(rank / strafes));
      const climb = heightFor(scene, speed, kind, pick);
      const glide = scene.aircraft.gliding;
      return orderOf({ speed, steps, climb, glide, strafe: rank % strafes === 1 });
    }
    rank -= size;
  }
  throw new RangeError("no move has this number");
}

/** Whether bombs fall on a target of the side that carries them. */
function hitsSomething({ setup, index }: MoveScene, { hex }: Stance): boolean {
  const side = setup.airframes[index]?.side;
  return setup.targets.some(
    (one) => one.side === side && one.kind === "bomb" && one.hexes.some((part) => sameHex(part, hex)),
  );
}

/** Bombs are let go over nothing as seldom as an overdive is flown: mostly the same move keeps them. */
function keepingBombs(scene: MoveScene, order: MoveOrder, pick: Pick): MoveOrder {
  const { bombAt } = fly(scene, order);
  if (bombAt === null || hitsSomething(scene, bombAt) || pick(RECKLESS) === 0) return order;
  return orderOf({
    ...order,
    steps: order.steps.filter((step) => step.do !== "bomb"),
    glide: scene.aircraft.gliding,
  });
}

function isLegal(scene: MoveScene, order: MoveOrder): boolean {
  const { flown } = fly(scene, order);
  if (order.strafe && flown.strafed.length === 0) return false;
  return standsInTheWay(scene, order) === null;
}

function firstLegal(scene: MoveScene): MoveOrder {
  const [first] = moveOptions(scene);
  return first as MoveOrder;
}

/**
 * One of the legal moves: every speed as likely, every way to fly it, every change of altitude short of an overdive;
 * now and then an overdive too, or bombs on nothing, so that each legal move has its chance. Completions are counted, not listed.
 */
export function sampleMove(scene: MoveScene, die: Pick): MoveOrder {
  const pick = widely(die);
  const { from, to } = speedRange(scene);
  for (let patience = PATIENCE; patience > 0; patience--) {
    const speed = from + pick(to - from + 1);
    const drawn = moveAt(scene, speed, pick);
    const order = scene.aircraft.bombs ? keepingBombs(scene, drawn, pick) : drawn;
    if (isLegal(scene, order)) return order;
  }
  return firstLegal(scene);
}
