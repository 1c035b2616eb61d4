import { Group } from "three";
import type { Clip } from "../../tabletop/clips.ts";
import type { Tabletop } from "../../tabletop/tabletop.ts";
import type { Stage } from "../stage.ts";
import { Puffs } from "./puffs.ts";
import { Tracers } from "./tracers.ts";

/** What flies and stands on a table beside its pieces: smoke and clouds, rounds in the air. */
export class Effects {
  readonly group = new Group();
  private readonly puffs: Puffs;
  private readonly tracers = new Tracers();

  constructor(stage: Stage, tabletop: Tabletop) {
    this.puffs = new Puffs(stage, tabletop);
    this.group.add(this.puffs.mesh, this.tracers.mesh);
  }

  look(stage: Stage): void {
    this.puffs.look(stage);
  }

  frame(stage: Stage, clip: Clip | undefined): void {
    this.puffs.frame(stage);
    this.tracers.frame(stage, clip);
  }

  dispose(): void {
    this.puffs.dispose();
    this.tracers.dispose();
  }
}
