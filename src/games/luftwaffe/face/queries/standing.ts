import type { Text } from "../../../../face/text.ts";
import { LAST_TURN } from "../../data/calendar.ts";
import { AMERICAN } from "../../data/sides.ts";
import { sideOf } from "../../rules/state/sides.ts";
import type { View } from "../../rules/view/view.ts";
import { tasksOf } from "../task.ts";
import { phrase } from "./phrase.ts";

/** When it is in the campaign, and how much of it is left. */
export function time({ quarter, turn, setup }: View): readonly Text[] {
  return [
    ...(turn > 0 ? [phrase("time.turn", { turn, of: LAST_TURN })] : []),
    phrase("time.quarter", { quarter, left: setup.to - quarter, raid: setup.raid }),
  ];
}

/** LW-112, LW-113: what the asker's side is to do, and how far it has come. */
export function score(view: View): readonly Text[] {
  const one = tasksOf(view)[sideOf(view, view.viewer) ?? AMERICAN];
  if (!one) return [];
  const goals = one.goals.filter(({ mark }) => mark === undefined);
  return [one.aim, ...goals.flatMap(({ text, far }) => (far === undefined ? [] : [text, far]))];
}
