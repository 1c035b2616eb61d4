export { type Flight, fly, lastLooks } from "./fly.ts";
export { allowedClimb, allowedDive, speedRange } from "./limits.ts";
export { moveOptions } from "./options.ts";
export { leafThrow, overdiveThrow } from "./overdive.ts";
export { judgeMove, parseMove } from "./parse.ts";
export { dearness } from "./prices.ts";
export { printMove } from "./print.ts";
export { sampleMove } from "./sample.ts";
export { type MoveScene, moveSceneOf } from "./scene.ts";
