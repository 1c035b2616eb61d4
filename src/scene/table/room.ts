import {
  BoxGeometry,
  Group,
  HemisphereLight,
  Mesh,
  MeshLambertMaterial,
  type Object3D,
  PlaneGeometry,
  SpotLight,
} from "three";
import type { Mat } from "../../tabletop/tabletop.ts";

/** The table itself and its light. */
export class Room {
  readonly group = new Group();
  readonly lamp = new SpotLight(0xffe2b8, 5200, 0, 0.72, 0.75, 2);

  constructor(mat: Mat, shadows: boolean) {
    const surface = new Mesh(
      new PlaneGeometry(mat.width, mat.depth).rotateX(-Math.PI / 2),
      new MeshLambertMaterial({ color: 0x4f7f8f }),
    );
    surface.position.set(mat.width / 2, 0, -mat.depth / 2);
    surface.receiveShadow = true;
    const edge = new Mesh(
      new BoxGeometry(mat.width + 3, 1.4, mat.depth + 3).translate(0, -0.72, 0),
      new MeshLambertMaterial({ color: 0x4a2f1c }),
    );
    edge.position.copy(surface.position);
    this.lamp.position.set(mat.width * 0.35, 46, -mat.depth * 0.6);
    this.lamp.target = surface;
    this.lamp.castShadow = shadows;
    this.lamp.shadow.mapSize.set(2048, 2048);
    const sky = new HemisphereLight(0xcfd8e6, 0x6b5138, 0.9);
    this.group.add(edge, surface, this.lamp, sky);
  }

  dispose(): void {
    this.group.traverse((object: Object3D) => {
      if (!(object instanceof Mesh)) return;
      object.geometry.dispose();
      object.material.dispose();
    });
  }
}
