import type { Tools } from "../context/tools.ts";
import { isBriefed, noteBriefed } from "../match/briefed.ts";
import { useSettings } from "../settings/settings.ts";

/** Tells what a match is about before it is played, once, where somebody plays it here. */
export function brief({ store, page }: Tools): void {
  const { id, open, watching, battleOf } = store.getState();
  const played = open.match.moments.length > 1 || watching || battleOf !== undefined;
  if (played || !useSettings.getState().briefing || isBriefed(id)) return;
  noteBriefed(id);
  page.setState({ dialog: "briefing" });
}
