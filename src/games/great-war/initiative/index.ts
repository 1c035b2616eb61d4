export { tailTargets } from "./attempts.ts";
export { rollInitiative } from "./initiative.ts";
export { type Choice, chosen, followers, movingOrder, openChoice } from "./line-up.ts";
export { classOf, initiativeModifiers } from "./modifiers.ts";
export { firstOptions, parseFirst, parseTail, tailOptions } from "./orders.ts";
export { goodPosition } from "./position.ts";
export { rollTails, tailRow, tailSucceeds } from "./tailing.ts";
