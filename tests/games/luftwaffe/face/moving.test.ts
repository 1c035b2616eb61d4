import { expect, it } from "vitest";
import { spotOf } from "../../../../src/games/luftwaffe/face/grid.ts";
import { table } from "../../../../src/games/luftwaffe/face/table.ts";
import { parse } from "../../../../src/games/luftwaffe/rules/orders/orders.ts";
import { view } from "../../../../src/games/luftwaffe/rules/view/view.ts";
import { raidState } from "./state.ts";

const PROMPT = { id: "american-move", seat: "american", kind: "american-move", opens: "now" } as const;
const SEEN = view(raidState(), "american");
const [STREAM = ""] = table.groups(SEEN)[0]?.pieces ?? [];

it("a stream that is dragged flies as one, as far towards the point as it can", () => {
  const draft = table.draftTowards(SEEN, STREAM, spotOf("1510"));
  expect(draft).toMatch(/^fly 1510 /);
  expect(draft?.split(" ").length).toBeGreaterThan(8);
  expect(parse(draft ?? "", PROMPT, SEEN).ok).toBe(true);
  expect(table.draftTowards(SEEN, STREAM, spotOf("2310"))).toMatch(/^fly 16/);
});

it("fighters that wait beside the map enter on their line", () => {
  const draft = table.draftTowards(SEEN, "8AF-P51", spotOf("0312"));
  expect(draft).toMatch(/^enter 0312 /);
  expect(parse(draft ?? "", PROMPT, SEEN).ok).toBe(true);
});

it("shows the hexes in reach of what is chosen, to its own side alone", () => {
  const focus = { selected: STREAM, hovered: null, drafts: new Map(), shown: new Set(["reach"]) };
  expect(table.overlay(SEEN, focus).cells?.length).toBe(36);
  expect(table.overlay(view(raidState(), "german"), focus).cells).toBeUndefined();
});
