import { expect, test } from "./base.ts";
import { endOf, scripted } from "./scripted.ts";

test("a whole pass-and-play duel with the mouse, orders tapped on the clock-face pad", async ({
  table,
  page,
}) => {
  const script = await scripted({ scenario: "duel", rounds: 10, kill: true });
  await table.setUp("duel", script.seed);
  await table.play(script, (id, order) => table.tapOut(id, order));
  await expect(table.end).toContainText(await endOf(script));

  await table.tab("Sheets");
  const record = page.getByRole("table", { name: "Turns of R1" });
  const flown = script.rounds
    .filter(([first]) => first?.kind === "order")
    .map(([first]) => first?.text ?? "");
  await expect(record.getByRole("row")).toHaveCount(flown.length + 2);
  const orders = await record.locator("tbody tr td:nth-child(3)").allTextContents();
  expect(orders.slice(1)).toEqual(flown);
});
