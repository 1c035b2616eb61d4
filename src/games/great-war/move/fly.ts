import type { Hex } from "../../../core/hex.ts";
import { type Facing, hexAhead, sameHex, turnedFacing } from "../../../core/hex.ts";
import { exitOf } from "../front.ts";
import type { MoveOrder, Step } from "../order.ts";
import type { Airframe } from "../setup.ts";
import type { Aircraft, Ending, Flown, Stance } from "../state.ts";
import type { Maneuver } from "../tables/tables.ts";
import { ACTIONS, type Action, actionOf, BOMB, LEFT, NONE, RIGHT } from "./actions.ts";
import { allowedDive, LEVEL_METRES } from "./limits.ts";
import { maneuverPrice, turnPrices } from "./prices.ts";
import type { MoveScene } from "./scene.ts";
import { isStrafable, STRAFING_ALTITUDE, strafingRounds } from "./strafe.ts";
import { after, hexsidesOf, ONLY_AHEAD, startOf, wayOf } from "./turning.ts";

/** What came of a move. */
export interface Flight {
  readonly flown: Flown;
  /** The mover after it: place, speed, ending, bombs, and `home`, `away` or `crashed` where it flies no more. */
  readonly end: Aircraft;
  /** Where the bombs went, or null. */
  readonly bombAt: Stance | null;
  /** D-07: 50 m steps above the allowed dive, at most 6; null without overdiving. */
  readonly overdive: { readonly x: number } | null;
  /** D-10. */
  readonly leaves: "home" | "away" | null;
}

/** D-07, B-05: more than this counts no more. */
const MOST_EXCESS = 6;

/** Which way a falling leaf turns: −1 a hexside left, 0 not at all, 1 right (§8). */
export type Leaf = () => -1 | 0 | 1;

const KEPT: Leaf = () => 0;

/** D-07: the excess of an order's dive over the allowed one, in 50 m steps, at most 6; 0 when it does not overdive. */
export function excessOf(scene: MoveScene, { speed, climb }: Pick<MoveOrder, "speed" | "climb">): number {
  const excess = (-climb - allowedDive(scene, speed)) / LEVEL_METRES;
  return Math.min(MOST_EXCESS, Math.max(0, excess));
}

/** A move on its way. Mutable inside this file only. */
class Flier {
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
  private isOver(): boolean {
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
    const action = ACTIONS[number] as Action;
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
    return enters ? 1 : Math.max(1, this.turns[hexsidesOf(this.turned) - 1] ?? 1);
  }

  /** A-08, B-07: the climb is in the last look. A turn is seen from the old facing until its last MP; §8: a maneuver from where it ends. */
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
    this.leaves = exitOf(setup, (setup.airframes[index] as Airframe).side, this.hex);
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

function endingOf(flier: Flier): Ending {
  return {
    hexsides: hexsidesOf(flier.turned),
    way: wayOf(flier.turned),
    straightFirst: flier.turned === ONLY_AHEAD,
    climbed: flier.climbed,
    dived: flier.dived,
  };
}

function flownOf(flier: Flier, order: MoveOrder, from: Stance): Flown {
  const { looks, path, climbed, dived, maneuver, mostTurned, strafed } = flier;
  const level = climbed === 0 && dived === 0;
  return {
    from,
    order,
    looks,
    path,
    climbed,
    dived,
    maneuver,
    mostTurned,
    straightAndLevel: level && mostTurned === 0 && maneuver === null,
    strafed,
  };
}

/**
 * Flies a legal order. Without dice: `leaf` says how a falling leaf turns out (facing kept without it), and an
 * overdive's fate is thrown by `overdiveThrow`. B-06: over the edge the flight ends in the first hex beyond it (D-10), on
 * the ground where it hits it (D-01); the rest of the order is then not flown.
 */
export function fly(scene: MoveScene, order: MoveOrder, leaf: Leaf = KEPT): Flight {
  const { aircraft } = scene;
  const from: Stance = { hex: aircraft.hex, facing: aircraft.facing, altitude: aircraft.altitude };
  const flier = new Flier(scene, order, leaf);
  flier.fly();
  const { leaves, bombAt } = flier;
  const flown = flownOf(flier, order, from);
  const x = excessOf(scene, order);
  const end: Aircraft = {
    ...aircraft,
    ...flier.now,
    speed: order.speed,
    ending: endingOf(flier),
    flown,
    bombs: aircraft.bombs && bombAt === null,
    status: leaves ?? (flier.altitude <= 0 ? "crashed" : aircraft.status),
  };
  return { flown, end, bombAt, overdive: x > 0 ? { x } : null, leaves };
}

/** The last `count` looks of a move, all of them where it has fewer. */
export function lastLooks({ looks }: Flown, count: number): readonly Stance[] {
  return looks.slice(Math.max(0, looks.length - count));
}
