import { type Phrase, phraser } from "../../../core/phrase.ts";
import type { Strip, StripStep } from "../../../face/strip.ts";
import type { View } from "../rules/view/view.ts";
import { lineUpOf, type Mover } from "./line-up.ts";
import type { words } from "./words/en/table.ts";

const phrase = phraser<typeof words>();

const STATES: Readonly<Record<Mover["state"], StripStep["state"]>> = {
  moved: "done",
  now: "now",
  next: "next",
  waits: "waits",
  gone: "gone",
};

function saidOf({ id, state, follows }: Mover): Phrase {
  return phrase("strip.said", { id, state, follows });
}

/** Who has moved in this turn, who moves now, who comes next, and who follows on whose tail. */
export function stripOf(view: View): Strip {
  const steps = lineUpOf(view).map((mover): StripStep => {
    const { id, side, state, follows } = mover;
    const hangs = follows !== null && ({ follows: true } as const);
    return { id, label: id, side, state: STATES[state], said: saidOf(mover), ...hangs };
  });
  return { title: phrase("strip.title"), steps };
}
