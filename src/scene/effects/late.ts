import { Group } from "three";
import type { Clip } from "../../tabletop/clips.ts";
import type { Tabletop } from "../../tabletop/tabletop.ts";
import type { Stage } from "../stage.ts";
import type { Effects } from "./effects.ts";

/** Smoke, clouds and fire, which come once a table stands: hardly any begins with them. */
export class LateEffects {
  readonly group = new Group();
  private kind: typeof Effects | undefined;
  private made: Effects | undefined;

  constructor(private readonly redraw: () => void) {}

  get laid(): boolean {
    return this.made !== undefined;
  }

  /** Fetches what they are made of; a table that can't get it goes without. */
  async fetch(): Promise<void> {
    try {
      this.kind ??= (await import("./effects.ts")).Effects;
    } catch {
      // Asked for again when it is needed.
    }
  }

  /** Makes them for the pieces and clouds of a table, as soon as they can be. */
  lay(stage: Stage, tabletop: Tabletop): void {
    this.dispose();
    if (!this.kind) return;
    this.made = new this.kind(stage, tabletop, this.redraw);
    this.group.add(this.made.group);
  }

  look(stage: Stage): void {
    this.made?.look(stage);
  }

  frame(stage: Stage, clip: Clip | undefined): void {
    this.made?.frame(stage, clip);
  }

  dispose(): void {
    this.group.clear();
    this.made?.dispose();
    this.made = undefined;
  }
}
