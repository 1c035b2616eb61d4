import { FACINGS, type Facing, type Hex, hexAhead, turnedFacing } from "../../../../core/geometry/hex.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { present } from "../../../../core/present.ts";
import type { Step } from "../grammar/order.ts";
import {
  ACTIONS,
  type Action,
  AHEAD,
  BOMB,
  type Family,
  FIRST_MANEUVER,
  LEFT,
  RIGHT,
} from "../move/actions.ts";
import { type Menu, startCell } from "../move/menu.ts";
import type { MoveScene } from "../move/scene.ts";
import { TURNED_STATES } from "../move/turning.ts";
import { isOnBoard } from "../setup/front.ts";

/** Of the menu's cells only turning and the maneuver matter here, not hexes entered or bombs. */
const STRIDE = 4;
const STATES = TURNED_STATES * 2;
const UNSEEN = 255;
/** What a step adds to an order's length as a reader feels it. */
const TURN_WEIGHT = 2;
const MANEUVER_WEIGHT = 7;

/** Nobody can say where it ends. */
const UNCERTAIN = ACTIONS.findIndex(({ maneuver }) => maneuver === "falling-leaf");

/** What an action does from a facing: the hexes it enters, as offsets, and the facing after it. */
interface Hop {
  readonly by: Hex;
  readonly through: Hex | null;
  readonly facing: Facing;
}

const HERE: Hex = { q: 0, r: 0 };

function hopOf({ maneuver, step }: Action, number: number, facing: Facing): Hop {
  const stay = { by: HERE, through: null };
  if (number === AHEAD) return { by: hexAhead(HERE, facing), through: null, facing };
  if (number === LEFT) return { ...stay, facing: turnedFacing(facing, -1) };
  if (number === RIGHT) return { ...stay, facing: turnedFacing(facing, 1) };
  const aside = turnedFacing(facing, step.do === "maneuver" && step.way === "L" ? -1 : 1);
  if (maneuver === "sideslip") return { by: hexAhead(HERE, aside), through: null, facing };
  const ahead = hexAhead(HERE, facing);
  if (maneuver === "barrel-roll") return { by: hexAhead(ahead, aside), through: ahead, facing };
  return { ...stay, facing: maneuver === "loop" ? facing : turnedFacing(facing, 3) };
}

const HOPS: readonly Hop[] = ACTIONS.flatMap((action, number) =>
  FACINGS.map((facing) => hopOf(action, number, facing)),
);

const WEIGHTS: readonly number[] = ACTIONS.map((_, action) => weightOf(action));
const OWN_FAMILY: readonly Family[] = ACTIONS.map(({ family }) => family);

function weightOf(action: number): number {
  if (action === AHEAD) return 0;
  return action < FIRST_MANEUVER ? TURN_WEIGHT : MANEUVER_WEIGHT;
}

/**
 * Every place, facing and state of turning that can be reached with so many MP, layer by layer, each by the plainest
 * way. States are numbers: place, facing, then what matters of the menu's cell.
 */
export class Spread {
  private readonly width: number;
  private readonly origin: Hex;
  private readonly weights: Uint8Array[] = [];
  private readonly before: Int32Array[] = [];
  private readonly actions: Int8Array[] = [];
  private readonly reached: number[][] = [];
  /** By place: 1 on the board. */
  private readonly open: Uint8Array;
  /** By action and facing: how far the place moves, and at which place between. */
  private readonly moves: readonly number[];
  private readonly passes: readonly (number | null)[];

  constructor(
    private readonly scene: MoveScene,
    private readonly menu: Menu,
    private readonly most: number,
  ) {
    this.width = 2 * most + 1;
    const { hex, facing } = scene.aircraft;
    this.origin = { q: hex.q - most, r: hex.r - most };
    this.open = this.openPlaces();
    this.moves = HOPS.map(({ by }) => by.q * this.width + by.r);
    this.passes = HOPS.map(({ through }) => through && through.q * this.width + through.r);
    const size = this.open.length * FACINGS.length * STATES;
    for (let mp = 0; mp <= most; mp++) {
      this.weights.push(new Uint8Array(size).fill(UNSEEN));
      this.before.push(new Int32Array(size));
      this.actions.push(new Int8Array(size));
      this.reached.push([]);
    }
    const start = this.stateOf(hex, facing, startCell(scene) >> 2);
    this.note(0, start, 0, -1, -1);
    for (let mp = 0; mp < most; mp++) this.spread(mp);
  }

  /** The states in which exactly so many MP are spent. */
  at(mp: number): readonly number[] {
    return this.reached[mp] ?? [];
  }

  weight(mp: number, state: number): number {
    return this.weights[mp]?.[state] ?? UNSEEN;
  }

  hexOf(state: number): Hex {
    return this.hexAt(Math.floor(state / STATES / FACINGS.length));
  }

  private hexAt(place: number): Hex {
    return { q: this.origin.q + Math.floor(place / this.width), r: this.origin.r + (place % this.width) };
  }

  private openPlaces(): Uint8Array {
    return Uint8Array.from({ length: this.width * this.width }, (_, place) =>
      Number(isOnBoard(this.scene.setup, this.hexAt(place))),
    );
  }

  facingOf(state: number): Facing {
    return (Math.floor(state / STATES) % FACINGS.length) as Facing;
  }

  /** The steps of the plainest way to a state. */
  stepsTo(mp: number, state: number): readonly Step[] {
    const steps: Step[] = [];
    let [left, at] = [mp, state];
    while (left > 0) {
      const action = present(this.actions[left]?.[at]);
      const from = present(this.before[left]?.[at]);
      steps.push(itemAt(ACTIONS, action).step);
      left -= this.menu.cost((from % STATES) * STRIDE, action);
      at = from;
    }
    return steps.reverse();
  }

  private stateOf({ q, r }: Hex, facing: Facing, cell: number): number {
    const place = (q - this.origin.q) * this.width + r - this.origin.r;
    return (place * FACINGS.length + facing) * STATES + cell;
  }

  private note(mp: number, state: number, weight: number, from: number, action: number): void {
    const weights = itemAt(this.weights, mp);
    const known = itemAt(weights, state);
    if (known <= weight) return;
    if (known === UNSEEN) this.reached[mp]?.push(state);
    weights[state] = weight;
    itemAt(this.before, mp)[state] = from;
    itemAt(this.actions, mp)[state] = action;
  }

  private spread(mp: number): void {
    for (const state of itemAt(this.reached, mp)) {
      for (let action = AHEAD; action < BOMB; action++) {
        if (action !== UNCERTAIN) this.go(mp, state, action);
      }
    }
  }

  private go(mp: number, state: number, action: number): void {
    const cell = (state % STATES) * STRIDE;
    const next = this.menu.next(cell, action, itemAt(OWN_FAMILY, action));
    if (next < 0) return;
    const after = mp + this.menu.cost(cell, action);
    if (after > this.most) return;
    const pose = Math.floor(state / STATES);
    const from = Math.floor(pose / FACINGS.length);
    const hop = action * FACINGS.length + (pose % FACINGS.length);
    const place = from + itemAt(this.moves, hop);
    if (this.open[place] !== 1 || this.open[from + (this.passes[hop] ?? 0)] !== 1) return;
    const facing = itemAt(HOPS, hop).facing;
    const to = (place * FACINGS.length + facing) * STATES + (next >> 2);
    this.note(after, to, this.weight(mp, state) + itemAt(WEIGHTS, action), state, action);
  }
}
