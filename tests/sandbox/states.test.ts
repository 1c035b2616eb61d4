import { beforeAll, describe, expect, it, vi } from "vitest";
import { type Sitting, sitDown, toolsFor } from "../../sandbox/matches/sitting.ts";
import { isFace, type SceneState, type State } from "../../sandbox/part.ts";
import { PARTS } from "../../sandbox/parts.ts";
import { laid, laidOver } from "../../sandbox/stage/laid.ts";
import { promptsAtScreen } from "../../src/app/session/selectors.ts";
import { speak } from "../../src/app/words.ts";
import { some } from "../extent.ts";

/** Parts whose states differ by their pictures alone: the first of each stands for all. */
const ALIKE = new Set(["models", "mats", "dice", "emblems"]);

const STATES = PARTS.flatMap(({ id, states }) =>
  Object.entries(states)
    .slice(0, ALIKE.has(id) ? 1 : undefined)
    .map(([name, state]): readonly [string, State] => [`${id}: ${name}`, state]),
);
const SCENES = STATES.filter((one): one is readonly [string, SceneState] => !isFace(one[1]));
const SAT = STATES.flatMap(([name, state]) =>
  isFace(state) && state.sitting ? [[name, state, state.sitting] as const] : [],
);

async function toolsAt(state: State, sitting: Sitting) {
  const tools = toolsFor(await sitDown(sitting, "en"));
  state.first?.(tools);
  return tools;
}

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: { dataset: {}, style: {} } });
  vi.stubGlobal("cancelAnimationFrame", () => undefined);
  vi.stubGlobal("innerWidth", 1280);
  vi.stubGlobal("innerHeight", 720);
  vi.stubGlobal("getComputedStyle", () => ({ fontSize: "16px" }));
  await speak("en");
});

describe("a state of a part of the scene", () => {
  it.each(some(SCENES, 3))("has on its table what it shows, of a recorded match: %s", async (_, state) => {
    const tools = await toolsAt(state, state.sitting);
    const shown = tools.store.getState();
    const { line, after } = laid(state, shown);
    if (state.happens === "all") expect(line.clips.length).toBeGreaterThan(0);
    else expect(line.clips.length).toBe(state.cue ? 1 : 0);
    if (state.cue || state.happens) expect(line.duration).toBeGreaterThan(0);
    if (state.near) expect(state.near(after, after.cues[0])).toBeDefined();
    const overlay = Object.values(laidOver(state, shown)).flat();
    if (state.overlay) expect(overlay.length).toBeGreaterThan(0);
    tools.dispose();
  });
});

describe("a state of a part of the face", () => {
  it.each(some(SAT, 3))(
    "has its match on the table, with somebody at the screen: %s",
    async (_, state, sitting) => {
      const tools = await toolsAt(state, sitting);
      const shown = tools.store.getState();
      const isOver = shown.open.match.moments.at(-1)?.outcome !== undefined;
      expect(isOver || promptsAtScreen(shown).length > 0).toBe(true);
      tools.dispose();
    },
  );
});
