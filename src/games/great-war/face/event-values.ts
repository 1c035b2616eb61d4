import type { EndPhrases } from "../words/end/phrases.ts";
import type { FireFacts } from "../words/fire/phrases.ts";
import type { InitiativePhrases } from "../words/initiative/phrases.ts";

/** What events of the log say, as a lesson tells of them. */
export type Attack = FireFacts["event.attack"];
export type JamTest = FireFacts["event.jam"];
export type Clearing = EndPhrases["event.clears"];
export type Initiative = InitiativePhrases["event.initiative"];
export type Tail = InitiativePhrases["event.tail"];
