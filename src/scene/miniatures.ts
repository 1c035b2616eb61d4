import { Group } from "three";
import type { Modelled } from "./models/load.ts";
import type { ModelShape } from "./models/shape.ts";
import type { Stage } from "./stage.ts";
import { Bases } from "./stands/bases.ts";
import type { Dials } from "./stands/dials.ts";
import { Stems } from "./stands/stems.ts";
import { Airframes } from "./table/airframes.ts";

/** How a table's dice of altitude are made, where it has any. */
export type MakeDials = (actors: Stage["actors"]) => Dials;

/** The dice of altitude, fetched only for a table on which a piece has any. */
export async function fetchDials(actors: Stage["actors"]): Promise<MakeDials | undefined> {
  if (!actors.some((actor) => actor.after.dials)) return undefined;
  const { Dials } = await import("./stands/dials.ts");
  return (all) => new Dials(all);
}

/** All pieces of a table: models, bases, stems, the dice at their feet; a draw call each. */
export class MiniaturesGroup extends Group {
  private readonly airframes: Airframes;
  private readonly bases: Bases;
  private readonly stems: Stems;
  private readonly dials: Dials | undefined;

  constructor(stage: Stage, shapeOf: (piece: Modelled) => ModelShape, makeDials: MakeDials | undefined) {
    super();
    this.airframes = new Airframes(stage.actors, shapeOf);
    this.bases = new Bases(stage.actors);
    this.stems = new Stems(stage.actors, stage.air);
    this.dials = makeDials?.(stage.actors);
    this.add(this.airframes.mesh, this.bases.mesh, this.stems.mesh);
    if (this.dials) this.add(this.dials.group);
  }

  /** Prints and paints what looks different now. */
  look(stage: Stage): void {
    this.bases.print(stage);
    this.airframes.paint(stage);
  }

  reprint(stage: Stage): void {
    this.bases.reprint(stage);
  }

  frame(stage: Stage): void {
    this.airframes.frame(stage);
    this.bases.frame(stage);
    this.stems.frame(stage);
    this.dials?.frame(stage);
  }

  override dispose(): void {
    this.airframes.dispose();
    this.bases.dispose();
    this.stems.dispose();
    this.dials?.dispose();
  }
}
