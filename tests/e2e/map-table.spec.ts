import { expect, inTurn, LONG } from "./base.ts";
import { type BareTable, test } from "./bench-page.ts";

test.use({ viewport: { width: 640, height: 400 } });

/** Draw calls of a frame when everything has come. */
async function calls(bare: BareTable, query: string): Promise<number> {
  await bare.open(query);
  return bare.page.evaluate(() => {
    const { __tableStats: stats } = window;
    stats.fly(2);
    return stats.drawCalls;
  });
}

test(
  "a hundred counters and forty cards take at most twelve draw calls, shadows and all",
  LONG,
  async ({ bare }) => {
    const all = await calls(bare, "map=1");
    const bareMap = await calls(bare, "map=1&without=counters,cards,groups,links");
    expect(all - bareMap).toBeGreaterThan(4);
    expect(all - bareMap).toBeLessThanOrEqual(12);
  },
);

/** How many frames are drawn while nobody does anything. */
async function idle(bare: BareTable): Promise<number> {
  await bare.page.evaluate(() => window.__tableStats.reset());
  await bare.page.waitForTimeout(1500);
  return bare.frames();
}

/** A card is lifted under the pointer, and drawn only while it rises. */
async function lookAtCard(bare: BareTable): Promise<void> {
  const card = await bare.at("hand-0-0");
  await bare.page.mouse.move(card.x, card.y);
  await expect.poll(() => bare.frames()).toBeGreaterThan(0);
  await bare.rest();
  expect(await idle(bare)).toBe(0);
}

async function chooseCard(bare: BareTable): Promise<void> {
  const { page } = bare;
  const lying = await bare.at("hand-0-6");
  const before = (await bare.heard("hover")).length;
  await page.mouse.move(lying.x, lying.y);
  await bare.expects("hand-0-6", ({ y }) => y < lying.y - 20);
  expect((await bare.heard("hover")).slice(before)).toEqual(["hand-0-6"]);
  await page.mouse.click(lying.x, lying.y);
  expect((await bare.heard("select")).at(-1)).toBe("hand-0-6");
}

async function fanStack(bare: BareTable): Promise<void> {
  const { page } = bare;
  const ids = ["c1", "c2", "c3", "c4"];
  const spread = async () => {
    const places = await Promise.all(ids.map((id) => bare.at(id)));
    return Math.max(...places.map(({ x }) => x)) - Math.min(...places.map(({ x }) => x));
  };
  const stacked = await spread();
  const top = await bare.at("c4");
  await page.mouse.move(top.x, top.y);
  await expect.poll(spread).toBeGreaterThan(stacked * 10);
  await bare.rest();
  for (const id of ids) {
    const at = await bare.at(id);
    await page.mouse.click(at.x, at.y);
    expect((await bare.heard("select")).at(-1)).toBe(id);
  }
}

test(
  "a map is drawn once and then rests; its cards come before the eye and are chosen by their ids, a stack is fanned out",
  LONG,
  async ({ bare }) => {
    await bare.open("map=1&shadows=0");
    expect(await idle(bare)).toBe(0);
    await lookAtCard(bare);
    await chooseCard(bare);
    await fanStack(bare);
  },
);

// A table with depth; others are in frame.spec.ts, many.spec.ts and toy-game.spec.ts.
test(
  "cards dealt, played and turned, counters pushed and in battle: at the end all lie where they belong",
  inTurn(3, 4),
  async ({ bare, page }) => {
    await bare.open("map=cues&shadows=0");
    const end = await bare.at("c0");
    await page.evaluate(() => window.__player.seek(0));
    await bare.rest();
    const start = await bare.at("c0");
    expect(Math.hypot(end.x - start.x, end.y - start.y)).toBeGreaterThan(60);
    const seen = (id: string) =>
      page.evaluate((one) => window.table?.screenPosition(one, { x: 0, y: 0, visible: false }), id);
    expect(await seen("dealt-1")).toBe(false);
    // A deck that is shuffled, a card on its way, a counter that is pushed.
    for (const ms of [700, 2000, 4200]) await page.evaluate((at) => window.__player.seek(at), ms);
    await expect.poll(() => seen("dealt-1")).toBe(true);
    await page.evaluate(() => window.__player.finish());
    await bare.rest();
    await bare.expects("c0", ({ x, y }) => Math.hypot(x - end.x, y - end.y) < 1);
  },
);
