import { type InstancedMesh, Object3D, Vector3 } from "three";
import { itemAt } from "../../core/item-at.ts";
import { BLOWS, type Clip, shareOf } from "../../tabletop/clips.ts";
import type { Counter } from "../../tabletop/counter.ts";
import { volleysIn } from "../../tabletop/motion/volleys.ts";
import type { Cue } from "../../tabletop/tabletop.ts";
import type { Timeline } from "../../tabletop/timeline.ts";
import type { ModelOf } from "../models/load.ts";
import type { ModelShape } from "../models/shape.ts";
import type { Actor, Stage } from "../stage.ts";
import { actorNamed, locate } from "./locate.ts";
import { gunsOf, MOST_MUZZLES, placeMuzzles } from "./muzzles.ts";

/** Rounds in the air, and beside them a flash at each muzzle. */
export const ROUNDS = 16;
export const FLASHES = MOST_MUZZLES;
/** Inches. */
const ROUND = { thick: 0.032, long: 0.46 } as const;
const MUZZLE = 0.55;
const FIRED = 0.16;
/** How far beside the target a burst that misses goes, and how far past it. */
const BESIDE = 0.65;
const PAST = 3;
/** How much thicker rounds are over a map, which is seen from far away, and inches from a counter's foot to its middle. */
const ON_A_MAP = 2.4;
const OVER_COUNTERS = 0.45;
/** The shares of a burst until which its guns fire, and that one of its rounds flies. */
const FIRES = 0.6;
const FLIES = 0.32;
/** How often the guns flash in a burst. */
const BEATS = 18;

type Shot = Cue & { readonly kind: "shot" };
type Battle = Cue & { readonly kind: "battle" };

/** A burst as it is laid: from which guns it comes, found once. */
interface Burst {
  readonly clip: Clip;
  readonly stage: Stage;
  /** Left out: fire from the ground. */
  readonly by: { readonly actor: Actor; readonly shape: ModelShape } | undefined;
  readonly guns: readonly Vector3[];
}

const from = new Vector3();
const to = new Vector3();
const along = new Vector3();
const muzzles = Array.from({ length: MOST_MUZZLES }, () => new Vector3());
const dummy = new Object3D();

/** Bursts of fire in the clip that runs: bright rounds that fly from the guns of one model to another, or past it. */
export class Tracers {
  private burst: Burst | undefined;
  private battle: { readonly clip: Clip; readonly volleys: ReturnType<typeof volleysIn> } | undefined;

  constructor(private readonly modelOf: ModelOf) {}

  /** `line`: the timeline of the clip, which knows the counters that fight. */
  lay(mesh: InstancedMesh, stage: Stage, clip: Clip | undefined, line?: Timeline): void {
    mesh.visible = false;
    if (!clip || stage.now < 0) return;
    const share = shareOf(clip, stage.now);
    if (share <= 0 || share >= 1) return;
    const { cue } = clip;
    if (cue.kind === "battle") this.layBattle(mesh, stage, clip, cue, share, line);
    if (cue.kind === "shot") this.layShot(mesh, stage, clip, cue, share);
  }

  private layShot(mesh: InstancedMesh, stage: Stage, clip: Clip, cue: Shot, share: number): void {
    if (!locate(stage, cue.from, from) || !locate(stage, cue.to, to)) return;
    mesh.visible = true;
    const count = this.aim(stage, clip, cue);
    for (let i = 0; i < ROUNDS; i++) layRound(mesh, i, itemAt(muzzles, i % count), share, cue.hit);
    for (let i = 0; i < MOST_MUZZLES; i++) layFlash(mesh, i, i < count, share);
    mesh.instanceMatrix.needsUpdate = true;
  }

  /** The rounds of a blow, from each counter that fires, or from the miniatures over it. */
  private layBattle(
    mesh: InstancedMesh,
    stage: Stage,
    clip: Clip,
    cue: Battle,
    share: number,
    line: Timeline | undefined,
  ): void {
    if (this.battle?.clip !== clip) {
      const named = (id: string) => line?.counters.get(id)?.before ?? line?.counters.get(id)?.after;
      this.battle = { clip, volleys: volleysIn(cue, named) };
    }
    const aims = this.battle.volleys[Math.floor(share * BLOWS)] ?? [];
    if (aims.length === 0) return;
    mesh.visible = true;
    const turn = (share * BLOWS) % 1;
    for (let i = 0; i < ROUNDS; i++) {
      const aim = itemAt(aims, i % aims.length);
      const known = locateAt(stage, aim.from, from) && locateAt(stage, aim.to, to);
      layRound(mesh, i, from, known ? turn : 0, cue.hit ?? true, ON_A_MAP);
    }
    for (let i = 0; i < FLASHES; i++) {
      const aim = aims[i];
      const known = aim !== undefined && locateAt(stage, aim.from, itemAt(muzzles, i));
      layFlash(mesh, i, known, turn);
    }
    mesh.instanceMatrix.needsUpdate = true;
  }

  private begin(stage: Stage, clip: Clip, { from: by, weapon }: Shot): Burst {
    const actor = typeof by === "string" ? actorNamed(stage, by) : undefined;
    if (!actor) return { clip, stage, by: undefined, guns: [] };
    const shape = this.modelOf(actor.shown);
    return { clip, stage, by: { actor, shape }, guns: gunsOf(shape, actor.shown, weapon) };
  }

  /** Writes where the guns are that fire; how many they are. */
  private aim(stage: Stage, clip: Clip, shot: Shot): number {
    if (this.burst?.clip !== clip || this.burst.stage !== stage) this.burst = this.begin(stage, clip, shot);
    const { by, guns } = this.burst;
    if (!by || guns.length === 0) {
      along.subVectors(to, from);
      const reach = Math.min(MUZZLE * stage.modelScale, along.length() / 2);
      muzzles[0]?.copy(from).addScaledVector(along.normalize(), reach);
      return 1;
    }
    placeMuzzles(guns, by.shape, by.actor, stage, muzzles);
    return guns.length;
  }
}

/** Writes from where a counter fires or where it is hit: the first of the miniatures over it, else its own middle. */
function locateAt(stage: Stage, { id, flights: [flight] = [] }: Counter, out: Vector3): boolean {
  if (!locate(stage, id, out)) return false;
  out.y += flight?.up ?? OVER_COUNTERS;
  return true;
}

/** A round on its way from a muzzle, so many times as large: the guns converge where they aim. */
function layRound(
  mesh: InstancedMesh,
  i: number,
  muzzle: Vector3,
  share: number,
  hit: boolean,
  large = 1,
): void {
  along.subVectors(to, muzzle);
  const distance = Math.max(0.01, along.length());
  along.divideScalar(distance);
  const way = (share - (i / ROUNDS) * FIRES) / FLIES;
  const stray = hit ? 0.05 * way : BESIDE * way;
  const beside = stray + 0.08 * way * Math.sin(i * 2.4);
  // The way of the rounds is a direction: it is looked at from nought.
  dummy.position.set(0, 0, 0);
  dummy.lookAt(along);
  dummy.position.copy(muzzle).addScaledVector(along, (hit ? distance : distance + PAST) * way);
  dummy.position.x += -along.z * beside;
  dummy.position.z += along.x * beside;
  dummy.position.y += 0.06 * way * Math.cos(i * 1.7);
  dummy.scale.set(ROUND.thick * large, ROUND.thick * large, ROUND.long);
  put(mesh, i, way > 0 && way < 1);
}

/** A muzzle that flashes while its gun fires. */
function layFlash(mesh: InstancedMesh, i: number, fires: boolean, share: number): void {
  dummy.position.copy(itemAt(muzzles, i));
  dummy.scale.setScalar(FIRED * (0.7 + 0.5 * Math.sin(share * 70 + i * 2)));
  put(mesh, ROUNDS + i, fires && share < FIRES && (share * BEATS + i * 0.37) % 1 < 0.6);
}

function put(mesh: InstancedMesh, index: number, seen: boolean): void {
  if (!seen) dummy.scale.setScalar(1e-5);
  dummy.updateMatrix();
  mesh.setMatrixAt(index, dummy.matrix);
}
