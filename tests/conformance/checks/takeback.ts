import type { Dice } from "../../../src/core/dice.ts";
import { isFreeTakeBack, type Match, type Moment, now, play, takeBack } from "../../../src/core/match.ts";
import { seededDice } from "../../../src/core/random.ts";
import { steps, type Tried } from "../tried.ts";
import { choicesOf, desks, type Step } from "../walk.ts";
import { demand, demandEqual } from "./demand.ts";
import { sameHash } from "./hashes.ts";
import { pick } from "./mutant.ts";

const noDice: Dice = {
  throw() {
    throw new Error("nothing is rolled in a round that one seat may take back");
  },
};

function taken(match: Match, count: number): Match {
  const all = match.seats.map((seat) => seat.id);
  const back = takeBack(match, count, all);
  demand(back.ok, "refused although everybody agreed");
  return back.value;
}

/** Back restores the former states, whether it is free or agreed, and play goes on from there. */
export function backRestores(tried: Tried): void {
  const choices = choicesOf({ seed: `${tried.seed} back` });
  for (const { before, after, texts } of steps(tried)) {
    const count = pick(choices, after.moments.length - 1) + 1;
    const back = taken(after, count);
    demand(back.moments.length === after.moments.length - count, `${count} rounds are not taken back`);
    for (const [place, { state }] of back.moments.entries())
      demand(sameHash(state, (after.moments[place] as Moment).state), `another state after ${place} rounds`);
    demand(
      back.entries.length === after.entries.length + 1,
      "the log does not tell that rounds were taken back",
    );
    demand(takeBack(after, count).ok === isFreeTakeBack(after, count), "free and not agreed, or the reverse");
    const again = play(taken(after, 1), texts, seededDice(tried.seed, 7));
    demand(again.ok && again.value.moments.length === before.moments.length + 1, "play does not go on");
  }
}

/** What a seat sees after a round, played in a world that it only imagines. */
function foreseen(step: Step, seat: string, dice: Dice): unknown {
  const { game } = step.before;
  const world = game.imagine(game.view(now(step.before).state, seat), dice);
  const answers = new Map(desks(step).map(({ prompt, order }) => [prompt.id, order]));
  return game.view(game.resolve(world, answers, noDice).state, seat);
}

/** A round that one seat may take back alone rolled nothing and told nobody what he could not know before. */
export function freeRoundsShowNothing(tried: Tried): void {
  const choices = choicesOf({ seed: `${tried.seed} free` });
  for (const step of steps(tried)) {
    if (!takeBack(step.after, 1).ok) continue;
    demand(now(step.after).throws.length === 0, "dice were rolled");
    demand(now(step.before).prompts.length === 1, "several seats answered");
    for (const { id } of step.after.seats) {
      const seen = tried.match.game.view(now(step.after).state, id);
      demandEqual(foreseen(step, id, choices), seen, `${id} learned something`);
    }
  }
}
