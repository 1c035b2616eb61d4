import { act, create } from "@react-three/test-renderer";
import { Mesh, Ray, Vector3 } from "three";
import { beforeEach, expect, test, vi } from "vitest";
import { Table } from "../../src/scene/components/Table.tsx";
import { Ribbon } from "../../src/scene/overlay/ribbon.ts";
import type { TableProps } from "../../src/scene/props.ts";
import { type Cell, NO_OVERLAY } from "../../src/tabletop/overlay.ts";
import type { Spot } from "../../src/tabletop/tabletop.ts";
import { piece } from "../tabletop/fixtures.ts";
import { centre, frontTable } from "../tabletop/front.ts";
import { laid, PROPS, type Root, stubPage, until } from "./bare-table.ts";

vi.mock("../../src/scene/fonts.ts", () => ({ fontsReady: async () => undefined }));
// Nothing is baked where there is no graphics card.
vi.mock("@react-three/drei/core/Environment.js", () => ({ Environment: () => null }));
vi.mock("../../src/scene/lettering.ts", () => ({ useLettering: () => 1 }));

beforeEach(stubPage);

const [IN_FIELD, BESIDE] = [centre("0712"), centre("1512")];
const FIELD: readonly Cell[] = ["0712", "0711"].map((label) => ({
  ...{ at: centre(label), tone: "row", level: 40, from: 39, to: 41 },
}));
const TABLE = {
  ...frontTable(),
  links: [],
  pieces: [
    piece("R1", [{ ...IN_FIELD, level: 40, heading: 0 }]),
    piece("B1", [{ ...BESIDE, level: 40, heading: 0 }], { side: 1 }),
  ],
};

/** How high in inches the highest of what is drawn in ink is. */
function inkHeight(root: Root): number {
  const inks = laid(root).flatMap((one) =>
    one instanceof Mesh && one.geometry instanceof Ribbon ? one : [],
  );
  const ups = inks.flatMap(({ geometry }) => {
    const at = geometry.getAttribute("position");
    return Array.from({ length: at?.count ?? 0 }, (_, i) => at.getY(i));
  });
  return Math.max(0, ...ups);
}

/** A table with a field of fire, and a mouse that goes over it. */
async function pointed(props: Partial<TableProps>) {
  const whole = { ...PROPS, tabletop: TABLE, overlay: { ...NO_OVERLAY, cells: FIELD }, ...props };
  const root = await create(<Table {...whole} />);
  await until(root, () => inkHeight(root) > 0);
  const targets = root.scene.find((one) => one.props.onPointerMove !== undefined);
  const move = async ({ x, y }: Spot, on?: string) => {
    const { width, depth } = TABLE.mat;
    await root.fireEvent(targets, "pointerMove", {
      ...{
        pointerType: "mouse",
        buttons: 0,
        pointer: { x: 9, y: 9 },
        intersections: on ? [{ thing: on }] : [],
      },
      ...{ ray: new Ray(new Vector3(x - width / 2, 50, depth / 2 - y), new Vector3(0, -1, 0)) },
    });
    await act(async () => root.advanceFrames(1, 0.016));
  };
  return { root, move };
}

test.each<[string, Partial<TableProps>, Spot, string | undefined, boolean]>([
  ["on the mat in it", {}, IN_FIELD, undefined, true],
  ["on the mat beside it", {}, BESIDE, undefined, false],
  // A model is over another place of the mat than its stand.
  ["on a piece that stands in it", {}, BESIDE, "R1", true],
  ["on a piece that stands beside it", {}, IN_FIELD, "B1", false],
  ["on the selected piece beside it, whose field it is", { selected: "B1" }, BESIDE, "B1", true],
])("a field of fire is in the air for a mouse %s, or is not", async (_, props, at, on, isSeen) => {
  const { root, move } = await pointed(props);
  const before = inkHeight(root);
  expect(before).toBeLessThan(0.5);
  await move(at, on);
  expect(inkHeight(root) > before + 1).toBe(isSeen);
  // Beyond the mat and all pieces there is nothing.
  await move({ x: -30, y: -30 });
  expect(inkHeight(root)).toBe(before);
  await root.unmount();
});
