import type { Dice } from "../../../../core/dice/dice.ts";
import { compareSquared, squaredGap } from "../../../../core/geometry/surd.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { slant } from "../fire/range.ts";
import type { Setup } from "../setup/setup.ts";
import { rosterOf } from "../state/roster.ts";
import type { Aircraft } from "../state/state.ts";
import { type DogfightEvent, fact } from "../state/tell.ts";

/** Half an inch, in quarters. */
const CLOSE = 2;
const TWO_D6 = ["d6", "d6"] as const;
const FATAL = 1;

/** Whether two aircraft ended within half an inch, the half inch included; with altitude by slant range. */
export function close(a: Aircraft, b: Aircraft, altitude: boolean): boolean {
  const gap = slant(squaredGap(a.at, b.at), altitude ? a.level - b.level : 0);
  return compareSquared(gap, CLOSE) <= 0;
}

function destroy(aircraft: Aircraft[], setup: Setup, index: number, events: DogfightEvent[]): void {
  const airframe = setup.airframes[index];
  aircraft[index] = { ...itemAt(aircraft, index), status: "destroyed" };
  events.push(
    fact("destroyed", {
      id: airframe?.id ?? "",
      side: setup.sides[airframe?.side ?? 0],
      cause: "collision",
    }),
  );
}

function rollPair(
  aircraft: Aircraft[],
  setup: Setup,
  a: number,
  b: number,
  dice: Dice,
  events: DogfightEvent[],
) {
  const [one, other] = [setup.airframes[a], setup.airframes[b]];
  const pair = { first: one?.id ?? "", second: other?.id ?? "" };
  const sides = [setup.sides[one?.side ?? 0], setup.sides[other?.side ?? 0]];
  const why = { key: "throw.collision", values: pair };
  const faces = dice.throw({ dice: TWO_D6, by: sides[0] ?? "", why });
  const crash = faces.includes(FATAL);
  events.push(fact("collision", { ...pair, sides, dice: faces, crash }));
  if (!crash) return;
  destroy(aircraft, setup, a, events);
  destroy(aircraft, setup, b, events);
}

/**
 * R-24, option `collisions`: one die for each of a pair that ended within half an inch, in order of ids; a 1
 * destroys both. R-34: pairs, friends too, are taken in order of ids, and who is destroyed collides no more.
 */
export function collide(aircraft: Aircraft[], setup: Setup, dice: Dice, events: DogfightEvent[]): void {
  const { byId } = rosterOf(setup);
  for (const [place, a] of byId.entries()) {
    for (const b of byId.slice(place + 1)) {
      const one = aircraft[a];
      const other = aircraft[b];
      if (one?.status !== "flying" || other?.status !== "flying") continue;
      if (close(one, other, setup.options.altitude)) rollPair(aircraft, setup, a, b, dice, events);
    }
  }
}
