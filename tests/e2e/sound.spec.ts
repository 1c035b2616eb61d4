import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { build } from "vite";
import { DEFAULT_VOLUMES, type Volumes } from "../../src/app/settings/volumes.ts";
import type { Sound } from "../../src/app/sound/sounds.ts";
import { EARCONS } from "../../src/face/queries/earcons.ts";
import { ticksOf } from "../../src/face/queries/ticks.ts";
import { config } from "../games/dogfight/helpers.ts";
import { expect, inTurn, test } from "./base.ts";
import type { Heard, SoundWindow } from "./sound/render.ts";

const LOUD: Volumes = { master: 100, engines: 100, guns: 100, dice: 100, signals: 100, room: 100 };
const EVERY: readonly Sound[] = [
  { kind: "engine", engine: "inline", hertz: 80, count: 3, seconds: 1.5 },
  { kind: "engine", engine: "radial", hertz: 80, count: 4, seconds: 1.5 },
  { kind: "engine", engine: "rotary", hertz: 80, count: 1, seconds: 1.5 },
  { kind: "engine", engine: "jet", hertz: 90, count: 2, seconds: 1.5 },
  { kind: "engine", engine: "rocket", hertz: 90, count: 1, seconds: 1.5 },
  { kind: "guns", calibre: "rifle", seconds: 0.6 },
  { kind: "guns", calibre: "heavy", seconds: 0.6 },
  { kind: "guns", calibre: "cannon", seconds: 0.6 },
  { kind: "guns", calibre: "flak", seconds: 0.6 },
  { kind: "burst" },
  { kind: "knock", on: "felt", force: 0.2 },
  { kind: "knock", on: "wood", force: 1 },
  { kind: "card" },
  { kind: "rake", seconds: 1 },
  { kind: "room" },
  { kind: "fall", spin: false, seconds: 1.4 },
  { kind: "fall", spin: true, seconds: 1.4 },
  { kind: "leave", engine: "inline", hertz: 85, seconds: 0.6 },
  { kind: "chime" },
  ...EARCONS.map((earcon) => ({ kind: "earcon", earcon, clock: 3 }) as const),
  ...ticksOf([
    { clock: 9, distance: 30, above: -3, friend: false },
    { clock: 6, distance: 2, above: 4, friend: true },
  ]).map((tick) => ({ kind: "tick", ...tick }) as const),
];

/** The code that renders sounds, built as the page is. */
async function renderer(): Promise<string> {
  const entry = fileURLToPath(new URL("sound/render.ts", import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, lib: { entry, formats: ["es"], fileName: "render" } },
  });
  const [{ output }] = built as unknown as [{ output: [{ code: string }] }];
  return output[0].code;
}

function render(page: Page, sounds: readonly Sound[], volumes: Volumes): Promise<Heard> {
  return page.evaluate(([played, loud]) => (window as unknown as SoundWindow).render(played, loud, 2), [
    sounds,
    volumes,
  ] as const);
}

// These tests put code of their own into the page, which its policy refuses.
test.use({ bypassCSP: true });

test("every sound is heard and none is cut off, alone and all at once", inTurn(0, 2), async ({ page }) => {
  await page.goto("/#/about");
  await page.addScriptTag({ type: "module", content: await renderer() });
  await page.waitForFunction(() => "render" in window);
  for (const sound of EVERY) {
    const { rms, peak } = await render(page, [sound], DEFAULT_VOLUMES);
    expect(rms, sound.kind).toBeGreaterThan(0.0005);
    expect(peak, sound.kind).toBeLessThan(1);
  }
  const all = await render(page, [...EVERY, ...EVERY, ...EVERY], LOUD);
  expect(all.rms).toBeGreaterThan(0.05);
  expect(all.peak).toBeLessThan(1);
  expect(await render(page, EVERY, { ...LOUD, master: 0 })).toEqual({ rms: 0, peak: 0 });
  expect((await render(page, EVERY.slice(0, 1), { ...LOUD, engines: 0 })).peak).toBe(0);
});

test(
  "every signal is over in half a second, and heard on its side: the left, the right, or both",
  inTurn(1, 2),
  async ({ page }) => {
    await page.goto("/#/about");
    await page.addScriptTag({ type: "module", content: await renderer() });
    await page.waitForFunction(() => "ears" in window);
    const heard = (sound: Sound) =>
      page.evaluate((one) => (window as unknown as SoundWindow).ears(one, 1), sound);
    for (const earcon of EARCONS) {
      const [left, right] = await heard({ kind: "earcon", earcon, clock: 9 });
      expect(left, earcon).toBeGreaterThan(0.001);
      expect(right, earcon).toBeLessThan(left / 100);
      const [from, to] = await heard({ kind: "earcon", earcon, clock: 2 });
      expect(to, earcon).toBeGreaterThan(from * 2);
      const [one, other] = await heard({ kind: "earcon", earcon });
      expect(one, earcon).toBeCloseTo(other, 6);
    }
  },
);

/** Writes down when the page lets tones begin, and where they are heard. */
async function listen(
  page: Page,
): Promise<() => Promise<{ readonly tones: number; readonly pans: readonly number[] }>> {
  await page.addInitScript(() => {
    const heard = { tones: 0, pans: [] as number[] };
    const Real = window.AudioContext;
    window.AudioContext = class extends Real {
      override createStereoPanner() {
        const made = super.createStereoPanner();
        // It is placed after it was made.
        queueMicrotask(() => heard.pans.push(made.pan.value));
        return made;
      }
      override createOscillator() {
        heard.tones += 1;
        return super.createOscillator();
      }
    };
    Object.assign(window, { heard });
  });
  return () => page.evaluate(() => (window as unknown as { heard: { tones: number; pans: number[] } }).heard);
}

test(
  "? sweep ticks around the own aircraft and tells the same; with the sound off it says so",
  inTurn(0, 2),
  async ({ page, table }) => {
    const heard = await listen(page);
    await table.load({ format: 1, game: "dogfight", rules: 1, config: { scenario: "duel" }, entries: [] });
    await table.lift("red");
    await table.type("R1", "? sweep");
    await page.keyboard.press("Enter");
    const told = page.locator(".asked__told").first();
    await expect(told).toContainText(/^From R1:\d+: B1, [\d.]+ inches\.$/);
    await expect.poll(async () => (await heard()).pans.length).toBe(1);
    expect((await heard()).tones).toBe(1);
    await page.getByRole("heading", { level: 1 }).click();
    await page.keyboard.press("v");
    await expect(page.getByText("The sound is off.").first()).toBeVisible();
    await table.type("R1", "? sweep");
    await page.keyboard.press("Enter");
    await expect(told.getByText("The sound is off.")).toBeVisible();
    expect((await heard()).tones).toBe(1);
  },
);

test(
  "signals are off until the settings switch them on; there each is played beside its sentence",
  inTurn(1, 2),
  async ({ page, table }) => {
    const heard = await listen(page);
    await page.goto("/#/settings");
    await page.getByRole("switch", { name: "Signals by ear" }).click();
    const jam = page.getByRole("listitem").filter({ hasText: "a gun jams" });
    expect((await heard()).tones).toBe(0);
    await jam.getByRole("button", { name: "Jam" }).click();
    await expect.poll(async () => (await heard()).tones).toBe(2);
    const kept = (await heard()).pans.length;
    // Blue has Red in his sights, from Red's right.
    const aircraft = [
      { id: "R1", x: 24, y: 18, heading: 12 },
      { id: "B1", x: 28, y: 18, heading: 9 },
    ];
    await table.load({ format: 1, game: "dogfight", rules: 1, config: config(aircraft), entries: [] });
    await table.lift("red");
    const since = async () => (await heard()).pans.slice(kept);
    await expect.poll(since).toEqual([1]);
    await table.type("R1", "1");
    await table.ready("red");
    // A call to the other seat lies nowhere; what he is told then is that he has a shot, ahead of him.
    await expect.poll(since).toEqual([1, 0]);
    await table.lift("blue");
    await expect.poll(since).toEqual([1, 0, 0]);
  },
);

test(
  "where a device has no sound, one sentence says so and the match goes on",
  inTurn(0, 2),
  async ({ page, table }) => {
    await page.addInitScript(() => {
      window.AudioContext = class {
        constructor() {
          throw new DOMException("no device", "NotSupportedError");
        }
      } as unknown as typeof AudioContext;
    });
    await table.load({ format: 1, game: "dogfight", rules: 1, config: { scenario: "duel" }, entries: [] });
    await table.lift("red");
    await expect(page.getByText("This device has no sound; play goes on.")).toBeVisible();
    await table.type("R1", "3");
    await table.ready("red");
    await expect(table.button("Pass to Blue: tap when alone")).toBeVisible();
  },
);

/** Counts the audio contexts that a page has made and not closed. */
async function countContexts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const open = new Set<AudioContext>();
    const Real = window.AudioContext;
    window.AudioContext = class extends Real {
      constructor() {
        super();
        open.add(this);
      }
      override close() {
        open.delete(this);
        return super.close();
      }
    };
    Object.assign(window, { sounding: () => open.size });
  });
  return () => page.evaluate(() => (window as unknown as { sounding(): number }).sounding());
}

test(
  "nothing sounds before the first gesture; a key and the settings switch it off and on",
  inTurn(1, 2),
  async ({ page, table }) => {
    const sounding = await countContexts(page);
    await table.load({ format: 1, game: "dogfight", rules: 1, config: { scenario: "duel" }, entries: [] });
    const call = table.button("Pass to Red: tap when alone");
    await expect(call).toBeVisible();
    await page.reload();
    await expect(call).toBeVisible();
    expect(await sounding()).toBe(0);
    await table.lift("red");
    await expect.poll(sounding).toBe(1);
    await page.getByRole("heading", { level: 1 }).click();
    await page.keyboard.press("v");
    await expect(page.getByText("The sound is off.")).toBeVisible();
    expect(await sounding()).toBe(0);
    await table.menu("Sound on");
    await expect.poll(sounding).toBe(1);
    await page.goto("/#/settings");
    await expect.poll(sounding).toBe(0);
    await page.getByLabel("Engines", { exact: true }).fill("0");
    await page.getByRole("switch", { name: "Sound at the table" }).click();
    await expect(page.getByLabel("Engines", { exact: true })).toHaveCount(0);
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem("tallyho.settings") ?? "{}"));
    expect(kept).toMatchObject({ sound: false, volumes: { engines: 0 } });
  },
);
