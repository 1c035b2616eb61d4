import type { Column, Mount } from "../../data/tables.ts";
import { mountsOf } from "../setup/roster.ts";
import type { Setup } from "../setup/setup.ts";
import { hasFlag } from "../state/condition.ts";
import type { Aircraft, BarrelState, Shot } from "../state/state.ts";

/** Why a barrel can't fire. */
export type Silence = "jammed" | "broken" | "empty";

/** Why a barrel can't fire, or null when it can; one that waits for its next drum is empty (4.9h, 4.9p). */
export function silenceOf(barrel: BarrelState | undefined): Silence | null {
  if (!barrel || barrel.broken) return "broken";
  if (barrel.jammed) return "jammed";
  return (barrel.drums[0] ?? 0) > 0 ? null : "empty";
}

/** Whether a mount is of the pilot's or an observer's fixed or nose guns: what 4.6d and critical #5 call front guns. */
export function isFront({ field }: Mount): boolean {
  return field === "front" || field === "nose";
}

/** The mount that a shot is fired from. */
export function mountOf(setup: Setup, { from, mount }: Pick<Shot, "from" | "mount">): Mount | undefined {
  return mountsOf(setup, from).find(({ id }) => id === mount);
}

/** Whether a shot is fired from a front gun. */
export function isFrontShot(setup: Setup, shot: Shot): boolean {
  const mount = mountOf(setup, shot);
  return mount !== undefined && isFront(mount);
}

/** The state of a mount's barrels. */
export function barrelsOf(
  setup: Setup,
  index: number,
  aircraft: Aircraft,
  mount: Mount,
): readonly BarrelState[] {
  return aircraft.guns[mountsOf(setup, index).indexOf(mount)] ?? [];
}

/** Twin mounts: both; one alone only with the flag (4.9j, 4.9l) or where the other is shot away (§7). */
function twinChoices(fit: readonly number[], unbroken: readonly number[], half: boolean) {
  if (fit.length === unbroken.length || half) return fit.length > 0 ? [fit] : [];
  return [];
}

/** The sets of barrels that a mount could fire now, the usual one first (4.7h, 4.9e, 4.9j, 4.9l). */
export function choicesOf(
  setup: Setup,
  index: number,
  aircraft: Aircraft,
  mount: Mount,
): readonly (readonly number[])[] {
  const barrels = barrelsOf(setup, index, aircraft, mount);
  const fit: number[] = [];
  const unbroken: number[] = [];
  barrels.forEach((barrel, place) => {
    if (silenceOf(barrel) === null) fit.push(place);
    if (!barrel.broken) unbroken.push(place);
  });
  if (mount.column !== "B") return twinChoices(fit, unbroken, hasFlag(setup, index, "half-mount"));
  const alone = fit.map((place) => [place]);
  return fit.length > 1 ? [fit, ...alone] : alone;
}

/** The column on which these barrels of a mount fire: one of a pair on C (4.9e, 4.9j, §7). */
export function columnOf({ column, barrels }: Mount, firing: readonly number[]): Column {
  const paired = column === "A" || column === "B";
  return paired && firing.length < barrels.length ? "C" : column;
}

/** The names of these barrels: `left`, `vickers`, … */
export function barrelNames({ barrels }: Mount, firing: readonly number[]): readonly string[] {
  return firing.map((place) => barrels[place]?.id ?? "gun");
}
