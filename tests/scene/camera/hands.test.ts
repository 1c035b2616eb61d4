import * as THREE from "three";
import { PerspectiveCamera, Vector3 } from "three";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Hands } from "../../../src/scene/camera/hands.ts";

// Node has none; the camera's hands measure their canvas with one.
vi.stubGlobal("DOMRect", class {});
Hands.install({ THREE });

const FRAME = 1 / 60;
let camera: PerspectiveCamera;
let hands: Hands;

/** Frames until nothing moves any more. */
function settle(): number {
  for (let frames = 0; frames < 600; frames++) if (!hands.update(FRAME)) return frames;
  throw new Error("The camera never comes to rest.");
}

beforeEach(() => {
  camera = new PerspectiveCamera();
  hands = new Hands(camera);
  hands.minDistance = 4;
  hands.maxDistance = 150;
  void hands.setLookAt(0, 30, 20, 0, 0, 0, false);
  settle();
  hands.update(FRAME);
});

describe("a camera at rest", () => {
  it("is put nowhere by a film that stands still", () => {
    const [position, target] = [new Vector3(3, 12, 9), new Vector3(1, 0, 0)];
    hands.stand(position, target, 1);
    settle();
    hands.stand(position, target, 1);
    expect(hands.update(FRAME)).toBe(false);
    void hands.truck(1, 0, false);
    settle();
    hands.stand(position, target, 1);
    expect(hands.update(FRAME)).toBe(true);
  });

  it("is not put where it stands in every frame", () => {
    const looks = vi.spyOn(camera, "lookAt");
    for (let i = 0; i < 10; i++) expect(hands.update(FRAME)).toBe(false);
    expect(looks).not.toHaveBeenCalled();
  });

  it.each<[string, () => unknown]>([
    ["is told where to look", () => hands.setLookAt(5, 20, 20, 5, 0, 0, true)],
    ["is told so at once", () => hands.setLookAt(5, 20, 20, 5, 0, 0, false)],
    ["is turned", () => hands.rotate(0.5, 0, true)],
    ["is brought nearer", () => hands.dollyTo(10, true)],
    ["is moved along", () => hands.truck(3, 0, true)],
    ["magnifies", () => hands.zoomTo(2, true)],
    ["follows a film", () => hands.stand(new Vector3(3, 12, 9), new Vector3(1, 0, 0), 1)],
  ])("moves when it %s, and rests again", (_, ask) => {
    const before = [...camera.position.toArray(), ...camera.quaternion.toArray(), camera.zoom];
    void ask();
    settle();
    expect([...camera.position.toArray(), ...camera.quaternion.toArray(), camera.zoom]).not.toEqual(before);
    hands.update(FRAME);
    const looks = vi.spyOn(camera, "lookAt");
    hands.update(FRAME);
    expect(looks).not.toHaveBeenCalled();
  });
});
