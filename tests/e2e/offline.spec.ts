import { appendFileSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { type Served, serve } from "../../src/server/serve.ts";
import { test as base, expect, keepSettings, LONG, seeing } from "./base.ts";
import { serveCounted } from "./counted.ts";
import { DIST } from "./dist.ts";

/** A copy of the built page, served by itself, so that a test may bring a newer version out or pull the plug. */
class Copy {
  private constructor(
    readonly folder: string,
    private served: Served,
  ) {}

  static async serve(): Promise<Copy> {
    const folder = mkdtempSync(join(tmpdir(), "tallyho-offline-"));
    cpSync(DIST, folder, { recursive: true });
    return new Copy(folder, await serve({ port: 0, root: folder }));
  }

  get url(): string {
    return this.served.url;
  }

  async bringOutNewer(): Promise<void> {
    appendFileSync(join(this.folder, "sw.js"), "\n// A newer version.\n");
    await this.served.close();
    this.served = await serve({ port: this.served.port, root: this.folder });
  }

  async unplug(): Promise<void> {
    await this.served.close().catch(() => undefined);
  }
}

const SETTINGS = { language: "en", motion: "reduced", fastDice: true, table3d: false } as const;

const test = base.extend<{ copy: Copy }>({
  // Without a network a browser tells of everything that it can't fetch, and goes without.
  page: async ({ context }, use) => {
    const page = seeing(await context.newPage());
    await keepSettings(page, SETTINGS);
    await use(page);
  },
  copy: async ({ browserName: _ }, use) => {
    const copy = await Copy.serve();
    await use(copy);
    await copy.unplug();
    rmSync(copy.folder, { recursive: true, force: true });
  },
  baseURL: async ({ copy }, use) => use(copy.url),
});

test.use({ serviceWorkers: "allow" });

/** Milliseconds in which the files of a first visit, or all of them, are kept while other tests have the processors. */
const KEPT = 120_000;

async function kept(page: Page): Promise<void> {
  test.slow();
  await page.goto("/#/settings");
  await expect(page.getByRole("main").getByText("Without a network the home page opens here")).toBeVisible({
    timeout: KEPT,
  });
}

test("after the first load the first game opens and plays without a network, at an address with a question mark too", async ({
  page,
  table,
  copy,
}) => {
  await kept(page);
  await copy.unplug();
  await page.reload();
  await page.goto("/#/");
  await table.button("Fly: Thirty seconds").click();
  for (const id of ["R1", "R2"]) {
    await table.type(id, "3");
    await page.keyboard.press("Enter");
  }
  await table.button("All ready").click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/Turn 2|Combat/);
  await page.goto("/?x=1");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test(
  "nothing more than the first game is kept until everything is asked for; then every game plays without a network",
  LONG,
  async ({ page, copy }) => {
    await kept(page);
    await page.getByRole("button", { name: /^Keep everything on this device \(\d+ MB\)$/ }).click();
    await expect(page.getByRole("main").getByText("The whole page is kept on this device")).toBeVisible({
      timeout: KEPT,
    });
    await copy.unplug();
    await page.reload();
    await expect(page.getByRole("main").getByText("The whole page is kept on this device")).toBeVisible();
    for (const address of [
      "new/luftwaffe",
      "rules/great-war",
      "lesson/battle-of-britain",
      "editor/dogfight",
    ]) {
      await page.goto(`/#/${address}`);
      await expect(page.getByRole("heading", { level: 1 }).or(page.locator(".editor")).first()).toBeVisible();
      await expect(page.getByText("could not be shown")).toHaveCount(0);
    }
  },
);

/** Megabytes of a first visit of the home page, the worker's part counted, as files are and not as they are packed. */
const FIRST_VISIT = 2.5;

test("a first visit of the home page takes no more than 2.5 MB, the worker's part counted", async ({
  browser,
}) => {
  test.slow();
  const counted = await serveCounted(DIST);
  const context = await browser.newContext({
    serviceWorkers: "allow",
    viewport: { width: 1280, height: 720 },
  });
  const page = seeing(await context.newPage());
  await page.goto(`${counted.url}/#/`);
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === "activated");
  // Whatever it would fetch when nothing else is to be done it would have begun by then.
  await page.waitForTimeout(5000);
  const megabytes = counted.bytes() / 1_000_000;
  console.log(`first visit: ${megabytes.toFixed(2)} MB in ${counted.sent().size} files`);
  expect(megabytes).toBeGreaterThan(1);
  expect(megabytes).toBeLessThanOrEqual(FIRST_VISIT);
  await context.close();
  await counted.close();
});

test(
  "a newer version waits while a game is on the table and is taken when it is asked for",
  LONG,
  async ({ page, table, copy }) => {
    await kept(page);
    await table.setUp("duel", "newer");
    await table.lift("red");
    await table.type("R1", "2L");
    await copy.bringOutNewer();
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null);
    await expect(page.getByText("A newer version")).toHaveCount(0);
    await expect(table.line("R1")).toHaveValue("2L");
    await page.goto("/#/");
    await table.button("Use it now").click();
    await page.waitForFunction(
      async () =>
        (await navigator.serviceWorker.ready).waiting === null && document.readyState === "complete",
    );
    await expect(page.getByText("A newer version")).toHaveCount(0);
    await page.goBack();
    await table.lift("red");
    await expect(table.line("R1")).toHaveValue("2L");
  },
);
