import { gunzipSync } from "node:zlib";
import { type Browser, type BrowserContext, devices, type Page } from "@playwright/test";
import type { Settings } from "../../src/app/settings/kept-settings.ts";
import { expect, keepSettings, seeing, test } from "./base.ts";
import { Club } from "./club.ts";
import { ifStillThere } from "./if-still-there.ts";
import { takeUsual } from "./keys.ts";

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

const GZIP = 0x8b1f;
/** Between the packets of one reply of Engine.IO by polling. */
const BETWEEN = "\u001e";

function inflated(bytes: Buffer): string {
  return bytes.length > 2 && bytes.readUInt16LE() === GZIP ? gunzipSync(bytes).toString() : bytes.toString();
}

/** The texts in what came over a socket: a frame of a WebSocket, or packets by polling, of which binary ones are base64. */
function textsIn(payload: string | Buffer): readonly string[] {
  if (typeof payload !== "string") return [inflated(payload)];
  return payload
    .split(BETWEEN)
    .map((packet) => (packet.startsWith("b") ? inflated(Buffer.from(packet.slice(1), "base64")) : packet));
}

/** A device that comes to a club, what its page has thrown, and all that it was told. */
export class Device {
  readonly faults: string[] = [];
  /** What came over its sockets, unpacked. */
  readonly told: string[] = [];

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
  ) {
    page.on("pageerror", (error) => this.faults.push(error.message));
    page.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => this.told.push(...textsIn(payload))),
    );
    page.on("response", async (response) => {
      if (!response.url().includes("transport=polling")) return;
      const body = await response.text().catch(() => "");
      this.told.push(...textsIn(body));
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
    return this.button(/^(Ready|All ready)$/);
  }

  get lost() {
    return this.page.getByText(/^(No connection since|Keine Verbindung seit)/).first();
  }

  /** The question that is asked now, as a line to write the answer on. */
  get line() {
    return this.page.locator('[data-point="line"]').getByRole("textbox").first();
  }

  /** Takes a seat at a table as who has never been there: his name and three taps. */
  async join(code: string, seat: string, name: string): Promise<void> {
    await this.page.goto(`/#/join/${code}`);
    await this.page.getByLabel(/^(Your name|Dein Name)$/).fill(name);
    await this.button(seat).tap();
    await this.button(/^(Join|Mitspielen)$/).tap();
    await expect(this.page.locator("main.table")).toBeVisible();
  }

  /** Taps a button if it is there, and says whether it was. */
  async tapIfThere(name: string | RegExp): Promise<boolean> {
    const button = this.button(name).first();
    if (!(await button.isVisible()) || !(await button.isEnabled())) return false;
    return ifStillThere((within) => button.tap(within));
  }

  /** Gives the usual answer to the question that is asked now, if one is. */
  async answerAsUsual(): Promise<boolean> {
    if (!(await this.line.isVisible())) return false;
    return ifStillThere(async (within) => {
      await this.line.focus(within);
      await takeUsual(this.page);
    });
  }

  /** What it was told of hands of cards that lie face up for it, whole ones and what changed in one, each as text, in turn. */
  get hands(): readonly string[] {
    return this.told.flatMap((text) => handsIn(text)).map((hand) => JSON.stringify(hand));
  }
}

/** The hands in a message, whole ones and changes of them, in which a card stands face up. */
function handsIn(text: string): readonly unknown[] {
  const hands: unknown[] = [];
  const body = text.slice(text.search(/[[{]/));
  try {
    JSON.parse(body, (key, value) => {
      if (key === "hand" && cardsIn(value).length > 0) hands.push(value);
      return value;
    });
  } catch {
    // Signs of life, and bytes that are no message.
  }
  return hands;
}

/** The cards that stand face up in a hand or in what changed in one. */
export function cardsIn(hand: unknown): readonly string[] {
  if (typeof hand === "string") return [hand];
  return typeof hand === "object" && hand !== null ? Object.values(hand).flatMap(cardsIn) : [];
}

function codeAt(page: Page): string {
  return /[A-Z]{5}$/.exec(page.url())?.[0] ?? "";
}

const AT_TABLE = /#\/host\/[A-Z]{5}$/;

/** Opens a table on the host's page; its code. `game`: left out, the first. */
export async function hostTable({ page }: Device, battle: string, game?: string): Promise<string> {
  await page.goto("/#/host");
  const choices = page.getByRole("combobox");
  if (game !== undefined) await choices.nth(0).selectOption({ label: game });
  await choices.nth(1).selectOption({ label: battle });
  await page.getByRole("button", { name: /^(Open the table|Tisch eröffnen)$/ }).click();
  await page.waitForURL(AT_TABLE);
  return codeAt(page);
}

/** Opens a table with a match that was begun elsewhere; its code. */
export async function hostFile({ page }: Device, match: unknown): Promise<string> {
  await page.goto("/#/host");
  const buffer = Buffer.from(JSON.stringify(match));
  const file = { name: "begun.tallyho", mimeType: "application/json", buffer };
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.waitForURL(AT_TABLE);
  return codeAt(page);
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
