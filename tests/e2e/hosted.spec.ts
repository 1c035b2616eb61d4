import { type Browser, type BrowserContext, devices, type Page } from "@playwright/test";
import { expect, keepSettings, seeing, test } from "./base.ts";
import { Club } from "./club.ts";
import { ifStillThere } from "./if-still-there.ts";
import { violations } from "./violations.ts";

const { viewport: _, defaultBrowserType: __, ...pixel } = devices["Pixel 7"];
const PHONE = { ...pixel, viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 };

/** A device that comes to a club, and what its page has thrown. */
class Device {
  readonly faults: string[] = [];

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
  ) {
    page.on("pageerror", (error) => this.faults.push(error.message));
  }

  static async of(browser: Browser, url: string, how: Parameters<Browser["newContext"]>[0] = {}) {
    const context = await browser.newContext({
      baseURL: url,
      serviceWorkers: "block",
      locale: "en-GB",
      ...how,
    });
    const page = seeing(await context.newPage());
    await keepSettings(page, { language: "en", motion: "reduced", fastDice: true, table3d: false });
    return new Device(context, page);
  }

  button(name: string | RegExp) {
    return this.page.getByRole("button", { name, exact: typeof name === "string" });
  }

  /** Takes a seat at a table as who has never been there: five taps and a name. */
  async join(code: string, seat: string, name: string): Promise<void> {
    await this.page.goto(`/#/join/${code}`);
    await this.page.getByLabel("Your name").fill(name);
    await this.button(seat).tap();
    await this.button("Join").tap();
    await expect(this.ready).toBeVisible();
  }

  get over() {
    return this.page.getByRole("region", { name: "The game is over" });
  }

  get ready() {
    return this.button(/^(Ready|All ready)$/);
  }

  /** Answers whatever is asked now, if anything is: straight on at the speed that every fighter has, and no shots. */
  async answer(): Promise<void> {
    const line = this.page.getByLabel(/^Orders for /).first();
    if (await this.button("Cease fire").isVisible())
      await ifStillThere((within) => this.button("Cease fire").tap(within));
    else if ((await line.isVisible()) && (await line.inputValue()) === "") {
      await ifStillThere((within) => line.fill("2", within));
      await ifStillThere((within) => this.ready.tap(within));
      const sure = this.page.getByText(/once more flies it all the same\.$/).first();
      if (await sure.isVisible()) await ifStillThere((within) => this.ready.tap(within));
    }
  }
}

let club: Club;
const open: Device[] = [];
test.beforeAll(async () => {
  club = await Club.start();
});
test.afterAll(() => club.end());
test.afterEach(async () => {
  const faults = open.flatMap((device) => device.faults);
  for (const { context } of open.splice(0)) await context.close();
  expect(faults).toEqual([]);
});

async function device(browser: Browser, how?: Parameters<Browser["newContext"]>[0]): Promise<Device> {
  const one = await Device.of(browser, club.url, how);
  open.push(one);
  return one;
}

/** Opens a table on the host's page; its code. */
async function host({ page }: Device, battle: string): Promise<string> {
  await page.goto("/#/host");
  await page.getByLabel("Battle").selectOption({ label: battle });
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.waitForURL(/#\/host\/[A-Z]{5}$/);
  return /[A-Z]{5}$/.exec(page.url())?.[0] ?? "";
}

test("a dogfight is flown on two phones, a projector and a spectator's, whatever breaks", async ({
  browser,
}) => {
  const laptop = await device(browser);
  const code = await host(laptop, "Spitfire against Bf 109E");
  expect(await violations(laptop.page)).toEqual([]);
  const projector = await device(browser);
  await projector.page.goto(`/#/screen/${code}`);
  await expect(projector.page.getByRole("region", { name: "Code to join" })).toContainText(code);
  expect(await violations(projector.page)).toEqual([]);
  const [ann, bea, spectator] = [
    await device(browser, PHONE),
    await device(browser, PHONE),
    await device(browser, PHONE),
  ];
  await ann.page.goto(`/#/join/${code}`);
  await expect(ann.button("Join")).toBeVisible();
  expect(await violations(ann.page)).toEqual([]);
  await ann.join(code, "Red", "Ann");
  await bea.join(code, "Blue", "Bea");
  await spectator.page.goto(`/#/watch/${code}`);
  await expect(spectator.page.getByText(/^Turn 1/).first()).toBeVisible();
  expect(await violations(ann.page)).toEqual([]);
  // Orders that were not sent are kept over a reload.
  await ann.page.getByLabel("Orders for R1").fill("2");
  await ann.page.reload();
  await expect(ann.page.getByLabel("Orders for R1")).toHaveValue("2");
  await ann.ready.tap();
  await expect(ann.page.getByText(/^Waiting for Blue \(Bea\)/).first()).toBeVisible();
  // A phone that is out of its network seals all the same, and says that nobody knows of it yet.
  await bea.context.setOffline(true);
  await expect(bea.page.getByText(/^No connection since/).first()).toBeVisible();
  await bea.answer();
  await expect(bea.page.getByText(/not on the server yet/).first()).toBeVisible();
  await bea.context.setOffline(false);
  await expect(ann.page.getByText(/^Waiting for Blue/).first()).toBeHidden();
  await club.kill();
  await expect(ann.page.getByText(/^No connection since/).first()).toBeVisible();
  await club.start();
  await expect(ann.page.getByText(/^No connection since/).first()).toBeHidden();
  await expect(bea.page.getByText(/^No connection since/).first()).toBeHidden();
  for (let step = 0; step < 400 && !(await ann.over.isVisible()); step++) {
    await ann.answer();
    await bea.answer();
    await ann.page.waitForTimeout(100);
  }
  for (const { over } of [ann, bea]) await expect(over).toBeVisible();
});
