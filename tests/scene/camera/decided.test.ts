import { PerspectiveCamera, Vector3 } from "three";
import { describe, expect, test } from "vitest";
import { decidedExtent } from "../../../src/scene/camera/decided.ts";
import { type Clear, homeView } from "../../../src/scene/camera/home.ts";
import { fullMap } from "../../games/luftwaffe/face/full-map.ts";

/** Screens of so many pixels, and what the end and other papers leave of them: from the left, top, right, bottom. */
const SCREENS = {
  laptop: { width: 1280, height: 720, free: [114, 52, 990, 674] },
  projector: { width: 1920, height: 1080, free: [114, 52, 1630, 1034] },
  phone: { width: 390, height: 844, free: [0, 44, 390, 746] },
} as const;

const map = fullMap();
const { width: wide, depth } = map.mat;
const WHOLE = {
  left: 0,
  right: wide,
  bottom: 0,
  top: depth,
  spots: [
    { x: 0, y: 0 },
    { x: wide, y: depth },
  ],
};

describe.each(Object.entries(SCREENS))(
  "on a %s",
  (_, { width, height, free: [left, top, right, bottom] }) => {
    const clear: Clear = {
      ...{ left: (2 * left) / width - 1, right: (2 * right) / width - 1 },
      ...{ bottom: 1 - (2 * bottom) / height, top: 1 - (2 * top) / height },
    };

    test("every place of a map that could decide it lies beside the end, nearer than all of the map", () => {
      for (const { id, x, y } of map.sites ?? []) {
        const extent = decidedExtent(map, [id]);
        if (!extent) throw new Error("nothing was decided");
        const eye = new PerspectiveCamera(32, width / height, 0.5, 400);
        const home = homeView(map.mat, extent, 0, { fov: 32, aspect: width / height }, clear);
        eye.position.set(...home.position);
        eye.lookAt(...home.target);
        eye.updateMatrixWorld();
        const at = new Vector3(x - map.mat.width / 2, 0, map.mat.depth / 2 - y).project(eye);
        const [across, down] = [((at.x + 1) / 2) * width, ((1 - at.y) / 2) * height];
        expect(across).toBeGreaterThan(left);
        expect(across).toBeLessThan(right);
        expect(down).toBeGreaterThan(top);
        expect(down).toBeLessThan(bottom);
        // Nearer than all of the map would be.
        const whole = homeView(
          map.mat,
          { ...extent, ...WHOLE },
          0,
          { fov: 32, aspect: width / height },
          clear,
        );
        expect(home.position[1]).toBeLessThan(whole.position[1]);
      }
    });
  },
);
