import { partWords } from "../part-words.ts";
import { words as de } from "./story-words.de.ts";
import { words as en, type StoryWords } from "./story-words.en.ts";

/** Words of a scenario's story in the language that the page speaks. */
export const useStoryWords = partWords<StoryWords>({ en, de });
