import type { GameEvent } from "../core/game.ts";
import type { Sheet } from "./sheet.ts";

/**
 * A match that is a campaign goes in missions. Between them people decide who goes on the next one; what a mission
 * brought is told when it is over.
 */
export interface CampaignFace<View = unknown> {
  /** The mission that is under way, by its number; undefined between missions. */
  underway(view: View): number | undefined;
  /** Whether an event ends a mission. */
  ends(event: GameEvent): boolean;
  /** Who serves and what the campaign has come to, to be read at any time. */
  roster(view: View): Sheet;
  /** What the last mission has brought; undefined before the first is over. `events`: all so far. */
  debriefing(view: View, events: readonly GameEvent[]): Sheet | undefined;
}
