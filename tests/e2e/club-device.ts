import { type Browser, type BrowserContext, devices, type Page } from "@playwright/test";
import type { Settings } from "../../src/app/settings/kept-settings.ts";
import { expect, keepSettings, seeing, test } from "./base.ts";
import { Club } from "./club.ts";
import { ifStillThere } from "./if-still-there.ts";

type How = Parameters<Browser["newContext"]>[0];

const { viewport: _, defaultBrowserType: __, ...pixel } = devices["Pixel 7"];
/** A phone held upright, touched. */
export const PHONE: NonNullable<How> = {
  ...pixel,
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1,
};
/** What the whole room looks at. */
export const PROJECTOR: NonNullable<How> = { viewport: { width: 1920, height: 1080 } };

/** A device that comes to a club, what its page has thrown, and all that its sockets were sent. */
export class Device {
  readonly faults: string[] = [];
  /** What came over its sockets, unpacked, so that what it was told can be looked for. */
  readonly frames: Buffer[] = [];

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
  ) {
    page.on("pageerror", (error) => this.faults.push(error.message));
    page.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => this.frames.push(Buffer.from(payload))),
    );
    page.on("response", async (response) => {
      if (response.url().includes("/socket.io/")) {
        const body = await response.body().catch(() => undefined);
        if (body) this.frames.push(body);
      }
    });
  }

  static async of(browser: Browser, url: string, how: How, settings: Partial<Settings>): Promise<Device> {
    const context = await browser.newContext({
      baseURL: url,
      serviceWorkers: "block",
      locale: "en-GB",
      ...how,
    });
    const page = seeing(await context.newPage());
    await keepSettings(page, {
      language: "en",
      motion: "reduced",
      fastDice: true,
      table3d: false,
      ...settings,
    });
    return new Device(context, page);
  }

  button(name: string | RegExp) {
    return this.page.getByRole("button", { name, exact: typeof name === "string" });
  }

  get over() {
    return this.page.getByRole("region", { name: /^(The game is over|Das Spiel ist aus)/ });
  }

  get ready() {
    return this.button(/^(Ready|All ready|Fertig|Alles fertig)$/);
  }

  get lost() {
    return this.page.getByText(/^(No connection since|Keine Verbindung seit)/).first();
  }

  /** Taps a button if it is there, and says whether it was. */
  async tapIfThere(name: string | RegExp): Promise<boolean> {
    const button = this.button(name).first();
    if (!(await button.isVisible()) || !(await button.isEnabled())) return false;
    return ifStillThere((within) => button.tap(within));
  }
}

/** Opens a table on the host's page; its code. */
export async function hostTable({ page }: Device, game: string | undefined, battle: string): Promise<string> {
  await page.goto("/#/host");
  const selects = page.getByRole("combobox");
  if (game !== undefined) await selects.nth(0).selectOption({ label: game });
  await selects.nth(1).selectOption({ label: battle });
  await page.getByRole("button", { name: /^(Open the table|Den Tisch eröffnen)$/ }).click();
  await page.waitForURL(/#\/host\/[A-Z]{5}$/);
  return /[A-Z]{5}$/.exec(page.url())?.[0] ?? "";
}

/** What the tests of a file have. */
interface ClubOfTests {
  readonly club: () => Club;
  readonly device: (browser: Browser, how?: How, settings?: Partial<Settings>) => Promise<Device>;
}

/** A server of tables for the tests of a file, and devices that come to it; no page of theirs may throw. */
export function clubOfTests(): ClubOfTests {
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
  return {
    club: () => club,
    device: async (browser, how = {}, settings = {}) => {
      const one = await Device.of(browser, club.url, how, settings);
      open.push(one);
      return one;
    },
  };
}
