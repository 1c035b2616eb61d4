import { expect, test } from "./base.ts";

test("names given at set-up stand on the call, the curtain, the header and in the log", async ({
  page,
  table,
}) => {
  await page.goto("/#/new/dogfight/duel");
  await page.getByLabel("Name of the player (Red)").fill("Anna");
  await table.seat("Blue", "A person");
  await page.getByLabel("Name of the player (Blue)").fill("Bert");
  await table.button("Start").click();
  await table.button("Pass to Red (Anna): tap when alone").click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Red (Anna)");
  await table.type("R1", "3");
  await table.button("Ready").click();
  await table.button("Pass to Blue (Bert): tap when alone").click();
  await table.type("B1", "3");
  await table.button("Ready").click();
  await table.tab("Log");
  await expect(page.getByText("Red (Anna) · Blue (Bert)")).toBeVisible();
  await page.reload();
  await expect(table.button("Pass to Red (Anna): tap when alone")).toBeVisible();
});
