import { create } from "@react-three/test-renderer";
import { renderToStaticMarkup } from "react-dom/server";
import { type InstancedMesh, Matrix4, Vector3 } from "three";
import { beforeEach, expect, test, vi } from "vitest";
import { Table } from "../../src/scene/components/Table.tsx";
import { ChitsDrawing } from "../../src/scene/drawing/ChitsDrawing.tsx";
import { BASE } from "../../src/scene/layout.ts";
import { chitsOf } from "../../src/tabletop/chits.ts";
import { piece, pose, table } from "../tabletop/fixtures.ts";
import { laid, PROPS, stubPage, until } from "./bare-table.ts";

vi.mock("../../src/scene/fonts.ts", () => ({ fontsReady: async () => undefined }));
vi.mock("@react-three/drei/core/Environment.js", () => ({ Environment: () => null }));
vi.mock("../../src/scene/lettering.ts", () => ({ useLettering: () => 1 }));

beforeEach(stubPage);

const wear = (airframe: number, engine = 0) => ({ damage: { airframe, engine, propellersStopped: false } });
const HURT = piece("B1", [pose(26, 18, 180)], { side: 1, ...wear(0.2, 0.5) });

test("a piece has one chit from its first wound on and three at its worst, a wreck none", () => {
  const many = (airframe: number, engine = 0) => chitsOf({ status: "flying", ...wear(airframe, engine) });
  expect([many(0), many(0.01), many(0.2, 0.5), many(0.9), many(0, 1)]).toEqual([0, 1, 2, 3, 3]);
  expect(chitsOf({ status: "flying" })).toBe(0);
  expect(chitsOf({ status: "destroyed", ...wear(1) })).toBe(0);
});

test("chits lie beside the stand of who is wounded, left of whoever sits at either edge", async () => {
  const tabletop = table([piece("R1", [pose(20, 18, 0)]), HURT]);
  for (const edge of [0, 1] as const) {
    const settings = { ...PROPS.settings, chits: true };
    const root = await create(<Table {...PROPS} {...{ tabletop, settings, edge }} />);
    const chits = () => laid(root).find(({ name }) => name === "chits") as InstancedMesh | undefined;
    await until(root, () => chits()?.count === 2);
    const at = new Vector3();
    const matrix = new Matrix4();
    for (const i of [0, 1]) {
      chits()?.getMatrixAt(i, matrix);
      at.setFromMatrixPosition(matrix);
      expect(Math.sign(at.x - HURT.x)).toBe(edge === 1 ? 1 : -1);
      expect(Math.hypot(at.x - HURT.x, -at.z - HURT.y)).toBeGreaterThan(BASE.radius);
    }
    await root.unmount();
  }
});

test("as many are drawn flat", () => {
  const drawn = renderToStaticMarkup(<ChitsDrawing piece={HURT} size={1} />);
  expect(drawn.match(/data-part="chit"/g)).toHaveLength(2);
});
