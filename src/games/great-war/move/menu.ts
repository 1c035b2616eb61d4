import { isLoaded } from "../condition.ts";
import { ACTIONS, AHEAD, BOMB, type Family, FIRST_MANEUVER, NONE } from "./actions.ts";
import { maneuverPrice, maneuversAt, turnPrices } from "./prices.ts";
import type { MoveScene } from "./scene.ts";
import { after, hexsidesOf, TURNED_STATES } from "./turning.ts";

const WIDTH = ACTIONS.length;
/** Cells of a row of counts: turned, maneuver flown, hex entered, bombs gone. */
const CELLS = TURNED_STATES * 8;

/** Where an unfinished move stands: everything on which its continuation depends. */
export interface Course {
  readonly left: number;
  readonly turned: number;
  /** 1 once the one special maneuver is flown (4.5g), a hex has been entered, the bombs are still there. */
  readonly flown: number;
  readonly entered: number;
  readonly bombs: number;
}

function cell(turned: number, flown: number, entered: number, bombs: number): number {
  return ((turned * 2 + flown) * 2 + entered) * 2 + bombs;
}

/**
 * The steps that a mover can fly and what they cost, as a small automaton, and for it the number of ways to spend MP.
 * Movers with the same prices share one.
 */
export class Menu {
  /** By turned state and action: the state after it, or −1. */
  private readonly next: Int8Array;
  /** By turned state and action: MP. */
  private readonly price: Int16Array;
  private readonly counts = new Map<number, Float64Array[]>();

  constructor(turns: readonly number[], maneuvers: readonly number[], rudder: string | null) {
    this.next = new Int8Array(TURNED_STATES * WIDTH).fill(-1);
    this.price = new Int16Array(TURNED_STATES * WIDTH);
    for (let turned = 0; turned < TURNED_STATES; turned++) {
      for (let action = 0; action < WIDTH; action++) {
        const price = priceOf(turned, action, turns, maneuvers, rudder);
        if (price === undefined) continue;
        this.next[turned * WIDTH + action] = after(turned, action);
        this.price[turned * WIDTH + action] = price;
      }
    }
  }

  /** The turned state after an action, or −1 where it may not be flown; MP are not looked at. */
  after(turned: number, action: number): number {
    return this.next[turned * WIDTH + action] as number;
  }

  /** MP of an action that may be flown. */
  cost(turned: number, action: number): number {
    return this.price[turned * WIDTH + action] as number;
  }

  /** In how many ways a course can spend what is left, ending with a maneuver of the family or none, a hex entered or not. */
  ways({ left, turned, flown, entered, bombs }: Course, family: Family, enters: number): number {
    return (this.rows(family, enters, left)[left] as Float64Array)[
      cell(turned, flown, entered, bombs)
    ] as number;
  }

  /** As `ways`, where a step of the course leads; 0 where it may not be flown. */
  waysAfter(course: Course, action: number, family: Family, enters: number): number {
    const next = this.step(course, action, family);
    return next === null ? 0 : this.ways(next, family, enters);
  }

  /** The course after an action, null where it can't be flown on the way to a maneuver of the family (or to none). */
  step(course: Course, action: number, family: Family): Course | null {
    const { left, turned, flown, entered, bombs } = course;
    if (action === BOMB) return bombs === 1 ? { ...course, bombs: 0 } : null;
    const next = this.after(turned, action);
    const rest = left - this.cost(turned, action);
    if (next < 0 || rest < 0) return null;
    const isManeuver = action >= FIRST_MANEUVER;
    if (isManeuver && (flown === 1 || ACTIONS[action]?.family !== family)) return null;
    return {
      left: rest,
      turned: next,
      flown: isManeuver ? 1 : flown,
      entered: ACTIONS[action]?.enters ? 1 : entered,
      bombs,
    };
  }

  private rows(family: Family, enters: number, most: number): readonly Float64Array[] {
    const key = family * 2 + enters;
    const known = this.counts.get(key);
    const rows = known ?? [];
    if (!known) this.counts.set(key, rows);
    while (rows.length <= most) rows.push(this.row(rows, family, enters));
    return rows;
  }

  /** The counts for one more MP, from those for fewer. */
  private row(rows: Float64Array[], family: Family, enters: number): Float64Array {
    const row = new Float64Array(CELLS);
    const left = rows.length;
    for (let at = 0; at < CELLS; at++) {
      const bombs = at & 1;
      const entered = (at >> 1) & 1;
      const flown = (at >> 2) & 1;
      const turned = at >> 3;
      const done = left === 0 && entered === enters && flown === (family === NONE ? 0 : 1);
      let sum = done ? 1 : 0;
      if (bombs === 1) sum += row[at - 1] as number;
      for (let action = AHEAD; action < BOMB; action++) {
        const next = this.step({ left, turned, flown, entered, bombs }, action, family);
        if (next === null) continue;
        const { turned: to, flown: had, entered: been } = next;
        sum += (rows[next.left] as Float64Array)[cell(to, had, been, bombs)] as number;
      }
      row[at] = sum;
    }
    return row;
  }
}

/** MP of an action, at least 1 (so that every move ends); undefined where it may not be flown. */
function priceOf(
  turned: number,
  action: number,
  turns: readonly number[],
  maneuvers: readonly number[],
  rudder: string | null,
): number | undefined {
  const next = after(turned, action);
  if (next < 0) return undefined;
  if (action === BOMB) return 0;
  if (action === AHEAD) return 1;
  if (action >= FIRST_MANEUVER) return maneuvers[action];
  if (rudder !== null && ACTIONS[action]?.token !== rudder) return undefined;
  const price = turns[hexsidesOf(next) - 1];
  return price === undefined ? undefined : Math.max(1, price);
}

const menus = new Map<string, Menu>();

/** Prices by action; a hole where a maneuver may not be flown. */
function maneuverPrices(scene: MoveScene, speed: number): readonly number[] {
  const prices: number[] = [];
  const allowed = maneuversAt(scene, speed);
  if (allowed.length === 0) return prices;
  for (let action = FIRST_MANEUVER; action < BOMB; action++) {
    const maneuver = ACTIONS[action]?.maneuver;
    if (maneuver && allowed.includes(maneuver)) {
      prices[action] = Math.max(1, maneuverPrice(scene, maneuver));
    }
  }
  return prices;
}

/** The steps open to a mover at a speed in MP. */
export function menuOf(scene: MoveScene, speed: number): Menu {
  const { setup, index, aircraft } = scene;
  const turns = turnPrices(setup, index, aircraft);
  const maneuvers = maneuverPrices(scene, speed);
  const key = `${turns.join()}|${maneuvers.join()}|${aircraft.rudder ?? ""}`;
  const known = menus.get(key) ?? new Menu(turns, maneuvers, aircraft.rudder);
  menus.set(key, known);
  return known;
}

/** How a move begins: the course before its first step. */
export function courseOf(scene: MoveScene, speed: number, turned: number): Course {
  return { left: speed, turned, flown: 0, entered: 0, bombs: isLoaded(scene.aircraft) ? 1 : 0 };
}
