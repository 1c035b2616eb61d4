import { listed, quotable } from "../../../../core/text.ts";
import { who } from "../grammar.en.ts";
import type { AMan } from "../values.ts";

function answers(near: readonly string[]): string {
  return `write ${listed(near, "or")}`;
}

const ACTS: Readonly<Record<string, string>> = { clear: "clear a jam", reload: "change a drum" };

const NOT: Readonly<Record<string, string>> = {
  busy: "he has fired in this turn (A-45)",
  wild: "the move was too wild for that: at most 100 m up, 200 m down, one hexside in a hex, no special maneuver (4.7j)",
  unfit: "he is in no state to see to a gun (4.8f, 4.9r)",
};

const NOTHING: Readonly<Record<string, string>> = {
  clear: "none of his guns is jammed",
  reload: "none of his guns waits for a drum",
};

/** `gun` as it was written; which act and which answers there are. */
type TendGun = AMan & { found: string; act: string; near: readonly string[] };

export const end = {
  "tend-grammar": ({ found, near }: { found: string; near: readonly string[] }) =>
    `“${quotable(found)}” is nothing to do to a gun now; ${answers(near)}.`,
  "tend-gun": ({ found, act, near, ...man }: TendGun) =>
    `${who(man)} can't ${ACTS[act] ?? act} on a gun called “${quotable(found)}”; ${answers(near)}.`,
  /** More than one gun could be meant. */
  "tend-which": ({ act, near, ...man }: AMan & { act: string; near: readonly string[] }) =>
    `${who(man)} could ${ACTS[act] ?? act} on more than one gun, but only on one in a turn; ${answers(near)}.`,
  /** Why nothing of the kind can be done: `nothing`, `busy`, `wild` (4.7j), `unfit`. */
  "tend-not": ({ act, why, near, ...man }: AMan & { act: string; why: string; near: readonly string[] }) =>
    `${who(man)} can't ${ACTS[act] ?? act} now: ${NOT[why] ?? NOTHING[act] ?? why}; ${answers(near)}.`,
};
