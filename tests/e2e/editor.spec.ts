import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { FORMAT } from "../../src/core/file/migrations.ts";
import { expect, inTurn, keepSettings, LONG, seeing, test } from "./base.ts";
import { told } from "./told.ts";
import { violations } from "./violations.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"], viewport: { width: 1280, height: 720 } });

const TITLE = "Zwei über dem Atoll";

/** The editor as somebody works it. */
class Editor {
  constructor(readonly page: Page) {}

  button(name: string | RegExp): Locator {
    return this.page.getByRole("button", { name, exact: typeof name === "string" });
  }

  field(name: string): Locator {
    return this.page.getByLabel(name, { exact: true });
  }

  row(name: RegExp): Locator {
    return this.page.locator("[data-row]").filter({ hasText: name });
  }

  get title(): Locator {
    return this.field("Name of the set-up");
  }

  async empty(): Promise<void> {
    await this.page.goto("/#/editor/dogfight");
    await this.button("An empty table").click();
  }

  async add(side: string, type: string): Promise<void> {
    await this.button(`Add to ${side}`).click();
    await this.page.getByRole("dialog").getByRole("button", { name: type }).click();
  }

  /** The middle of a piece on the flat table. */
  async middle(label: string): Promise<{ x: number; y: number }> {
    const piece = this.page.locator("[data-piece]").filter({ hasText: label }).locator("[data-part=turns]");
    const box = await piece.first().boundingBox();
    if (!box) throw new Error(`${label} is not on the table`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  async drag(from: { x: number; y: number }, right: number, down: number, mid?: () => Promise<void>) {
    const { mouse } = this.page;
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(from.x + right / 2, from.y + down / 2);
    await mouse.move(from.x + right, from.y + down);
    await mid?.();
    await mouse.up();
  }

  async turnTo(tab: RegExp): Promise<void> {
    await this.page.getByRole("tab", { name: tab }).click();
  }
}

async function centre(what: Locator): Promise<{ x: number; y: number }> {
  const box = await what.boundingBox();
  if (!box) throw new Error("it is not to be seen");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test(
  "a set-up is built by mouse, kept, and comes back from reload, link and file",
  LONG,
  async ({ page, browser }) => {
    const editor = new Editor(page);
    await editor.empty();
    await editor.add("Red", "Mitsubishi A6M2 Zero");
    await editor.turnTo(/^Table/);
    await page.getByRole("switch", { name: "Altitude" }).click();
    await editor.turnTo(/^Aircraft/);
    await editor.add("Blue", "Grumman F4F-4 Wildcat");

    const before = await editor.field("Across (″)").inputValue();
    await editor.drag(await editor.middle("B1"), 60, 40, async () => {
      await page.mouse.wheel(0, -100);
      await page.mouse.wheel(0, -100);
    });
    await expect(editor.field("Across (″)")).not.toHaveValue(before);
    await expect(editor.field("Level")).toHaveValue("10");
    const place = await editor.field("Across (″)").inputValue();
    expect(Number(place) * 4).toBe(Math.round(Number(place) * 4));

    const knob = await centre(page.locator("[data-grip^=turn]"));
    await editor.drag(knob, 120, -40);
    await expect(editor.field("Clock heading")).toHaveValue(/^[2-4]$/);
    const heading = await editor.field("Clock heading").inputValue();
    await page.keyboard.press("Control+z");
    await expect(editor.field("Clock heading")).toHaveValue("6");
    await page.keyboard.press("Control+z");
    await expect(editor.field("Across (″)")).toHaveValue(before);
    await page.keyboard.press("Control+Shift+z");
    await page.keyboard.press("Control+Shift+z");
    await expect(editor.field("Clock heading")).toHaveValue(heading);

    await editor.turnTo(/^Clouds/);
    await editor.button("Add a cloud").click();
    const rim = await centre(page.locator("[data-grip^=width]"));
    await editor.drag(rim, 50, 0);
    await expect(editor.field("Radius (″)")).not.toHaveValue("3");

    await editor.title.fill(TITLE);
    await editor.button("Keep").click();
    await expect(page).toHaveURL(/#\/editor\/dogfight\/[a-z0-9]{12}$/);
    await expect(page.getByText("Kept in this browser")).toBeVisible();
    await page.reload();
    await expect(editor.title).toHaveValue(TITLE);
    await editor.row(/^B1/).click();
    await expect(editor.field("Across (″)")).toHaveValue(place);
    await expect(editor.field("Clock heading")).toHaveValue(heading);

    await editor.button("Share").click();
    const coming = page.waitForEvent("download");
    await editor.button("Save as file").click();
    const saved = readFileSync(await (await coming).path(), "utf8");
    expect(JSON.parse(saved)).toMatchObject({ format: FORMAT, game: "dogfight", title: TITLE });
    await editor.button("Copy the link").click();
    await expect(page.getByText("The link is copied.")).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());

    const elsewhere = seeing(await (await browser.newContext()).newPage());
    await elsewhere.addInitScript(() =>
      localStorage.setItem(
        "tallyho.settings",
        '{"table3d":false,"briefing":false,"motion":"reduced","language":"en"}',
      ),
    );
    await elsewhere.goto(link);
    await expect(elsewhere.getByRole("heading", { name: TITLE })).toBeVisible();
    await elsewhere.getByRole("button", { name: "Change it" }).click();
    const there = new Editor(elsewhere);
    await there.row(/^B1/).click();
    await expect(there.field("Across (″)")).toHaveValue(place);
    await there.button("Open").click();
    const file = { name: "set-up.json", mimeType: "application/json", buffer: Buffer.from(saved) };
    await elsewhere.locator('input[type="file"]').setInputFiles(file);
    await expect(there.title).toHaveValue(TITLE);
    await there.button("Share").click();
    await expect(there.field("Link")).toHaveValue(new RegExp(`#/s/${link.split("#/s/")[1]}$`));
    await elsewhere.context().close();
  },
);

// A workplace worked by the keyboard; the other one is in great-war-workshop.spec.ts.
test("a set-up is built and begun by keyboard alone", inTurn(1, 2), async ({ page }) => {
  const editor = new Editor(page);
  await editor.empty();
  const { keyboard } = page;
  for (const [side, type] of [
    ["Red", "Swordfish"],
    ["Blue", "CR.42"],
  ] as const) {
    await editor.button(`Add to ${side}`).focus();
    await keyboard.press("Enter");
    await editor.field("Search").focus();
    await keyboard.type(type);
    await keyboard.press("Tab");
    await keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  await editor.row(/^R1/).focus();
  await keyboard.press("Enter");
  await keyboard.press("e");
  await keyboard.press("e");
  await expect(editor.field("Clock heading")).toHaveValue("2");
  await keyboard.press("ArrowRight");
  await keyboard.press("Shift+ArrowUp");
  await expect(editor.field("Across (″)")).toHaveValue("25");
  await expect(editor.field("Up (″)")).toHaveValue("6.25");
  await editor.field("Up (″)").focus();
  await keyboard.press("ArrowUp");
  await expect(editor.field("Up (″)")).toHaveValue("6.5");
  await editor.button("Play this").focus();
  await keyboard.press("Enter");
  await editor.field("Blue is played by").selectOption("person");
  await editor.button("Start").focus();
  await keyboard.press("Enter");
  await expect(editor.button("Pass to Red: tap when alone")).toBeVisible();
});

test(
  "what is wrong is told at once, beside the field and on the table, and nothing typed is lost",
  LONG,
  async ({ page }) => {
    const editor = new Editor(page);
    await page.goto("/#/editor/dogfight/four-a-side");
    await editor.row(/^B3/).click();
    await editor.field("Across (″)").fill("12,1 or so");
    const sentence = "Across (″): “12,1 or so” does not fit; it must be a number in quarters from 0 to 48.";
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
    await expect(editor.button(`B3, ${sentence}`)).toBeVisible();
    await expect(page.locator(".flag")).toHaveCount(1);
    await editor.button("Play this").press("Enter");
    await expect(page.getByText(/^Put right what is marked first/)).toBeVisible();
    await page.reload();
    await editor.row(/^B3/).click();
    await expect(editor.field("Across (″)")).toHaveValue("12,1 or so");
    await editor.field("Across (″)").fill("12,25");
    await expect(page.locator(".flag")).toHaveCount(0);

    await editor.button("Open").click();
    for (const [text, why] of [
      ["{", /no whole JSON document: it ends too early, at line 1/],
      ['{"format":1,"game":"dogfight","config":{"aircraft":[]}}', /there must be 2 to 64/],
    ] as const) {
      const file = { name: "bad.json", mimeType: "application/json", buffer: Buffer.from(text) };
      await page.locator('input[type="file"]').setInputFiles(file);
      await expect(told(page, "alert").filter({ hasText: why })).toContainText("“bad.json” was not opened.");
    }
    await editor.field("A link that somebody sent").fill("https://example.org/#/s/AAAA");
    await editor.button("Open the link").click();
    await expect(told(page, "alert").filter({ hasText: "holds no whole set-up" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(editor.row(/^B3/)).toContainText("12,25″");
    await page.goto("/#/s/AAAA");
    await expect(page.getByText(/holds no whole set-up/)).toBeVisible();
  },
);

test("own set-ups are renamed, duplicated and deleted", LONG, async ({ page }) => {
  const editor = new Editor(page);
  await page.goto("/#/editor/dogfight/duel");
  await editor.title.fill("First");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Kept in this browser")).toBeVisible();
  await editor.button("Open").click();
  await editor.button("Rename First").click();
  await editor.field("New name").fill("Second");
  await page.keyboard.press("Enter");
  await editor.button("Duplicate Second").click();
  await editor.button("Delete Second").click();
  await told(page, "alert").getByRole("button", { name: "Delete" }).click();
  await expect(editor.button("Delete Second")).toHaveCount(0);
  await editor.button(/^Second \(copy\)/).click();
  await expect(editor.title).toHaveValue("Second (copy)");
});

test(
  "on a phone a finger moves an aircraft, everything is big enough, and axe finds nothing",
  LONG,
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      ...(baseURL && { baseURL }),
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const page = seeing(await context.newPage());
    await keepSettings(page, { language: "en", motion: "reduced", table3d: false });
    const editor = new Editor(page);
    await page.goto("/#/editor/dogfight/bounce");
    await editor.row(/^R1/).tap();
    await page.evaluate(() => scrollTo(0, 0));
    const { x, y } = await editor.middle("R1");
    const finger = await context.newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", right = 0) =>
      finger.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: type === "touchEnd" ? [] : [{ x: x + right, y }],
      });
    await touch("touchStart");
    for (const right of [10, 20, 30, 40]) await touch("touchMove", right);
    await touch("touchEnd");
    await expect(editor.field("Across (″)")).not.toHaveValue("18");
    await expect(editor.field("Clock heading")).toHaveValue("12");
    const small = await page.getByRole("button").evaluateAll((buttons) =>
      buttons
        .map((button) => ({ name: button.textContent, box: button.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 44))
        .map(({ name, box }) => `${name}: ${box.width} × ${box.height}`),
    );
    expect(small).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await editor.field("SPEED").fill("9");
    for (const tab of [/^Aircraft/, /^Clouds/, /^Table/]) {
      await editor.turnTo(tab);
      expect(await violations(page)).toEqual([]);
    }
    await context.close();
  },
);
