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

test("the whole set-up of the Great War in the README begins as it stands there", async () => {
  const [, setUp] = readme.matchAll(/```json\n([\s\S]*?)```/g);
  expect(await answerTo(setUp?.[1] ?? "", GAMES, "en")).toMatchObject({
    ok: true,
    turn: 1,
    pieces: { A1: { hex: "1424", bombs: true }, G2: { altitude: 500 }, F1: { hex: "1511", kind: "AA" } },
    score: { allied: 0, german: 0 },
  });
});

test("every file and folder that the README names is there", () => {
  const named = [...readme.matchAll(/`((?:src|scripts|models|tests|public)\/[\w./-]*)`/g)].map(
    (found) => found[1] ?? "",
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});
