import { fileURLToPath } from "node:url";
import { build, type Rolldown } from "vite";
import { goldenNames, goldenText, recordedHashes } from "../goldens/files.ts";
import { expect, LONG, test } from "./base.ts";

const NAMES = goldenNames();

declare global {
  var goldens: { goldenHashes(text: string): Promise<string[]> } | undefined;
}

/** The folding of the goldens as one script that hangs itself on the window. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      minify: false,
      target: "es2023",
      lib: {
        entry: fileURLToPath(new URL("../goldens/fold.ts", import.meta.url)),
        formats: ["iife"],
        name: "goldens",
      },
    },
  });
  const [output] = [built].flat() as Rolldown.RolldownOutput[];
  const [chunk] = output?.output ?? [];
  if (chunk?.type !== "chunk") throw new Error("the goldens' bundle is empty");
  return `${chunk.code}\nglobalThis.goldens = goldens;`;
}

// These tests put code of their own into the page, which its policy refuses.
test.use({ bypassCSP: true });

test("every golden folds to the same hashes in Chromium as in Node", LONG, async ({ page }) => {
  await page.goto("/#/about");
  await page.addScriptTag({ content: await bundle() });
  expect(NAMES.length).toBeGreaterThanOrEqual(6);
  for (const name of NAMES) {
    const text = goldenText(name);
    const recorded = recordedHashes(name);
    const hashes = await page.evaluate((file) => globalThis.goldens?.goldenHashes(file), text);
    expect(hashes, name).toEqual(recorded);
  }
});
