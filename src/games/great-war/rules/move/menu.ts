import { itemAt } from "../../../../core/item-at.ts";
import { remembered } from "../../../../core/remember.ts";
import { SCHEDULES } from "../../data/lists.ts";
import type { Schedule, Tables } from "../../data/tables.ts";
import { tablesOf } from "../setup/roster.ts";
import { currentSchedule, isLoaded, mayManeuver } from "../state/condition.ts";
import {
  ACTIONS,
  AHEAD,
  BOMB,
  FAMILIES,
  type Family,
  FIRST_MANEUVER,
  IMMELMANN,
  LEFT,
  NONE,
  RIGHT,
} from "./actions.ts";
import { CELLS, type Cell, cellOf, hasBombs, isEntered, isFlown, turnedIn } from "./cells.ts";
import { mayImmelmann } from "./limits.ts";
import { maneuverPriceBy } from "./prices.ts";
import type { MoveScene } from "./scene.ts";
import { after, hexsidesOf, startOf } from "./turning.ts";

const WIDTH = ACTIONS.length;
const NOWHERE = -1;

/** Which maneuvers a mover may fly: none, all but the Immelmann, all. */
type Licence = 0 | 1 | 2;

interface Prices {
  /** MP for the first, second and third hexside. */
  readonly turns: readonly number[];
  /** MP by action; none where a maneuver may not be flown. */
  readonly maneuvers: readonly (number | undefined)[];
  /** The only action that turns, with a jammed rudder. */
  readonly onlyTurn: number | null;
}

/** MP of an action; undefined where it may not be flown. */
function priceOf(turned: number, action: number, { turns, maneuvers, onlyTurn }: Prices): number | undefined {
  const next = after(turned, action);
  if (next < 0) return undefined;
  if (action === BOMB) return 0;
  if (action === AHEAD) return 1;
  const isManeuver = action >= FIRST_MANEUVER;
  if (!isManeuver && onlyTurn !== null && action !== onlyTurn) return undefined;
  return isManeuver ? maneuvers[action] : turns[hexsidesOf(next) - 1];
}

/** Where an action leads from a cell in a move with a maneuver of a family, or none; −1 where it may not be flown. */
function nextCell(cell: Cell, action: number, family: Family, prices: Prices): Cell {
  const turned = turnedIn(cell);
  if (action === BOMB) return hasBombs(cell) ? cell - 1 : NOWHERE;
  if (priceOf(turned, action, prices) === undefined) return NOWHERE;
  const { enters, family: own } = itemAt(ACTIONS, action);
  const isManeuver = action >= FIRST_MANEUVER;
  if (isManeuver && (isFlown(cell) || own !== family)) return NOWHERE;
  const flown = isManeuver || isFlown(cell);
  const entered = enters || isEntered(cell);
  return cellOf(after(turned, action), Number(flown), Number(entered), Number(hasBombs(cell)));
}

/** An action that may be flown, the cell after it, and its MP. */
interface Onward {
  readonly action: number;
  readonly next: Cell;
  readonly cost: number;
}

/** The order in which steps are counted: bombs first, then hexes and hexsides, maneuvers last. */
const STEP_ORDER: readonly number[] = [BOMB, ...Array.from({ length: BOMB }, (_, action) => action)];

/** Moves of one kind of maneuver, or none, that enter a hex or enter none. */
export interface MoveKind {
  readonly family: Family;
  readonly enters: 0 | 1;
  /** Ways to fly, without altitudes. */
  readonly ways: number;
}

const EITHER = [1, 0] as const;

/**
 * The steps that a mover can fly and what they cost, as a small automaton, and for it the number of ways to spend MP.
 * Movers with the same prices share one.
 */
export class Menu {
  /** By family, cell and action: the cell after it, or −1. */
  private readonly nexts: readonly Int16Array[];
  /** By cell and action: MP. */
  private readonly prices: Int16Array;
  private readonly counts: Float64Array[][] = [];
  /** By family and cell. */
  private readonly onwards: (readonly Onward[] | undefined)[];
  /** By speed and cell. */
  private readonly kinds = new Map<number, readonly MoveKind[]>();

  constructor(prices: Prices) {
    this.prices = new Int16Array(CELLS * WIDTH);
    this.onwards = Array.from({ length: CELLS * FAMILIES.length }, () => undefined);
    this.nexts = FAMILIES.map(() => new Int16Array(CELLS * WIDTH));
    for (let at = 0; at < CELLS * WIDTH; at++) {
      const cell = Math.floor(at / WIDTH);
      const action = at % WIDTH;
      this.prices[at] = priceOf(turnedIn(cell), action, prices) ?? 0;
      for (const family of FAMILIES) {
        itemAt(this.nexts, family)[at] = nextCell(cell, action, family, prices);
      }
    }
  }

  /** The cell after an action on the way to a maneuver of a family (or to none), or −1; MP are not looked at. */
  next(cell: Cell, action: number, family: Family): Cell {
    return itemAt(itemAt(this.nexts, family), cell * WIDTH + action);
  }

  /** The actions that may be flown from a cell on the way to a maneuver of a family (or to none); MP are not looked at. */
  onward(cell: Cell, family: Family): readonly Onward[] {
    const key = family * CELLS + cell;
    const known = this.onwards[key];
    if (known) return known;
    const all = STEP_ORDER.map((action) => {
      return { action, next: this.next(cell, action, family), cost: this.cost(cell, action) };
    });
    const onward = all.filter(({ next }) => next !== NOWHERE);
    this.onwards[key] = onward;
    return onward;
  }

  /** MP of an action that may be flown. */
  cost(cell: Cell, action: number): number {
    return itemAt(this.prices, cell * WIDTH + action);
  }

  /**
   * In how many ways `left` MP can be spent from a cell, ending with a maneuver of the family or none, a hex entered
   * (1) or not (0).
   */
  ways(left: number, cell: Cell, family: Family, enters: 0 | 1): number {
    if (left < 0) return 0;
    return itemAt(itemAt(this.rows(family, enters, left), left), cell);
  }

  /** The kinds of moves that spend a speed in MP from a cell, those that can't be flown left out. */
  kindsAt(speed: number, start: Cell): readonly MoveKind[] {
    const key = speed * CELLS + start;
    const known = this.kinds.get(key);
    if (known) return known;
    const kinds = FAMILIES.flatMap((family) =>
      EITHER.map((enters): MoveKind => ({ family, enters, ways: this.ways(speed, start, family, enters) })),
    ).filter(({ ways }) => ways > 0);
    this.kinds.set(key, kinds);
    return kinds;
  }

  private rows(family: Family, enters: 0 | 1, most: number): readonly Float64Array[] {
    const key = family * 2 + enters;
    const known = this.counts[key];
    if (known && known.length > most) return known;
    const rows = known ?? [];
    this.counts[key] = rows;
    while (rows.length <= most) rows.push(this.row(rows, family, enters));
    return rows;
  }

  /** The counts for one more MP, from those for fewer. */
  private row(rows: readonly Float64Array[], family: Family, enters: 0 | 1): Float64Array {
    const row = new Float64Array(CELLS);
    // Cells without bombs are even and come before those that can still let them go.
    for (let cell = 0; cell < CELLS; cell++) {
      let ways = rows.length === 0 && isFinal(cell, family, enters) ? 1 : 0;
      for (let action = AHEAD; action <= BOMB; action++) {
        const next = this.next(cell, action, family);
        const left = rows.length - this.cost(cell, action);
        if (next === NOWHERE || left < 0) continue;
        ways += (action === BOMB ? row[next] : rows[left]?.[next]) ?? 0;
      }
      row[cell] = ways;
    }
    return row;
  }
}

function isFinal(cell: Cell, family: Family, enters: 0 | 1): boolean {
  return isFlown(cell) === (family !== NONE) && isEntered(cell) === (enters === 1);
}

function licenceOf(scene: MoveScene, speed: number): Licence {
  if (!mayManeuver(scene.setup, scene.index, scene.aircraft)) return 0;
  return mayImmelmann(scene, speed) ? 2 : 1;
}

function pricesBy(tables: Tables, schedule: Schedule, licence: Licence, onlyTurn: number | null): Prices {
  const maneuvers = ACTIONS.map(({ maneuver }, action) => {
    if (!maneuver || licence === 0 || (action === IMMELMANN && licence === 1)) return undefined;
    return maneuverPriceBy(tables, schedule, maneuver);
  });
  return { turns: tables.schedules[schedule], maneuvers, onlyTurn };
}

/** Menus by what they depend on; none at first. */
const menusOf = remembered((_: Tables): Menu[] => []);

/** The steps open to a mover at a speed in MP. */
export function menuOf(scene: MoveScene, speed: number): Menu {
  const { setup, index, aircraft } = scene;
  const tables = tablesOf(setup);
  const schedule = currentSchedule(setup, index, aircraft);
  const licence = licenceOf(scene, speed);
  const onlyTurn = aircraft.rudder === null ? null : aircraft.rudder === "L" ? LEFT : RIGHT;
  const key = (SCHEDULES.indexOf(schedule) * 3 + licence) * 3 + (onlyTurn ?? 0);
  const menus = menusOf(tables);
  const known = menus[key];
  if (known) return known;
  const menu = new Menu(pricesBy(tables, schedule, licence, onlyTurn));
  menus[key] = menu;
  return menu;
}

/** The cell in which a mover begins (4.5d, 4.5e, A-46); B-08: its load and wounds are those at the start. */
export function startCell({ aircraft, setup }: MoveScene): Cell {
  const turned = startOf(aircraft.ending, setup.options.continued);
  return cellOf(turned, 0, 0, isLoaded(aircraft) ? 1 : 0);
}
