import { expect, inTurn, test } from "./base.ts";

// Sides that are not called by their own names alone; those of other colours are in names.spec.ts.
test(
  "two players share a side: each is called to the screen and gets his own aircraft",
  inTurn(1, 2),
  async ({ page, table }) => {
    await page.goto("/#/new/dogfight/four-a-side");
    await page.getByRole("button", { name: "One player of Red more" }).click();
    await expect(page.getByText("Red: 2 players")).toBeVisible();
    await page.getByLabel("Name of the player (Red (1))").fill("Anna");
    await table.seat("Blue", "A person");
    await table.press(table.button("Start"));
    await table.press(page.getByRole("button", { name: "Pass to Red (1: Anna): tap when alone" }));
    const pad = (id: string) => page.getByRole("region", { name: `Order pad of ${id}` });
    await expect(pad("R1")).toBeVisible();
    await expect(pad("R2")).toBeVisible();
    await expect(pad("R3")).toHaveCount(0);
    await table.press(table.button("All straight on"));
    await table.press(table.button("All ready"));
    await expect(page.getByText("Only Red (2) should look at the screen now.")).toBeVisible();
    await table.press(page.getByRole("button", { name: "Pass to Red (2): tap when alone" }));
    await expect(pad("R3")).toBeVisible();
    await expect(pad("R1")).toHaveCount(0);
  },
);
