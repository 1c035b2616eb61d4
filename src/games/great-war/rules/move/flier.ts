import { type Facing, type Hex, hexAhead, sameHex, turnedFacing } from "../../../../core/geometry/hex.ts";
import { itemAt } from "../../../../core/item-at.ts";
import type { Maneuver } from "../../data/tables.ts";
import type { MoveOrder, Step } from "../grammar/order.ts";
import { exitOf } from "../setup/front.ts";
import type { Stance } from "../state/state.ts";
import { ACTIONS, type Action, actionOf, BOMB, LEFT, NONE, RIGHT } from "./actions.ts";
import { maneuverPrice, turnPrices } from "./prices.ts";
import type { MoveScene } from "./scene.ts";
import { isStrafable, STRAFING_ALTITUDE, strafingRounds } from "./strafe.ts";
import { after, hexsidesOf, startOf } from "./turning.ts";

/** Which way a falling leaf turns: −1 a hexside left, 0 not at all, 1 right (§8). */
export type Leaf = () => -1 | 0 | 1;

/** A move on its way: flies an order step by step and keeps what `fly` tells of it. */
export class Flier {
  hex: Hex;
  facing: Facing;
  altitude: number;
  readonly looks: Stance[] = [];
  readonly path: Stance[];
  readonly strafed: Hex[] = [];
  climbed = 0;
  dived = 0;
  maneuver: Maneuver | null = null;
  mostTurned = 0;
  turned: number;
  bombAt: Stance | null = null;
  leaves: "home" | "away" | null = null;
  /** Where it is after the latest step. */
  now: Stance;
  private here = 0;
  private left: number;
  private entered = false;
  /** The hex just entered, as long as it may count as strafed. */
  private under: Hex | null = null;
  private readonly rounds: number;
  private readonly turns: readonly number[];

  constructor(
    private readonly scene: MoveScene,
    private readonly order: MoveOrder,
    private readonly leaf: Leaf,
  ) {
    const { aircraft, setup, index } = scene;
    const { hex, facing, altitude } = aircraft;
    this.hex = hex;
    this.facing = facing;
    this.altitude = altitude;
    this.now = { hex, facing, altitude };
    this.path = [this.now];
    this.turned = startOf(aircraft.ending, setup.options.continued);
    this.left = order.speed;
    this.turns = turnPrices(scene);
    this.rounds = order.strafe ? strafingRounds(setup, index, aircraft) : 0;
  }

  /** Whether it flies no more: off the board (D-10) or on the ground (D-01). */
  isOver(): boolean {
    return this.leaves !== null || this.altitude <= 0;
  }

  fly(): void {
    for (const step of this.order.steps) {
      this.take(step);
      if (this.isOver()) break;
    }
    this.strafe();
  }

  private corner(): void {
    this.now = { hex: this.hex, facing: this.facing, altitude: this.altitude };
    this.path.push(this.now);
  }

  private take(step: Step): void {
    const number = actionOf(step);
    if (number === BOMB) {
      this.bombAt = this.now;
      return;
    }
    const before = this.now;
    const action = itemAt(ACTIONS, number);
    this.turned = after(this.turned, number);
    const price = this.price(action);
    this.left -= price;
    this.move(action, number);
    if (this.left === 0 && this.order.climb > 0 && !this.isOver()) this.rise(this.order.climb);
    this.corner();
    this.look(action.enters || action.maneuver ? this.now : before, price);
  }

  private price({ maneuver, enters }: Action): number {
    if (maneuver) return maneuverPrice(this.scene, maneuver);
    return enters ? 1 : (this.turns[hexsidesOf(this.turned) - 1] ?? 1);
  }

  /** A-08, B-07: the climb is in the last look. A turn is seen from the old facing until its last MP; §8, B-80: a maneuver from where it ends. */
  private look(meanwhile: Stance, price: number): void {
    for (let mp = 1; mp < price; mp++) this.looks.push(meanwhile);
    this.looks.push(this.now);
  }

  private move(action: Action, number: number): void {
    if (number === LEFT || number === RIGHT) this.turn(number === LEFT ? -1 : 1);
    else if (action.family === NONE) this.enter(this.facing);
    else this.maneuvre(action);
  }

  private turn(sixths: -1 | 1): void {
    this.facing = turnedFacing(this.facing, sixths);
    this.here += 1;
    this.mostTurned = Math.max(this.mostTurned, this.here);
    this.under = null;
  }

  /** D-05: the dive comes with the first hex. */
  private enter(towards: Facing): void {
    this.strafe();
    this.hex = hexAhead(this.hex, towards);
    this.here = 0;
    if (!this.entered && this.order.climb < 0) this.rise(this.order.climb);
    this.entered = true;
    const { setup, index } = this.scene;
    this.leaves = exitOf(setup, itemAt(setup.airframes, index).side, this.hex);
    this.under = this.altitude <= STRAFING_ALTITUDE ? this.hex : null;
  }

  private maneuvre({ maneuver, rise, step }: Action): void {
    this.maneuver = maneuver;
    const aside = step.do === "maneuver" && step.way === "L" ? -1 : 1;
    if (maneuver === "barrel-roll") {
      this.enter(this.facing);
      if (this.isOver()) return;
      this.corner();
    }
    if (maneuver === "barrel-roll" || maneuver === "sideslip") {
      this.rise(rise);
      this.enter(turnedFacing(this.facing, aside));
      return;
    }
    this.under = null;
    this.rise(rise);
    if (maneuver === "immelmann" || maneuver === "split-s") this.facing = turnedFacing(this.facing, 3);
    if (maneuver === "falling-leaf") this.facing = turnedFacing(this.facing, this.leaf());
  }

  private rise(metres: number): void {
    const to = Math.max(0, this.altitude + metres);
    if (metres > 0) this.climbed += metres;
    else this.dived += this.altitude - to;
    this.altitude = to;
  }

  /** 9.4: a hex entered low and not turned in counts, once, as long as ammunition lasts. */
  private strafe(): void {
    const { under } = this;
    this.under = null;
    if (!under || this.strafed.length >= this.rounds || this.leaves) return;
    if (this.strafed.some((hex) => sameHex(hex, under))) return;
    if (isStrafable(this.scene.setup, this.scene.index, under)) this.strafed.push(under);
  }
}
