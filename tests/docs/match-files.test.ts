import { describe, expect, it } from "vitest";
import { answerTo } from "../../src/cli/run.ts";
import { GAMES } from "../../src/games/index.ts";
import { DOCUMENTS, documentNamed } from "./documents.ts";

function jsonOf(path: string): readonly string[] {
  return documentNamed(path)
    .fences.filter(({ language }) => language === "json")
    .map(({ text }) => text);
}

const MATCHES = DOCUMENTS.flatMap(({ path }) => jsonOf(path).map((text) => [path, text] as const));

describe("the match files of the documents", () => {
  it.each(MATCHES)("fold, in %s", async (_, text) => {
    expect(await answerTo(text, GAMES, "en")).toMatchObject({ ok: true });
  });

  it("the first of all folds to its end", async () => {
    const [first = ""] = jsonOf("docs/match-file.md");
    expect(await answerTo(first, GAMES, "en")).toMatchObject({ ok: true, turn: 3, rolls: [5, 2, 2, 6] });
  });

  it("the whole set-up of the Great War begins as it stands there", async () => {
    const [whole = ""] = jsonOf("docs/playing/great-war.md");
    expect(await answerTo(whole, GAMES, "en")).toMatchObject({
      ok: true,
      turn: 1,
      pieces: { A1: { hex: "1424", bombs: true }, G2: { altitude: 500 }, F1: { hex: "1511", kind: "AA" } },
      score: { allied: 0, german: 0 },
    });
  });
});
