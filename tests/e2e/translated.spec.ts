import type { Page } from "@playwright/test";
import { GAMES } from "../../src/games/index.ts";
import { some } from "../extent.ts";
import { expect, LONG, test } from "./base.ts";
import { type Script, scripted } from "./scripted.ts";

type Way = "wraps" | "replaces" | "replaces in two steps";

let script: Script;

test.beforeAll(async () => {
  script = await scripted({ scenario: "duel", rounds: 10, kill: true });
});

/**
 * Does what translators of browsers do to a page, again after each of its changes: every text lies in two font elements,
 * the text itself or another one in its place.
 */
function translate(way: Way): void {
  const SKIPPED = "script, style, textarea, noscript, svg, font";
  const rewrite = (text: Text) => {
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    outer.append(inner);
    if (way === "wraps") {
      text.replaceWith(outer);
      inner.append(text);
      return;
    }
    inner.append(text.data);
    if (way === "replaces") text.replaceWith(outer);
    else {
      text.parentNode?.insertBefore(outer, text);
      text.remove();
    }
  };
  const rewriteAll = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    for (let at = walker.nextNode(); at; at = walker.nextNode()) found.push(at as Text);
    for (const text of found)
      if (text.data.trim() !== "" && !text.parentElement?.closest(SKIPPED)) rewrite(text);
  };
  const watch = () => {
    rewriteAll();
    new MutationObserver(rewriteAll).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  };
  addEventListener("DOMContentLoaded", watch);
}

async function translatedBy(page: Page, way: Way): Promise<void> {
  await page.addInitScript(translate, way);
}

/** A page that fell, or a lesson; that nothing is kept for use without a network is true here, where no worker may run. */
const FAILED = /could not be (shown|set up)/;

for (const way of some(["wraps", "replaces", "replaces in two steps"] as const, 3)) {
  test(`a match is played to its end, and says what it says otherwise, where a translator ${way} every text`, async ({
    page,
    table,
  }) => {
    await translatedBy(page, way);
    await table.setUp("duel", script.seed);
    await table.play(script, (id, order) => table.type(id, order));
    await expect(table.end).toBeVisible();
    const heading = page.getByRole("heading", { level: 1 });
    const [shown, end] = [await heading.innerText(), await table.end.innerText()];
    await page.reload();
    await expect(table.end).toBeVisible();
    // Nothing old was left beside what had come since.
    expect(await heading.innerText()).toBe(shown);
    expect(await table.end.innerText()).toBe(end);
    await table.button("Watch the replay").click();
    const slider = page.getByRole("slider", { name: "Moment" });
    await slider.focus();
    for (const key of ["Home", "ArrowRight", "ArrowRight", "End", "ArrowLeft"])
      await page.keyboard.press(key);
    await table.button("Back to the game").click();
    await expect(table.end).toBeVisible();
  });
}

test(
  "every page opens, and changes its language there and back, where a translator replaces every text",
  LONG,
  async ({ page }) => {
    test.slow();
    await translatedBy(page, "replaces");
    const games = GAMES.map(({ meta }) => meta.id);
    const own = ["rules", "lesson", "editor", "workshop"].flatMap((part) =>
      games.map((game) => `${part}/${game}`),
    );
    for (const address of ["", "matches", "about", "nowhere", ...own, "settings"]) {
      await page.goto(`/#/${address}`);
      await expect(page.getByRole("heading").first(), address).toBeVisible();
      await expect(page.getByText(FAILED)).toHaveCount(0);
    }
    await page.getByRole("radio", { name: /Deutsch/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Einstellungen");
    await expect(page.getByText("Settings")).toHaveCount(0);
    await page.getByRole("radio", { name: /English/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Settings");
    await expect(page.getByText("Einstellungen")).toHaveCount(0);
  },
);
