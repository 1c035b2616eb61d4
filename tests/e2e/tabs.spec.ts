import { expect, keepSettings, test } from "./base.ts";
import { Table } from "./table.ts";

test("a tab in which a match has gone on is followed by the others, so that none sets it back", async ({
  page,
  table,
  context,
}) => {
  await table.setUp("duel", "two tabs");
  await table.lift("red");
  await table.type("R1", "3");
  const second = await context.newPage();
  await keepSettings(second, { language: "en", motion: "reduced", table3d: false });
  await second.goto(page.url());
  const other = new Table(second);
  await other.lift("red");
  await expect(other.line("R1")).toHaveValue("3");
  await other.type("R1", "2");
  await other.ready("red");
  await other.lift("blue");
  await other.type("B1", "2");
  await other.ready("blue");
  await expect(second.getByRole("heading", { level: 1 })).toContainText("Turn 2");

  await page.bringToFront();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Turn 2");
  await table.lift("red");
  await expect(table.line("R1")).toHaveValue("");
  await second.reload();
  await expect(second.getByRole("heading", { level: 1 })).toContainText("Turn 2");
});
