import { Group, Vector3 } from "three";
import { type Clip, shareOf } from "../../tabletop/clips.ts";
import type { Cue } from "../../tabletop/tabletop.ts";
import { airHeight } from "../layout.ts";
import type { Stage } from "../stage.ts";
import { Blasts, BOMB, SHELLS } from "./blasts.ts";
import { Emblems } from "./emblems.ts";
import { Falling } from "./falling.ts";
import { actorNamed, locate } from "./locate.ts";

/** How far beside what it misses a shell goes off, in inches. */
const BESIDE = 0.85;
/** The share of a bomb's clip in which it falls. */
const FALLS = 0.55;
/** How often counters that fight go at each other, and how high above them their smoke is, in inches. */
const BLOWS = 2;
const OVER_COUNTERS = 0.45;

const KINDS: readonly Cue["kind"][] = ["burst", "drop", "chute", "mark", "battle"];

/** Whether a cue is one that is shown here. */
export function isHappening({ kind }: Cue): boolean {
  return KINDS.includes(kind);
}

/** Shells, bombs, parachutes and emblems: what happens in the clip that runs. Nothing is drawn in any other. */
export class Happenings {
  readonly group = new Group();
  private readonly blasts = new Blasts();
  private readonly falling = new Falling();
  private readonly emblems: Emblems;
  private readonly from = new Vector3();
  private readonly to = new Vector3();

  constructor(changed: () => void) {
    this.emblems = new Emblems(changed);
    this.group.add(this.blasts.group, this.falling.group, this.emblems.chips.mesh);
  }

  frame(stage: Stage, clip: Clip | undefined): void {
    this.blasts.hide();
    this.falling.hide();
    this.emblems.frame(stage, clip);
    if (clip && stage.now >= 0) this.show(stage, clip.cue, shareOf(clip, stage.now));
  }

  dispose(): void {
    this.blasts.dispose();
    this.falling.dispose();
    this.emblems.dispose();
  }

  private show(stage: Stage, cue: Cue, share: number): void {
    if (share <= 0 || share >= 1) return;
    if (cue.kind === "burst") this.burst(stage, cue, share);
    if (cue.kind === "drop") this.drop(stage, cue, share);
    if (cue.kind === "chute") this.chute(stage, cue.piece, share);
    if (cue.kind === "battle") this.battle(cue, share);
  }

  /** Gun smoke over the place where counters fight: at each of their blows. */
  private battle({ at }: Cue & { readonly kind: "battle" }, share: number): void {
    this.from.set(at.x, OVER_COUNTERS, -at.y);
    const blow = Math.floor(share * BLOWS);
    this.blasts.show(this.from, (share * BLOWS) % 1, SHELLS[blow % 2 === 0 ? 0 : 1]);
  }

  /** Whoever jumped did so where the aircraft was hit, even if that lies on the ground by now. */
  private chute(stage: Stage, piece: string, share: number): void {
    const { from } = this;
    const actor = actorNamed(stage, piece);
    if (!actor) return;
    const { x, y, level } = actor.pose;
    from.set(x, airHeight(stage.air, level), -y);
    this.falling.float(from, share);
  }

  private burst(stage: Stage, { at, hit, side = 1 }: Cue & { readonly kind: "burst" }, share: number): void {
    const { from } = this;
    if (!locate(stage, at, from)) return;
    if (!hit) from.add(this.to.set(BESIDE, 0.3, -BESIDE * 0.6));
    else from.y += 0.12;
    this.blasts.show(from, share, SHELLS[side]);
  }

  private drop(stage: Stage, cue: Cue & { readonly kind: "drop" }, share: number): void {
    const { from, to } = this;
    if (!locate(stage, cue.from, from)) return;
    to.set(cue.at.x, 0.05, -cue.at.y);
    if (share < FALLS) this.falling.drop(from, to, share / FALLS);
    else this.blasts.show(to, (share - FALLS) / (1 - FALLS), BOMB);
  }
}
