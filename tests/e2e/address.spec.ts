import { writeFile } from "../../src/core/file/written.ts";
import { expect, LONG, test } from "./base.ts";
import { scripted } from "./scripted.ts";

test(
  "the address names the moment of the replay, and none once back in the game",
  LONG,
  async ({ page, table }) => {
    const script = await scripted({ scenario: "duel", rounds: 10, kill: true });
    await table.load(writeFile({ match: script.match, dice: undefined }));
    await expect(table.end).toBeVisible();
    const plain = page.url();
    await table.button("Watch the replay").click();
    await page.getByRole("slider", { name: "Moment" }).press("Home");
    await page.keyboard.press("ArrowRight");
    await expect(page).toHaveURL(`${plain}?at=1`);
    await page.reload();
    await expect(page.getByRole("slider", { name: "Moment" })).toHaveAttribute("aria-valuetext", /step 1 of/);
    await table.button("Back to the game").click();
    await expect(page).toHaveURL(plain);
    await page.reload();
    await expect(table.end).toBeVisible();
  },
);

test(
  "a view saved in a camera key of an older or a broken page does no harm",
  LONG,
  async ({ page, table }) => {
    await page.addInitScript(() => localStorage.setItem("tallyho.views", '{"1":{"bad":true},"2":7}'));
    await table.setUp("duel", "views");
    await table.lift("red");
    await page.getByRole("heading", { level: 1 }).click();
    for (const digit of ["1", "2"]) await page.keyboard.press(digit);
    await expect(table.line("R1")).toBeVisible();
  },
);
