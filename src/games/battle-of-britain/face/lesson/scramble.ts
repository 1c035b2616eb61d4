import { ask, type LessonStep, TURNS } from "./common.ts";
import { phrase } from "./phrase.ts";
import { ENEMY, FIRST_WING } from "./points.ts";
import { RAID } from "./setup.ts";

const FIRST = "1/scramble";

/** Who is there, what radar is for, and the chase. */
export const SCRAMBLE: readonly LessonStep[] = [
  { id: "welcome", part: FIRST, say: phrase("step.welcome") },
  { id: "wings", part: FIRST, say: phrase("step.wings"), point: FIRST_WING },
  { id: "enemy", part: FIRST, say: ({ strength }) => phrase("step.enemy", { strength }), point: ENEMY },
  { id: "line", part: FIRST, say: ({ at }) => phrase("step.line", { at: at ?? "" }), point: ENEMY },
  {
    ...ask("scramble", FIRST, ({ markers }) => phrase("step.scramble", { markers })),
    tries: [{ label: phrase("step.scramble.far"), prompt: RAID, text: "12A scramble" }],
  },
  ...TURNS.filter((turn) => turn > 1).map((turn) =>
    ask("scramble", `${turn}/scramble`, ({ at }) => phrase("step.scramble-again", { at: at ?? "" })),
  ),
  ...TURNS.map(
    (turn): LessonStep => ({
      ...ask("step", `${turn}/wing-step`, ({ at }) => phrase("step.wing-step", { at: at ?? "" })),
      tries: [{ label: phrase("step.wing-step.sea"), prompt: "11D", text: "to R06" }],
    }),
  ),
];
