import { type Facing, type Hex, sameHex } from "../../../../core/geometry/hex.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { present } from "../../../../core/present.ts";
import type { Step } from "../grammar/order.ts";
import { ACTIONS, actionOf, type Family } from "../move/actions.ts";
import { allowedClimb, allowedDive, heightsOf, LEVEL_METRES, speedRange } from "../move/limits.ts";
import { type Menu, menuOf } from "../move/menu.ts";
import { orderOf } from "../move/print.ts";
import type { MoveScene } from "../move/scene.ts";
import { Spread } from "./spread.ts";

/** Where a move can end. */
export interface ReachableHex {
  readonly hex: Hex;
  readonly facing: Facing;
  /** Metres, lowest and highest, without overdiving and without what maneuvers change. */
  readonly altitude: { readonly from: number; readonly to: number };
  /** The plainest order that ends there: fewest turns, no maneuver if it can be helped, then the present speed. */
  readonly order: string;
}

/** An end of moves as it is found; its order is spelt when somebody asks. */
class Reached implements ReachableHex {
  readonly hex: Hex;
  readonly facing: Facing;
  private lowest: number;
  private spread: Spread;
  private speed: number;
  private state: number;

  constructor(
    private readonly scene: MoveScene,
    spread: Spread,
    speed: number,
    state: number,
  ) {
    this.hex = spread.hexOf(state);
    this.facing = spread.facingOf(state);
    this.spread = spread;
    this.speed = speed;
    this.state = state;
    this.lowest = lowestAt(scene, speed);
  }

  /** Another way to the same end. */
  add(spread: Spread, speed: number, state: number): void {
    this.lowest = Math.min(this.lowest, lowestAt(this.scene, speed));
    if (this.costOf(spread, speed, state) >= this.costOf(this.spread, this.speed, this.state)) return;
    this.spread = spread;
    this.speed = speed;
    this.state = state;
  }

  get altitude(): { readonly from: number; readonly to: number } {
    return { from: this.lowest, to: this.scene.aircraft.altitude + allowedClimb(this.scene) };
  }

  get order(): string {
    const { scene, speed } = this;
    const steps = this.spread.stepsTo(speed, this.state);
    const climb = levelOrNot(scene, speed, steps) ?? -LEVEL_METRES;
    return orderOf({ speed, steps, climb, glide: scene.aircraft.gliding, strafe: false }).text;
  }

  private costOf(spread: Spread, speed: number, state: number): number {
    return spread.weight(speed, state) * 100 + Math.abs(speed - this.scene.aircraft.speed);
  }
}

/** 0 where steps may be flown level, null where not: a glider sinks (D-08). */
function levelOrNot(scene: MoveScene, speed: number, steps: readonly Step[]): 0 | null {
  const actions = steps.map(actionOf).map((action) => itemAt(ACTIONS, action));
  const family = Math.max(...actions.map((action) => action.family)) as Family;
  return heightsOf(
    scene,
    speed,
    family,
    actions.some(({ enters }) => enters),
  ).level
    ? 0
    : null;
}

/** Whether steps end a glider's move legally: they sink, or enter a hex so that a dive can (4.5c). */
function canSink(scene: MoveScene, speed: number, steps: readonly Step[]): boolean {
  return levelOrNot(scene, speed, steps) === 0 || steps.some((step) => ACTIONS[actionOf(step)]?.enters);
}

function lowestAt(scene: MoveScene, speed: number): number {
  return Math.max(0, scene.aircraft.altitude - allowedDive(scene, speed));
}

/** The speeds that may be set, those with the same steps together. */
function speedsByMenu(scene: MoveScene): ReadonlyMap<Menu, readonly number[]> {
  const { from, to } = speedRange(scene);
  const speeds = new Map<Menu, number[]>();
  for (let speed = from; speed <= to; speed++) {
    const menu = menuOf(scene, speed);
    speeds.set(menu, [...(speeds.get(menu) ?? []), speed]);
  }
  return speeds;
}

/**
 * Every hex and facing on the board in which a move of this turn can end, by dynamic programming: the threat envelope.
 * Falling leaves are left out, and nobody's presence counts.
 */
export function reachOf(scene: MoveScene): readonly ReachableHex[] {
  const ends = new Map<string, Reached>();
  const { gliding, hex: start } = scene.aircraft;
  for (const [menu, speeds] of speedsByMenu(scene)) {
    const spread = new Spread(scene, menu, present(speeds.at(-1)));
    for (const speed of speeds) {
      for (const state of spread.at(speed)) {
        const hex = spread.hexOf(state);
        if (gliding && sameHex(hex, start) && !canSink(scene, speed, spread.stepsTo(speed, state))) continue;
        const key = `${hex.q},${hex.r},${spread.facingOf(state)}`;
        const known = ends.get(key);
        if (known) known.add(spread, speed, state);
        else ends.set(key, new Reached(scene, spread, speed, state));
      }
    }
  }
  return [...ends.values()];
}
