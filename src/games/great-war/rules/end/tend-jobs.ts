import { itemAt } from "../../../../core/item-at.ts";
import type { Mount } from "../../data/tables.ts";
import { mountsOf } from "../setup/roster.ts";
import type { Setup } from "../setup/setup.ts";
import { flierOf, hasFlag } from "../state/condition.ts";
import { worksGuns } from "../state/men.ts";
import type { Aircraft, BarrelState, Board } from "../state/state.ts";
import { inMoveOrder, isAirborne } from "../state/step.ts";

/** Something to do to a gun: which mount and barrel, and which other barrels it frees too. */
export interface Job {
  readonly act: "clear" | "reload";
  /** Place of the mount among those carried. */
  readonly place: number;
  readonly mount: Mount;
  readonly barrel: number;
  /** Barrels that a success sets right: all jammed ones of a linked mount. */
  readonly barrels: readonly number[];
  /** Name of the gun in answers: the barrel's where the mount has several, else the mount's. */
  readonly name: string;
}

/** A man with something to do at the end of the turn. */
export interface Tender {
  readonly who: number;
  readonly man: number;
}

/** 4.7j: metres and hexsides up to which a pilot has a hand free. */
const CLIMB = 100;
const DIVE = 200;
const TURN = 1;

/** 4.7j: whether a pilot's move left him time for his guns. */
function flewCalmly({ flown }: Pick<Aircraft, "flown">): boolean {
  if (!flown) return true;
  const { climbed, dived, maneuver, mostTurned } = flown;
  return climbed <= CLIMB && dived <= DIVE && maneuver === null && mostTurned <= TURN;
}

function ammunition({ drums }: BarrelState): number {
  return drums.reduce((sum, left) => sum + left, 0);
}

function needsClearing(barrel: BarrelState): boolean {
  return barrel.jammed && !barrel.broken && ammunition(barrel) > 0;
}

/** 4.9h, 4.9p: an emptied drum that another follows; the first may not be thrown away half full. */
function needsDrum(barrel: BarrelState): boolean {
  return barrel.drums[0] === 0 && !barrel.broken && ammunition(barrel) > 0;
}

/** Whether the guns of a mount are one thing, so that a success clears it whole. */
function isLinked(setup: Setup, who: number, { column }: Mount): boolean {
  return column === "A" && !hasFlag(setup, who, "half-mount");
}

function jobsAt(setup: Setup, who: number, place: number, states: readonly BarrelState[]): readonly Job[] {
  const mount = itemAt(mountsOf(setup, who), place);
  const named = (act: Job["act"], barrel: number, barrels: readonly number[]): Job => {
    const name = mount.barrels.length > 1 ? (mount.barrels[barrel]?.id ?? mount.id) : mount.id;
    return { act, place, mount, barrel, barrels, name };
  };
  const all = [...states.keys()];
  const jammed = all.filter((barrel) => needsClearing(itemAt(states, barrel)));
  const empty = all.filter((barrel) => needsDrum(itemAt(states, barrel)));
  const [first] = jammed;
  const clearing =
    first !== undefined && isLinked(setup, who, mount)
      ? [{ ...named("clear", first, jammed), name: mount.id }]
      : jammed.map((barrel) => named("clear", barrel, [barrel]));
  return [...clearing, ...empty.map((barrel) => named("reload", barrel, [barrel]))];
}

/** What a man's guns want, whether or not he may see to it now. */
export function wantedBy({ setup, aircraft }: Board, { who, man }: Tender): readonly Job[] {
  const one = itemAt(aircraft, who);
  return mountsOf(setup, who).flatMap((mount, place) =>
    mount.man === man ? jobsAt(setup, who, place, one.guns[place] ?? []) : [],
  );
}

/** Why a man can't see to his guns: he is no longer able to, has fired, or flew too wildly (4.7j); or null. */
export function handsFull(board: Board, { who, man }: Tender): "unfit" | "busy" | "wild" | null {
  const one = itemAt(board.aircraft, who);
  if (!isAirborne(board, who) || !worksGuns(board.setup, who, one, man)) return "unfit";
  if (one.busy.includes(man)) return "busy";
  const flies = flierOf(board.setup, who, one) === man;
  return flies && !flewCalmly(one) ? "wild" : null;
}

/** What a man can do at the end of this turn (4.7i–k, 4.9h, 4.9p, A-16, A-17, A-45). */
export function jobsOf(board: Board, tender: Tender): readonly Job[] {
  return handsFull(board, tender) === null ? wantedBy(board, tender) : [];
}

/** Whether any gun of an aircraft is jammed or wants a drum: a look before asking who could see to it. */
function needsCare({ guns }: Aircraft): boolean {
  return guns.some((mount) => mount.some((barrel) => barrel.jammed || barrel.drums[0] === 0));
}

/** Everybody who could clear a gun or change a drum now, in the order of the moves. */
export function tendQuestions(board: Board): readonly Tender[] {
  if (!board.aircraft.some(needsCare)) return [];
  return inMoveOrder(board).flatMap((who) => {
    const crew = board.aircraft[who]?.crew ?? [];
    const tenders = [...crew.keys()].map((man) => ({ who, man }));
    return tenders.filter((tender) => jobsOf(board, tender).length > 0);
  });
}
