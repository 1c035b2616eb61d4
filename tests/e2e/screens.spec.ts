import { expect, LONG, test } from "./base.ts";

test.describe("with a table in 3D", () => {
  test.use({ settings: { table3d: true, adaptive: false } });

  test(
    "the picture is as sharp as the screen that the window is moved to, and no silent stop of the keyboard",
    LONG,
    async ({ page, table }) => {
      test.slow();
      await table.setUp("duel", "screens");
      const canvas = page.locator(".board canvas");
      await expect(canvas).toBeVisible({ timeout: 60_000 });
      const width = () =>
        canvas.evaluate((element: HTMLCanvasElement) => element.width / element.clientWidth);
      await expect.poll(width).toBeCloseTo(1, 1);
      const screen = await page.context().newCDPSession(page);
      const moveTo = (deviceScaleFactor: number) =>
        screen.send("Emulation.setDeviceMetricsOverride", {
          // As many pixels of the screen: a window that is moved there has another size.
          width: Math.round(1600 / deviceScaleFactor),
          height: 600,
          deviceScaleFactor,
          mobile: false,
        });
      await moveTo(2);
      await expect.poll(width).toBeCloseTo(2, 1);
      await moveTo(1.5);
      await expect.poll(width).toBeCloseTo(1.5, 1);
      const stops = await page
        .locator("canvas")
        .evaluateAll((all) =>
          all.map((one) => [(one as HTMLElement).tabIndex, one.ariaLabel, one.ariaHidden]),
        );
      for (const [index, label, hidden] of stops)
        if (index === 0) expect([(label as string).length > 20, hidden]).toEqual([true, null]);
        else expect([index, hidden]).toEqual([-1, "true"]);
    },
  );
});

test("where the system chooses the colours, what is pressed, checked, open or here is told from what is not", async ({
  page,
  table,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  const looks = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).backgroundColor))]);
  const differs = async (chosen: string, others: string) => {
    await expect(page.locator(chosen).first()).toBeVisible();
    const [on, off] = [await looks(chosen), await looks(others)];
    expect(on, chosen).toHaveLength(1);
    expect(off).not.toContain(on[0]);
  };
  await page.goto("/#/settings");
  await differs('[role="radio"][aria-checked="true"]', '[role="radio"][aria-checked="false"]');
  await differs('[role="switch"][aria-checked="true"]', '[role="switch"][aria-checked="false"]');
  await differs('nav [aria-current="page"]', "nav a:not([aria-current])");
  await table.setUp("duel", "colours");
  await table.lift("red");
  await table.type("R1", "2");
  await differs('[role="tab"][aria-selected="true"]', '[role="tab"][aria-selected="false"]');
});

test("keys that an input method has taken write and do nothing else", LONG, async ({ table }) => {
  await table.setUp("duel", "composing");
  await table.lift("red");
  await table.type("R1", "3");
  const take = (isComposing: boolean, keyCode: number) =>
    table.line("R1").evaluate(
      (line, [composing, code]) => {
        const how = { key: "Enter", bubbles: true, cancelable: true, isComposing: composing, keyCode: code };
        line.dispatchEvent(new KeyboardEvent("keydown", how));
      },
      [isComposing, keyCode] as const,
    );
  await take(true, 13);
  await take(false, 229);
  await expect(table.line("R1")).toHaveValue("3");
  await expect(table.button("Ready")).toBeVisible();
  await table.line("R1").press("Enter");
  await expect(table.button("Pass to Blue: tap when alone")).toBeVisible();
});
