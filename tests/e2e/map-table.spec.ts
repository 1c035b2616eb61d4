import { expect } from "./base.ts";
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

test("a hundred counters and forty cards take at most twelve draw calls, shadows and all", async ({
  bare,
}) => {
  const all = await calls(bare, "map=1");
  const bareMap = await calls(bare, "map=1&without=counters,cards,groups,links");
  expect(all - bareMap).toBeGreaterThan(4);
  expect(all - bareMap).toBeLessThanOrEqual(12);
});

test("a map, its counters and its cards are drawn once and then rest, after each look at one of them", async ({
  bare,
  page,
}) => {
  await bare.open("map=1&shadows=0");
  const idle = async () => {
    await page.evaluate(() => window.__tableStats.reset());
    await page.waitForTimeout(1500);
    return bare.frames();
  };
  expect(await idle()).toBe(0);
  const card = await bare.at("hand-0-0");
  await page.mouse.move(card.x, card.y);
  await expect.poll(() => bare.frames()).toBeGreaterThan(0);
  await bare.rest();
  expect(await idle()).toBe(0);
});

test("cards and counters are hovered over and chosen by their ids; a card that is looked at comes before the eye", async ({
  bare,
  page,
}) => {
  await bare.open("map=1&shadows=0");
  const lying = await bare.at("hand-0-6");
  await page.mouse.move(lying.x, lying.y);
  await bare.expects("hand-0-6", ({ y }) => y < lying.y - 20);
  expect(await bare.heard("hover")).toEqual(["hand-0-6"]);
  await page.mouse.click(lying.x, lying.y);
  expect((await bare.heard("select")).at(-1)).toBe("hand-0-6");
});

test("a stack under the pointer is fanned out, so that each of its counters can be pointed at", async ({
  bare,
  page,
}) => {
  await bare.open("map=1&shadows=0");
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
});

test("cards dealt, played and turned, counters pushed and in battle: at the end all lie where they belong", async ({
  bare,
  page,
}) => {
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
});
