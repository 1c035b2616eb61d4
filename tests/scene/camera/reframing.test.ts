import { Vector3 } from "three";
import { expect, test } from "vitest";
import { type CameraView, Reframing } from "../../../src/scene/camera/reframing.ts";

const VIEWS: readonly CameraView[] = [
  { position: [0.1, 30, 20], target: [0, 0, 0.3] },
  { position: [4, 40.7, 31], target: [4, 0, 1] },
  { position: [7.3, 21, 12], target: [7.1, 0.2, -3], zoom: 2 },
];
const [BEFORE, MEANWHILE, AFTER] = VIEWS as [CameraView, CameraView, CameraView];

function reframed(duration = 4000) {
  const reframing = new Reframing([BEFORE, MEANWHILE, AFTER], duration);
  return (ms: number) => {
    const [position, target] = [new Vector3(), new Vector3()];
    const zoom = reframing.at(ms, position, target);
    return { position: position.toArray(), target: target.toArray(), zoom };
  };
}

test("begins where the camera rested, sees all of it meanwhile and ends exactly where it rests again", () => {
  const at = reframed();
  expect(at(0)).toEqual({ ...BEFORE, zoom: 1 });
  expect(at(2000)).toEqual({ ...MEANWHILE, zoom: 1 });
  expect(at(4000)).toEqual(AFTER);
});

test.each([4000, 1000, 300])("goes its way of %i ms without a jolt", (duration) => {
  const at = reframed(duration);
  let last = new Vector3(...at(0).position);
  for (let ms = 0; ms <= duration; ms += duration / 200) {
    const next = new Vector3(...at(ms).position);
    expect(next.distanceTo(last)).toBeLessThan(1);
    last = next;
  }
});

test("is over at once where nothing takes time", () => {
  expect(reframed(0)(0)).toEqual(AFTER);
});
