import type { Seat } from "../../../core/game.ts";
import { canonicalJson } from "../../../core/hash.ts";
import { chosenFor } from "../../computers/opponent-choices.ts";
import { freshDraft, type SetupDraft } from "./setup-draft.ts";

/** What may be chosen on a set-up page, in the order of the page. */
const PARTS = ["players", "dice", "options", "types"] as const;

export type SetupPart = (typeof PARTS)[number];

/** What is known of a scenario besides drafts of it. */
export interface Known {
  /** Its usual set-up. */
  readonly config: unknown;
  readonly seats: readonly Seat[];
  /** How the switches of a set-up stand: one that was turned and turned back stands as usual. */
  standing(config: unknown): unknown;
}

/** Who plays, by seat, as it comes out: a computer player's id, or a person's name; and what players share out. */
function playersOf({ config, players, opponents }: SetupDraft, { seats }: Known): unknown {
  const { seats: shared = null } = config as { readonly seats?: unknown };
  const each = seats.map(({ id, side }) => {
    const computer = chosenFor(opponents, id, side === seats[0]?.side);
    return computer === undefined ? { person: players[id] ?? "" } : { computer };
  });
  return { shared, each };
}

function optionsOf({ config }: SetupDraft, { standing }: Known): unknown {
  const { seats: _, ...rest } = config as { readonly seats?: unknown };
  return { ...rest, options: standing(config) };
}

function partOf(draft: SetupDraft, part: SetupPart, known: Known): unknown {
  switch (part) {
    case "players":
      return playersOf(draft, known);
    case "dice":
      return draft.dice;
    case "options":
      return optionsOf(draft, known);
    case "types":
      return draft.types ?? {};
  }
}

/** What of a set-up is not as usual: what still is as it was found, and what was changed since then. */
export interface Unusual {
  readonly found: readonly SetupPart[];
  readonly changed: readonly SetupPart[];
}

/** How a draft differs from its scenario's usual set-up; `found`: the draft with which the page was opened. */
export function unusual(draft: SetupDraft, found: SetupDraft, known: Known): Unusual {
  const usual = freshDraft(known.config);
  const alike = (other: SetupDraft, part: SetupPart) =>
    canonicalJson(partOf(draft, part, known)) === canonicalJson(partOf(other, part, known));
  const parts = PARTS.filter((part) => !alike(usual, part));
  return {
    found: parts.filter((part) => alike(found, part)),
    changed: parts.filter((part) => !alike(found, part)),
  };
}
