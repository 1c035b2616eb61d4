import { Group } from "three";
import type { Clip } from "../../tabletop/clips.ts";
import type { Tabletop } from "../../tabletop/tabletop.ts";
import type { Stage } from "../stage.ts";
import { Happenings, isHappening } from "./happenings.ts";
import { Puffs } from "./puffs.ts";
import { Tracers } from "./tracers.ts";

/** What flies and stands on a table beside its pieces: smoke and clouds, rounds in the air. */
export class EffectsGroup extends Group {
  private readonly puffs: Puffs;
  private readonly tracers = new Tracers();

  /** Made when something of its kind happens for the first time. */
  private happenings: Happenings | undefined;

  /** `changed` is called when there is something new to see. */
  constructor(
    stage: Stage,
    tabletop: Tabletop,
    private readonly changed: () => void,
  ) {
    super();
    this.puffs = new Puffs(stage, tabletop);
    this.add(this.puffs.mesh, this.tracers.mesh);
  }

  look(stage: Stage): void {
    this.puffs.look(stage);
  }

  frame(stage: Stage, clip: Clip | undefined): void {
    this.puffs.frame(stage);
    this.tracers.frame(stage, clip);
    if (!this.happenings && clip && isHappening(clip.cue)) {
      this.happenings = new Happenings(this.changed);
      this.add(this.happenings.group);
    }
    this.happenings?.frame(stage, clip);
  }

  override dispose(): void {
    this.puffs.dispose();
    this.tracers.dispose();
    this.happenings?.dispose();
  }
}
