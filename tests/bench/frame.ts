import { type Browser, chromium, type Page } from "@playwright/test";
import type { BenchWindow } from "./frame/page.tsx";
import { type ServedPage, serveTable } from "./frame/serve.ts";
import type { Row } from "./row.ts";

const CALLS_BAR = 14;
const SHADOW_CALLS_BAR = 28;
const MAP_CALLS_BAR = 12;
/** Milliseconds. */
const TIME_BAR = 2;
const HEAP_BAR = 100;
const FRAMES = 600;
const PAIRS = 7;
const FRAMES_A_PAIR = 30;

/** Software drawing is slow, and script time is what is measured. */
const VIEWPORT = { width: 120, height: 80 };

const FLAGS = [
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--enable-precise-memory-info",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

async function launch(): Promise<Browser> {
  const { findBrowser } = await import(new URL("../../scripts/browser.js", import.meta.url).href);
  const found: string | undefined = await findBrowser();
  const sandbox = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  return chromium.launch({ args: [...FLAGS, ...sandbox], ...(found && { executablePath: found }) });
}

/** A page with a table on it whose miniatures stand and which has come to rest. */
async function open(browser: Browser, server: ServedPage, query: string): Promise<Page> {
  const page = await browser.newPage({ viewport: VIEWPORT });
  await page.goto(`${server.url}?${query}`);
  await page.waitForFunction(() => (window as unknown as BenchWindow).__tableStats.ready, undefined, {
    timeout: 300_000,
  });
  await rest(page);
  return page;
}

/** Waits until everything that the table asked for is there and drawn. */
function rest(page: Page): Promise<void> {
  return page.evaluate(() => (window as unknown as BenchWindow).__tableStats.rest());
}

function fixed(what: string, value: number, bar: string, ok: boolean, note?: string): Row {
  const row = { what: `frame: ${what}`, ratio: value, min: value, max: value, bar, ok };
  return note === undefined ? row : { ...row, note };
}

async function drawCalls(browser: Browser, server: ServedPage, query: string): Promise<number> {
  const page = await open(browser, server, query);
  const calls = await page.evaluate(() => {
    const { __tableStats: stats, __player: player } = window as unknown as BenchWindow;
    player.seek((player.timeline?.duration ?? 0) / 2);
    stats.fly(2);
    return stats.drawCalls;
  });
  await page.close();
  return calls;
}

async function callRows(browser: Browser, server: ServedPage): Promise<Row[]> {
  const few = await drawCalls(browser, server, "count=24&shadows=0");
  const lit = await drawCalls(browser, server, "count=24");
  const many = await drawCalls(browser, server, "count=48&shadows=0");
  const map = await drawCalls(browser, server, "map=1");
  const empty = await drawCalls(browser, server, "map=1&without=counters,cards,groups,links");
  const full = await drawCalls(browser, server, "map=reich");
  const bare = await drawCalls(browser, server, "map=reich&without=counters,contrails");
  return [
    fixed("draw calls, 24 aircraft of 6 types", few, `at most ${CALLS_BAR}`, few <= CALLS_BAR),
    fixed("draw calls with shadows", lit, `at most ${SHADOW_CALLS_BAR}`, lit <= SHADOW_CALLS_BAR),
    fixed("draw calls more for 48 aircraft", many - few, "0", many === few),
    fixed(
      "draw calls more for 100 counters and 40 cards, with shadows",
      map - empty,
      `at most ${MAP_CALLS_BAR}`,
      map - empty <= MAP_CALLS_BAR,
    ),
    fixed(
      "draw calls more for the map of the Reich with 200 counters, with shadows",
      full - bare,
      `at most ${MAP_CALLS_BAR}`,
      full - bare <= MAP_CALLS_BAR,
    ),
  ];
}

/** Frames while nothing moves, and React's commits while everything does. */
async function calmRows(page: Page): Promise<Row[]> {
  await rest(page);
  await page.evaluate(() => (window as unknown as BenchWindow).__tableStats.reset());
  await page.waitForTimeout(2000);
  const idle = await page.evaluate(() => (window as unknown as BenchWindow).__tableStats.frames);
  const played = await page.evaluate(async () => {
    const { __tableStats: stats, __player: player } = window as unknown as BenchWindow;
    player.seek(0);
    stats.reset();
    player.play();
    await new Promise((done) => setTimeout(done, 2500));
    player.pause();
    return { renders: stats.renders, frames: stats.frames };
  });
  return [
    fixed("frames drawn in two idle seconds", idle, "0", idle === 0),
    fixed(
      "React renders during an animation",
      played.renders,
      "0",
      played.renders === 0,
      `${played.frames} frames were drawn meanwhile`,
    ),
  ];
}

/** Kilobytes that stay allocated after 600 frames of flight; `warmUps`: how often the same are drawn before. */
async function heapRow(page: Page, what: string, warmUps: number): Promise<Row> {
  const session = await page.context().newCDPSession(page);
  const used = async () => {
    await session.send("HeapProfiler.collectGarbage");
    const { usedSize } = await session.send("Runtime.getHeapUsage");
    return usedSize / 1000;
  };
  const fly = (frames: number) =>
    page.evaluate((count) => (window as unknown as BenchWindow).__tableStats.fly(count), frames);
  // So long until the compiler has made its code: that stays too, but once.
  for (let i = 0; i < warmUps; i++) await fly(FRAMES);
  const before = await used();
  await fly(FRAMES);
  const grown = (await used()) - before;
  return fixed(`${what}over ${FRAMES} frames, kB`, grown, `at most ${HEAP_BAR}`, grown <= HEAP_BAR);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** What a show leaves behind: cuts, the lens and all that is shot need longer until their code is made. */
async function showRow(browser: Browser, server: ServedPage): Promise<Row> {
  const page = await open(browser, server, "count=24&lens=1");
  const row = await heapRow(page, "heap growth of a directed show ", 3);
  await page.close();
  return row;
}

/** Script time a frame against the same pieces in bare three.js, in turn on the same page. */
async function timeRow(page: Page): Promise<Row> {
  const pairs = await page.evaluate(
    ([count, frames]) => (window as unknown as BenchWindow).__compare(count, frames),
    [PAIRS, FRAMES_A_PAIR] as const,
  );
  const ratios = pairs.map(([ours, bare]) => ours / bare);
  const ratio = median(ratios);
  const ours = median(pairs.map(([one]) => one));
  return {
    what: "frame: script time with 24 aircraft flying",
    ratio,
    min: Math.min(...ratios),
    max: Math.max(...ratios),
    bar: `at most ${TIME_BAR} ms; its ratio to bare three.js is printed`,
    ok: ours <= TIME_BAR,
    note: `${ours.toFixed(2)} ms, bare ${median(pairs.map(([, bare]) => bare)).toFixed(2)} ms`,
  };
}

/** What is looked at under clouds: all of the table as one sees it at home, and those who fly in them. */
const CLOUDY = [
  ["wide", "1.13", []],
  ["near", "1.26", ["R5", "R6"]],
] as const;
const CLOUDS = 6;
const STILL = { width: 640, height: 360, frames: 3 } as const;

/** Whole frames under clouds against those of the same table without, in turn: software draws as a weak card does. */
async function cloudRows(browser: Browser, server: ServedPage): Promise<Row[]> {
  const pages = await Promise.all(
    [CLOUDS, 0].map((clouds) => open(browser, server, `count=24&clouds=${clouds}`)),
  );
  const rows: Row[] = [];
  for (const [from, bar, ids] of CLOUDY) {
    for (const page of pages) {
      await page.setViewportSize(STILL);
      if (ids.length > 0)
        await page.evaluate((near) => (window as unknown as BenchWindow).table?.frame(near), ids);
      await rest(page);
    }
    const ratios: number[] = [];
    const draw = (page: Page | undefined) =>
      page?.evaluate((frames) => (window as unknown as BenchWindow).__tableStats.draw(frames), STILL.frames);
    for (let pair = 0; pair <= PAIRS; pair++) {
      const [cloudy = Number.NaN, clear = Number.NaN] = [await draw(pages[0]), await draw(pages[1])];
      // The first pair compiles what it draws with.
      if (pair > 0) ratios.push(cloudy / clear);
    }
    const [min, max] = [Math.min(...ratios), Math.max(...ratios)];
    const what = `frame: drawing ${CLOUDS} clouds, ${from}, against none`;
    rows.push({ what, ratio: median(ratios), min, max, bar: `printed; ${bar} in the prototype`, ok: true });
  }
  for (const page of pages) await page.close();
  return rows;
}

/** The 3D table in real Chromium: draw calls, idle frames, renders, heap, and script time a frame. */
export async function bench(): Promise<Row[]> {
  const server = await serveTable();
  const browser = await launch();
  try {
    const rows = await callRows(browser, server);
    const page = await open(browser, server, "count=24&shadows=0");
    rows.push(
      ...(await calmRows(page)),
      await heapRow(page, "heap growth ", 1),
      await timeRow(page),
      await showRow(browser, server),
      ...(await cloudRows(browser, server)),
    );
    return rows;
  } finally {
    await browser.close();
    await server.close();
  }
}
