import { type Camera, Matrix4, Vector3 } from "three";
import { itemAt } from "../../core/item-at.ts";
import { type Clip, LANDS, shareOf } from "../../tabletop/clips.ts";
import type { Site } from "../../tabletop/site.ts";
import type { Cloud } from "../../tabletop/tabletop.ts";
import type { ModelOf } from "../models/load.ts";
import { PuffField } from "../puffs/field.ts";
import type { Actor, Stage } from "../stage.ts";
import { BLAST_PUFFS } from "./blasts.ts";
import { cloudPuffs, putClouds } from "./clouds.ts";
import { putHappening } from "./happenings.ts";
import { locate } from "./locate.ts";
import { putSiteSmoke, sitePuffs } from "./site-smoke.ts";
import { putTrail, seedOf, TRAIL_PUFFS } from "./trails.ts";
import { type Ground, IMPACT_PUFFS, putImpact, putScar, SCAR_PUFFS } from "./wrecks.ts";

/** What smokes or hangs over a table beside its pieces. */
export interface Hung {
  readonly clouds: readonly Cloud[];
  readonly sites: readonly Site[];
  /** The tile of a site, in inches. */
  readonly size: number;
}

/** How many puffs a table with so many pieces takes at most. */
export function roomFor(pieces: number, { clouds, sites }: Pick<Hung, "clouds" | "sites">): number {
  const hung = clouds.length * cloudPuffs(0) + sitePuffs(sites);
  return hung + pieces * (TRAIL_PUFFS + SCAR_PUFFS) + BLAST_PUFFS + IMPACT_PUFFS;
}

/** What lies where a piece is. */
export type GroundOf = (actor: Actor) => Ground;

const at = new Vector3();

/** Whether a piece lies on the mat, or will before this clip is over. */
function lies({ pose }: Actor): boolean {
  return pose.fallen > 0 && pose.present > 0;
}

/** The puffs of a table at any instant: its clouds, and the smoke, fire and wrecks of its pieces. */
export class PuffLayer {
  readonly field: PuffField;
  private hung: Hung | undefined;
  private plainness = 0;
  private air: Stage["air"] | undefined;
  private risen = 1;
  /** Whether anything hung there in the frame before that does not stay. */
  private moved = false;

  constructor(room: number) {
    this.field = new PuffField(room);
  }

  /** Puts what there is at the stage's instant, in the clip that runs then; whether any of it may have changed. */
  lay(
    stage: Stage,
    clip: Clip | undefined,
    hung: Hung,
    modelOf: ModelOf,
    groundOf: GroundOf,
    plainness: number,
  ): boolean {
    const isNew = this.hang(stage, hung, plainness);
    const { field, moved } = this;
    for (let i = 0; i < stage.actors.length; i++) {
      const actor = itemAt(stage.actors, i);
      const isDown = lies(actor);
      const ground = isDown ? groundOf(actor) : undefined;
      putTrail(field, actor, stage, modelOf, ground?.wet ?? 0, plainness);
      if (ground && actor.pose.fallen >= 1)
        putScar(field, actor.pose.x, actor.pose.y, seedOf(actor.id), ground, 1);
    }
    this.layImpact(stage, clip, groundOf);
    putHappening(field, stage, clip);
    this.moved = field.moves;
    return isNew || moved || field.moves;
  }

  /** Clouds and the smoke of sites stay as they were until there are others, or other heights; whether there are. */
  private hang({ air }: Stage, hung: Hung, plainness: number): boolean {
    const { field } = this;
    const isHigh = air === this.air && air.risen === this.risen;
    const isNew = hung !== this.hung || plainness !== this.plainness || !isHigh;
    if (isNew) {
      field.clear();
      putClouds(field, hung.clouds, air, plainness);
      putSiteSmoke(field, hung.sites, hung.size);
      field.keep();
      [this.hung, this.plainness, this.air, this.risen] = [hung, plainness, air, air.risen];
    }
    field.restart();
    return isNew;
  }

  private layImpact(stage: Stage, clip: Clip | undefined, groundOf: GroundOf): void {
    if (clip?.cue.kind !== "fall" || stage.now < 0) return;
    const share = (shareOf(clip, stage.now) - LANDS) / (1 - LANDS);
    const { piece } = clip.cue;
    if (share <= 0 || share >= 1 || !locate(stage, piece, at)) return;
    const actor = stage.actors.find(({ id }) => id === piece);
    if (actor) putImpact(this.field, at, share, groundOf(actor));
  }
}

/** Where the eye is in the space of a group, and which way it looks. */
export class Eye {
  readonly at = new Vector3();
  readonly ahead = new Vector3();
  private readonly before = new Matrix4();

  /** Follows a camera; whether it has moved at all. `origin`: where the group is. */
  follow(camera: Camera, origin: Vector3): boolean {
    if (this.before.equals(camera.matrixWorld)) return false;
    this.before.copy(camera.matrixWorld);
    this.at.setFromMatrixPosition(camera.matrixWorld).sub(origin);
    camera.getWorldDirection(this.ahead);
    return true;
  }
}
