import { centre } from "../tabletop/front.ts";
import { expect, inTurn, LONG } from "./base.ts";
import { type BareTable, test } from "./bench-page.ts";

test.use({ viewport: { width: 480, height: 320 } });

/** Draw calls of a frame in mid-flight. */
function midFlight(bare: BareTable): Promise<number> {
  return bare.page.evaluate(() => {
    const { __tableStats: stats, __player: player } = window;
    player.seek((player.timeline?.duration ?? 0) / 2);
    stats.fly(2);
    return stats.drawCalls;
  });
}

async function calls(bare: BareTable, query: string): Promise<number> {
  await bare.open(query);
  return midFlight(bare);
}

/** A few aircraft on bare paper, where how it is drawn does not matter. */
const PLAIN = "count=8&shadows=0&mat=paper";
/** What light and contact shadows may add to the draw calls. */
const LIGHT = 4;

async function restsAndFlies(bare: BareTable): Promise<void> {
  await bare.page.evaluate(() => window.__tableStats.reset());
  await bare.page.waitForTimeout(1500);
  expect(await bare.frames()).toBe(0);
  await bare.page.evaluate(() => {
    window.__player.seek(0);
    window.__tableStats.reset();
    window.__player.play();
  });
  await expect.poll(() => bare.frames()).toBeGreaterThan(4);
  expect(await bare.page.evaluate(() => window.__tableStats.renders)).toBe(0);
}

test(
  "nothing is drawn while nothing moves, React renders nothing while 24 aircraft do; they take few draw calls, and 24 more none",
  LONG,
  async ({ bare }) => {
    await bare.open("count=24&shadows=0");
    await restsAndFlies(bare);
    const few = await midFlight(bare);
    expect(few).toBeGreaterThan(4);
    expect(few).toBeLessThanOrEqual(14);
    expect(await calls(bare, "count=48&shadows=0")).toBe(few);
    const lit = await calls(bare, "count=24");
    expect(lit).toBeGreaterThan(few);
    expect(lit).toBeLessThanOrEqual(28);
  },
);

/** How light the table is that has just been drawn, 0 to 255: the middle of its picture. */
function light(bare: BareTable): Promise<number> {
  return bare.page.evaluate(() => {
    // At the very beginning: no dice lie in the middle yet.
    window.__tableStats.fly(1);
    const pen = new OffscreenCanvas(1, 1).getContext("2d");
    const canvas = document.querySelector("canvas");
    if (!pen || !canvas) return 0;
    const { width, height } = canvas;
    pen.drawImage(canvas, width * 0.4, height * 0.4, width * 0.2, height * 0.2, 0, 0, 1, 1);
    return Math.max(...pen.getImageData(0, 0, 1, 1).data.subarray(0, 3));
  });
}

async function throwsByHand(bare: BareTable): Promise<void> {
  const before = await bare.at("R1");
  await bare.drag("left", { x: 446, y: 286 }, -20, -10);
  expect(await bare.heard("tray")).toEqual([null]);
  await bare.expects("R1", ({ x, y }) => Math.hypot(x - before.x, y - before.y) < 0.5);
}

test(
  "dice that are held up take no more draw calls than the bar, a hand on them throws and leaves the camera; a show through a lens is as light as one without",
  LONG,
  async ({ bare }) => {
    await bare.open("shadows=0");
    expect(await bare.page.evaluate(() => window.__tableStats.drawCalls)).toBeLessThanOrEqual(14 + LIGHT);
    await throwsByHand(bare);
    const [plain, few] = [await light(bare), await bare.page.evaluate(() => window.__tableStats.drawCalls)];
    await bare.open("shadows=0&lens=1");
    await expect.poll(async () => Math.abs((await light(bare)) - plain)).toBeLessThan(25);
    expect(await bare.page.evaluate(() => window.__tableStats.drawCalls)).toBeGreaterThan(few + 4);
  },
);

test("a table whose context was lost is drawn again without a touch", LONG, async ({ bare, page }) => {
  await bare.open(PLAIN);
  await page.evaluate(async () => {
    const context = document.querySelector("canvas")?.getContext("webgl2");
    const lost = context?.getExtension("WEBGL_lose_context");
    lost?.loseContext();
    await new Promise((done) => setTimeout(done, 300));
    lost?.restoreContext();
    await new Promise((done) =>
      document.querySelector("canvas")?.addEventListener("webglcontextrestored", done),
    );
    window.__tableStats.reset();
  });
  await expect.poll(() => bare.frames()).toBeGreaterThan(0);
  await bare.rest();
  expect(await page.evaluate(() => window.__tableStats.ready)).toBe(true);
});

async function keysLead(bare: BareTable): Promise<void> {
  const { page } = bare;
  const home = await bare.at("R1");
  const isHome = () => bare.expects("R1", ({ x, y }) => Math.hypot(x - home.x, y - home.y) < 2);
  const press = (key: string) => page.keyboard.press(key);
  for (const [right, left] of [
    ["d", "a"],
    ["ArrowRight", "ArrowLeft"],
  ] as const) {
    await press(right);
    await bare.expects("R1", ({ x }) => x < home.x - 8);
    await press(left);
    await isHome();
  }
  for (const up of ["w", "ArrowUp"]) {
    await press(up);
    await bare.expects("R1", ({ y }) => y > home.y + 5);
    await press("s");
    await isHome();
  }
  await press("f");
  await bare.expects("R1", ({ x, y }) => Math.abs(x - 240) < 20 && Math.abs(y - 160) < 60);
  await bare.rest();
  const kept = await bare.at("R1");
  await press("Shift+Digit3");
  expect(await bare.heard("save")).toEqual(["3"]);
  await press("Home");
  await isHome();
  await press("3");
  await bare.expects("R1", ({ x, y }) => Math.hypot(x - kept.x, y - kept.y) < 3);
  await press("t");
  // From straight above an inch is as long across as it is up, whatever the levels are.
  await expect
    .poll(async () => {
      const [one, other] = [await bare.at("R1"), await bare.at("B3")];
      const [from, to] = [await bare.place("R1"), await bare.place("B3")];
      const across = (other.x - one.x) / (to.x - from.x);
      const up = (one.y - other.y) / (to.y - from.y);
      return across / up;
    })
    .toBeCloseTo(1, 2);
  await press("t");
  await isHome();
}

/** The wheel zooms to the cursor, the right button orbits, the middle button and Space with a drag pan. */
async function mouseLeads(bare: BareTable): Promise<void> {
  const { page } = bare;
  const home = await bare.at("R1");
  const far = await bare.apart("R1", "R4");
  const isHome = () => bare.expects("R1", ({ x, y }) => Math.hypot(x - home.x, y - home.y) < 2);
  const middle = { x: 240, y: 160 };
  const there = await bare.at("R2");
  await page.mouse.move(there.x, there.y);
  await page.mouse.wheel(0, -300);
  await expect.poll(() => bare.apart("R1", "R4")).toBeGreaterThan(far * 1.05);
  await bare.rest();
  const after = await bare.at("R2");
  expect(Math.hypot(after.x - there.x, after.y - there.y)).toBeLessThan(25);
  await page.keyboard.press("Home");
  await isHome();
  await bare.drag("right", middle, 80, 0);
  await bare.expects("R1", ({ x, y }) => Math.hypot(x - home.x, y - home.y) > 8);
  await page.keyboard.press("Home");
  await isHome();
  await bare.drag("middle", middle, 60, 0);
  await bare.expects("R1", ({ x }) => x > home.x + 30);
  await page.keyboard.press("Home");
  await isHome();
  await page.keyboard.down("Space");
  await bare.drag("left", middle, -60, 0);
  await page.keyboard.up("Space");
  await bare.expects("R1", ({ x }) => x < home.x - 30);
  await page.keyboard.press("Home");
  await isHome();
}

async function twoFingersZoom(bare: BareTable): Promise<void> {
  const { page } = bare;
  const far = await bare.apart("R1", "R4");
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", half: number | undefined) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints:
        half === undefined
          ? []
          : [
              { x: 240 - half, y: 160, id: 1 },
              { x: 240 + half, y: 160, id: 2 },
            ],
    });
  await touch("touchStart", 40);
  for (const half of [50, 60, 75, 90]) await touch("touchMove", half);
  await touch("touchEnd", undefined);
  await expect.poll(() => bare.apart("R1", "R4")).toBeGreaterThan(far * 1.2);
}

test(
  "keys, the mouse and two fingers lead the camera; Home leads it back, a click chooses a model",
  LONG,
  async ({ bare, page }) => {
    await bare.open(PLAIN);
    const model = await bare.at("B2");
    await page.mouse.click(model.x, model.y);
    await page.mouse.click(240, 160);
    expect(await bare.heard("select")).toEqual(["B2", null]);
    await keysLead(bare);
    await mouseLeads(bare);
    await twoFingersZoom(bare);
  },
);

test(
  "dragging the chosen model leads its ghost, the wheel its level, and the camera stays",
  LONG,
  async ({ bare, page }) => {
    await bare.open("overlay=1&shadows=0");
    const start = await bare.at("R1");
    const other = await bare.at("B2");
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x + 30, start.y - 40, { steps: 4 });
    await page.mouse.wheel(0, -100);
    await page.mouse.up();
    await bare.rest();
    const phases = (await bare.heard("drag")).map((one) => (one as { phase: string }).phase);
    expect(phases[0]).toBe("start");
    expect(phases.filter((phase) => phase === "move").length).toBeGreaterThan(1);
    expect(phases.at(-1)).toBe("end");
    expect(await bare.heard("level")).toEqual([1]);
    await bare.expects("B2", ({ x, y }) => Math.hypot(x - other.x, y - other.y) < 0.5);
    expect(await bare.heard("select")).toEqual([]);
  },
);

test(
  "the tape hears the mat under the pointer, and a click on it chooses nothing",
  LONG,
  async ({ bare, page }) => {
    await bare.open(`${PLAIN}&measuring=1`);
    await page.mouse.move(240, 160);
    await page.mouse.move(250, 165);
    await page.mouse.click(250, 165);
    const [over] = (await bare.heard("over")) as { x: number; y: number }[];
    expect(over?.x).toBeGreaterThan(10);
    expect(over?.x).toBeLessThan(38);
    expect(await bare.heard("point")).toHaveLength(1);
    expect(await bare.heard("select")).toEqual([]);
  },
);

// A table with depth and its draw calls; others are in many.spec.ts, map-table.spec.ts and toy-game.spec.ts.
test(
  "a table of hexes takes few draw calls too; a click on a hex in reach leads the chosen model there",
  inTurn(0, 4),
  async ({ bare, page }) => {
    expect(await calls(bare, "front=1&shadows=0")).toBeLessThanOrEqual(14 + LIGHT);
    await page.evaluate(() => window.__player.finish());
    await bare.rest();
    const { x, y } = centre("1215");
    const at = await page.evaluate(
      (point) => {
        const out = { x: 0, y: 0, visible: false };
        window.table?.screenPoint(point, out);
        return out;
      },
      { x, y },
    );
    await page.mouse.click(at.x, at.y);
    const drags = await bare.heard("drag");
    expect(drags).toEqual([
      { x, y, phase: "start" },
      { x, y, phase: "end" },
    ]);
    expect(await bare.heard("select")).toEqual([]);
  },
);
