import { type Dice, recordedDice, splitDice } from "../../../src/core/dice/dice.ts";
import { seededDice } from "../../../src/core/dice/random.ts";
import type { Round } from "../../../src/core/match/entry.ts";
import { type Match, type Moment, now } from "../../../src/core/match/match.ts";
import { play } from "../../../src/core/match/play.ts";
import { isFreeTakeBack, takeBack } from "../../../src/core/match/take-back.ts";
import { withUnsealing } from "../../../src/core/match/unsealing.ts";
import { steps, type Tried } from "../tried.ts";
import { askedIn, choicesOf, type Step } from "../walk.ts";
import { demand, demandEqual } from "./demand.ts";
import { sameHash } from "./hashes.ts";
import { pick } from "./mutant.ts";

const noDice: Dice = {
  throw() {
    throw new Error("nothing is rolled in a round that one seat may take back");
  },
};

function taken(match: Match, count: number): Match {
  const [asker = "", ...others] = match.seats.map((seat) => seat.id);
  const back = takeBack(match, count, asker, others);
  demand(back.ok, "refused although everybody agreed");
  return back.value;
}

/** Alone a seat takes back nothing but rounds that asked it and nobody else, and in which nothing fell. */
function demandOwn(match: Match, count: number, asker: string): void {
  const free = takeBack(match, count, asker).ok;
  if (match.seats.length > 1)
    demand(free === isFreeTakeBack(match, count, asker), "free and not agreed, or the reverse");
  if (!free || match.seats.length === 1) return;
  const back = match.moments.slice(-count - 1);
  for (const { prompts } of back.slice(0, -1))
    demand(
      prompts.every(({ seat }) => seat === asker),
      `${asker} takes back what another has answered`,
    );
  for (const { throws } of back.slice(1)) demand(throws.length === 0, `${asker} takes back what has fallen`);
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
    for (const { id } of after.seats) demandOwn(after, count, id);
    const again = play(taken(after, 1), texts, seededDice(tried.seed, 7));
    demand(again.ok && again.value.moments.length === before.moments.length + 1, "play does not go on");
  }
}

/** Steps of which the first is looked at: what it costs grows with the log before it. */
const UNSEALED = 8;

/** A seat that takes back its sealed orders leaves an entry and nothing else: every step comes to the same after it. */
export function unsealingChangesNothing(tried: Tried): void {
  for (const [place, { before, after, texts }] of [...steps(tried)].entries()) {
    if (place % UNSEALED !== 0) continue;
    for (const { id } of before.seats) {
      const asked = now(before).prompts.some(({ seat }) => seat === id);
      const told = withUnsealing(before, id);
      demand(
        told.ok === asked,
        `${id} ${asked ? "can't take its orders back" : "takes back what nobody asked"}`,
      );
      if (!told.ok) continue;
      demand(told.value.entries.length === before.entries.length + 1, "the log does not tell of it");
      demand(now(told.value) === now(before), "the match is another");
    }
    const first = now(before).prompts[0]?.seat ?? "";
    const told = withUnsealing(before, first);
    const { rolls, draws } = after.entries.at(-1) as Round;
    const dice = splitDice(recordedDice(rolls), recordedDice(draws));
    const again = told.ok ? play(told.value, texts, dice) : undefined;
    demand(
      again?.ok === true && sameHash(now(again.value).state, now(after).state),
      "another state after sealed orders were taken back",
    );
  }
}

/** What a seat sees after a round, played in a world that it only imagines. */
function foreseen(step: Step, seat: string, dice: Dice): unknown {
  const { game } = step.before;
  const world = game.imagine(game.view(now(step.before).state, seat), dice);
  const answers = new Map(askedIn(step).map(({ prompt, order }) => [prompt.id, order]));
  return game.view(game.resolve(world, answers, noDice).state, seat);
}

/** A round that one seat may take back alone rolled nothing and told nobody what he could not know before. */
export function freeRoundsShowNothing(tried: Tried): void {
  const choices = choicesOf({ seed: `${tried.seed} free` });
  for (const step of steps(tried)) {
    if (!step.after.seats.some(({ id }) => isFreeTakeBack(step.after, 1, id))) continue;
    demand(now(step.after).throws.length === 0, "dice were rolled");
    demand(now(step.before).prompts.length === 1, "several seats answered");
    for (const { id } of step.after.seats) {
      const seen = tried.match.game.view(now(step.after).state, id);
      demandEqual(foreseen(step, id, choices), seen, `${id} learned something`);
    }
  }
}
