import { itemAt } from "../../../../core/item-at.ts";
import type { SideIndex } from "../../../../tabletop/tabletop.ts";
import { isFront } from "../fire/guns.ts";
import { trenchPays } from "../ground/strafe.ts";
import { enemyOf } from "../setup/front.ts";
import { mountsOf } from "../setup/roster.ts";
import type { Target } from "../setup/setup.ts";
import { canObserve, worksGuns } from "../state/men.ts";
import type { Aircraft, State } from "../state/state.ts";
import { hasTried } from "../state/tried.ts";

/** Places of a side's aircraft that still fly; balloons don't. */
function flyersOf({ setup, aircraft }: State, side: SideIndex): readonly number[] {
  return [...aircraft.keys()].filter((index) => {
    const airframe = setup.airframes[index];
    return aircraft[index]?.status === "flying" && airframe?.side === side && !airframe.balloon;
  });
}

/** Whether somebody aboard can still fire a gun, in front only or anywhere; a jam may be cleared yet. */
function isArmed({ setup, aircraft }: State, index: number, anywhere: boolean): boolean {
  const one = itemAt(aircraft, index);
  return mountsOf(setup, index).some((mount, place) => {
    if (!(anywhere || isFront(mount)) || !worksGuns(setup, index, one, mount.man)) return false;
    return (one.guns[place] ?? []).some(({ broken, drums }) => !broken && drums.some((left) => left > 0));
  });
}

function canDo(state: State, index: number, { kind }: Target): boolean {
  const one = itemAt(state.aircraft, index);
  if (kind === "bomb") return one.bombs;
  if (kind === "photo" || kind === "spot") return canObserve(state.setup, index, one);
  return isArmed(state, index, false);
}

/** Whether an aircraft may do one of its side's targets yet that pays, or any at all. */
function hasTask(state: State, index: number, side: SideIndex, paid: boolean): boolean {
  const { setup, done } = state;
  return setup.targets.some(
    (one) =>
      one.side === side && (!paid || one.worth > 0) && !done.includes(one.id) && canDo(state, index, one),
  );
}

/** Whether coming home pays an aircraft, or would once it has tried something that there is to try (B-76). */
function homePays(state: State, index: number, side: SideIndex): boolean {
  const { home, escape: away = 0 } = state.setup.prices[side];
  if (away > 0) return true;
  if (home === 0) return false;
  if (hasTried(state.setup, index, itemAt(state.aircraft, index))) return true;
  return hasTask(state, index, side, false) || (state.setup.front !== null && isArmed(state, index, false));
}

/** Whether a balloon of the enemy's is up that pays a side. */
function balloonPays({ setup, aircraft }: State, side: SideIndex): boolean {
  if (setup.prices[side].balloon === 0) return false;
  return setup.airframes.some(
    (one, index) => one.balloon && one.side !== side && aircraft[index]?.status === "flying",
  );
}

/** Whether an aircraft may earn a point yet by what is on the ground, in the air above it, or at home. */
function mayEarn(state: State, index: number, side: SideIndex): boolean {
  if (hasTask(state, index, side, true) || homePays(state, index, side)) return true;
  if (balloonPays(state, side) && isArmed(state, index, true)) return true;
  const leads = state.score[side] > state.score[enemyOf(side)];
  return !leads && trenchPays(state.setup, side) && isArmed(state, index, false);
}

/** Whether an aircraft may come down yet for what it has suffered, which would pay the enemy (B-32). */
function isFailing({ gliding, fuelHit, crew }: Aircraft): boolean {
  return (
    gliding ||
    fuelHit !== null ||
    crew.some(({ health, woundedIn }) => health === "wounded" && woundedIn !== null)
  );
}

/**
 * B-82: whether a side whose enemy has nobody left in the air has anything to fly on for: a target, a balloon or a
 * way home that pays, trenches as long as it does not lead, or a machine that may come down yet.
 */
export function pointsLeft(state: State, side: SideIndex): boolean {
  return flyersOf(state, side).some(
    (index) => mayEarn(state, index, side) || isFailing(itemAt(state.aircraft, index)),
  );
}
