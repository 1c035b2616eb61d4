import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { recordedDice } from "../../src/core/dice/dice.ts";
import type { Prompt } from "../../src/core/game.ts";
import { options, parse, sample } from "./bids.ts";
import { documentNamed, sectionOf } from "./documents.ts";

const PROMPT: Prompt = { id: "red", seat: "red", kind: "bid", opens: "now" };
const VIEW = { highest: 6 };

describe("the table of answers in the document about adding a game", () => {
  it("is the one that is tested here", () => {
    const section = sectionOf(documentNamed("docs/adding/game.md"), "Answers");
    const [, example = "no example"] = /```ts\n([\s\S]*?)```/.exec(section) ?? [];
    expect(readFileSync(join(import.meta.dirname, "bids.ts"), "utf8")).toContain(example);
  });

  it("lists the legal answers and draws one of them", () => {
    const all = [...options(PROMPT, VIEW)];
    expect(all.map((order) => ("points" in order ? order.points : order.kind))).toEqual([7, 8, 9, "pass"]);
    expect(sample(PROMPT, VIEW, new Map(), recordedDice([4]))).toEqual({ kind: "pass" });
  });

  it.each([
    ["bid 8", { kind: "bid", points: 8 }],
    ["  PASS ", { kind: "pass" }],
  ])("reads %j", (text, order) => {
    expect(parse(text, PROMPT, VIEW)).toEqual({ ok: true, value: order });
  });

  it.each([
    ["bid 3", "no-bid", "3", "bid 7"],
    ["bid x", "grammar", "x", "bid 7"],
    ["pas", "grammar", "pas", "pass"],
    ["pass 1", "grammar", "1", "pass"],
    ["bid", "grammar", "bid", "bid 7"],
    ["", "grammar", "", "pass"],
  ])("refuses %j as %s with the word and the nearest legal answer", (text, code, word, near) => {
    const read = parse(text, PROMPT, VIEW);
    const [problem] = read.ok ? [] : read.error;
    const { start = 0, end = 0 } = problem?.token ?? {};
    expect([problem?.code, text.slice(start, end), problem?.near?.[0]]).toEqual([code, word, near]);
  });
});
