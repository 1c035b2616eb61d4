import { expect, type Page } from "@playwright/test";
import { READ } from "../../src/app/face/table/enter-key.ts";

const MOST_TABS = 60;
/** Milliseconds for which a finger holds an arrow key. */
const HELD = 80;

/** What the focused element is called. */
async function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const active = document.activeElement;
    if (!active?.matches("a, button, input, select, [role=radio], [role=switch]")) return "";
    const labelled = active.getAttribute("aria-labelledby");
    const named = labelled ? document.getElementById(labelled)?.textContent : undefined;
    const field = active instanceof HTMLInputElement || active instanceof HTMLSelectElement;
    const label = field ? active.labels?.[0]?.textContent : undefined;
    return active.getAttribute("aria-label") ?? named ?? label ?? active.textContent ?? "";
  });
}

/** Presses a key until the focus is on what is called so. */
export async function until(page: Page, key: string, name: RegExp): Promise<void> {
  for (let pressed = 0; pressed < MOST_TABS; pressed++) {
    if (name.test(await focusedName(page))) return;
    await page.keyboard.press(key, { delay: key === "Tab" ? 0 : HELD });
  }
  throw new Error(`${MOST_TABS} times ${key} do not lead to ${name}`);
}

/** Waits until the focus has come to what is called so by itself. */
export async function focusOn(page: Page, name: RegExp): Promise<void> {
  await expect.poll(() => focusedName(page), { intervals: [50] }).toMatch(name);
}

/** Takes the usual answer of a question with Enter, as one does who has read it. */
export async function takeUsual(page: Page): Promise<void> {
  await page.waitForTimeout(READ);
  await page.keyboard.press("Enter");
}
