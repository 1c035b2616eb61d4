import { Vector3 } from "three";
import { BLOWS, type Clip, shareOf } from "../../tabletop/clips.ts";
import type { Cue } from "../../tabletop/tabletop.ts";
import type { PuffField } from "../puffs/field.ts";
import type { Stage } from "../stage.ts";
import { BOMB, putBlast, SHELLS, STRIKE } from "./blasts.ts";
import { locate } from "./locate.ts";

/** The share of a bomb's clip in which it falls. */
export const FALLS = 0.55;
/** How far beside what it misses a shell goes off, in inches. */
const BESIDE = 0.85;
/** The share of a burst from which on it tells. */
const STRIKES = 0.3;
/** How high above counters that fight their smoke is, in inches. */
const OVER_COUNTERS = 0.45;

type Of<Kind extends Cue["kind"]> = Cue & { readonly kind: Kind };

const at = new Vector3();

/** Gun smoke over the place where counters fight: at each of their blows. */
function battle(field: PuffField, cue: Of<"battle">, share: number): void {
  at.set(cue.at.x, OVER_COUNTERS, -cue.at.y);
  const blow = Math.floor(share * BLOWS);
  putBlast(field, at, (share * BLOWS) % 1, SHELLS[blow % 2 === 0 ? 0 : 1]);
}

function burst(field: PuffField, stage: Stage, cue: Of<"burst">, share: number): void {
  if (!locate(stage, cue.at, at)) return;
  if (cue.hit) at.y += 0.12;
  else at.set(at.x + BESIDE, at.y + 0.3, at.z - BESIDE * 0.6);
  putBlast(field, at, share, SHELLS[cue.side ?? 1]);
}

function bombing(field: PuffField, cue: Of<"drop">, share: number): void {
  at.set(cue.at.x, 0.05, -cue.at.y);
  putBlast(field, at, (share - FALLS) / (1 - FALLS), BOMB);
}

/** What rounds strike: it flashes and smokes where they do. */
function strike(field: PuffField, stage: Stage, cue: Of<"shot">, share: number): void {
  if (!cue.hit || !locate(stage, cue.to, at)) return;
  at.y += 0.08;
  putBlast(field, at, (share - STRIKES) / (1 - STRIKES), STRIKE);
}

/** Puts the smoke and the fire of what happens in the clip that runs. */
export function putHappening(field: PuffField, stage: Stage, clip: Clip | undefined): void {
  if (!clip || stage.now < 0) return;
  const share = shareOf(clip, stage.now);
  if (share <= 0 || share >= 1) return;
  const { cue } = clip;
  if (cue.kind === "burst") burst(field, stage, cue, share);
  if (cue.kind === "drop") bombing(field, cue, share);
  if (cue.kind === "battle") battle(field, cue, share);
  if (cue.kind === "shot") strike(field, stage, cue, share);
}
