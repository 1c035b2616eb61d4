import type { Prompt } from "../../../../core/game.ts";
import { distance } from "../../rules/map/hex.ts";
import {
  americanReach,
  isOnOwnLine,
  linesOf,
  movableAmericans,
  waitingFighters,
} from "../../rules/raid/american-flight.ts";
import { isBombed, isBomber, livingAmericans, placeOf, typeOf } from "../../rules/state/look.ts";
import type { AmericanState } from "../../rules/state/state.ts";
import type { View } from "../../rules/view/view.ts";
import { firstLegal } from "./answers.ts";
import { ENTRY, ESCORT, SHEET } from "./setup.ts";

/** The hex of some that is nearest to another. */
function nearestOf(hexes: readonly string[], to: string): string {
  return hexes.reduce((best, hex) => (distance(hex, to) < distance(best, to) ? hex : best), hexes[0] ?? to);
}

/** The hex of a unit's own lines that is nearest to it. */
function lineOf(view: View, one: AmericanState, from: string): string {
  return nearestOf(linesOf(view, one), from);
}

/** How far a unit comes towards a hex this turn. */
function stepTo(view: View, one: AmericanState, to: string): string {
  const reached = [...americanReach(view, one).keys()];
  return nearestOf(reached, to);
}

/** Whether a group has still to bomb. */
export function isDue(view: View, { line, bombed }: AmericanState): boolean {
  return line !== null && !bombed && !isBombed(view, line.target);
}

/** Where a bomber flies to: towards its target, then home. */
function bomberTo(view: View, one: AmericanState): string {
  const { hex, line } = one;
  if (line && isDue(view, one)) return stepTo(view, one, placeOf(view, line.target).hex);
  return stepTo(view, one, lineOf(view, one, hex ?? ENTRY));
}

/** Turns that the escort needs from a hex to recross the line (LW-62). */
function turnsHome(view: View, one: AmericanState, hex: string): number {
  return Math.ceil(distance(hex, lineOf(view, one, hex)) / typeOf(view, one.type).speed);
}

/** The escort stays with the bombers as long as its time in the air lets it. */
function escortTo(view: View, one: AmericanState): string {
  const bombers = livingAmericans(view).filter((other) => isBomber(view, other) && other.hex !== null);
  const [first] = bombers;
  const home = stepTo(view, one, lineOf(view, one, one.hex ?? ENTRY));
  if (!first || one.hex === null) return home;
  const to = first.moved ? (first.hex ?? home) : bomberTo(view, first);
  const reaches = americanReach(view, one).has(to);
  return reaches && turnsHome(view, one, to) <= (one.counter ?? Number.POSITIVE_INFINITY) ? to : home;
}

/** Who is to be moved, and where to; those with one hex fly together. */
function flights(view: View): readonly string[] {
  const groups = new Map<string, string[]>();
  for (const one of movableAmericans(view)) {
    const to = isBomber(view, one) ? bomberTo(view, one) : escortTo(view, one);
    if (to === one.hex && isOnOwnLine(view, one)) continue;
    groups.set(to, [...(groups.get(to) ?? []), one.id]);
  }
  return [...groups].map(([to, units]) => `fly ${to} ${units.join(" ")}`);
}

function moves(view: View): readonly string[] {
  const waits = waitingFighters(view).some(({ id }) => id === ESCORT) && view.turn === 1;
  return [...(waits ? [`enter ${ENTRY} ${ESCORT}`] : []), ...flights(view)];
}

function wishes({ kind }: Prompt, view: View): readonly string[] {
  switch (kind) {
    case "sheet":
      return [SHEET];
    case "american-move":
      return moves(view);
    case "missions":
      return [`escort ${ESCORT}`];
    case "bomb":
      return ["bomb"];
    case "defend":
      // On the way home the tanks have done their service.
      return livingAmericans(view).some((one) => isDue(view, one)) ? [`defend keep ${ESCORT}`] : ["defend"];
    case "reply":
      return ["fire"];
    default:
      return [];
  }
}

/** What the instructor would answer: always something that is legal. */
export function goodAnswer(prompt: Prompt, view: View): string | undefined {
  return firstLegal(wishes(prompt, view), prompt, view);
}
