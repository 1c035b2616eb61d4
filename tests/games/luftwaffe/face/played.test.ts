import { expect, it } from "vitest";
import { seededDice } from "../../../../src/core/dice/random.ts";
import { type Phrase, say } from "../../../../src/core/phrase.ts";
import { type Text, wordsOf } from "../../../../src/face/text.ts";
import { USUAL } from "../../../../src/games/luftwaffe/data/options.ts";
import { SIDES } from "../../../../src/games/luftwaffe/data/sides.ts";
import { table } from "../../../../src/games/luftwaffe/face/table.ts";
import { words as german } from "../../../../src/games/luftwaffe/face/words/de/table.ts";
import { words } from "../../../../src/games/luftwaffe/face/words/en/table.ts";
import { flow } from "../../../../src/games/luftwaffe/rules/flow/flow.ts";
import type { Order } from "../../../../src/games/luftwaffe/rules/grammar/order.ts";
import { options, parse, sample } from "../../../../src/games/luftwaffe/rules/orders/orders.ts";
import { firstState } from "../../../../src/games/luftwaffe/rules/state/first-state.ts";
import { view } from "../../../../src/games/luftwaffe/rules/view/view.ts";
import { trials } from "../../../extent.ts";

const DRAFTS = new Map();
const SHOWN = new Set(["reach", "goals", "next-line"]);
const FOCUS = { selected: null, hovered: null, drafts: DRAFTS, shown: SHOWN };

function spoken(text: Text): void {
  for (const catalogue of [words, german]) {
    const told = wordsOf(text, (phrase: Phrase) => say(catalogue, phrase));
    expect(told).not.toMatch(/undefined|NaN|^offer\.|^ask\./);
    expect(told).not.toBe("");
  }
}

/** A raid that is played by what is offered first, else by chance; every offer is legal, every part of the face speaks. */
function play(quarter: number, seed: string): ReadonlySet<string> {
  const seats = SIDES.map((side) => ({ id: side, side }));
  const dice = seededDice(seed);
  let { state } = flow.advance(
    firstState({ options: USUAL, from: quarter, to: quarter, raid: true, seats }),
    [],
    dice,
  );
  const kinds = new Set<string>();
  for (let answers = 0; answers < 900; answers++) {
    const prompts = flow.prompts(state);
    if (prompts.length === 0) break;
    const orders = new Map<string, Order>();
    for (const prompt of prompts) {
      const seen = view(state, prompt.seat);
      const first = !kinds.has(prompt.kind) || answers % trials(60, 15) === 0;
      kinds.add(prompt.kind);
      const offers = table.offers(prompt, seen, options(prompt, seen));
      if (first) {
        const ask = table.ask(prompt, seen, "A");
        if ("why" in ask) spoken(ask.why);
        for (const { title } of offers) spoken(title);
        const { steps } = table.strip(seen);
        expect(steps.filter(({ state: now }) => now === "now").length).toBe(1);
        for (const { pieces } of table.groups(seen).slice(0, 2))
          for (const id of pieces) {
            spoken(table.describe(seen, id));
            table.overlay(seen, { ...FOCUS, selected: id });
            expect(table.glance(seen, id)).toBeDefined();
          }
        table.dim(prompt, seen);
      }
      for (const { text } of offers) expect(parse(text, prompt, seen).ok, text).toBe(true);
      const usual = offers.find((offer) => offer.usual) ?? offers[0];
      const read = usual && parse(usual.text, prompt, seen);
      orders.set(
        prompt.id,
        read?.ok && answers % 4 !== 3 ? read.value : sample(prompt, state, new Map(), dice),
      );
    }
    state = flow.resolve(state, orders, dice).state;
  }
  return kinds;
}

it("a raid is played by what the table offers", () => {
  const kinds = play(5, "face");
  for (const kind of ["sheet", "bases", "german-move", "american-move", "missions"])
    expect(kinds).toContain(kind);
});
