import type { Page } from "@playwright/test";
import { packDocument } from "../../src/app/share/pack.ts";
import { some } from "../extent.ts";
import { expect, inTurn, LONG, test } from "./base.ts";
import { told } from "./told.ts";

// What is refused and stays as it was; a file is below.
test(
  "a refused order names the token, the rule and legal orders near it, and is not sealed",
  inTurn(0, 2),
  async ({ table, page }) => {
    await table.setUp("duel", "refused");
    await table.lift("red");
    await table.type("R1", "2LR1");
    const pad = page.getByRole("region", { name: "Order pad of R1" });
    await expect(pad).toContainText("E6");
    await expect(pad).toContainText("fly at least 1 SPEED forward between them");
    await expect(table.line("R1")).toHaveAttribute("aria-invalid", "true");
    await table.button("Ready").click();
    await expect(told(page, "alert")).toContainText("R1");
    await expect(table.line("R1")).toHaveValue("2LR1");

    const near = page.getByRole("group", { name: "Legal and near" });
    await near.getByRole("button").first().click();
    await expect(pad).not.toContainText("E6");
    await expect(table.line("R1")).toHaveAttribute("aria-invalid", "false");
  },
);

const REFUSED = [
  ["x", "E1"],
  ["4:3", "E2"],
  ["5", "E3"],
  ["1", "E4"],
  ["LLL", "E5"],
  ["1LR", "E6"],
  ["0", "E8"],
  ["2+", "E9"],
] as const;

test("every rule of the order phase refuses in the page as it is typed", LONG, async ({ table, page }) => {
  await table.setUp("duel", "refused");
  await table.lift("red");
  const pad = page.getByRole("region", { name: "Order pad of R1" });
  for (const [order, rule] of REFUSED) {
    await table.type("R1", order);
    await expect(pad).toContainText(new RegExp(`\\. ${rule}(?!\\d)`));
  }
});

const FILES = [
  ["{", "no whole JSON document: it ends too early, at line 1, column 2"],
  ['{"format":99,"game":"dogfight","config":{"scenario":"duel"}}', "update Tallyho"],
  ['{"format":1,"game":"chess","config":{}}', "chess"],
  ['{"format":1,"game":"dogfight","config":{"scenario":"moon"}}', "moon"],
  [
    '{"format":1,"game":"dogfight","config":{"scenario":"duel"},"entries":[{"answers":{"R1":"9","B1":"2"}}]}',
    "Entry 1",
  ],
] as const;

// What is refused and stays as it was; an order is above.
test(
  "a file that can't be read says why in one sentence, and the match in play is untouched",
  inTurn(1, 2),
  async ({ table, page }) => {
    await page.goto("/#/");
    for (const [text, why] of FILES) {
      await table.choose(text, "broken.json");
      const refusal = told(page, "alert").filter({ hasText: "broken.json" });
      await expect(refusal).toContainText(why);
    }
  },
);

test("a link that was cut off and an address of no page say so", LONG, async ({ page }) => {
  await page.goto("/#/m/AAAA");
  await expect(page.getByText("This link holds no whole match")).toBeVisible();
  await page.goto("/#/nowhere/at/all");
  await expect(page.getByRole("heading", { name: "No such page" })).toBeVisible();
});

test("spoilt settings in storage fall back one by one", LONG, async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("tallyho.settings", '{"motion":"wild","table3d":false,"units":7}');
  });
  await page.goto("/#/settings");
  await expect(page.getByRole("switch", { name: "3D table" })).not.toBeChecked();
  await expect(page.getByRole("radio", { name: "As the system says" })).toBeChecked();
});

/** Names of problems, as programs know them: `file-format-newer`, `shape`. */
const CODE = /\b(?:(?:file|record|link|game|config|match|take|dice|answer)(?:-[a-z]+)+|shape)\b/;
/** Documents in links that nobody can open, and what one is told. */
const IN_LINKS = [
  [{ format: 99, game: "dogfight", config: {} }, /update Tallyho|bitte Tallyho erneuern/],
  [[], /one JSON object|ein JSON-Objekt/],
  [{ format: 2, game: "dogfight", config: {}, entries: 7 }, /entries must be a list|entries muss/],
  [{ format: 2, game: "dogfight", config: { scenario: "duel" }, entries: [{ odd: 1 }] }, /Entry 1|Eintrag 1/],
  [{ format: 2, game: "chess", config: {} }, /chess/],
] as const;

/** What of a kept match can be spoilt, and what one is told. */
const SPOILT = [
  ["format", /update Tallyho|bitte Tallyho erneuern/],
  ["version", /load the page again|die Seite neu laden/],
  ["config", /is damaged|ist beschädigt/],
] as const;

for (const language of some(["en", "de"] as const, 2)) {
  test.describe(`in ${language}`, () => {
    test.use({ settings: { language } });

    test("whoever can't open a link or a kept match reads a sentence, never a code", async ({
      page,
      table,
    }) => {
      for (const [document, why] of some(IN_LINKS, 3)) {
        for (const kind of ["m", "s"]) {
          await page.goto(`/#/${kind}/${await packDocument(document)}`);
          if (kind === "m") await expect(told(page, "alert")).toContainText(why);
          await expect(page.locator("main")).not.toHaveText(CODE);
        }
      }
      await page.goto("/#/matches");
      await table.load({ format: 2, game: "dogfight", config: { scenario: "duel" } });
      await expect(page).toHaveURL(/#\/match\//);
      const id = /#\/match\/([^/?]+)/.exec(page.url())?.[1] ?? "";
      for (const [spoil, told] of some(SPOILT, 3)) {
        await page.goto("/#/settings");
        await page.evaluate(spoilHead, [id, spoil] as const);
        for (const address of [
          `match/${id}`,
          `match/${id}/statistics`,
          `match/${id}/dice`,
          `show/dogfight/${id}`,
        ]) {
          await page.goto(`/#/${address}`);
          await page.reload();
          await expect(page.getByText(told).first()).toBeVisible();
          await expect(page.locator("body")).not.toHaveText(CODE);
        }
        await page.goto("/#/matches");
        await expect(page.getByRole("listitem").first()).toBeVisible();
        if (spoil === "version") await expect(page.getByText(told)).toBeVisible();
        await expect(page.locator("main")).not.toHaveText(CODE);
      }
    });
  });
}

/** Spoils what the browser keeps beside the log of a match: one thing at a time. */
async function spoilHead([id, spoil]: readonly [string, "format" | "version" | "config"]): Promise<void> {
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const base = await done(indexedDB.open("tallyho"));
  const store = base.transaction("matches", "readwrite").objectStore("matches");
  const head = await done(store.get(id));
  const whole = { ...head, version: 3, file: { ...head.file, format: 2 } };
  const spoilt = {
    format: { ...whole, file: { ...whole.file, format: 99 } },
    version: { ...whole, version: 99 },
    config: { ...whole, file: { ...whole.file, rolls: "x" } },
  };
  await done(store.put(spoilt[spoil], id));
  base.close();
}

/** Lets a file go over the page, which is no match; whether the browser would open it in the page's place. */
function dropLetter(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(["no file of Tallyho"], "letter.json", { type: "application/json" }));
    return document.body.dispatchEvent(
      new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }),
    );
  });
}

test("a file dropped on the head of a long page is refused where one looks", LONG, async ({ page }) => {
  for (const [address, place] of [
    ["/#/", page.getByText("or drop a match file anywhere")],
    ["/#/workshop/dogfight", page.getByRole("radio", { name: "ENGINE 4 of 5" })],
    ["/#/workshop/great-war", page.getByLabel("At the front from")],
  ] as const) {
    await page.goto(address);
    await expect(place).toBeAttached();
    await expect(page.getByRole("heading").first()).toBeInViewport();
    expect(await dropLetter(page), address).toBe(false);
    await expect(told(page, "alert").filter({ hasText: "letter.json" }), address).toBeInViewport();
    await expect(page.getByText("This page takes no file")).toHaveCount(0);
  }
});

test("a page that takes no files says so in the middle of the window and stays", LONG, async ({ page }) => {
  const refusal = told(page, "alert").filter({ hasText: "This page takes no file" });
  for (const address of [
    "/#/new/great-war/dogfight",
    "/#/rules/dogfight",
    "/#/lesson/dogfight",
    "/#/print/dogfight/bounce",
    "/#/settings",
    "/#/about",
    "/#/nowhere",
  ]) {
    await page.goto(address);
    await expect(page.getByRole("heading").first()).toBeVisible();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect(await dropLetter(page), address).toBe(false);
    await expect(refusal, address).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Shift");
    await expect(refusal).toHaveCount(0);
  }
});
