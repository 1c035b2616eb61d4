export { goodPosition } from "../geometry/position.ts";
export { tailTargets } from "./attempts.ts";
export { rollInitiative } from "./initiative.ts";
export { chosen, movingOrder, openChoice } from "./line-up.ts";
export { initiativeModifiers } from "./modifiers.ts";
export { first, tail, tailOptions } from "./questions.ts";
export { rollTails, tailRow, tailSucceeds } from "./tailing.ts";
