import { Group, Object3D, type PerspectiveCamera, type Scene, type WebGLRenderer } from "three";
import { describe, expect, test, vi } from "vitest";
import { Inset } from "../../src/scene/inset.ts";
import { LAYER } from "../../src/scene/order.ts";

const PICTURE = { left: 0, top: 0, right: 1200, bottom: 800 };
const SIZE = { width: 1200, height: 800 };
const ONE = 1 << LAYER.held;

function tray(): Object3D {
  const group = new Group();
  group.position.set(4, 1, -3);
  return group.add(new Object3D());
}

function held({ turn = 1, near = 0, area = PICTURE } = {}) {
  const inset = new Inset();
  const lifted = tray();
  inset.near = near;
  inset.hold(lifted, 8, turn);
  inset.settle(area, SIZE);
  const seen: { eye?: PerspectiveCamera; light?: number } = {};
  const gl = {
    ...{ autoClear: false, toneMapping: 0, toneMappingExposure: 1 },
    ...{ setScissorTest: vi.fn(), setScissor: vi.fn(), setViewport: vi.fn() },
    render(_: Scene, eye: PerspectiveCamera) {
      Object.assign(seen, { eye, light: this.toneMappingExposure });
    },
  };
  inset.draw(gl as unknown as WebGLRenderer, {} as Scene, SIZE);
  return { inset, lifted, gl, seen };
}

describe("the dice tray that is held up", () => {
  test("is drawn in the lower right corner of what is free, by itself and in more light", () => {
    const { gl, seen } = held();
    const [x, y, width, height] = gl.setScissor.mock.calls[0] as [number, number, number, number];
    expect(gl.setViewport.mock.calls).toEqual([
      [x, y, width, height],
      [0, 0, 1200, 800],
    ]);
    expect([x + width, y]).toEqual([1190, 10]);
    expect(width).toBeCloseTo(0.27 * 1200);
    expect(gl.setScissorTest.mock.calls).toEqual([[true], [false]]);
    expect(seen.light).toBeGreaterThan(1);
    expect(gl).toMatchObject({ autoClear: false, toneMapping: 0, toneMappingExposure: 1 });
    expect(seen.eye?.layers.mask).toBe(ONE);
  });

  test.each([
    ["from the reader's edge", 1],
    ["from the other edge", -1],
  ])("is seen from above and %s", (_, turn) => {
    const { x, y, z } = held({ turn }).seen.eye?.position ?? { x: 0, y: 0, z: 0 };
    expect([x, y > 10, Math.sign(z + 3)]).toEqual([4, true, turn]);
  });

  test.each([
    ["as usual", 0, PICTURE, 0.27 * 1200],
    ["close", 1, PICTURE, 0.44 * 1200],
    ["on its way there", 0.5, PICTURE, 0.355 * 1200],
    ["where papers leave little", 0, { ...PICTURE, left: 900 }, 180],
    ["close where little height is left", 1, { ...PICTURE, bottom: 200 }, 0.27 * 1200],
  ])("has its width %s", (_, near, area, width) => {
    expect(held({ near, area }).gl.setScissor.mock.calls[0]?.[2]).toBeCloseTo(width, 0);
  });

  test("is hit by a hand where it is drawn, and nowhere else", () => {
    const { inset } = held();
    const inside = [
      [1185, 785],
      [900, 700],
      [1195, 700],
      [1000, 795],
      [860, 700],
      [1000, 300],
    ] as const;
    expect(inside.map(([x, y]) => inset.contains(x, y))).toEqual([true, true, false, false, false, false]);
    inset.hold(undefined, 8, 1);
    expect(inset.contains(1185, 785)).toBe(false);
  });

  test("is lifted off the table with all in it, and put down again", () => {
    const { inset, lifted } = held();
    const masks = () => [lifted, ...lifted.children].map(({ layers }) => layers.mask);
    expect(masks()).toEqual([ONE, ONE]);
    const other = tray();
    inset.hold(other, 8, 1);
    expect([...masks(), other.layers.mask]).toEqual([1, 1, ONE]);
    inset.hold(undefined, 8, 1);
    expect(other.layers.mask).toBe(1);
    const render = vi.fn();
    inset.draw({ render } as unknown as WebGLRenderer, {} as Scene, SIZE);
    expect(render).not.toHaveBeenCalled();
  });
});
