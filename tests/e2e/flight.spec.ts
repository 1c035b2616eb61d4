import { expect, LONG, test } from "./base.ts";
import { watchDrawing } from "./drawing.ts";

test.describe("on the 3D table", () => {
  // Drawn in software, a large table takes long.
  test.use({
    settings: { table3d: true, motion: "full", fastDice: false },
    viewport: { width: 640, height: 480 },
  });

  test(
    "both aircraft fly at once, dice tumble, all of it can be skipped, and a lost context comes back",
    LONG,
    async ({ page, table }) => {
      const drawing = await watchDrawing(page);
      await table.setUp("duel", "flight");
      await expect(page.locator("canvas")).toBeVisible({ timeout: 60_000 });
      await drawing.still();
      await table.lift("red");
      await table.type("R1", "2L");
      await table.button("Ready").click();
      await table.lift("blue");
      await table.type("B1", "3");
      const before = await drawing.frames();
      await table.button("Ready").click();
      await expect(table.button("Skip")).toBeVisible();
      await expect.poll(() => drawing.frames()).toBeGreaterThan(before + 3);
      await table.button("Skip").click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Turn 2");
      await expect(table.button("Skip")).toHaveCount(0);

      await page.evaluate(() => {
        const canvas = document.querySelector("canvas");
        const lost = canvas?.getContext("webgl2")?.getExtension("WEBGL_lose_context");
        lost?.loseContext();
        setTimeout(() => lost?.restoreContext(), 200);
      });
      await page.waitForTimeout(1000);
      expect(await drawing.mostCallsAFrame()).toBeGreaterThan(0);
    },
  );
});

/** Milliseconds: beyond any page's clock; about a frame; for how long the page is looked at between two. */
const [AHEAD, FRAME, GLANCE] = [60_000, 20, 200];

test.describe("on the flat table, with all its motion", () => {
  test.use({ settings: { motion: "full" } });

  test("the orders are opened first, and no paper tells a result before the table has shown it", async ({
    page,
    table,
  }) => {
    await page.clock.install();
    await table.setUp("duel", "reveal");
    await table.lift("red");
    await table.type("R1", "2L");
    await table.button("Ready").click();
    await table.lift("blue");
    await table.type("B1", "3");
    // From here the page's time passes only as far as the reveal, however long it takes to look at it.
    await page.clock.pauseAt(Date.now() + AHEAD);
    await table.button("Ready").click();
    const slip = page.locator("[data-point=slip]");
    await expect(async () => {
      await page.clock.runFor(FRAME);
      await expect(page.locator(".reveal")).toContainText("2L", { timeout: GLANCE });
    }).toPass();
    await expect(slip).not.toContainText("flies");
    await expect(table.line("R1")).toHaveCount(0);
    await table.openLog();
    await expect(slip).not.toContainText("flies");
    await table.button("Skip").click();
    await page.clock.resume();
    await expect(page.locator(".reveal")).toHaveCount(0);
    await expect(slip).toContainText("R1 flies 2L");
    await expect(slip.locator(".log")).toContainText("R1 flies 2L");
  });
});

test(
  "dragging the ghost writes the order, the wheel its altitude, and edits can be undone",
  LONG,
  async ({ page, table }) => {
    await table.setUp("bounce", "drag");
    await table.lift("red");
    const model = page.locator('.board svg [data-piece="R1"]').first();
    /** Where a point of the mat, in inches, is on the screen. */
    const screen = (x: number, y: number) =>
      model.evaluate(
        (piece, [px = 0, py = 0]) => {
          const ground = piece.parentElement as unknown as SVGGElement;
          const { x: left, y: top } = new DOMPoint(px, -py).matrixTransform(
            ground.getScreenCTM() ?? undefined,
          );
          return { left, top };
        },
        [x, y],
      );
    const move = async (x: number, y: number) => {
      const { left, top } = await screen(x, y);
      await page.mouse.move(left, top, { steps: 4 });
    };
    const chosen = page.getByRole("button", { name: /^Hawker Hurricane I R1/ });
    await expect(chosen).toHaveAttribute("aria-pressed", "true");
    await move(18, 12);
    await page.mouse.down();
    await move(18, 16);
    await expect(table.line("R1")).toHaveValue("2");
    await page.mouse.wheel(0, -100);
    await expect(table.line("R1")).toHaveValue("2+");
    await page.mouse.up();
    await table.type("R1", "3");
    await page.keyboard.press("Control+z");
    await expect(table.line("R1")).toHaveValue("2+");
    await page.keyboard.press("Control+Shift+z");
    await expect(table.line("R1")).toHaveValue("3");
  },
);

test("real dice are asked for and typed in", LONG, async ({ page, table }) => {
  await page.goto("/#/new/dogfight/duel");
  await table.seat("Blue", "A person");
  await page.getByRole("radio", { name: "Real dice, typed in" }).click();
  await table.button("Start").click();
  for (const [seat, id] of [
    ["red", "R1"],
    ["blue", "B1"],
  ] as const) {
    await table.lift(seat);
    await table.type(id, "3");
    await table.button("Ready").click();
  }
  const slip = page.getByRole("region", { name: "Throw real dice" });
  await expect(slip).toContainText("Initiative of Red");
  await slip.getByRole("button", { name: "5", exact: true }).click();
  await expect(slip).toContainText("Initiative of Blue");
  await page.keyboard.press("2");
  await table.openLog();
  await expect(
    page
      .locator(".log__lines")
      .getByText(/Initiative: Red 5, Blue 2: Red fires first\. R-16/)
      .first(),
  ).toBeVisible();
});

test(
  "a battle that begins with initiative asks for its real dice before it begins, and tells them",
  LONG,
  async ({ page, table }) => {
    await page.goto("/#/new/great-war/duel");
    await page.getByRole("radio", { name: "Real dice, typed in" }).click();
    await page.getByRole("button", { name: "Start" }).click();
    const asked = page.getByRole("dialog", { name: "Throw real dice" });
    await expect(asked).toContainText("Initiative of A1");
    await expect(asked.getByRole("button", { name: "1", exact: true })).toBeFocused();
    await page.keyboard.press("6");
    await expect(asked).toContainText("Die 2 of 2");
    await page.keyboard.press("5");
    await expect(asked).toContainText("Initiative of G1");
    await page.keyboard.press("1");
    await page.keyboard.press("2");
    await expect(page).toHaveURL(/#\/match\//);
    await table.openLog();
    await expect(table.log).toContainText("A1 rolls for initiative: 6 + 5");
  },
);

test(
  "hot keys do nothing to a line of orders, and the line's letters are no hot keys",
  LONG,
  async ({ page, table }) => {
    await table.setUp("duel", "keys");
    await table.lift("red");
    await table.line("R1").focus();
    await page.keyboard.type("1R1");
    await expect(table.line("R1")).toHaveValue("1R1");
    await expect(page.getByRole("tab", { name: "Orders" })).toHaveAttribute("aria-selected", "true");
    // With Alt a digit is the camera's, whoever has the focus.
    const seen = async () => {
      const box = await page.locator(".board svg").getAttribute("viewBox");
      return box?.split(" ").map((figure) => Number(figure).toFixed(6));
    };
    const saved = await seen();
    await page.keyboard.press("Alt+Shift+Digit1");
    await page.locator(".board svg").hover();
    await page.mouse.wheel(0, -400);
    await expect.poll(seen).not.toEqual(saved);
    await page.keyboard.press("Alt+Digit1");
    await expect.poll(seen).toEqual(saved);
    await expect(table.line("R1")).toHaveValue("1R1");
  },
);
