import { expect, test } from "./base.ts";

test("a refused order names the token, the rule and legal orders near it, and is not sealed", async ({
  table,
  page,
}) => {
  await table.setUp("duel", "refused");
  await table.lift("red");
  await table.type("R1", "2LR1");
  const pad = page.getByRole("region", { name: "Order pad of R1" });
  await expect(pad).toContainText("E6");
  await expect(pad).toContainText("fly at least 1 SPEED forward between them");
  await expect(table.line("R1")).toHaveAttribute("aria-invalid", "true");
  await table.button("Ready").click();
  await expect(page.getByRole("alert")).toContainText("R1");
  await expect(table.line("R1")).toHaveValue("2LR1");

  const near = page.getByRole("group", { name: "Legal and near" });
  await near.getByRole("button").first().click();
  await expect(pad).not.toContainText("E6");
  await expect(table.line("R1")).toHaveAttribute("aria-invalid", "false");
});

const REFUSED = [
  ["x", "E1"],
  ["4:3", "E2"],
  ["5", "E3"],
  ["1", "E4"],
  ["LLL", "E5"],
  ["1LR", "E6"],
  ["0", "E8"],
  ["2+", "E9"],
] as const;

test("every rule of the order phase refuses in the page as it is typed", async ({ table, page }) => {
  await table.setUp("duel", "refused");
  await table.lift("red");
  const pad = page.getByRole("region", { name: "Order pad of R1" });
  for (const [order, rule] of REFUSED) {
    await table.type("R1", order);
    await expect(pad).toContainText(`${rule}:`);
  }
});

const FILES = [
  ["{", "no whole JSON document: it ends too early, at line 1, column 2"],
  ['{"format":99,"game":"dogfight","config":{"scenario":"duel"}}', "update Tallyho"],
  ['{"format":1,"game":"chess","config":{}}', "chess"],
  ['{"format":1,"game":"dogfight","config":{"scenario":"moon"}}', "moon"],
  [
    '{"format":1,"game":"dogfight","config":{"scenario":"duel"},"entries":[{"answers":{"R1":"9","B1":"2"}}]}',
    "Entry 0",
  ],
] as const;

test("a file that can't be read says why in one sentence, and the match in play is untouched", async ({
  table,
  page,
}) => {
  await page.goto("/#/");
  for (const [text, why] of FILES) {
    await table.choose(text, "broken.json");
    const refusal = page.getByRole("alert").filter({ hasText: "broken.json" });
    await expect(refusal).toContainText(why);
  }
});

test("a link that was cut off and an address of no page say so", async ({ page }) => {
  await page.goto("/#/m/AAAA");
  await expect(page.getByText("This link holds no whole match")).toBeVisible();
  await page.goto("/#/nowhere/at/all");
  await expect(page.getByRole("heading", { name: "No such page" })).toBeVisible();
});

test("spoilt settings in storage fall back one by one", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("tallyho.settings", '{"motion":"wild","table3d":false,"units":7}');
  });
  await page.goto("/#/settings");
  await expect(page.getByRole("switch", { name: "3D table" })).not.toBeChecked();
  await expect(page.getByRole("radio", { name: "As the system says" })).toBeChecked();
});
