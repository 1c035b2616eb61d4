import { devices } from "@playwright/test";
import { expect, test } from "./base.ts";
import { Table, tap } from "./table.ts";

const { viewport: _, defaultBrowserType: __, ...pixel } = devices["Pixel 7"];
test.use({ ...pixel, viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 });

test("everything that is pressed in the order phase is 44 px or more", async ({ page }) => {
  const table = new Table(page, tap);
  await table.setUp("bounce", "thumbs");
  await table.lift("red");
  await table.type("R1", "2LR");
  const small = await page.getByRole("button").evaluateAll((buttons) =>
    buttons
      .map((button) => ({ name: button.textContent, box: button.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 44))
      .map(({ name, box }) => `${name}: ${box.width} × ${box.height}`),
  );
  expect(small).toEqual([]);
});

test("two fingers on the ghost move the camera and put the order back as it was", async ({ page }) => {
  const table = new Table(page, tap);
  await table.setUp("duel", "two fingers");
  await table.lift("red");
  await table.type("R1", "3");
  const board = page.locator(".board svg");
  const seen = () => board.getAttribute("viewBox");
  const before = await seen();
  const piece = await board.locator('[data-piece="R1"]').first().boundingBox();
  if (!piece) throw new Error("R1 is not on the table");
  const first = { x: piece.x + piece.width / 2, y: piece.y + piece.height / 2, id: 1 };
  const touch = await page.context().newCDPSession(page);
  const fingers = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: (typeof first)[]) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints });
  await fingers("touchStart", first);
  await fingers("touchMove", { ...first, x: first.x + 25, y: first.y - 10 });
  await expect(table.line("R1")).not.toHaveValue("3");
  const held = { ...first, x: first.x + 25, y: first.y - 10 };
  await fingers("touchStart", held, { x: first.x - 40, y: first.y - 40, id: 2 });
  await expect(table.line("R1")).toHaveValue("3");
  await fingers("touchMove", held, { x: first.x - 90, y: first.y - 90, id: 2 });
  await fingers("touchEnd");
  await expect(table.line("R1")).toHaveValue("3");
  await expect.poll(seen).not.toBe(before);
});
