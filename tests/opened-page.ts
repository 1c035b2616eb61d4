import { chromium, type Page } from "@playwright/test";
import config from "../playwright.config.ts";
import type { Settings } from "../src/app/settings/kept-settings.ts";
import { serve } from "../src/server/serve.ts";
import { drawCheaply } from "./e2e/draw-cheaply.ts";

/** A built page in a browser, outside of the browser tests: one that a test has built itself. */
interface OpenedPage {
  readonly page: Page;
  /** What went wrong in it so far. */
  readonly faults: readonly string[];
  /** Goes to an address behind the `#`. */
  go(hash: string): Promise<void>;
  /** All that can be read. */
  text(): Promise<string>;
  close(): Promise<void>;
}

/** Opens the page that was built into a folder, or that is served at an address, with nothing but flat tables and without motion. */
export async function openPage(
  root: string,
  settings: Partial<Record<keyof Settings, unknown>>,
): Promise<OpenedPage> {
  const served = root.startsWith("http")
    ? { url: root, close: async () => undefined }
    : await serve({ port: 0, root });
  const browser = await chromium.launch(config.use?.launchOptions);
  const page = await browser.newPage({ baseURL: served.url, serviceWorkers: "block" });
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  await page.addInitScript(drawCheaply);
  const kept = { motion: "reduced", fastDice: true, table3d: false, briefing: false, ...settings };
  await page.addInitScript((text) => localStorage.setItem("tallyho.settings", text), JSON.stringify(kept));
  await page.goto("/#/");
  return {
    page,
    faults,
    go: async (hash) => {
      await page.goto(`/${hash}`);
    },
    text: () => page.locator("body").innerText(),
    close: async () => {
      await browser.close();
      await served.close();
    },
  };
}
