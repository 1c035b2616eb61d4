import { appendFileSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { type Served, serve } from "../../src/server/serve.ts";
import { test as base, expect } from "./base.ts";
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

const test = base.extend<{ copy: Copy }>({
  copy: async ({ browserName: _ }, use) => {
    const copy = await Copy.serve();
    await use(copy);
    await copy.unplug();
    rmSync(copy.folder, { recursive: true, force: true });
  },
  baseURL: async ({ copy }, use) => use(copy.url),
});

test.use({ serviceWorkers: "allow" });

/** Milliseconds in which the whole page, some 700 files, is kept while other tests have the processors. */
const KEPT = 120_000;

async function kept(page: Page): Promise<void> {
  test.slow();
  await page.goto("/#/settings");
  await expect(page.getByText("The whole page is kept on this device")).toBeVisible({ timeout: KEPT });
}

test("after the first load the game opens and plays without a network, at an address with a question mark too", async ({
  page,
  table,
  copy,
}) => {
  await kept(page);
  await copy.unplug();
  await page.reload();
  await table.setUp("duel", "offline");
  await table.lift("red");
  await table.type("R1", "3");
  await table.ready("red");
  await table.lift("blue");
  await table.type("B1", "3");
  await table.ready("blue");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Turn 2");
  await page.goto("/?x=1");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a newer version waits while a game is on the table and is taken when it is asked for", async ({
  page,
  table,
  copy,
}) => {
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
    async () => (await navigator.serviceWorker.ready).waiting === null && document.readyState === "complete",
  );
  await expect(page.getByText("A newer version")).toHaveCount(0);
  await page.goBack();
  await table.lift("red");
  await expect(table.line("R1")).toHaveValue("2L");
});
