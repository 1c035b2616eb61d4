import { describe, expect, it } from "vitest";
import { say } from "../../../../src/core/phrase.ts";
import { wordsOf } from "../../../../src/face/text.ts";
import { luftwaffe as game } from "../../../../src/games/luftwaffe/computer/game.ts";
import { form as face } from "../../../../src/games/luftwaffe/face/form.ts";
import { table } from "../../../../src/games/luftwaffe/face/table.ts";
import { words as de } from "../../../../src/games/luftwaffe/face/words/de/form.ts";
import { words as en } from "../../../../src/games/luftwaffe/face/words/en/form.ts";
import { withAmerican, withGerman } from "../../../../src/games/luftwaffe/rules/state/change.ts";
import type { State } from "../../../../src/games/luftwaffe/rules/state/state.ts";
import type { View } from "../../../../src/games/luftwaffe/rules/view/view.ts";
import { Match } from "../play.ts";

/** A quarter in which some have lost factors. */
const hurt = (state: State): State =>
  ["FW190-JG1", "FW190-JG2", "Me109-JG1"].reduce((now, id) => withGerman(now, id, { factors: 1 }), {
    ...state,
    economy: { ...state.economy, aircraft: 24, pilots: 2 },
  });

const escorted = () =>
  Match.of({ scenario: "regensburg" })
    .until("american-move")
    .with((state) =>
      ["91BG", "4FG", "56FG", "78FG"].reduce(
        (now, id) => withAmerican(now, id, { hex: "0609", crossed: 1, counter: 2 }),
        state,
      ),
    )
    .play("done");

const LISTS = [
  ["marks", () => Match.of({}).until("marks"), "FW190-JG2", "mark FW190-JG2"],
  ["allocate", () => Match.of({}).until("allocate"), "FW190-JG2", "ground FW190-JG2 reserve 10"],
  [
    "replace",
    () =>
      Match.of({ quarters: { from: "1943-04", to: "1943-10" } })
        .with(hurt)
        .until("replace"),
    "FW190-JG2",
    "restore FW190-JG2 1",
  ],
  ["missions", escorted, "56FG", "escort 56FG"],
] as const;

describe.each(LISTS)("%s is ticked from a list", (kind, of, unit, ticked) => {
  const match = of();
  const prompt = match.prompts.find(
    (one) => one.kind === kind && !(kind === "replace" && one.seat === "american"),
  );
  if (!prompt) throw new Error(`nobody is asked for ${kind}`);
  const view = game.view(match.state, prompt.seat) as View;
  const shown = (text: string) => {
    const found = face.form(prompt, view, text, null);
    if (!found) throw new Error("there is no form");
    return found;
  };
  const legal = (text: string) => game.parse(text, prompt, view, new Map()).ok;
  const tick = (text: string, value: string) =>
    face.changed(prompt, view, text, { line: "", field: "units", value });
  const chosen = (text: string) =>
    shown(text).lines.flatMap(({ fields }) =>
      fields.flatMap((field) =>
        field.kind === "some" ? field.values.filter((one) => one.chosen).map(({ id }) => id) : [],
      ),
    );

  it("as a form", () => expect(table.ask(prompt, view, "x")).toEqual({ style: "form" }));

  it("a unit is ticked and unticked", () => {
    const text = tick("", unit);
    expect(text).toBe(ticked);
    expect(chosen(text)).toEqual([unit]);
    expect(legal(text)).toBe(true);
    expect(chosen(tick(text, unit))).toEqual([]);
    expect(legal(tick(text, unit))).toBe(true);
  });

  it("every answer that fills it at once is legal, and so is each line taken out", () => {
    const { whole, lines } = shown(tick("", unit));
    for (const text of [...whole.map((one) => one.text), ...lines.map(({ without }) => without)])
      expect([text, legal(text)]).toEqual([text, true]);
  });

  it("says all of it in English and German", () => {
    const { title, why, count, lines, hint, line, whole } = shown(ticked);
    const texts = [
      title,
      ...why,
      count,
      hint,
      line.label,
      line.go,
      ...whole.map((one) => one.title),
      ...lines.flatMap((one) => [one.title, ...one.notes, ...one.fields.map(({ label }) => label)]),
    ];
    for (const words of [en, de])
      for (const text of texts) expect(wordsOf(text, (phrase) => say(words, phrase))).not.toBe("");
  });
});

it("what a type's line stands for is nothing of the map, and nothing is said of it", () => {
  const match = Match.of({}).until("marks");
  const view = game.view(match.state, "german") as View;
  expect(table.glance(view, "FW190")).toBeUndefined();
  expect(() =>
    table.overlay(view, {
      selected: "FW190",
      hovered: "FW190",
      shown: new Set(["reach", "goals"]),
      drafts: new Map(),
    } as never),
  ).not.toThrow();
});
