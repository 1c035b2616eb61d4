import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { reloadOnce } from "../../../src/app/remote/reload-once.ts";
import { storageOfTest } from "./house.ts";

beforeEach(() => {
  vi.stubGlobal("sessionStorage", storageOfTest());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it("a page that is older than the server is loaded again by itself once, and then only by hand", () => {
  const reload = vi.fn();
  const older = { ok: false, code: "page-older", text: "", values: {} } as const;
  expect(reloadOnce(older, reload)).toBe(true);
  expect(reloadOnce(older, reload)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

it("a page that is refused for anything else stays", () => {
  const reload = vi.fn();
  expect(reloadOnce({ ok: false, code: "stopping", text: "", values: {} }, reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
