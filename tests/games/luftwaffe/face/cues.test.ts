import { expect, it } from "vitest";
import { say } from "../../../../src/core/phrase.ts";
import { tabletop } from "../../../../src/games/luftwaffe/face/tabletop.ts";
import { words } from "../../../../src/games/luftwaffe/face/words/en/table.ts";
import type { State } from "../../../../src/games/luftwaffe/rules/state/state.ts";
import { tell } from "../../../../src/games/luftwaffe/rules/state/tell.ts";
import { view } from "../../../../src/games/luftwaffe/rules/view/view.ts";
import { raidState } from "./state.ts";

const TARGET = "AIR-13";
const HEX = "2323";

/** Bombers that have just bombed their target stand over it. */
function overTarget(): State {
  const state = raidState();
  const [first] = state.americans.filter(({ line }) => line !== null);
  return {
    ...state,
    americans: state.americans.map((one) =>
      one === first && one.line ? { ...one, hex: HEX, bombed: true } : one,
    ),
  };
}

function shown(state: State, success: boolean) {
  const event = tell("event.bombs", { target: TARGET, factors: 4, needed: 1, success });
  return tabletop(view(state, "table"), [event], (phrase) => say(words, phrase));
}

it("bombers come through the flak, drop their bombs, and what is hit goes up twice", () => {
  const { cues, counters = [] } = shown(overTarget(), true);
  const flak = cues.filter((cue) => cue.kind === "burst" && typeof cue.at === "string");
  expect(cues.map(({ kind }) => kind)).toEqual(["burst", "drop", "burst", "burst", "mark"]);
  expect(flak).toHaveLength(1);
  expect(counters.map(({ id }) => id)).toContain(flak[0]?.kind === "burst" ? flak[0].at : undefined);
  expect(shown(overTarget(), false).cues.map(({ kind }) => kind)).toEqual(["burst", "drop", "burst", "mark"]);
});

it("where nobody is seen over the target there is nobody to fire at", () => {
  expect(shown(raidState(), true).cues.map(({ kind }) => kind)).toEqual(["burst", "burst"]);
});
