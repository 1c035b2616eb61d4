import { Group, Mesh, MeshStandardMaterial, type Object3D } from "three";
import { setStill } from "../../tabletop/flight.ts";
import { livePose } from "../../tabletop/live.ts";
import { type Ghost, isSeen } from "../../tabletop/overlay.ts";
import { sideColour } from "../colours.ts";
import { airHeight, place } from "../layout.ts";
import type { Modelled } from "../models/load.ts";
import type { ModelShape } from "../models/shape.ts";
import { drawnScale } from "../models/size.ts";
import type { Stage } from "../stage.ts";

/** See-through models at the ends of the orders that are being written. */
export class Ghosts {
  readonly group = new Group();
  private readonly materials = ([0, 1] as const).map(sideColour).map(
    (colour) =>
      new MeshStandardMaterial({
        color: colour,
        emissive: colour,
        emissiveIntensity: 0.35,
        transparent: true,
        opacity: 0.5,
        roughness: 0.9,
      }),
  );

  show(
    ghosts: readonly Ghost[],
    shapeOf: (piece: Modelled) => ModelShape,
    { air, modelScale }: Pick<Stage, "air" | "modelScale">,
  ): void {
    this.group.clear();
    const pose = livePose();
    for (const ghost of ghosts) {
      const end = ghost.track.at(-1);
      if (!end || ghost.weight !== undefined || !isSeen(ghost)) continue;
      setStill(end, pose);
      const shape = shapeOf(ghost);
      const model: Object3D = new Mesh(shape.airframe, this.materials[ghost.side]);
      place(model, pose, airHeight(air, end.level));
      model.scale.setScalar(drawnScale(shape, undefined, modelScale));
      model.renderOrder = 3;
      this.group.add(model);
    }
  }

  dispose(): void {
    this.group.clear();
    for (const material of this.materials) material.dispose();
  }
}
