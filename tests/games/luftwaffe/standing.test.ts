import { describe, expect, it } from "vitest";
import { luftwaffe as game } from "../../../src/games/luftwaffe/computer/game.ts";
import { Match } from "./play.ts";

const SHEET = "sheet SHP-2 0308 1 91BG 303BG 305BG SHP-1 0308 1 306BG";

describe("the state of play for programs", () => {
  const match = () => Match.of({ scenario: "wilhelmshaven" }).play(SHEET).until("american-move");
  const report = (viewer: string, one: Match = match()) => game.report(game.view(one.state, viewer));

  it("LW-113 a raid's score is of the targets of its sheet, for whoever knows them", () => {
    const bombed = match().with((state) => ({ ...state, bombed: [{ target: "SHP-1", quarter: 0 }] }));
    expect(report("american", bombed).score).toEqual({ american: 1, german: 1 });
    expect(report("umpire", bombed).score).toEqual({ american: 1, german: 1 });
    expect(report("german", bombed).score).toEqual({ american: 1 });
  });

  it("a campaign's score is of the targets that are agreed", () => {
    const begun = Match.of({ scenario: "big-year" });
    const { targets } = begun.state.setup.options;
    const bombed = begun.state.bombed.length;
    expect(report("table", begun).score).toEqual({ american: bombed, german: targets - bombed });
  });

  it("bombers that are not on the sheet and everybody between raids are home, fighters that may come wait", () => {
    const status = (viewer: string, one?: Match) => {
      const { units } = report(viewer, one).background as {
        readonly units: Readonly<Record<string, { readonly status: string }>>;
      };
      return ["91BG", "44BG", "4FG"].map((id) => units[id]?.status);
    };
    expect(status("american")).toEqual(["airborne", "home", "waiting"]);
    expect(status("german")).toEqual(["airborne", "waiting", "waiting"]);
    expect(status("umpire", Match.of({}).until("sheet"))).toEqual(["home", "home", "home"]);
  });
});
