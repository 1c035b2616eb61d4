import type { Tools } from "../context/tools.ts";
import { useSettings } from "../settings/settings.ts";
import { deviceNotes } from "../storage/notes.ts";

/** Where the browser keeps which match was told of last. */
const KEY = "tallyho.briefed";

/** Tells what a match is about before it is played, once, where somebody plays it here. */
export function brief({ store, page }: Tools): void {
  const { id, open, watching, battleOf } = store.getState();
  const played = open.match.moments.length > 1 || watching || battleOf !== undefined;
  if (played || !useSettings.getState().briefing || deviceNotes.get(KEY) === id) return;
  deviceNotes.set(KEY, id);
  page.setState({ dialog: "briefing" });
}
