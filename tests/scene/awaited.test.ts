import { expect, it, vi } from "vitest";
import { awaited, isAwaiting } from "../../src/scene/awaited.ts";

it("a table waits until the last thing that it asked for has come, or can't be had", async () => {
  // Modules are shared with other files, whose tables may still wait for a model.
  await vi.waitFor(() => expect(isAwaiting()).toBe(false), { timeout: 10_000 });
  let bring = (_model: string) => {};
  let refuse = (_reason: Error) => {};
  const first = awaited(new Promise<string>((resolve) => (bring = resolve)));
  const second = awaited(new Promise<string>((_, reject) => (refuse = reject)));
  expect(isAwaiting()).toBe(true);
  bring("model");
  expect(await first).toBe("model");
  expect(isAwaiting()).toBe(true);
  refuse(new Error("offline"));
  await expect(second).rejects.toThrow("offline");
  expect(isAwaiting()).toBe(false);
});
