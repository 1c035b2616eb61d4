import type { Page } from "@playwright/test";

interface SlowStorage {
  linger(): void;
  keep(): void;
}
declare global {
  var storage: SlowStorage;
}

function slow(): void {
  let held: (() => void)[] | undefined;
  Object.defineProperty(IDBTransaction.prototype, "oncomplete", {
    set(this: IDBTransaction, done: () => void) {
      this.addEventListener("complete", () => (held ? held.push(done) : done()));
    },
  });
  globalThis.storage = {
    linger: () => {
      held = [];
    },
    keep: () => {
      for (const done of held ?? []) done();
      held = undefined;
    },
  };
}

/** Makes the next pages a device on which nothing is stored between `linger` and `keep`. */
export async function slowStorage(page: Page): Promise<void> {
  await page.addInitScript(slow);
}

/** From now on nothing that is stored is there. */
export async function linger(page: Page): Promise<void> {
  await page.evaluate(() => storage.linger());
}

/** Everything is stored, and from now on at once. */
export async function keep(page: Page): Promise<void> {
  await page.evaluate(() => storage.keep());
}
