import type { Column } from "../../data/tables.ts";
import { jobsOf } from "../../rules/end/tend-jobs.ts";
import { choicesOf } from "../../rules/fire/guns.ts";
import { mountsOf, typeOf } from "../../rules/setup/roster.ts";
import type { Setup } from "../../rules/setup/setup.ts";
import type { Aircraft, ManState, State } from "../../rules/state/state.ts";

/** One point of damage: the unit in which positions are appraised is a hundredth of it. */
const POINT = 100;
/** That it flies at all. */
const FLYING = 400;
/** Lost MP, and what the critical hits take that leave it flying. */
const ENGINE = 45;
const RUDDER = 200;
const ELEVATOR = 80;
const SPAR = 80;
/** A tank that leaks will be dry some day; without fuel or engine little is left. */
const LEAK = 0.6;
const GLIDING = 0.35;
const CREW: Readonly<Record<ManState["health"], number>> = {
  fit: 0,
  wounded: 150,
  fainted: 120,
  killed: 120,
};
/** What guns of a column are worth that can fire. */
const GUNS: Readonly<Record<Column, number>> = { A: 1, B: 0.75, C: 0.55, D: 0.35 };
/** A jam may be cleared, a drum changed. */
const SILENT = 0.3;
/** Attacks after which more ammunition hardly matters. */
const PLENTY = 8;
const ARMED = 300;
/** What it is worth to have a hand free for a jammed gun: some part of the gun, and of what it may do. */
const MENDING = 110;

/** How an aircraft can hurt others: ahead and all around behind, 1 for two synchronised guns. */
export interface Teeth {
  readonly front: number;
  readonly rear: number;
}

function ammunition(aircraft: Aircraft, place: number): number {
  let left = 0;
  for (const { drums, broken } of aircraft.guns[place] ?? []) {
    if (!broken) for (const drum of drums) left += drum;
  }
  return left / Math.max(1, aircraft.guns[place]?.length ?? 1);
}

function mountPower(setup: Setup, index: number, aircraft: Aircraft, place: number): number {
  const mount = mountsOf(setup, index)[place];
  const left = ammunition(aircraft, place);
  if (!mount || left === 0 || aircraft.crew[mount.man]?.health === "killed") return 0;
  const ready = choicesOf(setup, index, aircraft, mount).length > 0;
  return GUNS[mount.column] * (ready ? 1 : SILENT) * (left / (left + PLENTY / 4));
}

/** How well an aircraft is armed as it is now. */
export function teethOf(setup: Setup, index: number, aircraft: Aircraft): Teeth {
  let [front, rear] = [0, 0];
  const mounts = mountsOf(setup, index);
  for (let place = 0; place < mounts.length; place++) {
    const power = mountPower(setup, index, aircraft, place);
    const ahead = mounts[place]?.field === "front" || mounts[place]?.field === "nose";
    if (ahead) front = Math.max(front, power);
    else rear = Math.max(rear, power);
  }
  return { front, rear };
}

function impaired({ engineLoss, rudder, elevator, spar, crew }: Aircraft): number {
  const parts = ENGINE * engineLoss + (rudder ? RUDDER : 0) + (elevator ? ELEVATOR : 0) + (spar ? SPAR : 0);
  return crew.reduce((sum, { health }) => sum + CREW[health], parts);
}

/** What an aircraft that flies is worth as a machine to fight with, at least a little. */
export function strengthOf(setup: Setup, index: number, aircraft: Aircraft, { front, rear }: Teeth): number {
  const left = Math.max(0, typeOf(setup, index).damage - aircraft.damage);
  const whole = FLYING + POINT * left + ARMED * (front + rear) - impaired(aircraft);
  const share = aircraft.gliding || aircraft.fuelOut ? GLIDING : aircraft.fuelHit === null ? 1 : LEAK;
  return Math.max(POINT, whole * share);
}

/** What it counts that the pilot flew calmly enough to see to a jammed gun in this turn. */
export function mendingWorth(state: State, index: number, { guns }: Aircraft): number {
  const jammed = guns.some((mount) => mount.some((barrel) => barrel.jammed && !barrel.broken));
  return jammed && jobsOf(state, { who: index, man: 0 }).length > 0 ? MENDING : 0;
}
