import { z } from "zod/mini";

const schema = z.object({
  config: z.unknown(),
  dice: z.object({ from: z.enum(["secure", "typed", "seeded"]), seed: z.string() }),
  players: z.record(z.string(), z.string()),
});

/** What has been chosen on a set-up page so far. */
export type SetupDraft = z.infer<typeof schema>;

const keyOf = (game: string, scenario: string) => `tallyho.setup.${game}/${scenario}`;

/** A set-up as nobody has touched it. */
export function freshDraft(scenario: string): SetupDraft {
  return { config: { scenario }, dice: { from: "secure", seed: "" }, players: {} };
}

/** A draft from stored text; one that is missing or spoilt begins afresh. */
export function readDraft(text: string | null, scenario: string): SetupDraft {
  try {
    const read = schema.safeParse(JSON.parse(text ?? "null"));
    return read.success ? read.data : freshDraft(scenario);
  } catch {
    return freshDraft(scenario);
  }
}

/** The draft of this tab for a scenario, so that back and reload lose nothing. */
export function loadDraft(game: string, scenario: string): SetupDraft {
  try {
    return readDraft(sessionStorage.getItem(keyOf(game, scenario)), scenario);
  } catch {
    return freshDraft(scenario);
  }
}

/** Keeps the draft for this tab, where the browser lets us. */
export function keepDraft(game: string, scenario: string, draft: SetupDraft): void {
  try {
    sessionStorage.setItem(keyOf(game, scenario), JSON.stringify(draft));
  } catch {
    // Without storage the draft lasts as long as the page is open.
  }
}
