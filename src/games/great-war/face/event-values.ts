import type { Phrases } from "../words/phrases.ts";

/** What events of the log say, as a lesson tells of them. */
export type Attack = Phrases["event.attack"];
export type JamTest = Phrases["event.jam"];
export type Clearing = Phrases["event.clears"];
export type Initiative = Phrases["event.initiative"];
export type Tail = Phrases["event.tail"];
