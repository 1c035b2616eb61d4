import { describe, expect, it } from "vitest";
import type { Problem } from "../../../src/core/game.ts";
import { say } from "../../../src/core/phrase.ts";
import { luftwaffe as game } from "../../../src/games/luftwaffe/computer/game.ts";
import type { Config } from "../../../src/games/luftwaffe/data/config.ts";
import { TABLES } from "../../../src/games/luftwaffe/data/own.ts";
import { readTables } from "../../../src/games/luftwaffe/rules/setup/read-tables.ts";
import { withGerman } from "../../../src/games/luftwaffe/rules/state/change.ts";
import { de } from "../../../src/games/luftwaffe/words/de.ts";
import { en } from "../../../src/games/luftwaffe/words/en.ts";
import type { Words } from "../../../src/games/luftwaffe/words/phrases.ts";
import { Match } from "./play.ts";

/** Its sentence in a language, without the near answers that follow. */
function told({ code, values }: Problem, words: Words): string {
  const { near: _, ...rest } = values;
  return say(words, { key: code, values: rest });
}

const SHEET = "sheet SHP-2 0308 1 91BG 303BG 305BG SHP-1 0308 1 306BG 44BG 93BG";
const raid = (scenario: string) => () => Match.of({ scenario });
const flying = () => Match.of({ scenario: "wilhelmshaven" }).play(SHEET).until("american-move");
const campaign = () => Match.of({});

/** A battle over the Zuider Zee in which one unit has fired. */
function battle(): Match {
  return Match.of({ scenario: "wilhelmshaven" })
    .play(SHEET)
    .until("american-move")
    .play("fly 0609 91BG", "done")
    .until("german-move")
    .with((state) => {
      const placed = ["FW190-JG1", "Me109-JG1"].reduce(
        (now, id) => withGerman(now, id, { hex: "0609", base: null, counter: 3 }),
        state,
      );
      return withGerman(placed, "Me109-JG1", { fired: true });
    })
    .play("done");
}

const escorting = () =>
  flying().play("fly 0609 91BG", "enter 0308 4FG", "fly 0609 4FG", "done").until("missions");

describe("bad input gets one sentence with what would be right", () => {
  it.each([
    [
      "a hex off the map",
      flying,
      "fly 4601 91BG",
      "LW-29",
      "“4601” is no hex of the map; it has columns 01 to 45 and rows 01 to 35, as in 2611.",
      "„4601“ ist kein Feld der Karte; sie hat die Spalten 01 bis 45 und die Reihen 01 bis 35, etwa 2611.",
    ],
    [
      "a base behind the line",
      () => Match.of({ scenario: "last-jets" }).until("bases"),
      "base BAS-3 FW190-JG1",
      "LW-34",
      "Venlo (BAS-3) can't be used this quarter: it lies behind the R line or was hit by the RAF; choose another base.",
      "Venlo (BAS-3) ist in diesem Quartal nicht benutzbar: hinter der R-Linie oder von der RAF getroffen; bitte einen anderen Platz wählen.",
    ],
    [
      "a target bombed already",
      () => campaign().with((state) => ({ ...state, bombed: [{ target: "OIL-1", quarter: 0 }] })),
      "raf OIL-1",
      "LW-L25",
      "Merseburg-Leuna (OIL-1) is bombed already; name one that stands.",
      "Merseburg-Leuna (OIL-1) ist schon bombardiert; bitte eines nennen, das noch steht.",
    ],
    [
      "a unit that has fired",
      battle,
      "attack bombers FW190-JG1 Me109-JG1",
      "LW-57",
      "Me109-JG1 has fired this turn; nobody fires twice.",
      "Me109-JG1 hat in dieser Runde gefeuert; niemand feuert zweimal.",
    ],
    [
      "tanks kept by a unit that does not attack",
      battle,
      "attack bombers FW190-JG1 keep Me109-JG3",
      "LW-64",
      "Me109-JG3 takes no part in this battle at 0609; who keeps tanks or is withheld must be one of those who do.",
      "Me109-JG3 nimmt an diesem Gefecht bei 0609 nicht teil; Tanks behalten oder zurückgehalten werden kann nur, wer teilnimmt.",
    ],
    [
      "a unit withheld that does not attack",
      battle,
      "attack bombers FW190-JG1 withhold Me109-JG3 2",
      "LW-73",
      "Me109-JG3 takes no part in this battle at 0609; who keeps tanks or is withheld must be one of those who do.",
      "Me109-JG3 nimmt an diesem Gefecht bei 0609 nicht teil; Tanks behalten oder zurückgehalten werden kann nur, wer teilnimmt.",
    ],
    [
      "more factors withheld than a unit has",
      battle,
      "attack bombers FW190-JG1 withhold FW190-JG1 3",
      "LW-73",
      "FW190-JG1 can't withhold 3 factors; write 1 to 2.",
      "FW190-JG1 kann nicht 3 Faktoren zurückhalten; bitte 1 bis 2 schreiben.",
    ],
    [
      "bombers as an escort",
      escorting,
      "escort 4FG 303BG",
      "LW-67",
      "303BG is a bomber group; name fighters alone, they escort all bombers of their hex.",
      "303BG ist eine Bombergruppe; bitte nur Jäger nennen, sie begleiten alle Bomber ihres Feldes.",
    ],
    [
      "fuel spent twice",
      () => campaign().until("allocate"),
      "ground none reserve 11",
      "LW-101",
      "11 can't go into the reserve; 10 at most are left for it.",
      "11 kann nicht in die Reserve gehen; höchstens 10 sind dafür übrig.",
    ],
    [
      "a target sheet too short",
      raid("wilhelmshaven"),
      "sheet SHP-2 0308 1 91BG",
      "LW-113",
      "The sheet names 1 target; it must name 2 at least, one for ten bomber factors.",
      "Der Bogen nennt 1 Ziel; er muss mindestens 2 nennen, eines für zehn Bomberfaktoren.",
    ],
    [
      "no answer at all",
      campaign,
      "",
      "LW-43",
      "Something is missing; asked is the target or base that the RAF attacks.",
      "Etwas fehlt; gefragt ist das Ziel oder der Platz, den die RAF angreift.",
    ],
  ] as const)("%s", (_, match, text, rule, english, german) => {
    const problem = match().refused(text);
    expect(problem.rule).toBe(rule);
    expect(told(problem, en)).toBe(english);
    expect(told(problem, de)).toBe(german);
  });

  it.each([
    ["as a set-up", (tables: object) => game.check({ tables } as Config)],
    [
      "as a file",
      (tables: object) => {
        const read = readTables(JSON.stringify({ name: "Mine", ...tables }));
        return read.ok ? [] : read.error;
      },
    ],
  ])("a set of tables with 96 targets, %s", (_, problemsOf) => {
    const [problem, ...others] = problemsOf({ ...TABLES, targets: TABLES.targets.slice(1) });
    expect(others).toEqual([]);
    expect(problem?.rule).toBe("LW-112");
    expect(told(problem as Problem, en)).toBe("tables: there are 96 targets; there must be 97.");
    expect(told(problem as Problem, de)).toBe("tables: Es sind 96 Ziele; es müssen 97 sein.");
  });

  it("names the token that fails and near answers", () => {
    expect(flying().refused("fly 4601 91BG")).toMatchObject({
      code: "no-hex",
      token: { start: 4, end: 8 },
      near: expect.arrayContaining([expect.stringContaining("fly")]),
    });
  });
});
