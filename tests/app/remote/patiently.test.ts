// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { patiently } from "../../../src/app/remote/patiently.ts";
import { speak } from "../../../src/app/words.ts";

const gone = () =>
  new TypeError("Failed to fetch dynamically imported module: http://localhost/assets/Form.js");

beforeEach(async () => {
  await speak("en");
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a part of a table on a server", () => {
  it("is asked for until the server is back", async () => {
    const fetch = vi.fn<() => Promise<string>>().mockRejectedValueOnce(gone()).mockRejectedValueOnce(gone());
    fetch.mockResolvedValue("part");
    const coming = patiently(fetch, async () => false);
    await vi.runAllTimersAsync();
    expect(await coming).toBe("part");
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it("that is not there on a server that answers is told at once, as is any other fault", async () => {
    const fetch = vi.fn(async () => {
      throw gone();
    });
    await expect(patiently(fetch, async () => true)).rejects.toThrow("dynamically");
    expect(fetch).toHaveBeenCalledTimes(1);
    const broken = async () => {
      throw new Error("a fault of the part");
    };
    await expect(patiently(broken, async () => false)).rejects.toThrow("a fault of the part");
  });
});
