import { describe, expect, test } from "vitest";
import { spanOf, standBy, standingOf, stoodNow, usualOf } from "../../../../src/app/face/table/usual.ts";
import type { TableState } from "../../../../src/app/session/session.ts";
import type { Offer } from "../../../../src/face/offer.ts";
import type { AnswerSpan } from "../../../../src/face/span.ts";

const TURN: AnswerSpan = { id: "turn-3", rest: { key: "rest", values: {} } };

interface Seat {
  readonly state: TableState;
  /** What stands, and what has been taken off, as the session is told. */
  readonly told: (readonly [always: readonly string[], no: readonly string[]])[];
}

/** A seat for which these answers stand, while this goes on; without it a game in which nothing does. */
function seat(standing: readonly string[], span: AnswerSpan | undefined): Seat {
  const told: Seat["told"] = [];
  const state = {
    standing,
    viewer: "red",
    face: { span: () => span },
    game: { view: () => ({}) },
    open: { match: { moments: [{ state: {}, prompts: [] }] } },
    at: null,
    stand: (always: readonly string[], no: readonly string[]) => void told.push([always, no]),
  };
  return { state: state as unknown as TableState, told };
}

const offer = (text: string, more: Partial<Offer> = {}): Offer => ({
  text,
  title: { key: text, values: {} },
  lines: [],
  ...more,
});
const PASS = offer("pass", { standing: "no-answers" });
const ROLL = offer("roll", { usual: true });
const DIVE = offer("dive", { standing: "dive" });

describe("answers that stand for what goes on", () => {
  test.each<[string, readonly string[], AnswerSpan | undefined, readonly string[]]>([
    ["one of this turn stands in it", ["no-answers\nturn-3"], TURN, ["no-answers"]],
    ["one of another turn does not", ["no-answers\nturn-2"], TURN, []],
    ["one of a turn does not where nothing goes on", ["no-answers\nturn-3"], undefined, []],
    ["one for the whole match stands whatever goes on", ["dive"], TURN, ["dive"]],
    ["one for the whole match stands where nothing goes on", ["dive"], undefined, ["dive"]],
    ["of several those of now", ["dive", "no-answers\nturn-2", "pass\nturn-3"], TURN, ["dive", "pass"]],
  ])("%s", (_, standing, span, ids) => {
    const { state } = seat(standing, span);
    expect(spanOf(state)).toBe(span);
    const stood = stoodNow(state);
    expect(stood.map(({ id }) => id)).toEqual(ids);
    for (const one of stood) {
      expect(standing).toContain(one.key);
      expect(one.span).toBe(one.key.includes("\n") ? span : undefined);
    }
  });

  test("the one that stands is taken before the usual one, which is taken where none stands", () => {
    const offers = [ROLL, PASS];
    const stands = seat(["no-answers\nturn-3"], TURN).state;
    expect(standingOf(stands, offers)).toBe(PASS);
    expect(usualOf(stands, offers)).toBe(PASS);
    const over = seat(["no-answers\nturn-2"], TURN).state;
    expect(standingOf(over, offers)).toBeUndefined();
    expect(usualOf(over, offers)).toBe(ROLL);
    expect(usualOf(over, [DIVE])).toBeUndefined();
  });

  test("what is answered always from now on stands for what goes on, and what is over is taken off", () => {
    const { state, told } = seat(["dive\nturn-2", "pass\nturn-3"], TURN);
    standBy(state, [{ offers: [ROLL, PASS], chosen: "pass" }]);
    expect(told).toEqual([[["no-answers\nturn-3"], ["no-answers\nturn-3", "dive\nturn-2"]]]);
  });

  test.each<[string, readonly (string | undefined)[], readonly string[]]>([
    ["in the same way", ["pass", "pass"], ["no-answers"]],
    ["in different ways", ["pass", "dive"], []],
    ["with what may not stand", ["roll", "roll"], []],
    ["not at all", [undefined], []],
  ])("questions answered together %s", (_, chosen, always) => {
    const { state, told } = seat([], undefined);
    standBy(
      state,
      chosen.map((text) => ({ offers: [ROLL, PASS, DIVE], chosen: text })),
    );
    expect(told.map(([stands]) => stands)).toEqual([always]);
    expect(new Set(told[0]?.[1])).toEqual(new Set(["no-answers", "dive"]));
  });
});
