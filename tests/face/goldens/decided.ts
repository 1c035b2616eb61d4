import { expect } from "vitest";
import type { Throw } from "../../../src/core/dice/dice.ts";
import type { GameEvent } from "../../../src/core/game.ts";
import { eventsFor, throwsFor } from "../../../src/core/match/log.ts";
import { throwsByFact } from "../../../src/face/decided.ts";
import type { Folded } from "./folded.ts";

/** The names under which facts tell their dice, in the order in which these are thrown. */
const TOLD = ["faces", "dice", "die", "roll", "rescue", "chute"];

/** The faces that a fact tells itself; a total of several dice stands beside its faces. */
function toldBy({ values }: GameEvent): readonly number[] {
  const names = TOLD.filter((name) => name !== "roll" || values.faces === undefined);
  return names.flatMap((name) => values[name] ?? []).filter((face) => typeof face === "number");
}

/** The faces of throws but those that only said that something goes on: fire from the ground that does not spare the crew. */
function facesOf(throws: readonly Throw[]): number[] {
  return throws
    .filter(({ why }) => why.key !== "throw.crew" || throws.length === 1)
    .flatMap(({ faces }) => faces);
}

/** Dice stand before the line that they caused, every throw before one, in the order in which they fell. */
export async function expectDice({ entry, moments }: Folded): Promise<void> {
  const { decides } = (await entry.face("report")) ?? {};
  if (!decides) throw new Error(`${entry.meta.id} does not tell what its dice decide`);
  let fallen = 0;
  for (const moment of moments) {
    const [throws, events] = [throwsFor(moment, "table"), eventsFor(moment, "table")];
    const byFact = throwsByFact(throws, events, decides);
    expect(byFact.get(undefined)).toBeUndefined();
    expect(events.flatMap((event) => byFact.get(event) ?? [])).toEqual(throws);
    for (const [event, own] of byFact) {
      fallen += own.length;
      const told = event ? toldBy(event) : [];
      if (told.length > 0) expect([event?.key, facesOf(own).sort()]).toEqual([event?.key, [...told].sort()]);
    }
  }
  expect(fallen).toBeGreaterThan(0);
}
