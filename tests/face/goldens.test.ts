import { afterAll, describe, test } from "vitest";
import { some } from "../extent.ts";
import { goldenNames } from "../goldens/files.ts";
import { expectCounts } from "./goldens/counts.ts";
import { expectDice } from "./goldens/decided.ts";
import { type Folded, folded } from "./goldens/folded.ts";
import { expectPapers } from "./goldens/papers.ts";
import { expectSecretSheets, expectSheets } from "./goldens/sheets.ts";

const NAMES = some(goldenNames(), 2);
/** Those whose sheets and papers are read, which takes longer than folding them. */
const READ = new Set(some(NAMES, 2));

describe.each(NAMES)("the golden %s", (name) => {
  let once: Promise<Folded> | undefined;
  const golden = () => {
    once ??= folded(name);
    return once;
  };
  afterAll(() => {
    once = undefined;
  });

  test("has its dice before the line that they caused, in the order in which they fell", async () => {
    await expectDice(await golden());
  });

  test("counts in whole sentences in every language, in even tables and charts", async () => {
    await expectCounts(await golden());
  });

  describe.runIf(READ.has(name))("on sheets and paper", () => {
    test("says whole sentences in every language, in even tables with one row lit at most", async () => {
      await expectSheets(await golden());
    });

    test("tells nobody on a sheet what is hidden from him", async () => {
      await expectSecretSheets(await golden());
    });

    test("is printed in whole sentences, and no secret with it", async () => {
      await expectPapers(await golden());
    });
  });
});
