import { expect, test } from "vitest";
import type { GameEvent } from "../../../../src/core/game.ts";
import { report } from "../../../../src/games/great-war/face/report.ts";
import type { View } from "../../../../src/games/great-war/rules/view/view.ts";

const NO_VIEW = {} as View;

function archie(fires: boolean): GameEvent {
  const values = { id: "A1", guns: "german", own: false, die: fires ? 1 : 5, upTo: 2, fires };
  return { key: "event.archie", values };
}

function sectionOf(event: GameEvent): string | undefined {
  return report.tell(NO_VIEW, event)?.section;
}

test("archie that looked up and held its fire does not stand among the shots", () => {
  expect(sectionOf(archie(true))).toBe("fire");
  expect(sectionOf(archie(false))).toBe("aside");
  expect(sectionOf({ key: "event.archie-spares", values: { id: "A1", near: "G1" } })).toBe("aside");
});
