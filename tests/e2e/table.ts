import { expect, type Locator, type Page } from "@playwright/test";
import type { Script } from "./scripted.ts";

function capital(seat: string): string {
  return seat.charAt(0).toUpperCase() + seat.slice(1);
}

/** The parts of an order that are one key of the pad each. */
function padKeys(order: string): readonly string[] {
  return order.match(/\d|L+|R+|\+|-+/g) ?? [];
}

function counted(figure: number, one: string): string {
  return `${figure} ${one}${figure === 1 ? "" : "s"}`;
}

/** What a key of the pad is called. */
function padName(key: string): string {
  if (/\d/.test(key)) return `Ahead ${counted(Number(key), "step")}: ${Number(key) * 2} inches`;
  if (key.startsWith("L")) return `Left ${counted(key.length, "point")}`;
  if (key.startsWith("R")) return `Right ${counted(key.length, "point")}`;
  return key === "+" ? "Climb one level" : `Dive ${counted(key.length, "level")}`;
}

/** How a player presses things: a mouse click, or a finger. */
export type Press = (what: Locator) => Promise<void>;

export const click: Press = (what) => what.click();
export const tap: Press = (what) => what.tap();

/** The table page as a player works it. */
export class Table {
  constructor(
    readonly page: Page,
    readonly press: Press = click,
  ) {}

  button(name: string | RegExp): Locator {
    return this.page.getByRole("button", { name, exact: typeof name === "string" });
  }

  line(id: string): Locator {
    return this.page.getByLabel(`Orders for ${id}`);
  }

  get end(): Locator {
    return this.page.getByRole("region", { name: "The game is over" });
  }

  /** Says on the set-up page or in the middle of a game who plays a side: "A person", "Pilot". */
  async seat(side: "Red" | "Blue", player: string): Promise<void> {
    await this.page.getByLabel(`${side} is played by`).selectOption(player);
  }

  /** Goes through the set-up page: a scenario for two people with dice from a text. */
  async setUp(scenario: string, seed: string): Promise<void> {
    const { page } = this;
    await page.goto(`/#/new/dogfight/${scenario}`);
    await this.seat("Blue", "A person");
    await this.press(page.getByRole("radio", { name: "From a text" }));
    await page.getByLabel("Text for the dice").fill(seed);
    await this.press(this.button("Start"));
    await page.waitForURL(/#\/match\//);
  }

  /** Loads a match document from the home page, as from a file. */
  async load(document: unknown, name = "match.json"): Promise<void> {
    await this.page.goto("/#/");
    await this.choose(JSON.stringify(document), name);
  }

  async choose(text: string, name = "match.json"): Promise<void> {
    const file = { name, mimeType: "application/json", buffer: Buffer.from(text) };
    await this.page.locator('input[type="file"]').setInputFiles(file);
  }

  /** Comes to the screen as a seat. */
  async lift(seat: string): Promise<void> {
    await this.press(this.button(`Pass to ${capital(seat)}: tap when alone`));
  }

  async type(id: string, order: string): Promise<void> {
    await this.line(id).fill(order);
  }

  /** Writes an order with the clock-face pad alone. */
  async tapOut(id: string, order: string): Promise<void> {
    const pad = this.page.getByRole("region", { name: `Order pad of ${id}` });
    for (const key of padKeys(order)) {
      await this.press(pad.getByRole("button", { name: new RegExp(`${padName(key)}$`) }).last());
    }
    await expect(this.line(id)).toHaveValue(order);
  }

  /** Hands the orders in; those that would be regretted are asked about once. */
  async ready(seat: string): Promise<void> {
    const ready = this.button(/^(Ready|All ready)$/);
    await this.press(ready);
    const sure = this.page.getByText(/once more flies it all the same\.$/);
    await expect(this.gone(seat).or(sure).first()).toBeVisible();
    if (await sure.isVisible()) await this.press(ready);
    await expect(this.gone(seat).first()).toBeVisible();
  }

  /** Signs that a seat's order pads have left the screen: a call to the other seat, shots, new orders or the end. */
  private gone(seat: string): Locator {
    const other = capital(seat === "red" ? "blue" : "red");
    return this.button(`Pass to ${other}: tap when alone`)
      .or(this.button("Pass to Red: tap when alone"))
      .or(this.button("Cease fire"))
      .or(this.end);
  }

  /** Fires one shot, or ends the phase, with the buttons. */
  async fire(text: string): Promise<void> {
    if (text === "done") return this.press(this.button("Cease fire"));
    const [shooter, weapon = "", target] = text.split(" ");
    await this.press(this.button(new RegExp(`^Fire: ${shooter} at ${target} .*${capital(weapon)} gun`)));
  }

  /** Plays rounds of a scripted match; `write` puts an order on a pad. */
  async play(
    { rounds }: Pick<Script, "rounds">,
    write: (id: string, order: string) => Promise<void>,
  ): Promise<void> {
    for (const round of rounds) {
      if (round[0]?.kind === "fire") {
        await this.fire(round[0].text);
        continue;
      }
      for (const seat of new Set(round.map((answer) => answer.seat))) {
        await this.lift(seat);
        for (const { prompt, text } of round.filter((answer) => answer.seat === seat))
          await write(prompt, text);
        await this.ready(seat);
      }
    }
  }

  /** Opens one of the menu's items. */
  async menu(item: string | RegExp): Promise<void> {
    await this.press(this.button("Menu"));
    await this.press(this.page.getByRole("menuitem", { name: item }));
  }

  /** The log: a line of news until it is opened. */
  get log(): Locator {
    return this.page.locator("[data-point=slip]");
  }

  /** Opens the log, which lies on the table as a line of news. */
  async openLog(): Promise<void> {
    const closed = this.log.locator("button[aria-expanded=false]").first();
    const open = this.log.locator("button[aria-expanded=true]").first();
    await expect(closed.or(open).first()).toBeVisible();
    if (await closed.isVisible()) await this.press(closed);
  }

  /** Unfolds what the paper of a battle that is over has beside what is wanted most, or that of the replay. */
  async more(paper: Locator): Promise<void> {
    await this.press(paper.getByRole("button", { name: "More" }));
  }

  get replayBar(): Locator {
    return this.page.getByRole("region", { name: "Replay" });
  }

  /** Turns to a sheet of the drawer, folded away or not. */
  async tab(name: "Orders" | "Sheets"): Promise<void> {
    const folded = this.page.getByRole("navigation", { name: "Orders and sheets" });
    const tab = this.page.getByRole("tab", { name, exact: true });
    await this.press(tab.or(folded.getByRole("button", { name, exact: true })));
  }
}
