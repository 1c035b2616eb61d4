import { type AnyCatalogue, say } from "../../../core/phrase.ts";
import { band, guns, measured, mountName, parts } from "./grammar.en.ts";
import { fire as problems } from "./problems/fire.en.ts";
import type { Id, NoShot, Shot } from "./values.ts";

/** What is written beside aircraft: chances of shots, and warnings. */
export const badges = {
  "badge.shot": (shot: Shot) => {
    const added = shot.parts.length === 0 ? "" : `, ${parts(shot.parts)}`;
    const needs =
      shot.needs === 0
        ? "no roll does damage"
        : `damage from ${shot.needs}, on average ${(shot.mean / 36).toFixed(1)}`;
    const critical = shot.criticalFrom === 0 ? "" : `, critical from ${shot.criticalFrom}`;
    const up = shot.below ? "from below, " : "";
    return `${up}${guns(shot)}: ${measured(shot)}, row ${shot.row} ${band(shot.band)}${added}; ${needs}${critical}`;
  },
  "badge.no-shot": ({ mount, why, ...sight }: NoShot): string =>
    `${mountName(mount)}: ${measured(sight)}. ${why.map((one) => say(problems as AnyCatalogue, one as never)).join(" ")}`,
  "badge.measure": measured,
  "warning.leaves-board": ({ id, home }: Id & { home: boolean }) =>
    home
      ? `${id} leaves over its own edge: it has gone home (D-10).`
      : `${id} leaves the board and is out of the game (D-10).`,
  "warning.ground": ({ id }: Id) => `${id} flies into the ground (D-01).`,
  "warning.overdive": ({ id, folds, strains }: Id & { x: number; folds: number; strains: number }) =>
    `${id} overdives: in ${folds} of 36 throws its wings fold, in ${strains} they are strained (D-07).`,
  "warning.bombs-away": ({ id }: Id) => `${id} drops its bombs where there is no target of its own.`,
};
