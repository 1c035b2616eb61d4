export { aceOptions, aceQuestions, choiceOf } from "./ace.ts";
export { type BadgeLine, badgeOf, type FireBadge } from "./badge.ts";
export { declare } from "./declare.ts";
export { groundAttack } from "./ground-attack.ts";
export { attacksHeadOn } from "./head-on.ts";
export { type Kill, tellKills } from "./kills.ts";
export { modifiersOf } from "./modifiers.ts";
export { candidatesOf, type FireTask, fireOptions, manOf } from "./options.ts";
export { parseAce, parseFire } from "./parse.ts";
export { type Combat, resolveShots } from "./resolve.ts";
export { settle, settleOne } from "./settle.ts";
export { inLineOfFire, type RowHex, rowOf, type Sight } from "./sight.ts";
export {
  type Candidate,
  frontTargets,
  type Gunner,
  gunners,
  gunnerTargets,
  headOnAttackers,
  headOnTargets,
  lateFirers,
  lateTargets,
} from "./targets.ts";
