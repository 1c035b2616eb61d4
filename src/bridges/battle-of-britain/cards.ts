import { itemAt } from "../../core/item-at.ts";
import { now } from "../../core/match/match.ts";
import type { Config } from "../../games/down-in-flames/data/config.ts";
import type { State } from "../../games/down-in-flames/rules/state/state.ts";
import type { Bridge } from "../bridge.ts";
import { flown, type Survivor } from "../common/down-in-flames.ts";
import type { Mark } from "../common/fate.ts";
import {
  answerOf,
  type Battle,
  type BattleSide,
  battleOf,
  type Fate,
  fateOf,
  misfit,
  SIDES,
} from "./battle.ts";
import { configOf, crowded, flights, knows, SEAT } from "./cards-layout.ts";

/** A brief fight: a squadron is lost when none of its aircraft is whole and one is down, else stood down (BB-106). */
function ofIntercept(marks: readonly Mark[]): Fate {
  if (marks.every((mark) => mark === "whole")) return "whole";
  return marks.includes("down") && !marks.includes("whole") ? "lost" : "hurt";
}

function fates(battle: Battle, all: readonly Survivor[], side: BattleSide): readonly Fate[] {
  const own = all.filter((one) => one.side === SEAT[side]);
  return battle[side].map((_, squadron) => {
    const marks = own.filter(({ place }) => place === squadron).map(({ mark }) => mark);
    return battle.kind === "intercept" ? ofIntercept(marks) : fateOf(battle.kind, side, marks);
  });
}

/** Battles of the Battle of Britain with cards: squadrons as Elements, and bombers in formation. */
export const cards: Bridge<Config> = {
  fits(spawn) {
    const battle = battleOf(spawn);
    const wrong = misfit(battle, "cards", knows);
    if (wrong) return wrong;
    const side = crowded(battle);
    return side && { code: "too-many", values: { side, count: battle[side].length } };
  },
  config: (spawn) => configOf(battleOf(spawn)),
  seats: (spawn) => {
    const { players } = battleOf(spawn);
    return new Map(SIDES.map((side, at) => [SEAT[side], itemAt(players, at)]));
  },
  answer(spawn, match) {
    const battle = battleOf(spawn);
    const all = flown(flights(battle), now(match).state as State);
    return answerOf(battle, {
      british: fates(battle, all, "british"),
      german: fates(battle, all, "german"),
    });
  },
};
