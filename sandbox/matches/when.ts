import { tabletopOf, viewAt } from "../../src/app/session/selectors.ts";
import type { TableState } from "../../src/app/session/session.ts";
import type { Ask } from "../../src/face/ask.ts";
import type { Cue, Tabletop } from "../../src/tabletop/tabletop.ts";
import type { When } from "./sitting.ts";

type CueOf<Kind extends Cue["kind"]> = Extract<Cue, { readonly kind: Kind }>;

/** Finds a cue of a kind, one of which all of this is true. */
export function cueOf<Kind extends Cue["kind"]>(kind: Kind, like: Partial<CueOf<Kind>> = {}) {
  const isAlike = (cue: Cue) =>
    cue.kind === kind && Object.entries(like).every(([name, value]) => cue[name as keyof Cue] === value);
  return (table: Tabletop): Cue | undefined => table.cues.find(isAlike);
}

/** When something stands or happens on the table. */
export function onTable(is: (table: Tabletop) => unknown): When {
  return (shown, moment) => Boolean(is(tabletopOf(shown, moment)));
}

function promptsAt({ open: { match } }: TableState, moment: number) {
  return match.moments[moment]?.prompts ?? [];
}

/** When somebody is asked in a way; `kind`: the game's own name of the question. */
export function asked(style: Ask["style"], kind?: string): When {
  return (shown, moment) =>
    promptsAt(shown, moment).some((prompt) => {
      const at = shown.open.match.moments[moment];
      const view = at && viewAt(shown, at, prompt.seat);
      return (
        (kind === undefined || prompt.kind === kind) &&
        shown.face.ask?.(prompt, view, prompt.seat).style === style
      );
    });
}

/** When so many rounds have been played. */
export function after(rounds: number): When {
  return (_, moment) => moment === rounds;
}

/** When all is over. */
export const over: When = ({ open: { match } }, moment) => match.moments[moment]?.outcome !== undefined;
