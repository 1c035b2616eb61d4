import { Mesh, MeshBasicMaterial, PerspectiveCamera, Raycaster, Vector2, Vector3 } from "three";
import { beforeAll, expect, test } from "vitest";
import { FARTHEST, LOWEST, lookedAt, NEAREST } from "../../src/scene/camera/limits.ts";
import { LENS } from "../../src/scene/camera/places.ts";
import { WallsGeometry } from "../../src/scene/table/walls.ts";
import { stubPage } from "./bare-table.ts";

beforeAll(stubPage);

const MATS = [
  { kind: "open-sea", width: 30, depth: 24 },
  { kind: "open-sea", width: 48, depth: 36 },
  { kind: "reich", width: 66, depth: 50 },
];
/** Shapes of pictures: a phone's and that of a very wide screen. */
const SHAPES = [0.46, 2.4];
/** Corners and the middle of a picture. */
const PLACES = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => new Vector2(x, y)));

/** Where eyes may be that hands lead: as near, as far and as low as may be, all around what may be looked at. */
function eyes(mat: (typeof MATS)[number]): readonly PerspectiveCamera[] {
  const { min, max } = lookedAt(mat);
  const targets = [new Vector3(), new Vector3(min.x, 0, min.z), new Vector3(max.x, max.y, 0)];
  const around = Array.from({ length: 8 }, (_, i) => (i * Math.PI) / 4 + 0.2);
  return targets.flatMap((target) =>
    [NEAREST, 40, FARTHEST].flatMap((distance) =>
      [0.02, 0.8, 1.2, LOWEST].flatMap((tilt) =>
        around.map((turn) => {
          const eye = new PerspectiveCamera(LENS, 1, 0.5, 400);
          eye.position.setFromSphericalCoords(distance, tilt, turn).add(target);
          eye.lookAt(target);
          eye.updateMatrixWorld();
          return eye;
        }),
      ),
    ),
  );
}

function room(mat: (typeof MATS)[number]): Mesh {
  return new Mesh(new WallsGeometry(mat), new MeshBasicMaterial());
}

test.each(MATS)("wherever hands lead the eye around a mat of $width inches there is a room", (mat) => {
  const walls = room(mat);
  const ray = new Raycaster();
  for (const eye of eyes(mat))
    for (const shape of SHAPES) {
      eye.aspect = shape;
      eye.updateProjectionMatrix();
      for (const place of PLACES) {
        ray.setFromCamera(place, eye);
        expect(ray.intersectObject(walls).length, JSON.stringify([eye.position, place])).toBeGreaterThan(0);
      }
    }
});

test.each(MATS)("nothing of it is between an eye and a table of $width inches", (mat) => {
  const walls = room(mat);
  const spots = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((z) => [(x * mat.width) / 2, (z * mat.depth) / 2]));
  for (const eye of eyes(mat))
    for (const [x = 0, z = 0] of spots)
      for (const up of [0, 6]) {
        const way = new Vector3(x, up, z).sub(eye.position);
        const ray = new Raycaster(eye.position, way.clone().normalize(), 0, way.length() - 0.01);
        expect(ray.intersectObject(walls), JSON.stringify([eye.position, x, z])).toEqual([]);
      }
});
