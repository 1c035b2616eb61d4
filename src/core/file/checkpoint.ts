import { hashOf } from "../hash.ts";
import { itemAt } from "../item-at.ts";
import type { Match } from "../match/match.ts";
import { remembered } from "../remember.ts";
import type { Checkpoint } from "./schema.ts";

/** Moments between two checkpoints: what has to be folded when somebody looks at one of them. */
const SPACING = 64;
/** Moments before the latest that are folded at once: the latest is told, and shown moving from the one before it. */
const FOLDED = 2;

const stateHash = remembered<object, string>(hashOf);

function hashed(state: unknown): string {
  return typeof state === "object" && state !== null ? stateHash(state) : hashOf(state);
}

/** A moment of a match as a checkpoint. */
export function checkpointAt({ game, moments }: Match, index: number): Checkpoint {
  const { entry, state } = itemAt(moments, index);
  return { entry, state, hash: hashed(state), rules: game.meta.rules };
}

/** The latest moment as a checkpoint: how a match is gone on with should the rules change. */
export function latestCheckpoint(match: Match): Checkpoint {
  return checkpointAt(match, match.moments.length - 1);
}

/**
 * The checkpoints to be kept beside the log of a match: where it begins if that is no set-up, every so many moments, from
 * where the latest is folded, and the latest.
 */
export function checkpointsOf(match: Match): readonly Checkpoint[] {
  const last = match.moments.length - 1;
  const places = new Set([last]);
  if (last > FOLDED) places.add(last - FOLDED);
  for (let place = SPACING; place < last; place += SPACING) places.add(place);
  if (match.since) places.add(0);
  return [...places].sort((a, b) => a - b).map((place) => checkpointAt(match, place));
}

/** Whether the state of a checkpoint is the one that was kept. */
export function isSound({ state, hash }: Checkpoint): boolean {
  return hashed(state) === hash;
}
