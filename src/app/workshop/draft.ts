const keyOf = (game: string, id: string | null) => `tallyho.workshop.${game}/${id ?? "new"}`;

/** What lay on this tab's bench, so that back and reload lose nothing; undefined when there is nothing. */
export function loadDraft(game: string, id: string | null): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(game, id)) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what lies on the bench for this tab; undefined clears it. */
export function keepDraft(game: string, id: string | null, design: unknown): void {
  try {
    if (design === undefined) sessionStorage.removeItem(keyOf(game, id));
    else sessionStorage.setItem(keyOf(game, id), JSON.stringify(design));
  } catch {
    // Without storage the draft lasts as long as the page is open.
  }
}
