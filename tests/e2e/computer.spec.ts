import { devices, type Page } from "@playwright/test";
import { expect, LONG, test } from "./base.ts";
import { keep, linger, slowStorage } from "./slow-storage.ts";
import { Table, tap } from "./table.ts";

const GLASS = { name: "Glass", engine: 4, fuselage: 1, toHit: 5, weapons: ["front"], ceiling: 14 };

/** Two fighters of glass, nose to nose: soon over, and the same again with this text for the dice. */
const GLASS_DUEL = {
  format: 1,
  game: "dogfight",
  config: {
    table: { width: 36, depth: 36 },
    aircraft: [
      { id: "R1", side: "red", type: GLASS, x: 18, y: 12, heading: 12, speed: 2 },
      { id: "B1", side: "blue", type: GLASS, x: 18, y: 24, heading: 6, speed: 2 },
    ],
  },
  dice: { seed: "glass" },
};

/** The same two, far apart and tail to tail: for a while nobody has a shot. */
const APART = {
  ...GLASS_DUEL,
  config: {
    table: { width: 72, depth: 72 },
    aircraft: [
      { id: "R1", side: "red", type: GLASS, x: 36, y: 20, heading: 6, speed: 2 },
      { id: "B1", side: "blue", type: GLASS, x: 36, y: 52, heading: 12, speed: 2 },
    ],
  },
};

/** Counts what somebody presses from now on, on whatever page. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counter = { presses: 0 };
    Object.assign(window, { counter });
    addEventListener("click", (event) => event.isTrusted && counter.presses++, { capture: true });
  });
  return () => page.evaluate(() => (window as unknown as { counter: { presses: number } }).counter.presses);
}

/** From the home page to the first orders opened, as somebody goes who has never been here. */
async function firstFlight(page: Page, table: Table): Promise<number> {
  await page.goto("/#/");
  const presses = await countPresses(page);
  await table.press(page.getByRole("button", { name: "Fly: Thirty seconds" }));
  await table.press(page.getByRole("group", { name: "Whole orders" }).getByRole("button", { name: "1L1" }));
  await expect(table.line("R1")).toHaveValue("1L1");
  await table.press(table.button("R1 ready"));
  await table.press(page.getByRole("group", { name: "Whole orders" }).getByRole("button", { name: "1R1" }));
  await table.press(table.button("All ready"));
  await expect(page.locator("[data-point=slip]")).toContainText("R1 flies 1L1");
  return presses();
}

test.describe("with matches told of before they are played", () => {
  test.use({ settings: { briefing: true } });

  test("from the home page to a sealed plot against the pilot in at most five presses; both fly, and the computer explains itself", async ({
    page,
    table,
  }) => {
    expect(await firstFlight(page, table)).toBeLessThanOrEqual(5);
    await table.menu("Briefing");
    await expect(page.getByRole("dialog")).toContainText("The first side to bring an enemy down wins.");
    await page.keyboard.press("Escape");
    await table.openLog();
    await expect(page.getByText(/^R1 flies 1L1/).first()).toBeAttached();
    await expect(page.getByText(/^B1 flies/).first()).toBeAttached();

    await page.goto("/#/new/dogfight/duel");
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await table.button("Begin").click();
    await page.getByRole("group", { name: "Whole orders" }).getByRole("button", { name: "2L1" }).click();
    await table.button("Ready").click();
    await expect(page.getByText("Blue (Pilot) is ready; the orders are sealed.")).toBeVisible();
    await table.openLog();
    await expect(table.log).toContainText("R1 flies 2L1");
    await table.button("What the computer weighed").click();
    const slip = page.getByRole("region", { name: "What the computer weighed" });
    const given = slip.getByRole("row", { name: /given/ });
    await expect(given).toContainText("%");
    const order = await given.getByRole("rowheader").textContent();
    await expect(table.log).toContainText(`B1 flies ${(order ?? "none").replace(/ given$/, "")}`);
    await expect(page.locator("[data-part='weighed']").first()).toBeVisible();
    await slip.getByRole("button", { name: "Put away" }).click();
    await expect(page.locator("[data-part='weighed']")).toHaveCount(0);
  });
});

test(
  "a seat changes hands in mid-game; a reload keeps who plays; an order written while the turn before is being kept stands",
  LONG,
  async ({ page, table }) => {
    await slowStorage(page);
    await table.load(APART);
    await expect(table.button("Pass to Red: tap when alone")).toBeVisible();
    await table.menu(/^Who plays/);
    await table.seat("Red", "Cadet");
    await table.button("Play on").click();
    await expect(table.line("B1")).toBeVisible();
    await page.reload();
    await expect(table.line("B1")).toBeVisible();
    await expect(page.getByText("Red (Cadet) is ready; the orders are sealed.")).toBeVisible();
    await table.line("B1").focus();
    await linger(page);
    await page.keyboard.type("2\n2");
    await expect(table.line("B1")).toHaveValue("2");
    await keep(page);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Turn 2");
    await expect(table.line("B1")).toHaveValue("2");
    await table.menu(/^Who plays/);
    await table.seat("Red", "A person");
    await table.button("Play on").click();
    await table.type("B1", "2");
    await table.ready("blue");
    await table.lift("red");
    await expect(table.line("R1")).toHaveValue("");
  },
);

test("two computers play to an end by themselves", LONG, async ({ page, table }) => {
  await table.load(GLASS_DUEL);
  await table.menu(/^Who plays/);
  await table.seat("Red", "Pilot");
  await table.seat("Blue", "Cadet");
  await table.button("Play on").click();
  for (const _ of ["2", "4"]) await page.keyboard.press("]");
  await expect(table.end).toBeVisible();
  await expect(page.getByRole("region", { name: "The game is over" })).toContainText(/wins|draw/);
});

test("a computer player that can't be had is told, and its seat can be played", LONG, async ({ page }) => {
  let broken = true;
  await page.route(/\/worker-[^/]*\.js/, (route) =>
    broken
      ? route.fulfill({ contentType: "text/javascript", body: "throw new Error('broken')" })
      : route.continue(),
  );
  await page.goto("/#/");
  await page.getByRole("button", { name: "Fly: Thirty seconds" }).click();
  const slip = page.getByRole("region", { name: "A computer player has dropped out" });
  await expect(slip).toContainText("Blue (Pilot) does not answer; ask again, or play this seat yourself.");
  broken = false;
  await slip.getByRole("button", { name: "Ask again" }).click();
  await expect(slip).toBeHidden();
  await expect(page.getByText("Blue (Pilot) is ready; the orders are sealed.")).toBeVisible();
});

test.describe("on a phone", () => {
  const { viewport: _, defaultBrowserType: __, ...pixel } = devices["Pixel 7"];
  test.use({ ...pixel, viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 });

  test("it takes no more taps to the first sealed plot", LONG, async ({ page }) => {
    expect(await firstFlight(page, new Table(page, tap))).toBeLessThanOrEqual(5);
  });
});
