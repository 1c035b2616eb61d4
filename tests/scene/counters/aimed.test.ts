import { PerspectiveCamera, Raycaster, Vector2, Vector3 } from "three";
import { expect, test } from "vitest";
import { aimedCounter } from "../../../src/scene/counters/aimed.ts";
import { castCounters } from "../../../src/scene/counters/cast.ts";
import { Fanning } from "../../../src/scene/counters/fanning.ts";
import { poseCounter } from "../../../src/scene/counters/pose.ts";
import { createStage } from "../../../src/scene/stage.ts";
import type { Counter } from "../../../src/tabletop/counter.ts";
import { counterSide } from "../../../src/tabletop/layout/counter-layout.ts";
import { map } from "../../tabletop/map.ts";

const HALF = { x: 480, y: 300 };
const { mat } = map();
const AIR = createStage().air;

/** Frames in which a fan opens or closes. */
const OPENED = 8;

function squadrons(formation: string, count: number, at: { x: number; y: number }): readonly Counter[] {
  return Array.from({ length: count }, (_, i) => ({
    ...at,
    id: `${formation}-${i + 1}`,
    label: "Spitfire",
    title: "A squadron",
    side: 0,
    size: 0.8,
  }));
}

/** A plaque on its squadrons. */
function formation(
  id: string,
  count: number,
  at: { x: number; y: number },
  size: number,
): readonly Counter[] {
  const plaque: Counter = { ...at, id, label: id, title: id, side: 0, shape: "plaque", size };
  return [...squadrons(id, count, at), plaque];
}

/** Two plaques in neighbouring squares, a large one, and stacks without one, at the mat's edge too. */
const COUNTERS: readonly Counter[] = [
  ...formation("2A", 7, { x: 20, y: 14 }, 1),
  ...formation("11B", 2, { x: 21.7, y: 14 }, 1),
  ...formation("3C", 5, { x: 20, y: 12.3 }, 1.5),
  ...squadrons("loose", 4, { x: 26, y: 16 }),
  ...squadrons("edge", 5, { x: 41.4, y: 0.6 }),
];

/** A hand over the map: where it is, as often as it is told, and what it points at once all has come to rest. */
function hand(distance: number) {
  const tabletop = { ...map(), counters: COUNTERS };
  const cast = castCounters(tabletop, undefined);
  const origin = new Vector3(-mat.width / 2, 0, mat.depth / 2);
  const camera = new PerspectiveCamera(34, HALF.x / HALF.y, 0.1, 400);
  const fanning = new Fanning();
  const caster = new Raycaster();
  let looked: string | undefined;
  const side = counterSide(mat);
  const frame = () => {
    fanning.spread(looked, tabletop, cast, camera, origin);
    fanning.raised.advance(0.04, false);
    for (const actor of cast.actors) {
      const { id } = actor;
      poseCounter(actor, actor.after, side, 0, AIR, fanning.fanOf(id), fanning.raised.smooth(id));
    }
  };
  return {
    over(x: number, y: number): void {
      camera.position.set(x + origin.x, distance, distance * 0.8 - y + origin.z);
      camera.lookAt(x + origin.x, 0, origin.z - y);
      camera.updateMatrixWorld();
      camera.matrixWorldInverse.copy(camera.matrixWorld).invert();
    },
    /** Points at a pixel, from the picture's middle on, again and again: what it means by and by once a fan has opened. */
    means(x: number, y: number): ReadonlySet<string | undefined> {
      const means = new Set<string | undefined>();
      looked = undefined;
      for (let i = 0; i < OPENED; i++) frame();
      for (let i = 0; i < 3 * OPENED; i++) {
        caster.setFromCamera(new Vector2(x / HALF.x, y / HALF.y), camera);
        caster.ray.origin.sub(origin);
        looked = aimedCounter(caster.ray, cast, fanning, looked)?.id;
        if (i >= OPENED) means.add(looked);
        frame();
      }
      return means;
    },
  };
}

test.each([
  { name: "the whole map is seen", distance: 44 },
  { name: "a part of it is seen", distance: 20 },
])("a hand that rests over stacked counters opens a fan once, and it stays: $name", ({ distance }) => {
  const { over, means } = hand(distance);
  const restless: string[] = [];
  for (const place of [
    { x: 20.8, y: 13.2 },
    { x: 26, y: 16 },
    { x: 41.4, y: 0.6 },
  ]) {
    over(place.x, place.y);
    for (let x = -64; x <= 64; x += 8)
      for (let y = -64; y <= 64; y += 8)
        if (means(x, y).size > 1) restless.push(`${place.x} ${place.y}: ${x} ${y}`);
  }
  expect(restless).toEqual([]);
});
