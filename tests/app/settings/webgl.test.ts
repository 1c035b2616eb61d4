import { afterEach, describe, expect, it, vi } from "vitest";

interface Browser {
  /** Whether it has a context at all, and one that is not slow. */
  readonly draws: boolean;
  readonly quick?: boolean;
  /** What its driver is called, with the extension that names it or without. */
  readonly named?: string;
  readonly plain?: string;
}

const calls: string[] = [];

function contextOf({ named, plain = "" }: Browser) {
  return {
    RENDERER: "plain",
    getExtension: (name: string) => {
      if (name === "WEBGL_lose_context") return { loseContext: () => calls.push("lost") };
      return named === undefined ? null : { UNMASKED_RENDERER_WEBGL: "named" };
    },
    getParameter: (which: string) => (which === "named" ? named : plain),
  };
}

async function opened(browser: Browser) {
  vi.resetModules();
  calls.length = 0;
  const getContext = (_: string, { failIfMajorPerformanceCaveat: fast }: WebGLContextAttributes) => {
    calls.push(fast ? "asked for a fast one" : "asked");
    return browser.draws && (!fast || browser.quick !== false) ? contextOf(browser) : null;
  };
  vi.stubGlobal("document", { createElement: () => ({ getContext }) });
  return import("../../../src/app/settings/webgl.ts");
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe("whether a browser draws in three dimensions", () => {
  it.each<readonly [Browser, boolean, boolean]>([
    [{ draws: false }, false, false],
    [{ draws: true, quick: false }, true, false],
    [{ draws: true, named: "ANGLE (NVIDIA GeForce)" }, true, true],
    [{ draws: true, named: "Google SwiftShader" }, true, false],
    [{ draws: true, plain: "llvmpipe (LLVM 15)" }, true, false],
    [{ draws: true, plain: "Mali-G52" }, true, true],
  ])("is told of %o", async (browser, at, fast) => {
    const { hasWebGl } = await opened(browser);
    expect([hasWebGl(), hasWebGl({ fast: true })]).toEqual([at, fast]);
  });

  it("is asked once of each kind, and leaves no context behind", async () => {
    const { hasWebGl } = await opened({ draws: true });
    for (let nth = 0; nth < 2; nth++) {
      hasWebGl();
      hasWebGl({ fast: true });
    }
    expect(calls).toEqual(["asked", "lost", "asked for a fast one", "lost"]);
  });
});
