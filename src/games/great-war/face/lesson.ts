import type { Prompt } from "../../../core/game.ts";
import { anyScript, type Script } from "../../../face/lesson.ts";
import { greatWar } from "../computer/game.ts";
import { boardOf, type View } from "../rules/view/view.ts";
import { AIM } from "./lesson/aim.ts";
import { ALONE } from "./lesson/alone.ts";
import { ENDS } from "./lesson/ends.ts";
import { goneOf, type Own, ownOf, writtenOf } from "./lesson/facts.ts";
import { MISTAKES } from "./lesson/mistakes.ts";
import { phrase } from "./lesson/phrase.ts";
import { steadyMove } from "./lesson/planning.ts";
import { PRESS } from "./lesson/press.ts";
import { config, PUPIL, PUPIL_SEAT, relief } from "./lesson/setup.ts";
import { STRAIGHT } from "./lesson/straight.ts";
import { TURN } from "./lesson/turn.ts";

/** From this turn of the lesson on the enemy's observer fires back. */
const SHOOTS_FROM = 4;

/** He flies home straight and level; his observer fires as soon as that teaches something. */
function allowed(prompt: Prompt, view: View, turn: number): readonly string[] {
  if (prompt.kind === "move") return [steadyMove(boardOf(view))?.text ?? ""];
  const all = [...greatWar.options(prompt, view, new Map())].map((order) => greatWar.print(order));
  const passes = all.slice(-1);
  if (prompt.kind !== "fire" || turn < SHOOTS_FROM) return passes;
  const shots = all.filter((order) => order.startsWith("fire "));
  return shots.length > 0 ? shots : passes;
}

/** The hex dogfight's first lesson: five turns behind a slow two-seater. */
const script: Script<View, Own> = {
  title: phrase("title"),
  config,
  // With these dice who does as he is told has a jam to clear, and works his guns again.
  dice: { seed: "lesson 11345" },
  pupil: PUPIL_SEAT,
  opponent: "cadet",
  turns: [
    { name: phrase("turn.1") },
    { name: phrase("turn.2") },
    { name: phrase("turn.3"), asks: "fire" },
    { name: phrase("turn.4") },
    { name: phrase("turn.5") },
  ],
  patience: 3,
  relief: { after: ["left", "shot", "won", "away"], config: relief },
  shot: ({ key, values }) => key === "event.attack" && values.id === PUPIL,
  turnOf: ({ turn }) => turn,
  begins: ({ key }) => key === "event.turn",
  gone: goneOf,
  own: ownOf,
  written: writtenOf,
  allowed,
  steps: [...STRAIGHT, ...TURN, ...AIM, ...PRESS, ...ALONE, ...ENDS],
  mistakes: MISTAKES,
  onward: { scenario: "duel", opponent: "pilot", label: phrase("onward") },
};

export const lesson = anyScript(script);
