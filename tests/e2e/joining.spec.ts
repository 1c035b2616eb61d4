import type { Browser, Locator, Page } from "@playwright/test";
import { encode } from "uqr";
import { some } from "../extent.ts";
import { expect, test } from "./base.ts";
import { ROOM } from "./club.ts";
import { clubOfTests, type Device, hostFile, hostTable, PHONE } from "./club-device.ts";
import { outlineFaults } from "./outline.ts";
import { Table } from "./table.ts";
import { violations } from "./violations.ts";

const { device } = clubOfTests();

const DUEL = "Spitfire against Bf 109E";
/** Side of what a finger meets, in pixels. */
const FINGER = 44;
/** Most taps from the code to sealed orders, the keys of what is typed aside. */
const TAPS = 5;

const squareIn = (page: Page) => page.getByRole("img", { name: /^Square code for / });

/** The address that the square code on a page is told to have. */
async function addressIn(page: Page): Promise<string> {
  return ((await squareIn(page).getAttribute("aria-label")) ?? "").replace("Square code for ", "");
}

/** Opens the table to the room's network on the host's page; the address in the square code then. */
async function openedTo({ page }: Device): Promise<string> {
  await page.getByRole("button", { name: "Open to this network" }).click();
  await expect(squareIn(page)).toBeVisible();
  return addressIn(page);
}

/** Has the table closed to the room's network, which another test may have opened. */
async function closed(laptop: Device): Promise<void> {
  const [open, close] = [laptop.button("Open to this network"), laptop.button("Close to the network")];
  await expect(open.or(close)).toBeVisible();
  if (await close.isVisible()) await close.click();
  await expect(open).toBeVisible();
  await expect(squareIn(laptop.page)).toHaveCount(0);
}

/** A finger that counts its taps, and what it taps that is smaller than it is. */
class Finger {
  taps = 0;
  readonly small: string[] = [];

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await expect(target).toBeVisible();
    const { width = 0, height = 0 } = (await target.boundingBox()) ?? {};
    if (Math.min(width, height) < FINGER) this.small.push(`${target}: ${width} × ${height}`);
    await target.tap();
  }
}

/** A phone that has never been here, at a table by the square code on its host's page, and the finger that taps on it. */
async function scanned(browser: Browser) {
  const laptop = await device(browser);
  const code = await hostTable(laptop, DUEL);
  await closed(laptop);
  await expect(laptop.page.getByText("No phone gets here yet.")).toBeVisible();
  const address = await openedTo(laptop);
  expect(address).toMatch(new RegExp(`^http://${ROOM}:\\d+/#/join/${code}$`));
  const { page } = await device(browser, PHONE, { briefing: true, table3d: true });
  await page.goto(address);
  const finger = new Finger();
  const expectSealed = async () => {
    await expect(laptop.page.getByRole("listitem").filter({ hasText: "Ann" })).toContainText("ready");
    expect(finger.taps).toBeLessThanOrEqual(TAPS);
    expect(finger.small).toEqual([]);
  };
  return { page, finger, expectSealed };
}

const READY = /^(Ready|All ready)$/;

test("who has never seen it types his name and 2L1, and seals it by five taps from the square code on, over the network that the host opens", async ({
  browser,
}) => {
  const { page, finger, expectSealed } = await scanned(browser);
  await finger.tap(page.getByLabel("Your name"));
  await page.keyboard.type("Ann");
  await finger.tap(page.getByRole("button", { name: "Red" }));
  await finger.tap(page.getByRole("button", { name: "Join", exact: true }));
  await finger.tap(page.getByLabel("Orders for R1"));
  await page.keyboard.type("2L1");
  await finger.tap(page.getByRole("button", { name: READY }));
  await expectSealed();
});

test("who takes his seat first and taps 2L1 on the pad has sealed it by five taps, too", async ({
  browser,
}) => {
  const { page, finger, expectSealed } = await scanned(browser);
  await finger.tap(page.getByRole("button", { name: "Red" }));
  await expect(page.getByLabel("Your name")).toBeFocused();
  await page.keyboard.type("Ann");
  await page.keyboard.press("Enter");
  await new Table(page, (key) => finger.tap(key)).tapOut("R1", "2L1");
  await finger.tap(page.getByRole("button", { name: READY }));
  await expectSealed();
});

/** The modules of a square code as they are seen, row by row: black, white, or what stands in place of either. */
async function modulesSeen(page: Page, size: number): Promise<readonly string[]> {
  const picture = (await squareIn(page).screenshot()).toString("base64");
  return page.evaluate(
    async ([encoded, count]) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${encoded}`)).blob());
      const pen = new OffscreenCanvas(image.width, image.height).getContext("2d");
      if (!pen) throw new Error("nothing to draw with");
      pen.drawImage(image, 0, 0);
      const seen = (x: number, y: number) => {
        const at = [x, y].map((place) => Math.floor(((place + 0.5) * image.width) / count));
        const [red, green, blue] = pen.getImageData(at[0] ?? 0, at[1] ?? 0, 1, 1).data;
        const colour = `${red} ${green} ${blue}`;
        return { "0 0 0": "#", "255 255 255": "." }[colour] ?? `(${colour})`;
      };
      const all = Array.from({ length: count }, (_, nth) => nth);
      return all.map((y) => all.map((x) => seen(x, y)).join(""));
    },
    [picture, size] as const,
  );
}

test("the square code is black on white with four modules of margin, in a dark browser and one of few colours", async ({
  browser,
}) => {
  for (const look of [{ colorScheme: "dark" }, { colorScheme: "dark", forcedColors: "active" }] as const) {
    const laptop = await device(browser, look);
    await hostTable(laptop, DUEL);
    await closed(laptop);
    const address = await openedTo(laptop);
    const { data, size } = encode(address, { border: 4, ecc: "M" });
    const meant = data.map((row) => row.map((on) => (on ? "#" : ".")).join(""));
    expect(await modulesSeen(laptop.page, size)).toEqual(meant);
  }
});

const BEGUN = { format: 5, game: "dogfight", config: { scenario: "bounce" }, entries: [] };

/** Where one is without a table, and what is told there. */
const WITHOUT_TABLE = [
  ["/#/host", "Tables that are open to everybody"],
  ["/#/watch", "A match that was begun elsewhere"],
  ["/#/screen", "A new table"],
  ["/#/join", "Join with a code"],
  ["/#/join/ZZZZZ", "No table has this code"],
] as const;

test("no violation where one has no table yet: who hosts, who joins, who looks on", async ({ browser }) => {
  const laptop = await device(browser);
  await hostTable(laptop, DUEL);
  await laptop.page.getByText("Everybody on this server sees the table in the list").click();
  await hostFile(laptop, BEGUN);
  await laptop.page.goto("/#/host");
  await expect(laptop.page.getByText("Your tables")).toBeVisible();
  const phone = await device(browser, PHONE);
  for (const { page } of [laptop, phone]) {
    for (const [address, told] of some(WITHOUT_TABLE, 2)) {
      await page.goto(address);
      await expect(page.getByText(told).first()).toBeVisible();
      expect(await violations(page), address).toEqual([]);
      expect(await outlineFaults(page), address).toEqual([]);
    }
  }
});

test("no violation where no server is, and on the host's page whatever its network", async ({ browser }) => {
  const laptop = await device(browser);
  const { page } = laptop;
  const code = await hostTable(laptop, DUEL);
  await closed(laptop);
  expect(await violations(page)).toEqual([]);
  await openedTo(laptop);
  expect(await violations(page)).toEqual([]);
  await closed(laptop);
  await page.goto(`/#/screen/${code}`);
  await expect(page.getByText("No phone gets here yet")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.context().setOffline(true);
  await page.goto("/#/host");
  await expect(page.getByText("No server answers here.")).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
