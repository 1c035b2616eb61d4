import { act, create } from "@react-three/test-renderer";
import { expect, test } from "vitest";
import { isAwaiting } from "../../src/scene/awaited.ts";
import { useComing } from "../../src/scene/components/hooks.ts";

let laid: string | undefined;

function Part({ fetch }: { readonly fetch: false | (() => Promise<string>) }): null {
  laid = useComing(fetch !== false, fetch);
  return null;
}

test.each([
  { what: "has come", end: (bring: (value: string) => void) => bring("print"), found: "print" },
  {
    what: "can't be had",
    end: (_: unknown, refuse: (reason: Error) => void) => refuse(new Error("offline")),
    found: undefined,
  },
])("what $what is awaited until React has laid what came of it", async ({ end, found }) => {
  const root = await create(<Part fetch={false} />);
  expect(isAwaiting()).toBe(false);
  let [bring, refuse] = [(_: string) => {}, (_: Error) => {}];
  const fetched = new Promise<string>((resolve, reject) => {
    [bring, refuse] = [resolve, reject];
  });
  await root.update(<Part fetch={() => fetched} />);
  expect(isAwaiting()).toBe(true);
  await act(async () => {
    end(bring, refuse);
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
    // It has come, and does not lie there yet.
    expect([laid, isAwaiting()]).toEqual([undefined, true]);
  });
  expect([laid, isAwaiting()]).toEqual([found, false]);
  await root.unmount();
});
