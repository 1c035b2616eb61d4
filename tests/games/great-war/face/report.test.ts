import { expect, test } from "vitest";
import type { GameEvent } from "../../../../src/core/game.ts";
import { report } from "../../../../src/games/great-war/face/report.ts";
import { type View, viewOf } from "../../../../src/games/great-war/state/view.ts";
import { stateOf } from "../board.ts";

const SEEN: View = viewOf(stateOf([{ id: "A1" }, { id: "G1" }]), "allied");

function archie(fires: boolean): GameEvent {
  const values = { id: "A1", guns: "german", own: false, die: fires ? 1 : 5, upTo: 2, fires };
  return { key: "event.archie", values };
}

function sectionOf(event: GameEvent): string | undefined {
  return report.tell(SEEN, event)?.section;
}

test("archie that looked up and held its fire comes last of what stays", () => {
  expect(sectionOf(archie(true))).toBe("fire");
  expect(sectionOf(archie(false))).toBe("held");
  expect(sectionOf({ key: "event.archie-spares", values: { id: "A1", near: "G1" } })).toBe("held");
});

test("the last section that stays is that of archie which held its fire", () => {
  expect(report.sections.filter((section) => "stays" in section).at(-1)?.id).toBe("held");
});

test.each([
  [{ id: "A1", target: "G1" }, "allied", true],
  [{ id: "G1", target: "A1" }, "allied", true],
  [{ id: "G1", target: "G1" }, "allied", undefined],
  [{ id: "A1" }, "table", undefined],
])("a fact about %j is %s's own: %s", (values, viewer, own) => {
  expect(report.tell({ ...SEEN, viewer }, { key: "event.destroyed", values })?.own).toBe(own);
});
