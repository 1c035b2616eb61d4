/** How a match is won: the sentences of the rules serve. */
export { goals as words } from "../../../words/goals.de.ts";
