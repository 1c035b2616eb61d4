import { type RoomText, roomWords } from "../../room-words.ts";
import type { CommandWords } from "./words.en.ts";

export type CommandText = RoomText<CommandWords>;

/** The words of the command line in the language that the page speaks. */
export const useCommandWords = roomWords<CommandWords>("table/command");
