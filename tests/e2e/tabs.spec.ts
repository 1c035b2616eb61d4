import type { Page } from "@playwright/test";
import { expect, inTurn, keepSettings, LONG, seeing, test } from "./base.ts";
import { Table } from "./table.ts";

const ELSEWHERE = "Another window plays this match; this one looks on.";

/** Turns and phases are told in the page's heading. */
async function isAt(page: Page, turn: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toContainText(turn);
}

// Windows that follow a match; the projector's is in show.spec.ts.
test(
  "one window plays a match; the others follow it, write nothing, and take it over with one click",
  inTurn(1, 2),
  async ({ page, table, context }) => {
    await table.setUp("duel", "two tabs");
    await table.lift("red");
    await table.type("R1", "3");
    const second = seeing(await context.newPage());
    await keepSettings(second, { language: "en", motion: "reduced", table3d: false });
    await second.goto(page.url());
    const other = new Table(second);
    await expect(page.getByText(ELSEWHERE)).toBeVisible();
    await expect(table.line("R1")).toHaveCount(0);
    await other.lift("red");
    await expect(other.line("R1")).toHaveValue("3");
    await other.type("R1", "2");
    await other.ready("red");
    await other.lift("blue");
    await other.type("B1", "2");
    await other.ready("blue");
    await isAt(second, "Turn 2");

    await page.bringToFront();
    await isAt(page, "Turn 2");
    await table.button("Play here").click();
    await expect(second.getByText(ELSEWHERE)).toBeVisible();
    await expect(page.getByText(ELSEWHERE)).toHaveCount(0);
    await table.lift("red");
    await expect(table.line("R1")).toHaveValue("");
    await second.reload();
    await isAt(second, "Turn 2");
    await expect(page.getByText(ELSEWHERE)).toBeVisible();
  },
);

test(
  "who looks on hears that nobody plays any more once the playing window is closed, and takes the match",
  LONG,
  async ({ page, table, context }) => {
    await table.setUp("duel", "closed window");
    const second = seeing(await context.newPage());
    await keepSettings(second, { language: "en", motion: "reduced", table3d: false });
    await second.goto(page.url());
    await expect(page.getByText(ELSEWHERE)).toBeVisible();
    await second.close();
    await expect(page.getByText("No window plays this match now; this one looks on.")).toBeVisible();
    await table.button("Play here").click();
    await table.lift("red");
    await expect(table.line("R1")).toHaveValue("");
  },
);
