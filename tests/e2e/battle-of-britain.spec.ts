import { devices, type Locator, type Page } from "@playwright/test";
import { config } from "../../src/games/battle-of-britain/face/lesson/setup.ts";
import { expect, inTurn, LONG, test } from "./base.ts";
import { englishOn } from "./english.ts";
import { takeUsual } from "./keys.ts";
import { Table, tap } from "./table.ts";
import { told } from "./told.ts";

/** A raid of one geschwader on London: with these dice 11B shoots down two squadrons for two, and London is hit twice. */
const RAID = {
  format: 3,
  game: "battle-of-britain",
  config,
  dice: { seed: "e1" },
  // The German has said how strong his geschwader shall be.
  entries: [{ answers: { sevens: "seven 2A" } }],
};
/** The same, where both sides are asked how a battle is fought. */
const ASKED = { ...RAID, config: { ...config, options: { ...config.options, battles: "asked" } } };

const BRITISH = "Royal Air Force";
const GERMAN = "Germans";

function offers(page: Page): Locator {
  return page.locator(".question__offers");
}

/** The call to a seat, before which nobody else's question is on the page. */
function call(page: Page, seat: string): Locator {
  return page.getByRole("button", { name: new RegExp(`^(Pass to|An) ${seat}: `) });
}

/** Presses an answer that is offered; the one that it leads to is asked for by whoever plays on. */
async function choose(page: Page, name: RegExp, { press }: Table): Promise<void> {
  await press(page.getByRole("tabpanel").getByRole("button", { name }));
}

function title(page: Page): Locator {
  return page.getByRole("heading", { level: 1 });
}

// A campaign that has its battle fought on another table; the other one is in battles.spec.ts.
test(
  "a turn with the mouse: mission, a raid, a wing against it, a battle that is fought on another table and comes back, bombs",
  inTurn(0, 2),
  async ({ page, table }) => {
    await table.load(ASKED);
    await call(page, GERMAN).click();
    await page.locator('[data-point="line"]').getByRole("textbox").fill("mission London");
    await choose(page, /^Answer$/, table);
    await choose(page, /2A takes off at R06 for London/, table);

    await call(page, BRITISH).click();
    await expect(title(page)).toContainText("Scramble");
    await choose(page, /^Let it pass/, table);
    await choose(page, /11B goes for 2A at N09/, table);
    // The next question has this answer too: while the first is being kept, it is not asked yet.
    await expect(offers(page).getByRole("button", { name: /11B goes for 2A/ })).toHaveCount(0);
    await choose(page, /^No other wing moves/, table);
    await choose(page, /11B dogfights 2A/, table);
    // What the other side names is nobody's business: whoever is at the screen is called as well.
    await call(page, BRITISH).click();
    await choose(page, /As a plotted dogfight/, table);
    await call(page, GERMAN).click();
    await choose(page, /As a plotted dogfight/, table);

    const slip = page.getByRole("region", { name: "A battle on another table" });
    await expect(slip.getByText("The campaign waits until its result is here.")).toBeVisible();
    const campaign = page.url();
    await slip.getByRole("button", { name: /^Fight it out as “/ }).click();
    const waiting = page.getByRole("region", { name: /^A battle of “/ });
    await expect(told(waiting, "status", "event")).toHaveText("The campaign waits for its result.");
    expect(page.url()).not.toBe(campaign);
    await waiting.getByRole("link", { name: "Back to the campaign" }).click();
    await slip.getByRole("button", { name: "End it as it stands" }).click();
    await expect(slip).toHaveCount(0);
    expect(page.url()).toBe(campaign);

    await call(page, GERMAN).click();
    await choose(page, /2A bombs London/, table);
    await expect(table.end).toBeVisible();
    await table.openLog();
    await expect(table.log).toContainText(/2A bombs London/);
  },
);

test(
  "a turn with the keyboard alone: the line, digits and Enter; gruppen are opened, duels and bombs told",
  LONG,
  async ({ page, table }) => {
    await table.load(RAID);
    const { keyboard } = page;
    const come = async (seat: string) => {
      await call(page, seat).focus();
      await keyboard.press("Enter");
    };
    /** Whoever comes to a question chooses with a key, or takes what is usual. */
    const arrive = async (phase: string) => {
      await expect(title(page)).toContainText(phase);
      await expect(offers(page).getByRole("button").first()).toBeVisible();
    };
    const press = async (phase: string, key: string) => {
      await arrive(phase);
      await keyboard.press(key);
    };
    const takes = async (phase: string) => {
      await arrive(phase);
      await takeUsual(page);
    };
    const write = async (phase: string, text: string) => {
      await expect(title(page)).toContainText(phase);
      await page.locator('[data-point="line"]').getByRole("textbox").focus();
      await keyboard.type(text);
      await keyboard.press("Enter");
    };
    await come(GERMAN);
    await write("Missions", "mission London");
    await write("German move", "2A fly R06 N09 5");
    await come(BRITISH);
    await write("Scramble", "pass");
    await write("British move", "11B fly N09");
    await expect(offers(page).getByRole("button", { name: /11B/ })).toHaveCount(0);
    await write("British move", "done");
    await write("Dogfights", "11B attack 2A");
    // Gruppen and who flies in which of them are laid face down, and opened when opponents are chosen.
    await come(GERMAN);
    await press("Gruppen", "1");
    await come(GERMAN);
    await takes("Laying squadrons");
    await come(BRITISH);
    await press("Choosing opponents", "1");

    await table.openLog();
    const report = page.getByRole("region", { name: "Turn 9" });
    await expect(report).toContainText(/Spitfire.*Bf 109/);
    await come(GERMAN);
    await takes("Bombing");
    await expect(table.end).toBeVisible();
    await expect(report).toContainText("London");
    await table.openLog();
    await expect(table.log).toContainText(/Gruppe 1: Spitfire against Bf 109, hits 2 to 4/);
    await expect(table.log).toContainText("2A bombs London: 2 hits; no flak hits.");
  },
);

test.describe("on a German phone", () => {
  const { viewport: _, defaultBrowserType: __, ...pixel } = devices["Pixel 7"];
  test.use({
    ...pixel,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1,
    settings: { language: "de" },
  });

  test(
    "a turn by tap: the question stands below the map, and no English word on the page",
    LONG,
    async ({ page }) => {
      const table = new Table(page, tap);
      await table.load(RAID);
      const come = (seat: string) => call(page, seat).tap();
      await come("Deutsche");
      await choose(page, /^London, Stadt/, table);
      await choose(page, /London, N09/, table);
      expect(await englishOn(page)).toEqual([]);
      await choose(page, /2A startet bei R06 nach London/, table);
      await come(BRITISH);
      const [board, question] = await Promise.all(
        [page.locator(".board"), page.getByRole("tabpanel")].map((one) => one.boundingBox()),
      );
      expect((question?.y ?? 0) - (board?.y ?? 0) - (board?.height ?? 0)).toBeLessThan(120);
      await choose(page, /^Durchlassen/, table);
      await choose(page, /11B greift 2A bei N09 an/, table);
      await choose(page, /^Sonst zieht kein Wing/, table);
      await choose(page, /11B im Kurvenkampf gegen 2A/, table);
      await come("Deutsche");
      await choose(page, /3 \+ 2 \+ 2/, table);
      await come("Deutsche");
      await choose(page, /Die Stärksten an die Spitzen/, table);
      await come(BRITISH);
      expect(await englishOn(page)).toEqual([]);
      await choose(page, /1 Spitfire gegen Gruppe 1 \(3\); 1 Spitfire gegen Gruppe 2/, table);
      await come("Deutsche");
      await choose(page, /2A bombardiert London/, table);
      await expect(page.getByRole("region", { name: "Das Spiel ist aus" })).toBeVisible();
      expect(await englishOn(page)).toEqual([]);
    },
  );
});
