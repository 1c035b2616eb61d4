import { Object3D, Vector3 } from "three";
import { LANDS, shareOf } from "../../tabletop/clips.ts";
import { glide } from "../../tabletop/flight.ts";
import { livePose } from "../../tabletop/live.ts";
import { airHeight, heightIn, place } from "../layout.ts";
import { hash } from "../mat/noise.ts";
import type { ModelOf } from "../models/load.ts";
import { drawnScale } from "../models/size.ts";
import type { PuffField } from "../puffs/field.ts";
import { type Puff, puffOf } from "../puffs/puff.ts";
import type { Actor, Stage } from "../stage.ts";
import { smokeOf } from "./smoke.ts";
import { wakeAt } from "./wake.ts";

/** Puffs of smoke behind one aircraft, and of flame at its engine. */
const TRAIL = 18;
const FLAMES = 7;
/** Puffs that one piece takes at most. */
export const TRAIL_PUFFS = TRAIL + FLAMES;
/** Inches from one puff to the next, in the air and over a wreck. */
const STEP = 0.23;
const RISE = 0.185;
/** How much of a fall passes from one puff to the next. */
const BEAT = 0.055;
/** How high a wreck lies and smokes, in inches. */
const WRECK = 0.24;
/** Puffs that a trail goes on by come in fours, since each of four looks in its own way. */
const FOUR = 4;

/** A number of a piece's own, so that its smoke is the same wherever it stands in a list. */
export function seedOf(id: string): number {
  let seed = 7;
  for (let i = 0; i < id.length; i++) seed = (Math.imul(seed, 31) + id.charCodeAt(i)) | 0;
  return seed & 0xffff;
}

/** A piece whose smoke is laid: where it comes from and how it goes. Filled in for each piece of a frame. */
const trail = {
  seed: 0,
  smoke: 0,
  /** Puffs that have gone since the beginning. */
  gone: 0,
  /** How far it has fallen, in falls: 0 before, 1 as it strikes, more while it lies. */
  fall: 0,
  /** How much of its smoke stands over it as over a wreck, 0 to 1. */
  stands: 0,
  source: new Vector3(),
};

const dummy = new Object3D();
const wake = livePose();
const puff: Puff = puffOf();

/** Writes where smoke comes from: behind the first propeller, from the middle where there is none. */
function findSource(actor: Actor, stage: Stage, modelOf: ModelOf): void {
  const shape = modelOf(actor.shown);
  place(dummy, actor.pose, heightIn(actor, stage));
  dummy.scale.setScalar(drawnScale(shape, actor.shown.kind, stage.modelScale));
  dummy.updateMatrix();
  const hub = shape.propellers[0]?.hub;
  trail.source.set(0, 0.12, 0);
  if (hub) trail.source.set(hub.x, hub.y + 0.08, hub.z + shape.reach * 0.3);
  trail.source.applyMatrix4(dummy.matrix);
}

/** How many puffs a piece has left behind on its way, each where it was: they stand still in the air. */
function flown({ part }: Actor, now: number): number {
  if (!part?.flight || !part.fly) return 0;
  return FOUR * Math.round(part.flight.length / (FOUR * STEP)) * glide(shareOf(part.fly, now));
}

function follow(actor: Actor, stage: Stage, modelOf: ModelOf): void {
  const { pose, part } = actor;
  trail.seed = seedOf(actor.id);
  trail.smoke = smokeOf(actor, stage.now) * pose.present;
  trail.gone = stage.drift + flown(actor, stage.now);
  const share = part?.fall && stage.now >= 0 ? shareOf(part.fall, stage.now) : pose.fallen;
  trail.fall = share / LANDS;
  trail.stands = Math.max(0, (share - LANDS) / (1 - LANDS));
  findSource(actor, stage, modelOf);
}

/** Writes where a puff of an age hangs: where the piece was when it came, in flight or in its fall. */
function hang(actor: Actor, stage: Stage, age: number): void {
  const { pose } = actor;
  const fell = Math.max(0, trail.fall - age * BEAT);
  wakeAt(actor, stage.now, Math.max(0, age - trail.fall / BEAT) * STEP, wake);
  const level = airHeight(stage.air, wake.level);
  const u = Math.min(1, fell);
  // It begins at the engine, and is soon where the middle of the piece was.
  const near = Math.max(0, 1 - age / 5);
  puff.x = wake.x + (trail.source.x - pose.x) * near;
  puff.y = level + (WRECK - level) * u * u + 0.06 + 0.02 * age + 0.002 * age * age;
  puff.y += (trail.source.y - heightIn(actor, stage) - 0.06) * near;
  puff.z = -wake.y + (trail.source.z + pose.y) * near;
}

/** Blows a puff aside, and the smoke of a wreck up. */
function blow({ pose }: Actor, age: number): void {
  const lean = 0.01 * age * age;
  puff.x += (pose.x + lean - puff.x) * trail.stands;
  puff.y += (WRECK + 0.06 + RISE * age - puff.y) * trail.stands;
  puff.z += (-pose.y - 0.3 * lean - puff.z) * trail.stands;
  const wide = 0.016 * age;
  puff.x += Math.sin(trail.seed + age * 1.1) * wide;
  puff.z += Math.cos(trail.seed * 3 + age * 0.9) * wide;
}

/** How a puff of smoke of an age looks; `large`: how much larger than usual, where there are fewer. */
function cloak(age: number, looks: number, large: number): void {
  const { smoke, seed } = trail;
  const end = TRAIL * (0.3 + 0.7 * smoke);
  const goes = Math.max(0, Math.min(1, (end - age) / (0.55 * end)));
  const soot = Math.min(1, smoke * 1.15) ** 0.6;
  const grey = 0.4 - 0.372 * soot;
  puff.size = (0.17 + 0.03 * age) * (0.6 + 0.6 * smoke) * large;
  puff.cover = Math.min(1, 0.3 + age * 0.5) * goes * (0.5 + 0.45 * smoke);
  puff.red = grey * 1.02;
  puff.green = grey * 0.98;
  puff.blue = grey * 0.96;
  const chance = hash(looks & 3, 1, seed);
  puff.looks = looks;
  puff.turn = chance * 6.28 + age * 0.22;
  puff.outX = Math.sin(seed + age * 2.1) * 0.5;
  puff.outY = 0.3 + 0.5 * chance;
  puff.outZ = Math.cos(seed + age * 2.1) * 0.5;
  puff.deep = 0.35;
  puff.heat = 0;
}

/** A tongue of flame at the engine: it leaps back and up, `share` of its life over. */
function lick(share: number, k: number, strength: number): void {
  const chance = hash(k, 2, trail.seed);
  const angle = k * 2.39996;
  puff.x += Math.cos(angle) * 0.1 * (0.4 + share);
  puff.y += 0.3 * share + 0.03;
  puff.z += Math.sin(angle) * 0.1 * (0.4 + share);
  puff.size = (0.2 + 0.1 * chance) * (1 - 0.55 * share) * strength;
  puff.cover = Math.min(1, share * 6) * Math.min(1, (1 - share) * 2.2) * 0.9;
  puff.turn = angle + share * 0.8;
  puff.looks = k;
  puff.squash = 1.25;
  puff.heat = 1;
}

/** How strongly a piece burns, 0 to 1: all the way down, and as a wreck on land. */
function flameOf({ pose }: Actor, wet: number): number {
  if (pose.fallen <= 0) return 0;
  const lit = Math.min(1, trail.fall * 6);
  return lit * (1 - trail.stands * (0.35 + 0.65 * wet)) * pose.present;
}

function putFlames(field: PuffField, actor: Actor, stage: Stage, wet: number): void {
  const burns = flameOf(actor, wet);
  if (burns <= 0) return;
  const phase = stage.drift;
  for (let k = 0; k < FLAMES; k++) {
    const share = (phase + k / FLAMES) % 1;
    hang(actor, stage, share * 1.6);
    blow(actor, 0);
    lick(share, k, burns);
    field.put(puff);
  }
  puff.squash = 1;
  const { x, y, z } = trail.source;
  const flickers = 0.85 + 0.15 * Math.sin(phase * 4 * Math.PI);
  field.burn(x, y + 0.12, z, 0.62 * burns * flickers);
}

/**
 * Puts the smoke behind a piece, and its flames. `wet`: how much water it falls into. `plainness` as in the settings: on
 * a slow machine puffs are fewer and larger.
 */
export function putTrail(
  field: PuffField,
  actor: Actor,
  stage: Stage,
  modelOf: ModelOf,
  wet: number,
  plainness: number,
): void {
  follow(actor, stage, modelOf);
  if (trail.smoke <= 0) return;
  const every = plainness > 1 ? 2 : 1;
  const passed = Math.floor(trail.gone / every);
  const part = trail.gone / every - passed;
  for (let k = 0; k < TRAIL / every; k++) {
    const age = (k + part) * every;
    hang(actor, stage, age);
    blow(actor, age);
    cloak(age, k - passed, every > 1 ? 1.3 : 1);
    field.put(puff);
  }
  putFlames(field, actor, stage, wet);
}
