export { tailTargets } from "./attempts.ts";
export { rollInitiative } from "./initiative.ts";
export { chosen, movingOrder, openChoice } from "./line-up.ts";
export { initiativeModifiers } from "./modifiers.ts";
export { firstOptions, parseFirst, parseTail, tailOptions } from "./orders.ts";
export { goodPosition } from "./position.ts";
export { rollTails, tailRow, tailSucceeds } from "./tailing.ts";
