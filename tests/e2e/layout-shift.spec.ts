import type { Page } from "@playwright/test";
import { some } from "../extent.ts";
import { expect, test } from "./base.ts";
import { settled } from "./settled.ts";

/** Screens in CSS pixels: a laptop, a phone, the same held across. */
const SCREENS = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const;

/** Above this, what one reads or is about to press moves under one's eyes; from web.dev's Core Web Vitals. */
const MOST = 0.1;

const PAGES = [
  "/#/",
  "/#/game/great-war",
  "/#/hangar",
  "/#/new/dogfight/bounce",
  "/#/new/great-war/bloody-april",
  "/#/new/down-in-flames",
  "/#/new/battle-of-britain",
  "/#/new/luftwaffe",
  "/#/rules/dogfight",
  "/#/rules/luftwaffe",
  "/#/lesson/dogfight",
  "/#/lesson/great-war",
  "/#/lesson/down-in-flames",
  "/#/lesson/battle-of-britain",
  "/#/lesson/luftwaffe",
  "/#/editor/dogfight",
  "/#/workshop/dogfight",
  "/#/print/dogfight",
  "/#/print/battle-of-britain",
  "/#/matches",
  "/#/settings",
  "/#/about",
  "/#/nowhere",
] as const;

/** A shift of the page's layout, as browsers report it. */
interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Run in a page before it opens: keeps what shifts, with what of it moved. */
function watchShifts(): void {
  const shifts: [value: number, moved: string][] = [];
  Object.assign(globalThis, { shifts });
  const named = ({ node }: Shift["sources"][number]) =>
    node instanceof Element
      ? `${node.localName}.${node.getAttribute("class") ?? ""}`
      : (node?.nodeName ?? "gone");
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as Shift[])
      if (!shift.hadRecentInput) shifts.push([shift.value, shift.sources.map(named).join(", ")]);
  }).observe({ type: "layout-shift", buffered: true });
}

/** What has shifted since the page was opened; its sum is never less than the browsers' figure of the worst five seconds. */
async function shiftsOf(page: Page): Promise<readonly [value: number, moved: string][]> {
  await settled(page);
  return page.evaluate(() => (globalThis as unknown as { shifts: [number, string][] }).shifts);
}

/** The page's address and what moved on it, where that is too much. */
function tooMuch(where: string, shifts: readonly [value: number, moved: string][]): readonly string[] {
  const sum = shifts.reduce((total, [value]) => total + value, 0);
  if (sum < MOST) return [];
  return [`${where}: ${sum.toFixed(3)}`, ...shifts.map(([value, moved]) => `  ${value.toFixed(3)} ${moved}`)];
}

/** Opens an address as another document, as for who comes by a link. */
async function open(page: Page, address: string): Promise<void> {
  opened += 1;
  await page.goto(address.replace("/#", `/?${opened}#`));
}
let opened = 0;

for (const viewport of some(SCREENS, 3)) {
  test(`nothing moves under the reader's eyes on any page, ${viewport.width} × ${viewport.height}`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await page.addInitScript(watchShifts);
    const found: string[] = [];
    for (const address of some(PAGES, 6)) {
      await open(page, address);
      await expect(page.locator("main").first()).toBeVisible();
      found.push(...tooMuch(address, await shiftsOf(page)));
    }
    await open(page, "/#/");
    await page
      .getByRole("button", { name: /^Fly: / })
      .first()
      .click();
    await page.waitForURL(/#\/match\//);
    await expect(page.locator(".drawer")).toBeVisible();
    const match = new URL(page.url()).hash;
    for (const address of [match, `${match}/dice`, `${match}/statistics`, "#/print/dogfight", "#/matches"]) {
      await open(page, `/${address}`);
      await expect(page.locator("main, .table").first()).toBeVisible();
      found.push(...tooMuch(address.replace(/match\/[^/]+/, "match"), await shiftsOf(page)));
    }
    expect(found).toEqual([]);
  });
}
