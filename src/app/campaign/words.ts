import { roomWords } from "../room-words.ts";
import type { CampaignWords } from "./words.en.ts";

/** Words of a campaign at the table, in the language that the page speaks. */
export const useCampaignWords = roomWords<CampaignWords>("campaign");
