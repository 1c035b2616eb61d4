import { listed, quotable } from "../../../../core/text.ts";
import type { Id } from "../values.ts";

export const initiative = {
  "tail-grammar": ({ found, near }: { found: string; near: readonly string[] }) =>
    `“${quotable(found)}” says neither whom to tail nor “pass”; write ${listed(near, "or")}.`,
  "tail-unknown": ({ found, known }: { found: string; known: readonly string[] }) =>
    `There is no ${quotable(found)}; on the table are ${listed(known, "and")}.`,
  "tail-full": ({ target }: Id & { target: string }) =>
    `Two aircraft attempt to tail ${target} already, and no more may; write “pass” or name another.`,
  "tail-position": ({ id, target }: Id & { target: string }) =>
    `${id} is not in good position behind ${target}: it has to be in the straight row of hexes behind, with the same facing, at most 8 hexes and levels away and no higher or lower than half the distance.`,
  "first-choice": ({ found, among }: { found: string; among: readonly string[] }) =>
    `“${quotable(found)}” is none of the aircraft that may go first; write ${listed(among, "or")}.`,
};
