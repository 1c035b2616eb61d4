import { Vector3 } from "three";
import { type Clip, shareOf } from "../../tabletop/clips.ts";
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
    const here =
      cue?.kind === "mark" && stage.now >= 0 && share > 0 && share < 1 && locate(stage, cue.piece, at);
    if (here && clip !== this.shown) {
      this.shown = clip;
      chips.set([{ text: cue.caption ?? "", marks: [cue.mark], size: SIZE }]);
    }
    chips.mesh.visible = here;
    if (here) chips.put(0, at.x, -at.z, at.y + OVER + RISES * Math.sqrt(Math.min(1, share * 4)));
  }

  dispose(): void {
    this.chips.dispose();
  }
}
