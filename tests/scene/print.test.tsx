import { act, create } from "@react-three/test-renderer";
import { beforeEach, expect, test, vi } from "vitest";
import { Table } from "../../src/scene/components/Table.tsx";
import type { Mat } from "../../src/tabletop/tabletop.ts";
import { PROPS, stubPage, TABLE, until } from "./bare-table.ts";

vi.mock("../../src/scene/fonts.ts", () => ({ fontsReady: async () => undefined }));
vi.mock("../../src/scene/lettering.ts", () => ({ useLettering: () => 1 }));
// Nothing is baked where there is no graphics card.
vi.mock("@react-three/drei/core/Environment.js", () => ({ Environment: () => null }));

/** Which mats were to be printed, and whether each print is still wanted. */
const asked: { readonly mat: Mat; readonly wanted: () => boolean }[] = [];
vi.mock("../../src/scene/mat/printed.ts", () => ({
  printMat: async (mat: Mat, wanted: () => boolean) => void asked.push({ mat, wanted }),
}));

beforeEach(stubPage);

test("a mat's print is wanted as long as the mat lies there", async () => {
  const root = await create(<Table {...PROPS} />);
  await until(root, () => asked.length > 0);
  const wanted = () => asked.map(({ mat, wanted: is }) => [mat.width, is()]);
  const { width } = TABLE.mat;
  expect(wanted()).toEqual([[width, true]]);
  const wider = { ...TABLE, mat: { ...TABLE.mat, width: width + 12 } };
  await act(async () => root.update(<Table {...PROPS} tabletop={wider} />));
  await until(root, () => asked.length > 1);
  expect(wanted()).toEqual([
    [width, false],
    [width + 12, true],
  ]);
  await root.unmount();
  expect(wanted()).toEqual([
    [width, false],
    [width + 12, false],
  ]);
});
