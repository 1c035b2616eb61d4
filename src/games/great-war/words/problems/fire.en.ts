import { listed, quotable } from "../../../../core/text.ts";
import { barrelName, count, gunName, IDLE, mountName, outOfSight } from "../grammar.en.ts";
import type { Aimed, FireLooks, Id, SightReason, SightValues } from "../values.ts";

const SILENT: Readonly<Record<string, string>> = {
  jammed: "is jammed",
  broken: "has been shot away",
  empty: "has no ammunition on the gun",
};

const BELOW: Readonly<Record<string, string>> = {
  type: "it can't hang on its propeller",
  "not-above": "the target is not straight above, in the same hex and 50 to 400 m higher",
  fast: "its speed is above 6",
  gliding: "it glides",
  dived: "it dived in this turn",
  "moved-later": "the target has not moved before it",
  looks: "of its last two MP the first must face the target's hex and the second go under it",
};

export const fire = {
  "fire-grammar": ({ found, near }: { found: string; near: readonly string[] }) =>
    `“${quotable(found)}” says neither whom to fire at nor to hold; write ${listed(near, "or")}.`,
  "fire-unknown": ({ found, known }: { found: string; known: readonly string[] }) =>
    `There is no aircraft “${quotable(found)}”; enemies in the air are ${listed(known, "and")}.`,
  "fire-friend": ({ id }: Id) => `${id} is on your own side; choose an enemy.`,
  "fire-gone": ({ id }: Id) => `${id} is no longer in the air (A-33).`,
  "fire-gun": ({ id, found, has }: Id & { found: string; has: readonly string[] }) =>
    `${id} has no gun called “${quotable(found)}”; name ${listed(has, "or")}, or none.`,
  "fire-which": ({ id, target, mounts }: Aimed & { mounts: readonly string[] }) =>
    `${id} can fire at ${target} with its ${listed(mounts.map(mountName), "or its")}; one man fires one gun a turn (A-45), so name it.`,
  "fire-silent": ({ id, gun, why }: Id & { gun: string; why: string }) =>
    `The ${gunName(gun)} of ${id} ${SILENT[why] ?? why} (4.7h, 4.9h).`,
  "fire-both": ({ id, barrels }: Id & { barrels: readonly string[] }) =>
    `${id} can't fire so; what can fire at this target now is ${listed(barrels.map(barrelName), "with")}. A gun of a twin mount never fires alone by choice (4.9j).`,
  "fire-idle": ({ id, why }: Id & { man: number; why: string }) =>
    `${id} can't fire: ${IDLE[why] ?? why} (A-45).`,
  "fire-sight": ({ target, mount, why, ...sight }: Aimed & SightValues & { why: SightReason }) =>
    `${target} is not in the line of fire of the ${mountName(mount)}: ${outOfSight(why, sight.distance)} (§6).`,
  "fire-looks": ({ id, target, seen, needed, rule }: FireLooks) =>
    `${id} had ${target} in its sights for only ${seen} of its last ${count(needed, "MP", "MP")} (${rule}, A-08).`,
  "fire-late": ({ id, target, seen, needed }: Aimed & { seen: number; needed: number }) =>
    `${target} spent only ${seen} of its last ${needed} MP in the line of fire of ${id} (4.6b).`,
  "fire-passed": ({ id }: Aimed) =>
    `${id} let a target go by at the end of its own move and may take none later (4.6b, A-33).`,
  "fire-taken": ({ target }: Id & { target: string }) =>
    `Two front guns are declared at ${target} already, and there are other enemies (4.6d, A-39).`,
  "fire-below": ({ id, target, why }: Aimed & { why: string }) =>
    `${id} can't fire at ${target} from below: ${BELOW[why] ?? why} (4.9n).`,
  "fire-other": ({ id, only }: Id & { only: string }) =>
    `This is only about ${only}, not about ${id} (4.6b, 4.6f).`,
  "fire-ace": ({ found }: { found: string }) =>
    `“${quotable(found)}” is no answer; an ace writes attack or defend for this turn (A-05).`,
};
