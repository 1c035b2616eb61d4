import { afterEach, describe, expect, it, vi } from "vitest";
import { holdMatch } from "../../../src/app/storage/hold.ts";

afterEach(() => vi.unstubAllGlobals());

/** Locks that refuse every request. */
function refusing(name: string) {
  const request = () => Promise.reject(new DOMException("no", name));
  vi.stubGlobal("navigator", { locks: { request } });
}

async function heardOf(id: string): Promise<boolean[]> {
  const heard: boolean[] = [];
  holdMatch(id, (holds) => heard.push(holds));
  await vi.waitFor(() => expect(heard).not.toEqual([]));
  return heard;
}

describe("a match held by a lock", () => {
  it("is another window's once that has taken it", async () => {
    refusing("AbortError");
    expect(await heardOf("m1")).toEqual([false]);
  });

  it("is played where the browser grants the page no lock", async () => {
    refusing("SecurityError");
    expect(await heardOf("m1")).toEqual([true]);
  });
});

describe("a match held by what all windows store", () => {
  /** Windows over one storage, each of which hears what the others store. */
  function windows(count: number) {
    const stored = new Map<string, string>();
    const targets = Array.from({ length: count }, () => new EventTarget());
    const enter = (own: number) => {
      vi.stubGlobal("navigator", {});
      vi.stubGlobal("window", targets[own]);
      vi.stubGlobal("localStorage", {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem(key: string, newValue: string) {
          stored.set(key, newValue);
          for (const [other, target] of targets.entries())
            if (other !== own) target.dispatchEvent(Object.assign(new Event("storage"), { key, newValue }));
        },
        removeItem: (key: string) => stored.delete(key),
      });
    };
    return { stored, enter };
  }

  it("belongs to the window that has taken it last, and leaves nothing behind", () => {
    const { stored, enter } = windows(2);
    const heard: string[] = [];
    enter(0);
    const first = holdMatch("m1", (holds) => heard.push(`first ${holds}`));
    enter(1);
    const second = holdMatch("m1", (holds) => heard.push(`second ${holds}`));
    enter(0);
    first.take();
    expect(heard).toEqual(["first true", "first false", "second true", "second false", "first true"]);
    enter(1);
    second.leave();
    expect(stored.size).toBe(1);
    enter(0);
    first.leave();
    expect(stored.size).toBe(0);
  });

  it("is heard of as soon as another window takes that one match, not another", () => {
    const { enter } = windows(2);
    const heard: boolean[] = [];
    enter(0);
    holdMatch("m1", (holds) => heard.push(holds));
    enter(1);
    holdMatch("m2", () => undefined);
    expect(heard).toEqual([true]);
  });
});
