export { aceQuestions, choiceOf } from "./ace.ts";
export { declare } from "./declare.ts";
export { enemiesOf } from "./enemies.ts";
export { silentProblems } from "./hindrance.ts";
export { tellKills } from "./kills.ts";
export { modifiersOf } from "./modifiers.ts";
export { candidatesOf, type FireTask, fireOptions, manOf } from "./options.ts";
export { ace, fire } from "./question.ts";
export { resolveShots } from "./resolve.ts";
export { settle, settleOne } from "./settle.ts";
export { inLineOfFire, type RowHex, rowOf } from "./sight.ts";
export {
  frontTargets,
  gunners,
  gunnerTargets,
  headOnTargets,
  lateFirers,
  lateTargets,
  opensSwitch,
} from "./targets.ts";
