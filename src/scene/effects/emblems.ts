import { Vector3 } from "three";
import { type Clip, shareOf } from "../../tabletop/clips.ts";
import type { Cue } from "../../tabletop/tabletop.ts";
import { Chips } from "../overlay/chips.ts";
import type { Stage } from "../stage.ts";
import { locate } from "./locate.ts";

/** Height of the slip, how far over the model it appears and how far it rises, in inches. */
const SIZE = 0.66;
const OVER = 0.75;
const RISES = 0.55;

/** The slip with a sign and a few words that appears over a piece for a moment. One draw call meanwhile. */
export class Emblems {
  readonly chips: Chips;
  private shown: Clip | undefined;
  private readonly at = new Vector3();

  constructor(changed: () => void) {
    this.chips = new Chips(changed, 1);
    this.chips.mesh.visible = false;
    this.chips.mesh.renderOrder = 6;
  }

  frame(stage: Stage, clip: Clip | undefined): void {
    const { chips, at } = this;
    const cue = clip?.cue;
    const share = clip ? shareOf(clip, stage.now) : 1;
    const runs = cue !== undefined && stage.now >= 0 && share > 0 && share < 1;
    const here = runs && this.find(stage, cue);
    if (here && clip !== this.shown) {
      this.shown = clip;
      this.print(cue);
    }
    chips.mesh.visible = here;
    if (here) chips.put(0, at.x, -at.z, at.y + OVER + RISES * Math.sqrt(Math.min(1, share * 4)));
  }

  dispose(): void {
    this.chips.dispose();
  }

  /** Where a slip belongs to what happens; false for all that has none. */
  private find(stage: Stage, cue: Cue): boolean {
    if (cue.kind === "mark") return locate(stage, cue.piece, this.at);
    if (cue.kind !== "battle" || cue.caption === undefined) return false;
    return locate(stage, { ...cue.at, level: 0 }, this.at);
  }

  private print(cue: Cue): void {
    if (cue.kind === "mark") this.chips.set([{ text: cue.caption ?? "", marks: [cue.mark], size: SIZE }]);
    if (cue.kind === "battle") this.chips.set([{ text: cue.caption ?? "", marks: ["critical"], size: SIZE }]);
  }
}
