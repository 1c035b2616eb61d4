import type { Browser, Page } from "@playwright/test";
import { expect, inTurn, test } from "./base.ts";
import { cardsIn, clubOfTests, type Device, hostFile, hostTable, PHONE, PROJECTOR } from "./club-device.ts";
import { violations } from "./violations.ts";

const { club, device } = clubOfTests();

/** A projector and a phone that looks on, at a table. */
async function room(browser: Browser, code: string, language: "en" | "de" = "en") {
  const projector = await device(browser, PROJECTOR, { language });
  await projector.page.goto(`/#/screen/${code}`);
  await expect(
    projector.page.getByRole("region", { name: /^(Code to join|Code zum Mitspielen)$/ }),
  ).toContainText(code);
  const spectator = await device(browser, PHONE, { language });
  await spectator.page.goto(`/#/watch/${code}`);
  await expect(spectator.page.locator("main.table")).toBeVisible();
  return { projector, spectator };
}

function phones(browser: Browser, count: number, language: "en" | "de" = "en"): Promise<Device[]> {
  return Promise.all(Array.from({ length: count }, () => device(browser, PHONE, { language })));
}

async function expectAccessible(devices: readonly Device[]): Promise<void> {
  for (const { page } of devices) expect(await violations(page)).toEqual([]);
}

/** Straight on with all that one flies, and every shot that one has. */
async function fly(player: Device): Promise<void> {
  const written = (await player.tapIfThere("All straight on")) || (await player.tapIfThere("Straight on"));
  if (written) await player.tapIfThere(/^(Ready|All ready)$/);
  // Who would fly off the mat or run into somebody is asked once more.
  if (
    await player.page
      .getByText(/once more flies it all the same/)
      .first()
      .isVisible()
  )
    await player.tapIfThere(/^(Ready|All ready)$/);
  await player.tapIfThere(/^Fire: /);
}

/** What is counted of a match that is over from one's place at the table, over a reload too, which leaves the table as it was. */
async function countedFrom({ page, over }: Device): Promise<readonly string[]> {
  await over.getByRole("button", { name: "More" }).tap();
  await over.getByRole("link", { name: "Statistics", exact: true }).tap();
  const sides = page.getByRole("region", { name: "Side against side" });
  await expect(sides.getByRole("row", { name: /^Flown/ })).toBeVisible();
  await page.reload();
  await expect(sides).toBeVisible();
  const figures = await sides.getByRole("row").allTextContents();
  // Both sides have fired: the dice of their shots were told to all.
  expect(figures.find((row) => row.startsWith("Shots"))).toMatch(/^Shots[1-9][1-9]$/);
  await page.getByRole("link", { name: "All dice" }).tap();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dice of the match");
  await page.getByRole("link", { name: "Back to the table" }).tap();
  await expect(over).toBeVisible();
  return figures;
}

/** Four a side, of whom two players share the red ones: over after two turns. */
const FOUR_A_SIDE = {
  format: 5,
  game: "dogfight",
  config: { scenario: "four-a-side", turns: 2, seats: { "red-1": ["R1", "R2"], "red-2": ["R3", "R4"] } },
  entries: [],
};

// A raid below is played on three phones, too, while the same things break, and cards are played; one of them in every run.
test(
  "a dogfight of three phones, two of them on one side, is flown to its end, whatever breaks",
  inTurn(0, 3),
  async ({ browser }) => {
    const laptop = await device(browser);
    const code = await hostFile(laptop, FOUR_A_SIDE);
    const { projector, spectator } = await room(browser, code);
    const [ann, bea, cid] = (await phones(browser, 3)) as [Device, Device, Device];
    await ann.page.goto(`/#/join/${code}`);
    await expect(ann.button("Join")).toBeVisible();
    await expectAccessible([laptop, projector, ann, spectator]);
    await ann.join(code, "Red (1) R1, R2", "Ann");
    await bea.join(code, "Red (2) R3, R4", "Bea");
    await cid.join(code, "Blue", "Cid");
    await expectAccessible([ann]);
    // Everybody writes for what he commands alone.
    await expect(ann.page.getByRole("region", { name: /^Order pad of/ })).toHaveCount(2);
    await expect(bea.page.getByRole("region", { name: "Order pad of R3" })).toBeVisible();
    // Orders that were not sent are kept over a reload.
    await ann.page.getByLabel("Orders for R1").fill("2L1");
    await ann.page.reload();
    await expect(ann.page.getByLabel("Orders for R1")).toHaveValue("2L1");
    await fly(ann);
    await expect(ann.ready).not.toHaveClass(/brass/);
    await expect(ann.page.getByText(/^Waiting for Red \(2: Bea\) and Blue \(Cid\)/).first()).toBeVisible();
    await fly(bea);
    // A phone that is out of its network seals all the same, and says that nobody knows of it yet.
    await cid.context.setOffline(true);
    await expect(cid.lost).toBeVisible();
    await fly(cid);
    await expect(cid.page.getByText(/not on the server yet/).first()).toBeVisible();
    await cid.context.setOffline(false);
    await expect(cid.lost).toBeHidden();
    await expect(projector.page.getByText(/ · Combat|^Turn 2/).first()).toBeVisible();
    await club().kill();
    await expect(ann.lost).toBeVisible();
    await club().start();
    for (const { lost } of [ann, bea, cid]) await expect(lost).toBeHidden();
    const all = [ann, bea, cid];
    for (let step = 0; step < 200 && !(await cid.over.isVisible()); step++) {
      for (const player of all) await fly(player);
      await cid.page.waitForTimeout(50);
    }
    for (const { over } of all) await expect(over).toBeVisible();
    await expect(projector.page.getByText(/game is over/i).first()).toBeVisible();
    await expect(spectator.over).toBeVisible();
    expect(await countedFrom(spectator)).toEqual(await countedFrom(ann));
  },
);

/** How cards of a hand are called where they lie face up. */
function namesIn(hands: readonly string[]): readonly string[] {
  const cards = new Set(hands.flatMap((hand) => cardsIn(JSON.parse(hand))));
  return [...cards].map((card) => card.replaceAll("-", " ").toUpperCase());
}

/** All that a table has on a page, but for what a card says of itself and of those that answer it: there it names others. */
function seenOn({ page }: Device): Promise<string> {
  return page.locator("main.table").evaluate((table) => {
    const copy = table.cloneNode(true) as Element;
    for (const note of copy.querySelectorAll('[data-part="text"], [data-part="note"]')) note.remove();
    return copy.textContent ?? "";
  });
}

/** Has another device take over a seat by the code that this one shows, once, and which is told that the seat is gone. */
async function handOn(from: Device, to: Device, table: string): Promise<void> {
  await from.page.getByText(/^(Your seat|Dein Platz)$/).tap();
  await from.button(/^(Hand the seat to another device|Den Platz an ein anderes Gerät geben)$/).tap();
  const spelt = /(?:write|schreibe) ([A-Z]+)\./;
  const told = await from.page.getByText(spelt).first().textContent();
  await to.page.goto(`/#/join/${table}`);
  await to.page.getByText(/^(Take a seat over from another|Einen Platz von einem anderen)/).tap();
  await to.page
    .getByLabel(/^(Code for the seat|Code für den Platz)$/)
    .fill(spelt.exec(told ?? "")?.[1] ?? "");
  await to.button(/^(Take it over|Übernehmen)$/).tap();
  await expect(to.page.locator("main.table")).toBeVisible();
  const gone = /it was handed to another device|newer window|er ging an ein anderes Gerät|neueren Fenster/;
  await expect(from.page.getByText(gone).first()).toBeVisible();
}

test(
  "two rounds of cards: a hand is told to who holds it and nobody else, and goes with a seat that is handed on",
  inTurn(2, 3),
  async ({ browser }) => {
    const code = await hostTable(await device(browser), "Duel over Kent", "Dogfight with cards");
    const { projector, spectator } = await room(browser, code);
    const [ann, bea, third] = (await phones(browser, 3)) as [Device, Device, Device];
    await ann.join(code, "Allies", "Ann");
    await bea.join(code, "Axis", "Bea");
    await expect.poll(() => ann.hands.length).toBeGreaterThan(0);
    await expect.poll(() => bea.hands.length).toBeGreaterThan(0);
    const known = (one: Device) => namesIn(one.hands);
    const looking: readonly (readonly [Device, Device])[] = [
      [ann, bea],
      [ann, projector],
      [ann, spectator],
      [bea, ann],
      [bea, projector],
      [bea, spectator],
    ];
    for (const [holder, other] of looking) {
      const own = new Set(known(other));
      const content = await seenOn(other);
      expect(known(holder).filter((name) => !own.has(name) && content.includes(name))).toEqual([]);
    }
    await expectAccessible([ann]);
    const turn = (number: number) => projector.page.getByText(new RegExp(`^Turn ${number} · `)).first();
    const play = async (players: readonly Device[], until: number) => {
      for (let step = 0; step < 80 && !(await turn(until).isVisible()); step++)
        for (const player of players) await player.answerAsUsual();
      await expect(turn(until)).toBeVisible();
    };
    await play([ann, bea], 2);
    // Ann goes home: her cards come to who has the code that her phone shows, once.
    await handOn(ann, third, code);
    const before = ann.hands.length;
    await play([third, bea], 3);
    expect(ann.hands.length).toBe(before);
    for (const one of [projector, spectator]) expect(one.hands).toEqual([]);
    // Of two changes of a card or two each, both may be of the same ones.
    const whole = ({ hands }: Device) => hands.filter((hand) => hand.startsWith("["));
    const allied = new Set([...whole(ann), ...whole(third)]);
    expect(third.hands.length).toBeGreaterThan(0);
    expect(whole(bea).filter((hand) => allied.has(hand))).toEqual([]);
  },
);

/** Has a computer play a seat. */
async function lend(player: Device): Promise<void> {
  await player.page.getByText("Dein Platz").tap();
  await player.button("Einen Computer für mich spielen lassen").tap();
  await expect(player.page.getByText("Ein Computer spielt deinen Platz.")).toBeVisible();
}

/** Opens a table for a raid of two Luftflotten, each with a player of its own; its code. */
async function hostRaid({ page }: Device): Promise<string> {
  await page.goto("/#/new/battle-of-britain/raid");
  await page.getByRole("switch", { name: "Luftflotte 3" }).click();
  await page.getByRole("button", { name: "Ein Spieler für Deutsche mehr" }).click();
  await page.getByRole("button", { name: "Mit Handys spielen" }).click();
  await page.waitForURL(/#\/host\/[A-Z]{5}$/);
  return page.url().slice(-5);
}

/** Players answer as usual until somebody is asked. */
async function answerUntilAsked(players: readonly Device[], asked: Device): Promise<void> {
  for (let step = 0; step < 80 && !(await asked.line.isVisible()); step++)
    for (const player of players) await player.answerAsUsual();
  await expect(asked.line).toBeVisible();
}

test(
  "ein einzelner Angriff wird auf drei Handys gespielt, auf Deutsch, was auch geschieht",
  inTurn(1, 3),
  async ({ browser }) => {
    const laptop = await device(browser, {}, { language: "de" });
    const code = await hostRaid(laptop);
    const { projector, spectator } = await room(browser, code, "de");
    const [ann, bea, cid, dora] = (await phones(browser, 4, "de")) as [Device, Device, Device, Device];
    await ann.page.goto(`/#/join/${code}`);
    await expect(ann.button("Mitspielen")).toBeVisible();
    await expectAccessible([laptop, projector, ann, spectator]);
    await ann.join(code, "Royal Air Force", "Änne");
    await bea.join(code, "Deutsche (1) LF2", "Bodo");
    await cid.join(code, "Deutsche (2) LF3", "Cilli");
    await bea.button("Sieben in 2A und 2B").tap();
    await expectAccessible([ann, bea]);
    // Whoever loads his page anew has his seat, and is asked what he was asked.
    const missions = bea.button("Alle bereit");
    await expect(missions).toBeVisible();
    await bea.page.reload();
    await expect(missions).toBeVisible();
    // What is answered without a network goes to the server with it.
    await bea.context.setOffline(true);
    await expect(bea.lost).toBeVisible();
    await missions.tap();
    await expect(bea.page.getByText(/noch nicht auf dem Server/).first()).toBeVisible();
    await bea.context.setOffline(false);
    await expect(bea.lost).toBeHidden();
    await club().kill();
    await expect(ann.lost).toBeVisible();
    await club().start();
    for (const { lost } of [ann, bea, cid]) await expect(lost).toBeHidden();
    await answerUntilAsked([bea, cid], ann);
    await handOn(ann, dora, code);
    await expect(dora.line).toBeVisible();
    await dora.answerAsUsual();
    // They have a bus to catch: a computer plays for each.
    for (const player of [bea, cid, dora]) await lend(player);
    // Three computers think over a whole raid, one after the other.
    await expect(spectator.over).toBeVisible({ timeout: 90_000 });
    for (const { over } of [bea, cid, dora]) await expect(over).toBeVisible();
  },
);

/** How much of a page, from 0 to 1, a streaming program sees through. */
async function seenThrough(page: Page): Promise<number> {
  const picture = (await page.screenshot({ omitBackground: true })).toString("base64");
  const reader = await page.context().newPage();
  const share = await reader.evaluate(async (encoded) => {
    const file = await fetch(`data:image/png;base64,${encoded}`);
    const image = await createImageBitmap(await file.blob());
    const pen = new OffscreenCanvas(image.width, image.height).getContext("2d");
    pen?.drawImage(image, 0, 0);
    const data = pen?.getImageData(0, 0, image.width, image.height).data ?? [];
    let clear = 0;
    for (let at = 3; at < data.length; at += 4) if (data[at] === 0) clear += 1;
    return (clear * 4) / data.length;
  }, picture);
  await reader.close();
  return share;
}

test("a streaming program sees through the table's window where nothing stands, in 3D and flat", async ({
  browser,
}) => {
  const code = await hostFile(await device(browser), FOUR_A_SIDE);
  for (const settings of [{ table3d: true }, { table3d: false }]) {
    const { page } = await device(browser, {}, settings);
    await page.goto(`/#/screen/${code}`);
    await expect(page.locator('.board[data-stands="true"]')).toBeVisible();
    expect(await seenThrough(page)).toBe(0);
    await page.goto(`/#/screen/${code}?overlay`);
    await expect(page.locator('.board[data-stands="true"]')).toBeVisible();
    await expect.poll(() => seenThrough(page)).toBeGreaterThan(0.3);
    await expect(page.getByRole("region", { name: "Code to join" })).toBeVisible();
  }
});
