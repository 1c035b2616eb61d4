import { roomWords } from "../../room-words.ts";
import type { StoryWords } from "./story-words.en.ts";

/** Words of a scenario's story in the language that the page speaks. */
export const useStoryWords = roomWords<StoryWords>("pages/setup/story-words");
