import { phraser } from "../../../src/core/phrase.ts";
import { anyScript, type Script, type Step } from "../../../src/face/lesson.ts";
import type { View } from "../rules/state.ts";
import type { words } from "./words/en/lesson.ts";

const phrase = phraser<typeof words>();

const PUPIL = "red";

/** What is said whenever a question of a kind comes. */
function whenAsked(turn: 1 | 2, kind: "attack" | "answer"): Step {
  return { id: `${kind}-${turn}`, part: `${turn}/${kind}`, say: phrase(`step.${kind}`), done: () => false };
}

const STEPS: readonly Step[] = [
  { id: "welcome", part: "1/target", say: phrase("step.welcome") },
  {
    id: "target",
    part: "1/target",
    say: phrase("step.target"),
    done: () => false,
    open: { drawer: "orders" },
  },
  { id: "move-1", part: "1/move", say: phrase("step.move"), done: () => false, open: { drawer: "orders" } },
  whenAsked(1, "attack"),
  whenAsked(1, "answer"),
  { id: "again", part: "2/move", say: phrase("step.again"), done: () => false },
  whenAsked(2, "attack"),
  whenAsked(2, "answer"),
  { id: "won", part: "gone", when: ({ gone }) => gone === "won", say: phrase("end.won") },
];

/** The raid's first lesson: two turns against defenders who do as they like. */
const script: Script<View, object> = {
  title: phrase("title"),
  config: { scenario: "sortie" },
  dice: { seed: "first raid" },
  pupil: PUPIL,
  opponent: "random",
  turns: [{ name: phrase("turn.1") }, { name: phrase("turn.2") }],
  patience: 1,
  turnOf: ({ turn }) => turn,
  gone: ({ over }) => (over ? "won" : undefined),
  own: () => ({}),
  allowed: () => [],
  steps: STEPS,
  mistakes: [],
  onward: { scenario: "sortie", opponent: "cadet", label: phrase("onward") },
};

export const lesson = anyScript(script);
