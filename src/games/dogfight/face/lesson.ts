import type { Prompt } from "../../../core/game.ts";
import type { Reading } from "../../../face/focus.ts";
import { anyScript, type Scene, type Script } from "../../../face/lesson.ts";
import { legalShots } from "../rules/fire/shots.ts";
import type { View } from "../rules/view/view.ts";
import { AIM } from "./lesson/aim.ts";
import { ALONE } from "./lesson/alone.ts";
import { early } from "./lesson/common.ts";
import { ENDS } from "./lesson/ends.ts";
import { goneOf, type Own, ownOf } from "./lesson/facts.ts";
import { MISTAKES } from "./lesson/mistakes.ts";
import { phrase } from "./lesson/phrase.ts";
import { goodOrder, kindOrders, slowOrder } from "./lesson/planning.ts";
import { config, PUPIL_SEAT, relief } from "./lesson/setup.ts";
import { SHEETS_TURN } from "./lesson/sheets.ts";
import { STRAIGHT } from "./lesson/straight.ts";
import { TURN } from "./lesson/turn.ts";

/** From this turn of the lesson on the enemy shoots. */
const SHOOTS_FROM = 4;
/** Until this turn he flies slowly away, out of range. */
const AWAY_UNTIL = 2;

function moves(view: View, turn: number): readonly string[] {
  const away = turn <= AWAY_UNTIL || goodOrder(view) !== undefined;
  const slow = away ? slowOrder(view) : undefined;
  return away ? (slow === undefined ? [] : [slow]) : kindOrders(view, turn >= SHOOTS_FROM);
}

function shots(view: View, turn: number): readonly string[] {
  if (turn < SHOOTS_FROM) return ["done"];
  const side = view.setup.sides[0] === PUPIL_SEAT ? 1 : 0;
  return legalShots(view, side).map(({ text }) => text);
}

/** A line that is only begun: the referee grumbles about it as long as it is too short. */
function isBegun(read: Reading): boolean {
  if (read.ok) return false;
  return read.error.every(({ code, values: { cost, from } }) => {
    return code === "E4" && typeof cost === "number" && typeof from === "number" && cost < from;
  });
}

/** The dogfight's first lesson: five turns with a bomber before its nose. */
const script: Script<View, Own> = {
  title: phrase("title"),
  config,
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
  relief: { after: ["left", "shot", "won"], config: relief },
  shot: ({ key, values }) => key === "fires" && values.side === PUPIL_SEAT,
  turnOf: ({ turn }) => turn,
  gone: goneOf,
  own: ownOf,
  written: (_scene: Scene<View>, _text, read) => ({ begun: isBegun(read) }),
  // He flies on as long as that teaches something, else he comes before the pupil's gun.
  allowed: ({ kind }: Prompt, view, turn) => (kind === "fire" ? shots(view, turn) : moves(view, turn)),
  steps: [...STRAIGHT, early(1), ...TURN, early(2), ...AIM, ...SHEETS_TURN, ...ALONE, ...ENDS],
  mistakes: MISTAKES,
  onward: { scenario: "duel", opponent: "pilot", label: phrase("onward") },
};

export const lesson = anyScript(script);
