import { writeFile } from "../../src/core/file/written.ts";
import { expect, inTurn, test } from "./base.ts";
import { endOf, scripted } from "./scripted.ts";

// A whole duel and what is written of it; the other one is in statistics.spec.ts.
test(
  "the record sheet of a whole duel has a line for every turn with the order that was flown",
  inTurn(0, 2),
  async ({ table, page }) => {
    const script = await scripted({ scenario: "duel", rounds: 10, kill: true });
    await table.load(writeFile({ match: script.match, dice: undefined }));
    await expect(table.end).toContainText(await endOf(script));
    await table.tab("Sheets");
    const record = page.getByRole("table", { name: "Turns of R1" });
    const flown = script.rounds
      .filter(([first]) => first?.kind === "order")
      .map(([first]) => first?.text ?? "");
    await expect(record.getByRole("row")).toHaveCount(flown.length + 2);
    const orders = await record.locator("tbody tr td:nth-child(3)").allTextContents();
    expect(orders.slice(1)).toEqual(flown);
  },
);
