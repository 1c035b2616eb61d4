import { describe, expect, it } from "vitest";
import { say } from "../../../../src/core/phrase.ts";
import type { AnswerForm, FormLine } from "../../../../src/face/form.ts";
import { type Text, wordsOf } from "../../../../src/face/text.ts";
import { luftwaffe as game } from "../../../../src/games/luftwaffe/computer/game.ts";
import { form as face } from "../../../../src/games/luftwaffe/face/form.ts";
import { spotOf } from "../../../../src/games/luftwaffe/face/grid.ts";
import { table } from "../../../../src/games/luftwaffe/face/table.ts";
import { words as de } from "../../../../src/games/luftwaffe/face/words/de/form.ts";
import { words as en } from "../../../../src/games/luftwaffe/face/words/en/form.ts";
import { setupFrom } from "../../../../src/games/luftwaffe/rules/setup/from-config.ts";
import { raidTargets } from "../../../../src/games/luftwaffe/rules/setup/raid-targets.ts";
import type { View } from "../../../../src/games/luftwaffe/rules/view/view.ts";
import { Match } from "../play.ts";

function isRaid(scenario: string): boolean {
  return setupFrom({ scenario }).raid;
}

/** A form as whoever is asked sees it. */
class Form {
  readonly prompt;
  readonly view: View;

  constructor(
    readonly match: Match,
    public text = "",
  ) {
    const [prompt] = match.prompts;
    if (!prompt) throw new Error("nothing is asked");
    this.prompt = prompt;
    this.view = game.view(match.state, prompt.seat);
  }

  static of(scenario: string, kind: string): Form {
    return new Form(Match.of({ scenario }).until(kind));
  }

  shown(open: string | null = null): AnswerForm {
    const form = face.form(this.prompt, this.view, this.text, open);
    if (!form) throw new Error("there is no form");
    return form;
  }

  add(...things: readonly string[]): this {
    for (const on of things) this.text = face.added(this.prompt, this.view, this.text, on) ?? this.text;
    return this;
  }

  /** The line about a thing, open. */
  line(on: string): FormLine {
    const line = this.shown(on).lines.find((one) => one.on === on);
    if (!line) throw new Error(`there is no line for ${on}`);
    return line;
  }

  /** Chooses or ticks a value of a field. */
  choose(on: string, field: string, value: string): this {
    const { id, fields } = this.line(on);
    expect(fields.find((one) => one.id === field)?.values.map((one) => one.id)).toContain(value);
    this.text = face.changed(this.prompt, this.view, this.text, { line: id, field, value });
    return this;
  }

  get legal(): boolean {
    return this.match.read(this.text).ok;
  }
}

const told = (text: Text, words: typeof en) => wordsOf(text, (phrase) => say(words as never, phrase));
const sheetOf = (scenario = "wilhelmshaven") => Form.of(scenario, "sheet");

/** More lines than any raid must have. */
const LINES = 30;

describe("the Target Sheet as a form", () => {
  it("gets a line for each target that is chosen: an entry, a turn, groups that are left", () => {
    const sheet = sheetOf().add("SHP-2", "SHP-1");
    expect(sheet.text).toMatch(/^sheet SHP-2 \d{4} \d+ 91BG 303 305 SHP-1 \d{4} \d+ 306BG 44 93$/);
    expect(sheet.legal).toBe(true);
    expect(sheet.shown().lines.map(({ on }) => on)).toEqual(["SHP-2", "SHP-1"]);
    expect(told(sheet.shown().count, en)).toBe("2 of at least 2 targets; 6 of 6 groups fly");
  });

  it.each(game.meta.scenarios.map(({ id }) => id).filter((id) => isRaid(id)))(
    "of %s begins with the raid's own targets, suggested and listed",
    (scenario) => {
      const form = Form.of(scenario, "sheet");
      const own = raidTargets(form.view.setup);
      expect(own.length).toBeGreaterThan(0);
      const { whole, groups } = form.shown();
      expect(
        groups[0]?.entries
          .slice(0, own.length)
          .map(({ on }) => on)
          .toSorted(),
      ).toEqual(own.toSorted());
      form.text = whole[0]?.text ?? "";
      expect(form.legal).toBe(true);
      const named = form.shown().lines.map(({ on }) => on);
      expect(named.slice(0, own.length).toSorted()).toEqual(own.toSorted());
    },
  );

  it("says how many targets a raid must name yet (LW-113)", () => {
    expect(told(sheetOf().shown().count, en)).toBe(
      "0 of at least 2 targets, 2 more to name (LW-113); 0 of 6 groups fly",
    );
    expect(told(sheetOf().add("SHP-2").shown().count, de)).toBe(
      "1 von mindestens 2 Zielen, noch 1 zu nennen (LW-113); 3 von 6 Gruppen fliegen",
    );
  });

  it("chosen once more, a target keeps its one line", () => {
    const sheet = sheetOf().add("SHP-2");
    expect(face.added(sheet.prompt, sheet.view, sheet.text, "SHP-2")).toBeUndefined();
    expect(face.added(sheet.prompt, sheet.view, sheet.text, "BAS-5")).toBeUndefined();
  });

  it("has streams of the same raid over their targets in one turn", () => {
    const sheet = sheetOf("schweinfurt").add("AIR-13", "BBR-1", "ARM-2");
    const overs = sheet
      .shown()
      .lines.map(({ notes: [flight] }) => /over it in turn (\d+)/.exec(told(flight ?? "", en))?.[1]);
    expect(new Set(overs).size).toBe(1);
  });

  it("changes the entry, the turn and the groups of a line, and takes it out", () => {
    const sheet = sheetOf().add("SHP-2", "SHP-1");
    sheet.choose("SHP-2", "entry", "0307").choose("SHP-2", "turn", "4");
    expect(sheet.text).toContain("SHP-2 0307 4 91BG");
    sheet.choose("SHP-1", "groups", "305BG");
    expect(sheet.text).toMatch(/SHP-2 0307 4 91BG 303 SHP-1 \d{4} \d+ 305BG 306 44 93$/);
    expect(sheet.legal).toBe(true);
    sheet.choose("SHP-1", "groups", "44BG");
    expect(sheet.text).not.toContain("44");
    sheet.text = sheet.line("SHP-2").without;
    expect(sheet.text).toMatch(/^sheet SHP-1 /);
    sheet.text = sheet.line("SHP-1").without;
    expect(sheet.text).toBe("");
  });

  it("reads what is half written, in short spelling too", () => {
    const sheet = sheetOf();
    sheet.text = "sheet SHP-2 0308 2 91BG 303 shp-1 03";
    const lines = sheet.shown().lines;
    expect(lines.map(({ on, warnings }) => [on, warnings.length])).toEqual([
      ["SHP-2", 0],
      ["SHP-1", 2],
    ]);
    expect(told(lines[0]?.notes[1] ?? "", en)).toBe("8 factors, bombs on 1 to 3: 91BG, 303BG");
  });

  it("moves the entry of the open line to where the map is pointed at", () => {
    const sheet = sheetOf().add("SHP-2");
    const draft = table.draftTowards(sheet.view, "SHP-2", spotOf("0409"), sheet.text);
    expect(draft).toBe(sheet.text.replace(/SHP-2 \d{4}/, "SHP-2 0309"));
    expect(table.draftTowards(sheet.view, "SHP-1", spotOf("0409"), sheet.text)).toBeUndefined();
  });

  it("another air force's entry brings its groups", () => {
    const sheet = sheetOf("big-week").add("AIR-14");
    expect(sheet.text).toMatch(/^sheet AIR-14 \d\d35 /);
    sheet.choose("AIR-14", "entry", "0310");
    expect(sheet.text).toMatch(/^sheet AIR-14 0310 \d+ 91BG/);
  });

  it("draws its ways, and the entries of the line that is open", () => {
    const sheet = sheetOf().add("SHP-2", "SHP-1");
    const drafts = new Map([["sheet", { text: sheet.text, read: sheet.match.read(sheet.text) }]]);
    const focus = { selected: "SHP-1", hovered: null, drafts, shown: new Set<string>() };
    const overlay = table.overlay(sheet.view, focus);
    expect(overlay.lines).toHaveLength(2);
    expect(overlay.cells?.filter(({ tone }) => tone === "end")).toHaveLength(1);
    expect(overlay.lit).toHaveLength(97);
    const german = table.overlay(game.view(sheet.match.state, "german"), { ...focus, drafts: new Map() });
    expect(german.lines).toBeUndefined();
  });

  it("warns of a stream that is lost at the end of the raid (LW-59)", () => {
    const sheet = sheetOf("schweinfurt").add("BBR-1").choose("BBR-1", "turn", "18");
    expect(told(sheet.line("BBR-1").warnings[0] ?? "", en)).toContain("LW-59");
  });

  it.each(["campaign", "wilhelmshaven", "big-week", "last-jets"])(
    "%s: what is suggested is legal, and so is what a player chooses one by one",
    (scenario) => {
      const sheet = sheetOf(scenario);
      const [whole] = sheet.shown().whole;
      expect(sheet.match.read(whole?.text ?? "").ok).toBe(true);
      const nearest = sheet
        .shown()
        .groups.slice(1)
        .flatMap(({ entries }) => entries.map(({ on }) => on));
      for (const on of nearest.slice(0, LINES)) {
        const before = sheet.text;
        sheet.add(on);
        if (sheet.line(on).warnings.length > 0) sheet.text = before;
      }
      expect(sheet.legal).toBe(true);
    },
  );
});

describe("the German set-up as a form", () => {
  const bases = () => Form.of("schweinfurt", "bases");

  it("puts the best units that are left on each base that is chosen", () => {
    const form = bases().add("BAS-5", "BAS-6");
    expect(form.text).toMatch(/^base BAS-5 FW190-JG1 2 26 BAS-6( \S+){3}$/);
    expect(told(form.shown().count, en)).toMatch(/^6 of 28 units on bases; 6 schools left \(LW-38\)$/);
    expect(form.legal).toBe(false);
  });

  it("what is suggested is legal; a unit moves to another base, which holds three (LW-37)", () => {
    const form = bases();
    form.text = form.shown().whole[0]?.text ?? "";
    expect(form.legal).toBe(true);
    const [first, second] = form.shown().lines;
    const unit = form
      .line(second?.on ?? "")
      .fields[0]?.values.find((one) => "chosen" in one && one.chosen)?.id;
    form.choose(first?.on ?? "", "units", unit ?? "");
    expect(form.text.split(" ").filter((word) => word === unit)).toHaveLength(1);
    expect(form.line(first?.on ?? "").warnings).toHaveLength(1);
    expect(form.legal).toBe(false);
  });

  it("a base behind the line is not offered (LW-34)", () => {
    const form = Form.of("last-jets", "bases");
    expect(form.shown().groups[0]?.entries.map(({ on }) => on)).not.toContain("BAS-3");
    expect(face.added(form.prompt, form.view, "", "BAS-3")).toBeUndefined();
  });

  it("lights the bases for its own side alone", () => {
    const form = bases();
    const focus = { selected: null, hovered: null, drafts: new Map(), shown: new Set<string>() };
    expect(table.overlay(form.view, focus).lit).toContain("BAS-5");
    expect(table.overlay(game.view(form.match.state, "american"), focus).lit).toEqual([]);
  });
});

it("speaks English and German", () => {
  const sheet = sheetOf("big-week").add("AIR-14", "OIL-1");
  const bases = Form.of("big-week", "bases").add("BAS-5");
  const forms = [sheet.shown("OIL-1"), bases.shown("BAS-5")];
  for (const words of [en, de])
    for (const { title, why, whole, lines, hint, groups, count, line } of forms) {
      const texts = [title, ...why, hint, count, line.label, line.go, ...whole.map((one) => one.title)]
        .concat(lines.flatMap((one) => [one.title, ...one.notes, ...one.warnings]))
        .concat(
          lines.flatMap(({ fields }) =>
            fields.flatMap(({ label, values }) => [label, ...values.map((value) => value.label)]),
          ),
        )
        .concat(
          groups.flatMap(({ title: name, entries }) => [
            name,
            ...entries.flatMap((one) => [one.title, one.note]),
          ]),
        );
      for (const text of texts) expect(told(text, words)).not.toMatch(/undefined|NaN|sheet\.|bases\.|^$/);
    }
});
