import { expect, inTurn, LONG, test } from "./base.ts";
import { focusOn, until } from "./keys.ts";
import { heard } from "./read-out.ts";
import { endOf, scripted } from "./scripted.ts";
import { listen } from "./told.ts";

// A table worked by the keyboard; the other one is in down-in-flames.spec.ts.
test(
  "a whole duel with the keyboard alone, from the home page to the end, all of it read out",
  inTurn(1, 2),
  async ({ page, table }) => {
    const script = await scripted({ scenario: "duel", rounds: 10, kill: true });
    await listen(page);
    await page.goto("/#/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await until(page, "Tab", /^All 11 battles: Dogfight/);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dogfight with secret orders");
    await until(page, "Tab", /Spitfire against Bf 109E.*2 aircraft/s);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("radio", { name: "Thrown by the table" })).toBeVisible();
    await until(page, "Tab", /^Blue is played by/);
    await page.keyboard.press("Home");
    await until(page, "Tab", /^Thrown by the table/);
    await until(page, "ArrowDown", /^From a text/);
    await until(page, "Tab", /^Text for the dice/);
    await page.keyboard.type(script.seed);
    await until(page, "Tab", /^Start/);
    await page.keyboard.press("Enter");

    for (const [index, round] of script.rounds.entries()) {
      for (const { seat, prompt, kind, text } of round) {
        if (kind === "fire") {
          await focusOn(page, /^Or type a shot/);
          await page.keyboard.type(text);
          await page.keyboard.press("Enter");
          continue;
        }
        const lift = new RegExp(`^Pass to ${seat}`, "i");
        await expect(page.getByRole("button", { name: lift })).toBeVisible();
        await until(page, "Tab", lift);
        await page.keyboard.press("Enter");
        await focusOn(page, new RegExp(`^Orders for ${prompt}`));
        await page.keyboard.type(text);
        await page.keyboard.press("Enter");
        await expect(
          page
            .getByRole("button", { name: /^(Pass to|Cease)/ })
            .or(table.end)
            .first(),
        ).toBeVisible();
      }
      await heard(page, script, index);
    }
    await expect(table.end).toContainText(await endOf(script));
    await page.keyboard.press("Tab");
    await expect(table.end.locator("a:focus, button:focus")).toBeVisible();
  },
);

test("aircraft are buttons that arrows walk and that say where they are", LONG, async ({ page, table }) => {
  await table.setUp("bounce", "arrows");
  await table.lift("red");
  const first = page.getByRole("button", {
    name: /^Hawker Hurricane I R1, Red, level 8, heading 12 o'clock/,
  });
  await first.focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("button", { name: /^Hawker Hurricane I R2/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /^Hawker Hurricane I R2/ })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(table.line("R2")).toBeVisible();
  const tasks = page.getByRole("region", { name: "What each side is to do" });
  await page.getByRole("button", { name: /^Task/ }).press("Enter");
  await expect(tasks).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tasks).toBeHidden();
});

test(
  "Enter readies one aircraft and goes to the next; Ctrl Enter readies all",
  LONG,
  async ({ page, table }) => {
    await table.setUp("four-a-side", "enter");
    await table.lift("red");
    await expect(table.line("R1")).toBeFocused();
    // Without a pause: each row is written where the one before it is handed in.
    await page.keyboard.type("2\n2\n2\n");
    await expect(table.line("R4")).toBeFocused();
    await page.keyboard.press("Control+Enter");
    await expect(page.getByText("Still to write: R4.")).toBeVisible();
    await page.keyboard.type("2");
    await page.keyboard.press("Control+Enter");
    await expect(table.button("Pass to Blue: tap when alone")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(table.line("B1")).toBeFocused();
    // The Enter after the last row hands them all in.
    await page.keyboard.type("2\n2\n2\n2\n");
    await expect(table.button("All ready")).toBeFocused();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Blue");
    await page.keyboard.press("Enter");
    await expect(table.line("B1")).toHaveCount(0);
  },
);
