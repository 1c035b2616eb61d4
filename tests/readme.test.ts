import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { answerTo } from "../src/cli/run.ts";
import { GAMES } from "../src/games/index.ts";

const ROOT = join(import.meta.dirname, "..");
const readme = readFileSync(join(ROOT, "README.md"), "utf8");

test("the match file of the README folds to its end", async () => {
  const [, json = ""] = /```json\n([\s\S]*?)```/.exec(readme) ?? [];
  expect(await answerTo(json, GAMES, "en")).toMatchObject({ ok: true, turn: 3, rolls: [5, 2, 2, 6] });
});

test("every file and folder that the README names is there", () => {
  const named = [...readme.matchAll(/`((?:src|scripts|models|tests|public)\/[\w./-]*)`/g)].map(
    (found) => found[1] ?? "",
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});
