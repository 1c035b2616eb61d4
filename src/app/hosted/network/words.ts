import { roomWords } from "../../room-words.ts";
import type { NetworkWords } from "./words.en.ts";

/** The words of how the machine that hosts is reached, in the language of the page. */
export const useNetworkWords = roomWords<NetworkWords>("hosted/network");
