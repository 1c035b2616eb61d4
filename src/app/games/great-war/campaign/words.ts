import { partWords } from "../../../part-words.ts";
import { words as de } from "./words.de.ts";
import { type CampaignWords, words as en } from "./words.en.ts";

/** Words of the campaign's desk and ledger in the language that the page speaks. */
export const useCampaignWords = partWords<CampaignWords>({ en, de });
