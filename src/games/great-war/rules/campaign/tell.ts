import type { GameEvent } from "../../../../core/game.ts";
import type { CampaignPhrases } from "../../words/campaign/phrases.ts";

/** An event of the campaign, its values checked against its key. */
export function tell<Key extends Extract<keyof CampaignPhrases, `event.${string}`>>(
  key: Key,
  values: CampaignPhrases[Key],
): GameEvent {
  return { key, values } as GameEvent;
}

/** What dice of the campaign are thrown for. */
export function why<Key extends Extract<keyof CampaignPhrases, `throw.${string}`>>(
  key: Key,
  values: CampaignPhrases[Key],
) {
  return { key, values } as { readonly key: Key; readonly values: CampaignPhrases[Key] };
}
