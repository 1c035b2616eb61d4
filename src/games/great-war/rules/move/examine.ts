import type { Problem } from "../../../../core/game.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { present } from "../../../../core/present.ts";
import type { Step } from "../grammar/order.ts";
import { currentSchedule, isLoaded, maneuverBar } from "../state/condition.ts";
import { refuse } from "../state/refusal.ts";
import { ACTIONS, AHEAD, BOMB, type Family, FIRST_MANEUVER, IMMELMANN, LEFT, NONE } from "./actions.ts";
import { climbBar, mayImmelmann } from "./limits.ts";
import { maneuverPrice, turnPrices } from "./prices.ts";
import type { Draft, Item } from "./read.ts";
import type { MoveScene } from "./scene.ts";
import {
  after,
  FRESH,
  hexsidesOf,
  MOST_HEXSIDES,
  ONLY_AHEAD,
  STRAIGHT_FIRST,
  startOf,
  wayOf,
} from "./turning.ts";

/** What following the steps of a draft found out. */
export interface Walk {
  readonly problems: Problem[];
  /** MP of each item; null where it has no price. */
  readonly prices: readonly (number | null)[];
  readonly family: Family;
  readonly maneuver: Item | null;
  readonly entered: boolean;
  readonly turned: number;
}

/** Follows the steps one by one, noting what is wrong and going on as if it were right. */
class Walker {
  readonly problems: Problem[] = [];
  readonly prices: (number | null)[] = [];
  turned: number;
  maneuver: Item | null = null;
  entered = false;
  private released = false;
  private readonly turns: readonly number[];

  constructor(
    private readonly scene: MoveScene,
    private readonly text: string,
    private readonly speed: number,
  ) {
    const { aircraft, setup } = scene;
    this.turned = startOf(aircraft.ending, setup.options.continued);
    this.turns = turnPrices(scene);
  }

  take(item: Item): void {
    if (item.action === AHEAD) this.ahead(item);
    else if (item.action === BOMB) this.bomb(item);
    else if (item.action >= FIRST_MANEUVER) this.fly(item);
    else this.turn(item);
  }

  private found({ start, end }: Item): string {
    return this.text.slice(start, end);
  }

  private ahead({ count }: Item): void {
    this.turned = FRESH;
    this.entered = true;
    this.prices.push(count);
  }

  private bomb(item: Item): void {
    this.prices.push(0);
    const why = isLoaded(this.scene.aircraft) ? "twice" : "none";
    if (why === "none" || this.released) {
      this.problems.push(refuse("move-bomb", "4.10a", { found: this.found(item), why }, item));
    }
    this.released = true;
  }

  /** The hexsides of an item, until one can't be turned: the first that can't is told. */
  private turn(item: Item): void {
    let price: number | null = 0;
    for (let hexside = 0; hexside < item.count && price !== null; hexside++) {
      const problem = this.turnProblem(item);
      if (problem) this.problems.push(problem);
      price = problem ? null : price + this.turnOne(item.action);
    }
    this.prices.push(price);
    if (price === null) this.turned = STRAIGHT_FIRST;
  }

  private turnOne(action: number): number {
    this.turned = after(this.turned, action);
    return this.turns[hexsidesOf(this.turned) - 1] ?? 0;
  }

  private turnProblem(item: Item): Problem | null {
    const way = item.action === LEFT ? "L" : "R";
    const found = this.found(item);
    const { rudder } = this.scene.aircraft;
    if (rudder !== null && rudder !== way) return refuse("move-rudder", "7", { found, way: rudder }, item);
    const next = after(this.turned, item.action);
    if (next < 0) return this.barredTurn(item, found, way);
    if (this.turns[hexsidesOf(next) - 1] !== undefined) return null;
    const { setup, index, aircraft } = this.scene;
    const schedule = currentSchedule(setup, index, aircraft);
    return refuse("move-schedule", "5.1", { found, schedule, most: this.turns.length }, item);
  }

  /** Hexsides in this hex that the previous move turned. */
  private before(): number {
    return this.entered ? 0 : this.scene.aircraft.ending.hexsides;
  }

  private barredTurn(item: Item, found: string, way: string): Problem {
    if (this.turned === STRAIGHT_FIRST || this.turned === ONLY_AHEAD) return this.straightFirst(item, found);
    const had = wayOf(this.turned) ?? way;
    const before = this.before();
    if (had !== way) {
      const values = { found, before: before > 0, way: had };
      return refuse("move-other-way", before > 0 ? "4.5e" : "4.5d", values, item);
    }
    const values = { found, hexsides: MOST_HEXSIDES, before };
    return refuse("move-too-many", before > 0 ? "4.5e" : "4.5d", values, item);
  }

  private straightFirst(item: Item, found: string): Problem {
    if (this.maneuver) return refuse("move-straight-first", "B-04", { found, why: "now" }, item);
    if (this.turned === STRAIGHT_FIRST) {
      return refuse("move-straight-first", "4.5d", { found, why: "option" }, item);
    }
    // B-78: hexsides bar a maneuver only at the beginning of the move after them.
    const { straightFirst } = this.scene.aircraft.ending;
    return straightFirst
      ? refuse("move-straight-first", "A-46", { found, why: "maneuver" }, item)
      : refuse("move-straight-first", "4.5e", { found, why: "hexsides" }, item);
  }

  private fly(item: Item): void {
    const problem = this.maneuverProblem(item);
    if (problem) this.problems.push(problem);
    const { maneuver, enters } = itemAt(ACTIONS, item.action);
    const isPriced = !problem || problem.code === "move-immelmann";
    this.prices.push(maneuver && isPriced ? maneuverPrice(this.scene, maneuver) : null);
    this.turned = enters ? FRESH : ONLY_AHEAD;
    this.maneuver ??= item;
    this.entered ||= enters;
  }

  private maneuverProblem(item: Item): Problem | null {
    const { setup, index, aircraft } = this.scene;
    const found = this.found(item);
    const why = maneuverBar(setup, index, aircraft);
    if (why) return refuse("move-maneuver", why === "observer" ? "4.9r" : "4.5g", { found, why }, item);
    if (this.maneuver) return refuse("move-second-maneuver", "4.5g", { found }, item);
    if (this.turned === ONLY_AHEAD) return this.straightFirst(item, found);
    return item.action === IMMELMANN ? this.immelmannProblem(item, found) : null;
  }

  private immelmannProblem(item: Item, found: string): Problem | null {
    const { scene, speed } = this;
    if (mayImmelmann(scene, speed)) return null;
    const need = Math.ceil((3 * scene.type.max) / 4);
    const why = climbBar(scene) ?? (speed < need ? "speed" : "ceiling");
    return refuse("move-immelmann", "8", { found, why, speed, need }, item);
  }
}

/** Follows the items of a draft at a speed in MP. */
export function walk(scene: MoveScene, text: string, items: readonly Item[], speed: number): Walk {
  const walker = new Walker(scene, text, speed);
  for (const item of items) walker.take(item);
  const { problems, prices, maneuver, entered, turned } = walker;
  const family = maneuver ? (ACTIONS[maneuver.action]?.family ?? NONE) : NONE;
  return { problems, prices, family, maneuver, entered, turned };
}

/** The items of a draft as single steps. */
export function stepsOfItems({ items }: Pick<Draft, "items">): readonly Step[] {
  const steps: Step[] = [];
  for (const { action, count } of items) {
    for (let one = 0; one < count; one++) steps.push(present(ACTIONS[action]?.step));
  }
  return steps;
}
