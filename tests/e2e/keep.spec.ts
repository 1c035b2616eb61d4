import { readFileSync } from "node:fs";
import type { MatchFile } from "../../src/core/file/schema.ts";
import { textOf } from "../../src/core/file/shorthand.ts";
import { writeFile } from "../../src/core/file/written.ts";
import { expect, inTurn, LONG, seeing, test } from "./base.ts";
import { endOf, type Script, scripted } from "./scripted.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

let script: Script;

test.beforeAll(async () => {
  script = await scripted({ scenario: "duel", rounds: 10, kill: true });
});

function finished(): MatchFile {
  return writeFile({ match: script.match, dice: undefined });
}

function idOf(url: string): string {
  return /#\/match\/([^/?]+)/.exec(url)?.[1] ?? "";
}

test("a match goes on after a reload in the middle of plotting", async ({ page, table }) => {
  await table.setUp("duel", script.seed);
  await table.lift("red");
  await table.type("R1", "2L");
  await page.reload();
  await table.lift("red");
  await expect(table.line("R1")).toHaveValue("2L");
  await page.goto("/#/matches");
  await expect(page.getByRole("listitem").filter({ hasText: "Spitfire against Bf 109E" })).toHaveCount(1);
});

test(
  "a key writes what is pending alone, a round its entry; what was kept in one piece before is read",
  LONG,
  async ({ page, table }) => {
    await page.addInitScript(() => {
      const written: unknown[] = [];
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (value: unknown, key?: IDBValidKey) {
        written.push(key);
        return key === undefined ? put.call(this, value) : put.call(this, value, key);
      };
      Object.assign(window, { written });
    });
    const written = () =>
      page.evaluate(() => (window as unknown as { written: unknown[] }).written.splice(0) as unknown[]);
    await table.load(finished());
    await expect(table.end).toBeVisible();
    const id = idOf(page.url());
    await written();
    // One record as it was kept before version 3.
    await page.evaluate(
      async ([id]) => {
        const done = <T>(request: IDBRequest<T>) =>
          new Promise<T>((resolve, reject) => {
            request.onsuccess = () => resolve(request.result);
            request.onerror = () => reject(request.error);
          });
        const base = await done(indexedDB.open("tallyho"));
        const store = () => base.transaction("matches", "readwrite").objectStore("matches");
        const head = await done(store().get(id as string));
        const entries = await done(store().getAll(IDBKeyRange.bound([id, "entry"], [id, "entry", []])));
        await done(store().clear());
        const desk = { sealed: [], drafts: [], typed: [] };
        const file = { ...head.file, entries: entries.flat() };
        await done(store().put({ ...head, ...desk, version: 2, file, entries: undefined }, id as string));
      },
      [id],
    );
    await written();
    await page.goto("/#/matches");
    await page.reload();
    await expect(page.getByRole("listitem").filter({ hasText: "Spitfire against Bf 109E" })).toHaveCount(1);
    await page.goto(`/#/match/${id}`);
    await expect(table.end).toContainText(await endOf(script));
    // Its head, what is pending, and its whole log in one row.
    await expect.poll(written).toHaveLength(3);
    await table.setUp("duel", script.seed);
    await table.lift("red");
    await written();
    // The first key says that the match is touched, every other one writes what is pending alone.
    const own = idOf(page.url());
    await table.type("R1", "2");
    await expect.poll(written).toEqual([own, [own, "desk"]]);
    await table.type("R1", "3");
    await expect.poll(written).toEqual([[own, "desk"]]);
  },
);

test("a log of 20,000 entries is kept in some twenty rows, and opens", LONG, async ({ page, table }) => {
  await page.addInitScript(() => {
    let rows = 0;
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (value: unknown, key?: IDBValidKey) {
      rows += 1;
      return key === undefined ? put.call(this, value) : put.call(this, value, key);
    };
    Object.assign(window, { rows: () => rows });
  });
  const round = { answers: { R1: "3", B1: "3" } };
  const entries = Array.from({ length: 10_000 }, () => [
    round,
    { takeBack: 1, by: "red", agreed: ["blue"] },
  ]).flat();
  await table.load({ format: 3, game: "dogfight", config: { scenario: "duel" }, entries });
  await table.lift("red");
  await expect(table.line("R1")).toHaveValue("");
  const rows = await page.evaluate(() => (window as unknown as { rows(): number }).rows());
  expect(rows).toBeGreaterThan(20);
  expect(rows).toBeLessThan(40);
});

// A match that leaves the page and comes back; the other way is a link, below.
test(
  "a downloaded match is the document that the command line writes, and loads again",
  inTurn(0, 2),
  async ({ page, table }) => {
    await table.load(finished());
    await expect(table.end).toContainText(await endOf(script));
    const coming = page.waitForEvent("download");
    await table.menu("Download as a file");
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(/\.json$/);
    const saved = JSON.parse(readFileSync(await download.path(), "utf8"));
    expect(saved).toEqual(JSON.parse(textOf(finished())));
  },
);

test(
  "a match says how its dice fell and what was taken back; a changed file says that its seal is broken",
  LONG,
  async ({ page, table }) => {
    const file = finished() as MatchFile;
    await table.load(file);
    await table.more(table.end);
    await expect(table.end).toContainText("Dice thrown:");
    await expect(page.getByText("its seal is broken")).toHaveCount(0);
    await page.goto(`/#/match/${idOf(page.url())}/statistics`);
    const paper = page.getByRole("table", { name: "Dice and take-backs" });
    await expect(paper.getByRole("row", { name: "Rolled again 0" })).toBeVisible();

    await table.load({ ...file, seal: "0".repeat(32) });
    await expect(page.getByText("its seal is broken").first()).toBeVisible();
    await expect(table.end).toContainText("its seal is broken");
    await page.reload();
    await expect(table.end).toContainText(await endOf(script));
    await expect(table.end).toContainText("its seal is broken");
  },
);

// A match that leaves the page and comes back; the other way is a file, above.
test(
  "a link holds the whole finished match and opens it in another browser",
  inTurn(1, 2),
  async ({ page, table, browser }) => {
    await table.load(finished());
    await expect(table.end).toBeVisible();
    await table.menu(/^Share/);
    await table.button("Copy the link").click();
    await expect(page.getByText("The link is copied.").first()).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain("#/m/");
    const elsewhere = seeing(await (await browser.newContext()).newPage());
    await elsewhere.addInitScript(() =>
      localStorage.setItem(
        "tallyho.settings",
        '{"table3d":false,"briefing":false,"motion":"reduced","language":"en"}',
      ),
    );
    await elsewhere.goto(link);
    await elsewhere.getByRole("button", { name: "Back to the game" }).click();
    await expect(elsewhere.getByRole("region", { name: "The game is over" })).toContainText(
      await endOf(script),
    );
    await elsewhere.context().close();
  },
);

test("the replay steps, scrubs within the move, and goes back to the game", LONG, async ({ page, table }) => {
  await table.load(finished());
  await table.button("Watch the replay").click();
  const slider = page.getByRole("slider", { name: "Moment" });
  await slider.focus();
  await page.keyboard.press("Home");
  await expect(table.log).toContainText("Nothing has happened yet.");
  await table.button("One step on").click();
  await expect(page.locator("[data-point=slip]")).toContainText(`flies ${script.rounds[0]?.[0]?.text ?? ""}`);
  await expect(page.getByLabel(/^Orders for/)).toHaveCount(0);
  await table.more(table.replayBar);
  await table.button("Copy a link to this moment").click();
  await expect(page.getByText("A link to this moment is copied.").first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /#\/m\/dogfight\.1\.[\w-]+\?at=1$/,
  );
  await table.button("Back to the game").click();
  await expect(table.end).toBeVisible();
});

// A match that goes on from an earlier moment; the other way is taking back, below.
test(
  "what if: a branch is a match of its own that goes on from there",
  inTurn(0, 2),
  async ({ page, table }) => {
    await table.load(finished());
    const first = page.url();
    await table.button("Watch the replay").click();
    const slider = page.getByRole("slider", { name: "Moment" });
    await slider.focus();
    await page.keyboard.press("Home");
    await table.more(table.replayBar);
    await table.button(/What if/).click();
    await expect(table.button("Pass to Red: tap when alone")).toBeVisible();
    expect(page.url()).not.toBe(first);
  },
);

// A match that goes on from an earlier moment; the other way is a branch, above.
test(
  "rounds are taken back only when everybody agrees, the log keeps a line, and they can be put back",
  inTurn(1, 2),
  async ({ page, table }) => {
    await table.setUp("duel", script.seed);
    await table.play({ rounds: script.rounds.slice(0, 1) }, (id, order) => table.type(id, order));
    await table.menu(/^Take back/);
    const dialog = page.getByRole("dialog", { name: "Take back" });
    const take = dialog.getByRole("button", { name: "Take back", exact: true });
    await expect(take).toBeDisabled();
    await expect(dialog.getByText(/^Back to turn 1: Movement orders \(R1, B1\)/)).toBeVisible();
    await dialog.getByRole("radio", { name: "Blue" }).click();
    await dialog.getByLabel("Red agrees").click();
    await take.click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Turn 1");
    await table.openLog();
    await expect(page.getByText(/^Taken back by Blue: 1 step; Red agreed/)).toBeVisible();
    await table.menu("Put back");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Turn 2");
  },
);

test("storage that keeps nothing: play goes on, and a banner offers a file", async ({ page, table }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, "indexedDB", { value: undefined });
  });
  await table.setUp("duel", "no storage");
  await expect(
    page.getByText("This browser keeps nothing").or(page.getByText("does not let Tallyho keep")),
  ).toBeVisible();
  await table.lift("red");
  await expect(table.line("R1")).toBeVisible();
});

test(
  "a match that nobody has touched is not among the own ones; one that is played tells its turn",
  LONG,
  async ({ page, table }) => {
    const listed = page.getByRole("listitem").filter({ hasText: "Spitfire against Bf 109E" });
    await table.setUp("duel", "untouched");
    await expect(table.button("Pass to Red: tap when alone")).toBeVisible();
    const match = page.url();
    await page.goto("/#/matches");
    await expect(page.getByText("No matches yet.")).toBeVisible();
    await expect(listed).toHaveCount(0);
    await page.goto(match);
    await table.lift("red");
    await table.type("R1", "3");
    await page.goto("/#/matches");
    await expect(listed).toContainText("turn 1");
    await page.goto(match);
    await table.lift("red");
    await expect(table.line("R1")).toHaveValue("3");
    await table.ready("red");
    await table.lift("blue");
    await table.type("B1", "3");
    await table.ready("blue");
    await expect(
      table.button("Pass to Red: tap when alone").or(table.button("Cease fire")).first(),
    ).toBeVisible();
    await page.goto("/#/matches");
    await expect(listed).toContainText("turn 2");
  },
);
