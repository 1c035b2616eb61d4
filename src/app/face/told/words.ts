import { roomWords } from "../../room-words.ts";
import type { OfferWords } from "./words.en.ts";

/** Words of what may be answered, as it is told, in the language that the page speaks. */
export const useOfferWords = roomWords<OfferWords>("face/told");
