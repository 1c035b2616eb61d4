// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { bringLetters } from "../../../src/app/hosted/letters.ts";
import type { TableState } from "../../../src/app/session/session.ts";

const FACES =
  "@font-face{font-family:A;src:url(./assets/a.woff2)}@font-face{font-family:B;src:url(./assets/b.woff2)}";

/** A table whose match goes on when the test says so. */
function tableOfTest() {
  const listeners = new Set<(state: TableState, before: TableState) => void>();
  const stateOf = (match: unknown) => ({ open: { match } }) as TableState;
  return {
    table: {
      subscribe: (listener: (state: TableState, before: TableState) => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    goOn: () => {
      for (const tell of listeners) tell(stateOf({}), stateOf({}));
    },
  };
}

const sheet = () => document.querySelector("style") as HTMLStyleElement;
const noted = () => localStorage.getItem("tallyho.letters");

beforeEach(() => {
  document.head.innerHTML = `<style media="not all">${FACES}</style>`;
  localStorage.clear();
  vi.stubGlobal("requestIdleCallback", (act: () => void) => setTimeout(act));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("letters of the page on a phone that has shown its own", () => {
  it("come when it has nothing better to do, and are shown as the match goes on, not before", async () => {
    const fetched = vi.fn(async (_: string) => new Response("letters"));
    vi.stubGlobal("fetch", fetched);
    const { table, goOn } = tableOfTest();
    bringLetters(table);
    goOn();
    expect(sheet().media).toBe("not all");
    await vi.waitFor(() => expect(noted()).toBe("1"));
    expect(fetched.mock.calls.flat()).toEqual(["./assets/a.woff2", "./assets/b.woff2"]);
    expect(sheet().media).toBe("not all");
    goOn();
    expect(sheet().media).toBe("all");
  });

  it("are not shown where one of them can't be had", async () => {
    const fetched = vi.fn(
      async (address: string) => new Response("", { status: /a\./.test(address) ? 404 : 200 }),
    );
    vi.stubGlobal("fetch", fetched);
    const { table, goOn } = tableOfTest();
    bringLetters(table);
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
    await new Promise((soon) => setTimeout(soon));
    goOn();
    expect(sheet().media).toBe("not all");
    expect(noted()).toBeNull();
  });

  it("are not asked for where the page has shown its own from the start", async () => {
    const fetched = vi.fn();
    vi.stubGlobal("fetch", fetched);
    document.head.innerHTML = `<style>${FACES}</style>`;
    bringLetters(tableOfTest().table);
    await new Promise((soon) => setTimeout(soon, 5));
    expect(fetched).not.toHaveBeenCalled();
  });
});
