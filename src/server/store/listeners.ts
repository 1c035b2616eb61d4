import type { ChangeListener, MatchId } from "./store.ts";

/** Who is told that a match has changed. */
export class Listeners {
  private readonly all = new Set<{ readonly tell: ChangeListener }>();

  add(tell: ChangeListener): () => void {
    const listener = { tell };
    this.all.add(listener);
    return () => this.all.delete(listener);
  }

  tell(id: MatchId, entries: number): void {
    for (const listener of this.all) listener.tell(id, entries);
  }
}
