import type { Text } from "../../../../face/text.ts";
import { entryOf } from "../../data/calendar.ts";
import { GERMAN } from "../../data/sides.ts";
import { aloft } from "../../rules/state/look.ts";
import { sideOf } from "../../rules/state/sides.ts";
import type { View } from "../../rules/view/view.ts";
import { tasksOf } from "../task.ts";
import { phrase } from "./phrase.ts";

/** When it is in the campaign, and how much of it is left. */
export function time(view: View): readonly Text[] {
  const { turn, phase, markers, setup } = view;
  if (turn < 1) return [phrase("time.before")];
  const { from, to, phase: part } = entryOf(turn);
  return [
    phrase("time.turn", { turn, to: setup.to, from, until: to, part }),
    ...(phase > 0 ? [phrase("time.tally-ho", { phase, markers, aloft: aloft(view).length })] : []),
  ];
}

/** BB-134, BB-135: what the asker's side is to do, how far it has come, and how it would end now. */
export function score(view: View): readonly Text[] {
  const one = tasksOf(view)[sideOf(view, view.viewer) ?? GERMAN];
  if (!one) return [phrase("score.before")];
  const goals = one.goals.filter(({ id }) => id === "targets" || id === "rate");
  return [one.aim, ...(one.standing ? [one.standing] : []), ...goals.flatMap(({ far }) => far ?? [])];
}
