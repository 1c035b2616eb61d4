import type { Tools } from "../context/tools.ts";

/** Lays the replay on the table, or goes back to the game. */
export function toggleReplay({ store, page, replay }: Tools): void {
  const past = store.getState().at !== null;
  const shown = page.getState().replay || past;
  if (past) replay.live();
  page.setState({ replay: !shown });
}
