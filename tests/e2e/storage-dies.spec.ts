import type { Page } from "@playwright/test";
import { some } from "../extent.ts";
import { expect, inTurn, LONG, test } from "./base.ts";
import { type Script, scripted } from "./scripted.ts";

const TROUBLE = /asked again and again|gone when this page is closed/;

let script: Script;

test.beforeAll(async () => {
  script = await scripted({ scenario: "duel", rounds: 10, kill: true });
});

/** What another tab does to the page's database while a match is open. */
const DEATHS = {
  "is deleted": () => indexedDB.deleteDatabase("tallyho"),
  "is upgraded, and what it held is gone": () => {
    const request = indexedDB.open("tallyho", 9);
    request.onupgradeneeded = () => {
      for (const name of request.result.objectStoreNames) request.result.deleteObjectStore(name);
    };
    request.onsuccess = () => request.result.close();
    return request;
  },
  "is emptied": () => {
    const request = indexedDB.open("tallyho");
    request.onsuccess = () =>
      request.result.transaction("matches", "readwrite").objectStore("matches").clear();
    return request;
  },
} satisfies Readonly<Record<string, () => IDBRequest>>;

/** Does something in another tab of the same browser and waits until the browser has done it. */
async function elsewhere(page: Page, act: () => IDBRequest): Promise<void> {
  const other = await page.context().newPage();
  await other.goto("/licences.txt");
  const done = await other.evaluate(
    (text) =>
      new Promise<string>((resolve) => {
        const request = new Function(`return (${text})()`)() as IDBOpenDBRequest;
        request.addEventListener("success", () => setTimeout(() => resolve("done"), 100));
        request.addEventListener("error", () => resolve("error"));
      }),
    act.toString(),
  );
  expect(done).toBe("done");
  await other.close();
}

for (const [what, act] of some(Object.entries(DEATHS), 3)) {
  // A storage that fails in the middle of a match; the other way is below.
  test(
    `a match whose database ${what} by another tab is written again as a whole`,
    inTurn(0, 2),
    async ({ page, table }) => {
      await table.setUp("duel", script.seed);
      const [first = [], ...later] = script.rounds;
      await table.play({ rounds: [first] }, (id, order) => table.type(id, order));
      await elsewhere(page, act);
      await table.play({ rounds: later.slice(0, 1) }, (id, order) => table.type(id, order));
      await expect(page.getByText(TROUBLE)).toHaveCount(0);
      const shown = await page.getByRole("heading", { level: 1 }).textContent();
      await page.evaluate(() => localStorage.clear());
      await page.reload();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(shown ?? "");
      await expect(page.getByText("There is no match of this name")).toHaveCount(0);
    },
  );
}

interface Faults {
  broken: boolean;
}
declare global {
  var faults: Faults;
}

/** Makes every read and write of the database throw while `faults.broken`. */
function breakable(): void {
  globalThis.faults = { broken: sessionStorage.getItem("broken") !== null };
  for (const name of ["get", "getAll", "getAllKeys", "put", "delete"] as const) {
    const act = IDBObjectStore.prototype[name] as (...given: unknown[]) => IDBRequest;
    Object.defineProperty(IDBObjectStore.prototype, name, {
      value(this: IDBObjectStore, ...given: unknown[]) {
        if (globalThis.faults.broken) throw new DOMException("broken", "UnknownError");
        return act.apply(this, given);
      },
    });
  }
}

// A storage that fails in the middle of a match; the other way is above.
test(
  "rounds played while every call of the storage throws are there after a reload, and the banner goes when it works again",
  inTurn(1, 2),
  async ({ page, table }) => {
    await page.addInitScript(breakable);
    await table.setUp("duel", script.seed);
    await table.play({ rounds: script.rounds.slice(0, 1) }, (id, order) => table.type(id, order));
    await page.evaluate(() => {
      faults.broken = true;
      sessionStorage.setItem("broken", "yes");
    });
    await table.play({ rounds: script.rounds.slice(1, 2) }, (id, order) => table.type(id, order));
    await expect(page.getByText(TROUBLE)).toBeVisible();
    const heading = page.getByRole("heading", { level: 1 });
    const shown = await heading.textContent();
    await page.reload();
    await expect(heading).toHaveText(shown ?? "");
    await expect(page.getByText(TROUBLE)).toBeVisible();
    await page.evaluate(() => {
      faults.broken = false;
      sessionStorage.removeItem("broken");
    });
    await expect(page.getByText(TROUBLE)).toHaveCount(0);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(heading).toHaveText(shown ?? "");
  },
);

test(
  "where naming any storage throws every page opens and a match is played",
  LONG,
  async ({ page, table }) => {
    await page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
        Object.defineProperty(globalThis, name, {
          get() {
            throw new DOMException("not allowed", "SecurityError");
          },
        });
      }
    });
    for (const address of [
      "matches",
      "settings",
      "editor/dogfight",
      "workshop/dogfight",
      "lesson/dogfight",
    ]) {
      await page.goto(`/#/${address}`);
      await expect(page.getByRole("heading").first()).toBeVisible();
    }
    await page.goto("/#/settings");
    // Settings hold as long as the page is open.
    await page.getByRole("switch", { name: "Briefing", exact: true }).click();
    await page.getByRole("switch", { name: "Fast dice" }).click();
    await page.getByRole("switch", { name: "3D table" }).click();
    await page.getByRole("radio", { name: "Jump to results" }).click();
    await page.getByRole("radio", { name: "Large", exact: true }).click();
    await table.setUp("duel", script.seed);
    await table.play({ rounds: script.rounds.slice(0, 1) }, (id, order) => table.type(id, order));
    await expect(page.getByText(TROUBLE)).toBeVisible();
    await table.menu("Download as a file");
  },
);

test(
  "the browser is asked once to keep matches for good; one that deletes after a week says so and offers the file",
  LONG,
  async ({ page, table }) => {
    await page.addInitScript(() => {
      const agent =
        "Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15";
      Object.defineProperty(navigator, "userAgent", { value: agent });
      navigator.storage.persisted = async () => false;
      navigator.storage.persist = async () => {
        localStorage.setItem("asked", `${localStorage.getItem("asked") ?? ""}+`);
        return false;
      };
    });
    const note = page.getByText("has not been visited for a week");
    const asked = () => page.evaluate(() => localStorage.getItem("asked"));
    await table.setUp("duel", script.seed);
    expect(await asked()).toBeNull();
    await table.play({ rounds: script.rounds.slice(0, 1) }, (id, order) => table.type(id, order));
    await expect(note).toBeVisible();
    const coming = page.waitForEvent("download");
    await table.button("Save as file").click();
    await coming;
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await table.play({ rounds: script.rounds.slice(1, 2) }, (id, order) => table.type(id, order));
    await expect(note).toBeVisible();
    await table.button("Close").click();
    await expect(note).toHaveCount(0);
    expect(await asked()).toBe("+");
  },
);
