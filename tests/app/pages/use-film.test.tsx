import { act, create } from "@react-three/test-renderer";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Settings } from "../../../src/app/settings/kept-settings.ts";
import { PLAINEST } from "../../../src/scene/props.ts";
import { stubPage } from "../../scene/bare-table.ts";

vi.mock("../../../src/app/painted.ts", () => ({ painted: Promise.resolve() }));

/** What draws in 3D. */
interface Driver {
  readonly name: string;
  /** Whether the browser tells that it is slow. */
  readonly slow?: boolean;
  /** Whether its name is to be had from the context itself. */
  readonly plain?: boolean;
}

const CARD: Driver = { name: "ANGLE (Intel, Mesa Intel(R) UHD Graphics 620 (KBL GT2), OpenGL 4.6)" };
const SOFTWARE: Driver = { name: "ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)))" };

/** A machine, its screen and whoever sits before it. */
interface Machine {
  readonly settings?: Partial<Settings>;
  /** The picture that comes before the film. */
  readonly pictured?: boolean;
  /** Media queries that hold are those with one of these words in them. */
  readonly media?: readonly string[];
  readonly saveData?: boolean;
  /** What draws in 3D, if anything does. */
  readonly draws?: Driver | null;
  /** How plainly a table had to be drawn here before. */
  readonly plainness?: number;
}

const LAPTOP = ["pointer: fine"];
const LESS_MOTION = "prefers-reduced-motion";

/** What stands for the name of what draws, with and without its extension. */
const [UNMASKED_RENDERER_WEBGL, RENDERER] = [37446, 7937];

function contextOf({ name, plain = false }: Driver) {
  return {
    RENDERER,
    getExtension: (what: string) =>
      what === "WEBGL_debug_renderer_info" && !plain ? { UNMASKED_RENDERER_WEBGL } : null,
    getParameter: (what: number) => (plain || what === UNMASKED_RENDERER_WEBGL ? name : "WebKit WebGL"),
  };
}

/** A canvas of a machine, which tells what is asked of it. */
function canvasOn(driver: Driver | null, asked: (wish: object) => void) {
  return {
    getContext: (kind: string, wish: { readonly failIfMajorPerformanceCaveat?: boolean } = {}) => {
      if (kind !== "webgl2") return null;
      asked(wish);
      const refused = driver?.slow && wish.failIfMajorPerformanceCaveat;
      return driver && !refused ? contextOf(driver) : null;
    },
  };
}

/** What the home page does on a machine; `goes` changes what media queries hold. */
async function homeOn(machine: Machine) {
  const { settings = {}, pictured = true, saveData = false, draws = CARD, plainness = 0 } = machine;
  let media = machine.media ?? LAPTOP;
  stubPage();
  const root = await create(<group />);
  const hearers = new Set<() => void>();
  const asked: object[] = [];
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: media.some((word) => query.includes(word)),
    addEventListener: (_: string, hear: () => void) => hearers.add(hear),
    removeEventListener: (_: string, hear: () => void) => hearers.delete(hear),
  }));
  vi.stubGlobal("navigator", { connection: { saveData } });
  vi.stubGlobal("document", { createElement: () => canvasOn(draws, (wish) => asked.push(wish)) });
  vi.stubGlobal("window", { requestIdleCallback: (soon: () => void) => soon() });
  vi.resetModules();
  const [{ useFilm }, { useSettings }, { keepPace }] = await Promise.all([
    import("../../../src/app/pages/home/use-film.ts"),
    import("../../../src/app/settings/settings.ts"),
    import("../../../src/app/settings/plainness.ts"),
  ]);
  useSettings.setState(settings);
  if (plainness > 0) keepPace(plainness);
  let runs: boolean | undefined;
  function Home() {
    runs = useFilm(pictured);
    return null;
  }
  await act(async () => root.update(<Home />));
  return {
    runs: () => runs,
    asked,
    slowTo: (step: number) => act(async () => keepPace(step)),
    goes: (words: readonly string[]) =>
      act(async () => {
        media = words;
        for (const hear of hearers) hear();
      }),
    leave: () => root.unmount(),
  };
}

afterEach(() => vi.unstubAllGlobals());

describe("the home page's film", () => {
  test.each<[string, Machine, boolean]>([
    ["runs on a laptop with a graphics card", {}, true],
    ["waits for its picture", { pictured: false }, false],
    ["stays away where data are saved", { saveData: true }, false],
    ["stays away from a phone and a small window", { media: [] }, false],
    ["stays away where less is to move", { media: [...LAPTOP, LESS_MOTION] }, false],
    ["stays away where the settings say so", { settings: { motion: "reduced" } }, false],
    [
      "runs where the settings wish motion whatever the system wishes",
      { media: [...LAPTOP, LESS_MOTION], settings: { motion: "full" } },
      true,
    ],
    ["stays away where tables are flat", { settings: { table3d: false } }, false],
    ["stays away where a browser says that it would be slow", { draws: { ...CARD, slow: true } }, false],
    ["stays away where a processor would draw it", { draws: SOFTWARE }, false],
    [
      "stays away where the context itself says that",
      { draws: { name: "llvmpipe (LLVM 15.0.6, 256 bits)", plain: true } },
      false,
    ],
    ["stays away without WebGL", { draws: null }, false],
    ["runs on a machine that was a little too slow", { plainness: PLAINEST - 1 }, true],
    ["stays away from a machine that was too slow for the plainest table", { plainness: PLAINEST }, false],
    [
      "runs on such a machine when nothing is to be adapted to it",
      { plainness: PLAINEST, settings: { adaptive: false } },
      true,
    ],
  ])("%s", async (_, machine, runs) => {
    const home = await homeOn(machine);
    expect(home.runs()).toBe(runs);
    await home.leave();
  });

  test("asks for a graphics card last, and once", async () => {
    for (const machine of [{ pictured: false }, { saveData: true }, { media: [] }, { plainness: PLAINEST }]) {
      const home = await homeOn(machine);
      expect(home.asked).toEqual([]);
      await home.leave();
    }
    const home = await homeOn({});
    await home.goes([]);
    await home.goes(LAPTOP);
    expect(home.runs()).toBe(true);
    expect(home.asked).toEqual([{ failIfMajorPerformanceCaveat: true }]);
    await home.leave();
  });

  test("goes when the machine is too slow, the window small or motion unwanted while it runs", async () => {
    const home = await homeOn({});
    for (const words of [[], [...LAPTOP, LESS_MOTION]]) {
      await home.goes(words);
      expect(home.runs()).toBe(false);
      await home.goes(LAPTOP);
      expect(home.runs()).toBe(true);
    }
    await home.slowTo(PLAINEST - 1);
    expect(home.runs()).toBe(true);
    await home.slowTo(PLAINEST);
    expect(home.runs()).toBe(false);
    await home.leave();
  });
});
