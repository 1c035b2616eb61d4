import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { build } from "vite";
import { DEFAULT_VOLUMES, type Volumes } from "../../src/app/settings/volumes.ts";
import type { Sound } from "../../src/app/sound/sounds.ts";
import { expect, test } from "./base.ts";
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

test("every sound is heard and none is cut off, alone and all at once", async ({ page }) => {
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

test("where a device has no sound, one sentence says so and the match goes on", async ({ page, table }) => {
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
});

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

test("nothing sounds before the first gesture; a key and the settings switch it off and on", async ({
  page,
  table,
}) => {
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
});
