import { afterEach, expect, test } from "vitest";
import { history } from "../../../src/app/announcer/announcements.ts";
import { close, open } from "./page.tsx";

afterEach(close);

const heard = () => history().map(({ text }) => text);
const QUESTION = "write orders for Red 1";

/** How often something was told. */
function times(words: string): number {
  return heard().join("\n").split(words).length - 1;
}

test("what is asked is told once, in names, whatever the drawer shows", async () => {
  const page = await open("#/new/dogfight/duel");
  await page.press("Start");
  expect(heard().join(" ")).toContain("Yours is Red");
  expect(heard().join(" ")).toContain("Red 1");
  expect(times(`Turn 1: ${QUESTION}`)).toBe(1);
  await page.press("Situation");
  await page.press("Orders");
  expect(times(QUESTION)).toBe(1);
  await page.write("Orders for R1", "2L1");
  await page.keys("{Enter}");
  expect(times(`Turn 2: ${QUESTION}`)).toBe(1);
  for (const text of heard()) expect(text).not.toMatch(/\b[RB]1\b|″|\b2L1\b/);
  expect(heard().join(" ")).toMatch(/Red 1 ahead two, left one, ahead one/);
});

test("what is asked is told while the drawer is folded", async () => {
  const page = await open("#/new/dogfight/duel");
  await page.press("Start");
  await page.write("Orders for R1", "2L1");
  await page.keys("{Enter}");
  const before = times(`Turn 1: ${QUESTION}`);
  await page.press("Fold away");
  await page.keys("{Control>}z{/Control}");
  await page.press("Take back");
  expect(document.querySelector(".drawer")?.getAttribute("data-folded")).toBe("true");
  expect(times(`Turn 1: ${QUESTION}`)).toBe(before + 1);
});
