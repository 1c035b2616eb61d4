import type { Dice } from "../../../src/core/dice/dice.ts";
import type { AppraisedGame, Outcome } from "../../../src/core/game.ts";
import { amend } from "./amend.ts";
import { meta } from "./meta/meta.ts";
import { met, options, parse, print, prompts } from "./orders.ts";
import { resolve } from "./resolve.ts";
import { type Config, check, config, setup } from "./setup.ts";
import { type BySide, each, type Order, SIDES, type State, type View } from "./types.ts";
import { imagine, view } from "./view.ts";

function outcome({ phase, score }: State): Outcome | undefined {
  if (phase !== "over") return undefined;
  const reason = { key: "won-by-points", values: { ...score } };
  if (score.red === score.blue) return { winner: null, reason };
  return { winner: score.red > score.blue ? "red" : "blue", reason };
}

/** A point more or less counts ten, a won game more than all points together. */
function appraise(state: State, seat: string): number {
  const [mine, theirs] =
    seat === "red"
      ? ([state.score.red, state.score.blue] as const)
      : ([state.score.blue, state.score.red] as const);
  const won = state.phase === "over" ? Math.sign(mine - theirs) : 0;
  return 10 * (mine - theirs) + 10_000 * won;
}

/** The game's own table for a battle: a ship is lost on a 1 or a 2, a die for each that is there. */
const LOST = 2;

function losses(seen: View, dice: Dice): BySide<number> {
  return each((side) => {
    const kinds = Array.from({ length: met(seen)[side] }, () => "d6" as const);
    const faces = dice.throw({ dice: kinds, by: side, why: { key: "throw.losses", values: { side } } });
    return faces.filter((face) => face <= LOST).length;
  });
}

/**
 * A small second game: sealed bids from hidden hands, ships on hexes, a shove, a target that opens at the end; as a
 * campaign, battles that another game may fight.
 */
export const skirmish: AppraisedGame<Config, State, View, Order> = {
  meta,
  config,
  check,
  seats: () => SIDES.map((side) => ({ id: side, side })),
  setup: (given, dice) => ({ state: setup(given, dice), events: [] }),
  prompts,
  parse,
  print,
  options,
  sample(prompt, seen, own, dice) {
    if (prompt.kind === "battle") return { kind: "losses", lost: losses(seen, dice) };
    const legal = [...options(prompt, seen, own)];
    const why = { key: "tie", values: {} };
    const [face = 1] = dice.throw({ dice: [`d${legal.length}`], by: prompt.seat, why });
    return legal[face - 1] as Order;
  },
  idle: (prompt, seen, own) => [...options(prompt, seen, own)][0] as Order,
  amend,
  resolve,
  view,
  imagine,
  outcome,
  appraise,
  report: (seen) => ({
    turn: seen.turn,
    phase: seen.phase,
    pieces: Object.fromEntries(
      seen.ships.map((ship) => [ship.id, { side: ship.side, q: ship.q, r: ship.r }]),
    ),
  }),
  narrate: ({ key, values }) => ({ key, values }),
};
