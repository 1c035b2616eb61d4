import { act, create } from "@react-three/test-renderer";
import { BatchedMesh, type Object3D, type Scene, SpotLight } from "three";
import { beforeEach, expect, test, vi } from "vitest";
import { Table } from "../../src/scene/components/Table.tsx";
import { GROUND } from "../../src/scene/order.ts";
import { RICHEST, type TableProps } from "../../src/scene/props.ts";
import { allLaid, find, laid, PROPS, type Root, stubPage, TABLE, tray } from "./bare-table.ts";

vi.mock("../../src/scene/fonts.ts", () => ({ fontsReady: async () => undefined }));
// Nothing is baked where there is no graphics card.
const { bakes } = vi.hoisted(() => ({ bakes: vi.fn() }));
vi.mock("@react-three/drei/core/Environment.js", () => ({
  Environment: () => {
    bakes();
    return null;
  },
}));
// Nor is there anything to look at through a lens.
const { lenses } = vi.hoisted(() => ({ lenses: vi.fn() }));
vi.mock("../../src/scene/components/Lens.tsx", () => ({
  Lens: () => {
    lenses();
    return null;
  },
}));
vi.mock("../../src/scene/lettering.ts", () => ({ useLettering: () => 1 }));

beforeEach(() => {
  stubPage();
  vi.clearAllMocks();
});

/** Drawn before all else, so that it hides the room: mat, wood and walls. */
const isGround = ({ renderOrder }: Object3D) => renderOrder >= GROUND && renderOrder < GROUND + 1;

/** The dark under what stands on the ground, drawn on it before what stands there. */
const isDark = ({ renderOrder }: Object3D) => renderOrder === -1;

const backgroundOf = ({ scene }: Root) => (scene.instance as unknown as Scene).background;

async function whole(props: Partial<TableProps>): Promise<Root> {
  const root = await create(<Table {...PROPS} {...props} />);
  await allLaid(root);
  return root;
}

const meshes = (root: Root) => laid(root).filter(({ type }) => type === "Mesh").length;

test("a table without its ground has neither mat nor wood nor room; what stands on it is lit as it was", async () => {
  const root = await whole({});
  expect(laid(root).filter(isGround).length).toBeGreaterThan(2);
  expect(laid(root).filter(isDark)).toHaveLength(1);
  expect(backgroundOf(root)).not.toBeNull();
  const before = { meshes: meshes(root), lamp: find(root, SpotLight)?.intensity };
  await root.unmount();

  const bare = await whole({ ground: false });
  expect(laid(bare).filter(isGround)).toEqual([]);
  expect(backgroundOf(bare)).toBeNull();
  expect(laid(bare).filter(isDark)).toEqual([]);
  // Mat, wood, walls, the club's things, and the dark under the stands.
  expect(meshes(bare)).toBe(before.meshes - 5);
  expect(find(bare, BatchedMesh)).toBeDefined();
  expect(tray(bare)).toBeDefined();
  expect(find(bare, SpotLight)?.intensity).toBe(before.lamp);
  expect(bakes).toHaveBeenCalledTimes(2);
  await bare.unmount();
});

test.each([
  [true, true],
  [false, false],
])(
  "a film with its ground (%s) is seen through a lens (%s), which leaves nothing to see through",
  async (ground, isSeen) => {
    const settings = { ...PROPS.settings, reducedMotion: false, postprocessing: true, plainness: RICHEST };
    const root = await whole({ ground, directed: true, settings, tabletop: TABLE });
    await act(async () => root.advanceFrames(2, 0.016));
    expect(lenses.mock.calls.length > 0).toBe(isSeen);
    await root.unmount();
  },
);
