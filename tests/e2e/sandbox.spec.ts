import { readFileSync } from "node:fs";
import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { createServer } from "vite";
import type { Differences } from "../../sandbox/stage/instants.ts";
import { some, someRecorded, trials } from "../extent.ts";
import { DIST } from "./dist.ts";
import { drawCheaply } from "./draw-cheaply.ts";

interface Developed {
  /** Where the sandbox is served as one has it who develops: by vite's own server, on a free port. */
  readonly developed: string;
}

const test = base.extend<object, Developed>({
  developed: [
    async ({ browserName: _ }, use) => {
      const root = join(import.meta.dirname, "../..");
      const server = await createServer({ root, server: { port: 0, hmr: false }, logLevel: "error" });
      await server.listen();
      await use(server.resolvedUrls?.local[0] ?? "");
      await server.close();
    },
    { scope: "worker" },
  ],
});

/** A table is as small as it can be told apart on: its grain packs badly. */
const [TABLE, PAGE] = [
  { width: 288, height: 162 },
  { width: 480, height: 270 },
];
/** What letters and edges may differ by from machine to machine. */
const ALIKE = { maxDiffPixelRatio: 0.03, threshold: 0.25 };
/** The same where what is looked at is small. */
const SMALL = { ...ALIKE, maxDiffPixelRatio: 0.004 };

/** What is looked at, by the name of its picture, and a component that stands there. */
const PICTURES = [
  ["tracers", "part=tracers&state=hit&t=0.4", "Tracers"],
  ["cloud", "part=clouds&state=inside", "Puffs"],
  ["kill", "part=falls&state=destroyed&t=0.4", "Puffs"],
  ["wreck", "part=falls&state=wreck", "Puffs"],
  ["parachute", "part=parachutes&t=0.4", "Happenings"],
  ["die", "part=dice&state=d6+5", "DiceTray"],
  ["need", "part=dice&state=needed", "NeedTag"],
  ["orders", "part=orders", "Revealed"],
  ["exchange", "part=cards&state=exchange", "Cards"],
  ["crowd", "part=counters&state=crowded", "Counters"],
  ["boards", "part=boards&state=britain", "Boards"],
  ["painted", "part=turntable&state=painted", "Turntable"],
  ["tracers-flat", "part=tracers&state=hit&t=0.4&flat=1", "FlatPieces"],
  ["parachute-flat", "part=parachutes&t=0.4&flat=1", "FlatHappenings"],
  ["counters-flat", "part=counters&state=meeting&t=0.5&flat=1", "FlatCounters"],
  ["cards-flat", "part=cards&state=played&t=0.5&flat=1", "FlatCards"],
  ["arcs-flat", "part=arcs&state=chosen&flat=1", "OverlayDrawing"],
  ["refusal", "part=refusals&state=great+war", "Refusal"],
  ["hand", "part=hands&state=leader", "Hand"],
  ["form", "part=forms&state=sheet&lang=de", "Form"],
  ["sheet", "part=sheets&state=great-war&lang=de", "Sheets"],
] as const;

const SMALLS: ReadonlySet<string> = new Set(["crowd", "painted"]);

const PAGES: ReadonlySet<string> = new Set([
  ...["need", "orders", "painted"],
  ...["refusal", "hand", "form", "sheet"],
]);

/** Instants of each game, as shares of what happens in a moment: where most of what moves does. */
const INSTANTS = [
  ["dogfight: initiative", 0.75],
  ["dogfight: flight", 0.7],
  ["dogfight: kill", 0.85],
  ["great war: bombs", 0.2],
  ["great war: shots", 0.1],
  ["cards: dealt", 0.3],
  ["cards: played", 0.3],
  ["britain: pushed", 0.5],
  ["britain: battle", 0.8],
  ["reich: bombs", 0.2],
  ["reich: battle", 0.6],
  ["reich: losses", 0.12],
] as const;

declare global {
  interface Window {
    readonly compareInstant: (share: number) => Promise<Differences>;
  }
}

/** Has the stage show what an address names, and waits until it does. */
async function show(page: Page, address: string): Promise<void> {
  await page.evaluate((hash) => {
    document.documentElement.dataset.ready = "false";
    location.hash = hash;
  }, address);
  await page.waitForFunction(() => document.documentElement.dataset.ready === "true", null, {
    timeout: 60_000,
  });
}

// One server for all: it translates some hundred files when it is first asked.
test.describe.configure({ mode: "default" });

test("each kind of part looks as it did at an instant", async ({ page, developed }) => {
  await page.addInitScript(drawCheaply);
  await page.goto(`${developed}sandbox/stage.html#part=nothing`);
  await expect(page.getByRole("alert")).toContainText("There is no part “nothing”. There are: mats,");
  // Pictures are as fine on a machine that has turned out too slow.
  await page.evaluate("import('/src/app/settings/plainness.ts').then(({ keepPace }) => keepPace(3))");
  for (const [name, address, component] of someRecorded(PICTURES, 8)) {
    await page.setViewportSize(PAGES.has(name) ? PAGE : TABLE);
    await show(page, address);
    const components: readonly string[] = await page.evaluate("shownComponents()");
    expect(components, address).toContain(component);
    await expect.soft(page).toHaveScreenshot(`${name}.png`, SMALLS.has(name) ? SMALL : ALIKE);
  }
});

test("an instant is the same picture to the bit, whether it is played, stepped to or sought", async ({
  page,
  developed,
}) => {
  // Each instant is drawn six times over.
  test.setTimeout(trials(180_000, 900_000));
  await page.addInitScript(drawCheaply);
  await page.setViewportSize({ width: 320, height: 200 });
  await page.goto(`${developed}sandbox/stage.html#part=nothing`);
  for (const [state, share] of some(INSTANTS, 16)) {
    await show(page, `part=moments&state=${encodeURIComponent(state)}`);
    const differences = await page.evaluate((at) => window.compareInstant(at), share);
    expect(Object.keys(differences), state).toHaveLength(3);
    for (const [how, { pixels, ...where }] of Object.entries(differences))
      expect.soft(pixels, `${state} at ${share}, ${how}: ${JSON.stringify(where)}`).toBe(0);
  }
});

test("the bar chooses part, state, language, size and instant, all in the address, by the keyboard", async ({
  page,
  developed,
}) => {
  await page.goto(`${developed}sandbox?part=tracers&flat=1`);
  const stage = page.frameLocator("iframe");
  await stage.locator("html[data-ready=true]").waitFor();
  await page.getByLabel("State").selectOption("miss");
  await page.getByLabel("Language").selectOption("de");
  await page.getByLabel("Size").selectOption("phone");
  await expect(page.locator("iframe")).toHaveAttribute("width", "390");
  await stage.locator("html[lang=de][data-ready=true]").waitFor();
  await page.getByRole("slider", { name: "Time" }).focus();
  await page.keyboard.press("End");
  await expect(page).toHaveURL(/\?part=tracers&state=miss&lang=de&size=phone&flat=1&t=1$/);
  await expect(page.locator("output")).toHaveText("950 ms");
  await page.goBack();
  await expect(page.getByLabel("Size")).toHaveValue("desktop");
  const { violations } = await new AxeBuilder({ page }).exclude("iframe").analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test("the built page has nothing of it", () => {
  const manifest = readFileSync(join(DIST, ".vite/manifest.json"), "utf8");
  expect(manifest).toContain("src/words/kernel.en.ts");
  expect(manifest).not.toContain("sandbox");
});
