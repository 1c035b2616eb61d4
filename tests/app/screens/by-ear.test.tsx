import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { changeSettings } from "../../../src/app/settings/settings.ts";
import { close, open, type Page } from "./page.tsx";

beforeEach(() => changeSettings({ ear: true }));
afterEach(async () => {
  await close();
  changeSettings({ ear: false });
});

const LINE = /^Command for|^Command:/;

async function command(page: Page, line: string): Promise<string> {
  await page.write(LINE, line);
  await page.keys("{Enter}");
  return document.querySelector(".asked__one")?.textContent ?? "";
}

/** Whether the command line has the focus. */
function isAtLine(page: Page): boolean {
  return document.activeElement === page.find(LINE);
}

/** What the menu offers, and what of it is barred. */
function menu(): { readonly barred: readonly string[]; readonly offered: readonly string[] } {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>(".ear__menu button")];
  const named = (all: readonly HTMLButtonElement[]) => all.map(({ textContent }) => textContent ?? "");
  return {
    barred: named(buttons.filter(({ disabled }) => disabled)),
    offered: named(buttons.filter(({ disabled }) => !disabled)),
  };
}

/** A match of Red against a computer, or of both at the screen, by ear. */
async function begun(scenario: string, blue = "A person"): Promise<Page> {
  const page = await open(`#/new/dogfight/${scenario}`);
  await page.choose("Blue is played by", blue);
  await page.press("Start");
  if (page.has(/^Pass to Red/)) await page.press(/^Pass to Red/);
  return page;
}

describe("a match by ear", () => {
  test("is seven parts under their headings, without a table", async () => {
    const page = await begun("duel");
    const headings = [...document.querySelectorAll("main.ear .ear__part > h2")];
    expect(headings.map((heading) => heading.textContent)).toEqual([
      "Situation",
      "Command",
      "Question",
      "What happened",
      "Sheets",
      "Log",
      "Menu",
    ]);
    expect(document.querySelector("canvas, .board")).toBeNull();
    expect(isAtLine(page)).toBe(true);
  });

  test("has the menu of the table, in which only what can't be done yet is barred", async () => {
    await begun("duel");
    const { barred, offered } = menu();
    expect(barred).toEqual(["Put back"]);
    expect(offered).toEqual(
      expect.arrayContaining(["Take back …", "Share …", "Replay", "Rules", "Settings"]),
    );
  });

  test("Enter on nothing answers nothing and tells what is asked", async () => {
    const page = await begun("duel");
    expect(await command(page, "")).toMatch(/write orders for Red 1/);
    expect(page.has(/^Pass to Blue/)).toBe(false);
  });

  test("an order is refused with what would be right, stays, and is given once it is right", async () => {
    const page = await begun("duel");
    const told = await command(page, "2Q");
    expect(told).toMatch(/“Q” means nothing.*Right would be: 2/);
    expect((page.find(LINE) as HTMLInputElement).value).toBe("2Q");
    // It is not refused on the pad as well.
    expect(document.querySelector(".refusal__list")).toBeNull();
    expect(await command(page, "2L1")).not.toMatch(/means nothing/);
    expect(page.has(/^Pass to Blue/)).toBe(true);
  });

  test("of several aircraft each is ordered by its name, and the last order hands all in", async () => {
    const page = await begun("four-a-side");
    expect(await command(page, "2L1")).toMatch(
      /Red 1: ahead two, left one, ahead one\. Still asked: Red 2, Red 3 and Red 4\./,
    );
    expect(await command(page, "Red 3 2")).toMatch(/Red 3: 2\. Still asked: Red 2 and Red 4\./);
    expect(await command(page, "R1 2")).toMatch(/Red 1: 2\. Still asked: Red 2 and Red 4\./);
    expect(await command(page, "R9 2")).toMatch(/“9” is too far/);
    await command(page, "2");
    await command(page, "r4: 2");
    expect(page.has(/^Pass to Blue/)).toBe(true);
  });

  test("what would be regretted is given only when it is entered once more", async () => {
    const page = await begun("duel");
    // Blue is ahead: nothing to regret; straight at the edge for turns there is.
    for (let turn = 0; turn < 12 && page.has(LINE); turn++) {
      const told = await command(page, "3");
      if (/Enter the same again/.test(told)) {
        expect((page.find(LINE) as HTMLInputElement).value).toBe("3");
        await page.keys("{Enter}");
        expect(page.has(/^Pass to Blue/)).toBe(true);
        return;
      }
      await page.press(/^Pass to Blue/);
      await command(page, "2");
      if (page.has(/^Pass to Red/)) await page.press(/^Pass to Red/);
      for (let shot = 0; shot < 4 && document.querySelector(".question"); shot++) await command(page, "1");
    }
    expect.unreachable("nobody ever came to the edge");
  });

  test("ready hands in the usual, undo takes back, and whoever is called comes with next", async () => {
    const page = await begun("duel");
    expect(await command(page, "next")).toMatch(/Nobody is called/);
    expect(await command(page, "undo")).toMatch(/nothing to take back/);
    expect(await command(page, "roll")).toMatch(/No dice are waited for/);
    expect(await command(page, "fertig")).toMatch(/order/i);
  });

  test("the line has the focus again when the next seat has come, and its lines are its own", async () => {
    const page = await begun("duel");
    await command(page, "? near");
    await page.write("Orders for R1", "2L1");
    await page.write(LINE, "3R1");
    await page.press("Ready");
    await page.press(/^Pass to Blue/);
    expect(isAtLine(page)).toBe(true);
    expect(document.querySelector(".asked")).toBeNull();
    await page.keys("{ArrowUp}");
    expect((page.find(LINE) as HTMLInputElement).value).toBe("");
  });
});
