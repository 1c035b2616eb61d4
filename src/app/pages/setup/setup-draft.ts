import { z } from "zod/mini";
import type { GameEntry } from "../../../games/registry.ts";
import { usualConfig } from "../../../games/usual.ts";
import { deviceNotes, tabNotes } from "../../storage/notes.ts";

const schema = z.object({
  config: z.unknown(),
  dice: z.object({ from: z.enum(["secure", "typed", "seeded"]), seed: z.string() }),
  players: z.record(z.string(), z.string()),
  opponents: z.record(z.string(), z.string()),
  /** Types that pieces are of instead of the scenario's, by the pieces' ids. */
  types: z.optional(z.record(z.string(), z.union([z.string(), z.record(z.string(), z.unknown())]))),
});

/** What has been chosen on a set-up page so far. */
export type SetupDraft = z.infer<typeof schema>;

/** Who was chosen for each side last, in any battle: what a new set-up begins with. */
const OPPONENTS_KEY = "tallyho.opponents";

const keyOf = (game: string, scenario: string) => `tallyho.setup.${game}/${scenario}`;

type Opponents = SetupDraft["opponents"];

/** A scenario's usual set-up, as nobody has touched it. `opponents`: who plays, by seat, as it was chosen last. */
export function freshDraft(config: unknown, opponents: Opponents = {}): SetupDraft {
  return { config, dice: { from: "secure", seed: "" }, players: {}, opponents };
}

/** A draft from stored text; one that is missing or spoilt begins afresh. */
export function readDraft(text: string | null, config: unknown, opponents: Opponents = {}): SetupDraft {
  const read = schema.safeParse(parsed(text));
  return read.success ? read.data : freshDraft(config, opponents);
}

/** Who was chosen last, from stored text; nobody when it is missing or spoilt. */
export function readOpponents(text: string | null): Opponents {
  const read = schema.shape.opponents.safeParse(parsed(text));
  return read.success ? read.data : {};
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

/** The draft of this tab for a scenario, so that back and reload lose nothing. */
export function loadDraft({ meta }: GameEntry, scenario: string): SetupDraft {
  const config = usualConfig(meta, scenario);
  const opponents = readOpponents(deviceNotes.get(OPPONENTS_KEY));
  return readDraft(tabNotes.get(keyOf(meta.id, scenario)), config, opponents);
}

/** Keeps the draft for this tab, where the browser lets us. */
export function keepDraft(game: string, scenario: string, draft: SetupDraft): void {
  tabNotes.set(keyOf(game, scenario), JSON.stringify(draft));
  deviceNotes.set(OPPONENTS_KEY, JSON.stringify(draft.opponents));
}
