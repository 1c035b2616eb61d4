import { expect, inTurn, LONG, test } from "./base.ts";
import { crowd } from "./crowd.ts";
import { watchDrawing } from "./drawing.ts";

test("24 aircraft: all on the table, all straight on, revealed together", LONG, async ({ page, table }) => {
  await table.load(crowd(12));
  await table.lift("red");
  await expect(page.getByRole("list").getByRole("button", { name: /, (red|blue), heading/i })).toHaveCount(
    24,
  );
  for (const seat of ["red", "blue"]) {
    if (seat === "blue") await table.lift("blue");
    await expect(table.button("All straight on")).toBeInViewport({ ratio: 1 });
    await table.button("All straight on").click();
    await table.ready(seat);
  }
  await expect(page.locator("[data-point=slip]")).toContainText(/( flies .*){24}/s);
});

test.describe("on the 3D table", () => {
  // Drawn in software, a small table takes as many calls as a large one, and a fraction of the time.
  test.use({ settings: { table3d: true }, viewport: { width: 640, height: 480 } });

  // A table with depth and its draw calls; others are in frame.spec.ts, map-table.spec.ts and toy-game.spec.ts.
  test(
    "24 aircraft of six types take at most 28 draw calls a frame, and a still table draws nothing",
    inTurn(1, 4),
    async ({ page, table }) => {
      test.slow();
      const drawing = await watchDrawing(page);
      await table.load(crowd(12));
      await expect(page.locator("canvas")).toBeVisible({ timeout: 60_000 });
      await expect(table.button("Pass to Red: tap when alone")).toBeVisible();
      await drawing.still();
      const calls = await drawing.mostCallsAFrame();
      expect(calls).toBeGreaterThan(0);
      expect(calls).toBeLessThanOrEqual(28);
    },
  );
});
