import { afterEach, describe, expect, test } from "vitest";
import { close, open, type Page } from "./page.tsx";

afterEach(close);

function text(): string {
  return document.body.textContent ?? "";
}

/** Two people at one screen, Red called to it. */
async function twoAtTheScreen(): Promise<Page> {
  const page = await open("#/new/dogfight/duel");
  await page.choose("Blue is played by", "A person");
  await page.press("Start");
  await page.press(/^Pass to Red/);
  return page;
}

function line(page: Page): HTMLInputElement {
  return page.find(/^Orders for/) as HTMLInputElement;
}

describe("a question in the line for orders", () => {
  test("is answered and never becomes an order; what was written stands there again", async () => {
    const page = await twoAtTheScreen();
    await page.write("Orders for R1", "2L1");
    await page.write("Orders for R1", "? near");
    expect(line(page).value).toBe("? near");
    expect(text()).not.toMatch(/There is no|can't be read/);
    await page.keys("{Enter}");
    expect(text()).toMatch(/From R1:.*B1: range \d/);
    expect(line(page).value).not.toBe("? near");
    await page.write("Orders for R1", "2L1");
    await page.keys("{Enter}");
    expect(page.has(/^Pass to Blue/)).toBe(true);
  });

  test("the papers fold away all the same when nothing is asked any more", async () => {
    const page = await twoAtTheScreen();
    await page.write("Orders for R1", "? near");
    await page.keys("{Enter}");
    await page.write("Orders for R1", "2L1");
    await page.keys("{Enter}");
    expect(page.has(/^Pass to Blue/)).toBe(true);
    expect(document.querySelector<HTMLElement>(".drawer")?.dataset.folded).toBe("true");
  });

  test("what one seat has asked is not told to the next", async () => {
    const page = await twoAtTheScreen();
    await page.write("Orders for R1", "? try 2L1");
    await page.keys("{Enter}");
    expect(text()).toContain("2L1 may be given.");
    await page.write("Orders for R1", "2L1");
    await page.keys("{Enter}");
    expect(text()).not.toContain("2L1 may be given.");
    await page.press(/^Pass to Blue/);
    expect(text()).not.toContain("2L1 may be given.");
  });
});

describe("the sheet of the situation", () => {
  test("tells everybody as seen from one's own, above the line of commands", async () => {
    const page = await twoAtTheScreen();
    await page.press("Situation");
    expect(document.querySelector(".situation th[scope=row]")?.textContent).toContain("B1");
    await page.write(/^Command for R1/, "? edge");
    await page.keys("{Enter}");
    expect(text()).toMatch(/Straight on it crosses the .* edge/);
    await page.write(/^Command for R1/, "? nonsense");
    await page.press("Enter");
    expect(text()).toMatch(/There is no question “nonsense”/);
    await page.press("Put away");
    expect(document.querySelector(".asked")).toBeNull();
  });
});
