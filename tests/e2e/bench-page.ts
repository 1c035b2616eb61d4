import type { Page } from "@playwright/test";
import type { BenchWindow } from "../bench/frame/page.tsx";
import { test as base, expect } from "./base.ts";

declare global {
  interface Window extends BenchWindow {}
}

/** The table alone on a page, with what it tells its page and where it draws its pieces. */
export class BareTable {
  constructor(
    readonly page: Page,
    private readonly url: string,
  ) {}

  /** Opens a table; waits until its miniatures stand and all that comes with them is there. */
  async open(query = ""): Promise<void> {
    await this.page.goto(`${this.url}?${query}`);
    await this.page.waitForFunction(() => window.__tableStats?.ready, undefined, { timeout: 120_000 });
    await this.rest();
  }

  frames(): Promise<number> {
    return this.page.evaluate(() => window.__tableStats.frames);
  }

  /** Waits until everything that the table asked for is there, and all is drawn. */
  rest(): Promise<void> {
    return this.page.evaluate(() => window.__tableStats.rest());
  }

  /** Where a piece's model is on the screen. */
  at(id: string): Promise<{ x: number; y: number }> {
    return this.page.evaluate((piece) => {
      const out = { x: 0, y: 0, visible: false };
      window.table?.screenPosition(piece, out);
      return { x: out.x, y: out.y };
    }, id);
  }

  /** Where a piece stands on the mat, in inches. */
  place(id: string): Promise<{ x: number; y: number }> {
    return this.page.evaluate((piece) => {
      const found = window.__player.timeline?.after.pieces.find((one) => one.id === piece);
      return { x: found?.x ?? 0, y: found?.y ?? 0 };
    }, id);
  }

  async apart(one: string, other: string): Promise<number> {
    const [a, b] = [await this.at(one), await this.at(other)];
    return Math.hypot(a.x - b.x, a.y - b.y);
  }

  /** What the table has told its page under a name. */
  heard(name: string): Promise<unknown[]> {
    return this.page.evaluate(
      (what) => window.__heard.filter(([said]) => said === what).map(([, value]) => value),
      name,
    );
  }

  /** Waits until a piece is drawn where it is expected. */
  async expects(id: string, where: (at: { x: number; y: number }) => boolean): Promise<void> {
    await expect.poll(async () => where(await this.at(id)), { intervals: [50] }).toBe(true);
  }

  async drag(
    button: "left" | "middle" | "right",
    from: { x: number; y: number },
    dx: number,
    dy: number,
  ): Promise<void> {
    await this.page.mouse.move(from.x, from.y);
    await this.page.mouse.down({ button });
    await this.page.mouse.move(from.x + dx, from.y + dy, { steps: 5 });
    await this.page.mouse.up({ button });
    await this.rest();
  }
}

/** Where the page with the table alone is served. */
export function tableUrl(): string {
  return process.env.TALLYHO_TABLE_URL ?? "";
}

/** Tests of the table alone. */
export const test = base.extend<{ bare: BareTable }>({
  bare: async ({ page }, use) => use(new BareTable(page, tableUrl())),
});
