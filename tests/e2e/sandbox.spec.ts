import { readFileSync } from "node:fs";
import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { createServer } from "vite";
import { someRecorded } from "../extent.ts";
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

/** What is looked at, by the name of its picture, and a component that stands there. */
const PICTURES = [
  ["tracers", "part=tracers&state=hit&t=0.4", "Tracers"],
  ["cloud", "part=clouds&state=inside", "Puffs"],
  ["kill", "part=falls&state=destroyed&t=0.4", "Puffs"],
  ["wreck", "part=falls&state=wreck", "Puffs"],
  ["parachute", "part=parachutes&t=0.4", "Happenings"],
  ["die", "part=dice&state=d6+5", "DiceTray"],
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

const PAGES: ReadonlySet<string> = new Set(["refusal", "hand", "form", "sheet"]);

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
  for (const [name, address, component] of someRecorded(PICTURES, 2)) {
    await page.setViewportSize(PAGES.has(name) ? PAGE : TABLE);
    await show(page, address);
    const components: readonly string[] = await page.evaluate("shownComponents()");
    expect(components, address).toContain(component);
    await expect.soft(page).toHaveScreenshot(`${name}.png`, ALIKE);
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
