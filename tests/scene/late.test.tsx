import { create } from "@react-three/test-renderer";
import { beforeEach, expect, test, vi } from "vitest";
import { isAwaiting } from "../../src/scene/awaited.ts";
import { late } from "../../src/scene/components/late.tsx";
import { laid, stubPage } from "./bare-table.ts";

const { shown } = vi.hoisted(() => ({ shown: { tabletop: undefined as unknown } }));
vi.mock("../../src/scene/components/shown.ts", () => ({ useShown: () => shown }));

beforeEach(stubPage);

test("a table waits for a part until it lies there, though React lays what has come in its own time", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  let come = (_part: () => React.ReactNode) => {};
  const Late = late(() => new Promise<() => React.ReactNode>((resolve) => (come = resolve)));
  const root = await create(<Late />);
  const lies = () => laid(root).some(({ name }) => name === "part");
  await vi.waitFor(() => expect(isAwaiting()).toBe(true));
  come(() => <group name="part" />);
  await vi.waitFor(() => expect(isAwaiting()).toBe(false), { interval: 1 });
  expect(lies()).toBe(true);
  await root.unmount();
});

test("a part that can't be had is waited for no longer", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  const Late = late(() => Promise.reject(new TypeError("Failed to fetch")));
  const root = await create(<Late />);
  await vi.waitFor(() => expect(isAwaiting()).toBe(false), { interval: 1 });
  await root.unmount();
});

test("a part that could not be had is asked for again with the next tabletop, and not before", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const { act } = await import("@react-three/test-renderer");
  const fetch = vi
    .fn<() => Promise<() => React.ReactNode>>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch"));
  fetch.mockResolvedValue(() => <group name="part" />);
  const Late = late(fetch);
  shown.tabletop = {};
  const root = await create(<Late />);
  const lies = () => laid(root).some(({ name }) => name === "part");
  await act(async () => root.update(<Late key="again" />));
  expect([lies(), fetch.mock.calls.length]).toEqual([false, 1]);
  shown.tabletop = {};
  await act(async () => root.update(<Late key="next" />));
  expect([lies(), fetch.mock.calls.length]).toEqual([true, 2]);
  shown.tabletop = {};
  await act(async () => root.update(<Late key="after" />));
  expect(fetch).toHaveBeenCalledTimes(2);
  await root.unmount();
});
