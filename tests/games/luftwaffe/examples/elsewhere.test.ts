import { describe, expect, it } from "vitest";
import { ownDice } from "../../../../src/games/luftwaffe/rules/orders/own-dice.ts";
import type { AmericanState, GermanState } from "../../../../src/games/luftwaffe/rules/state/state.ts";
import { BATTLES, inAir, type Match, type Scene, scene } from "./play.ts";

const HEX = "2013";
const free = (units: string, more: Partial<AmericanState> = {}) => inAir<AmericanState>(HEX, units, more);
const escort = (units: string) => inAir<AmericanState>(HEX, units, { mission: "escort" });
const up = (units: string, more: Partial<GermanState> = {}) => inAir<GermanState>(HEX, units, more);

const SIX_P47 = "4FG 56FG 78FG 353FG 352FG 355FG";
const FOUR_P47 = "4FG 56FG 78FG 353FG";
const FOUR_B17 = "91BG 303BG 305BG 306BG";
const FOUR_FW190 = "FW190-JG1 FW190-JG2 FW190-JG26 FW190-JG11";
const THREE_ME109 = "Me109-JG1 Me109-JG3 Me109-JG27";

type Forces = Pick<Scene, "germans" | "americans">;

function over(battles: "plotted" | "cards" | "asked", forces: Forces): Match {
  return scene({ tasks: BATTLES, month: "1943-10", options: { battles }, ...forces }).run();
}

const spawnOf = (match: Match) => match.prompts()[0]?.spawn;
const values = (match: Match) => spawnOf(match)?.values as Readonly<Record<string, unknown>>;
const strengths = (...all: readonly (readonly [string, number])[]) =>
  all.map(([type, factors]) => ({ type, factors }));

describe("a battle on another table (LW-H6)", () => {
  it("is asked of the table when it is declared, with who fights by type", () => {
    const match = over("plotted", { germans: up(`${FOUR_FW190} ${THREE_ME109}`), americans: free(SIX_P47) });
    match.play(`attack fighters ${FOUR_FW190} ${THREE_ME109}`);
    expect(match.asked()).toBe("table elsewhere");
    expect(spawnOf(match)?.battle).toBe("free");
    expect(values(match)).toMatchObject({
      by: "plotted",
      hex: HEX,
      american: strengths(["P47", 12]),
      german: strengths(["FW190", 8], ["Me109", 6]),
      bombers: [],
      players: ["american", "german"],
    });
    expect(match.told("joined")).toHaveLength(1);
    expect(match.told("volley")).toHaveLength(0);
  });

  it("costs no more than fought, each type once", () => {
    const match = over("cards", { germans: up(FOUR_FW190), americans: free(FOUR_P47) });
    match.play(`attack fighters ${FOUR_FW190}`);
    for (const text of [
      "american P47 9 german FW190 9",
      "american none german Me109 1",
      "american P47 1 P47 1 german none",
      "american FW190 1 german none",
      "american P47 0 german none",
    ])
      expect(match.refusal(text), text).toBe("cost LW-H6");
    expect(match.refusal("american P47 german none")).toBe("no-number LW-29");
    expect(match.refusal("american none")).toBe("grammar LW-43");
    expect(match.refusal("fight dice")).toBe("other-question LW-43");
    expect(match.refusal("american P47 8 german FW190 8")).toBeUndefined();
  });

  it("costs hits whose owner says who takes them, at the end of the half; all who took part have fired", () => {
    const match = over("plotted", { germans: up(FOUR_FW190), americans: free(FOUR_P47) });
    match.play(`attack fighters ${FOUR_FW190}`, "american P47 2 german FW190 8");
    expect(match.told("cost")).toEqual([
      { hex: HEX, american: strengths(["P47", 2]), german: strengths(["FW190", 8]) },
    ]);
    expect(match.asked()).toBe("american lose");
    match.play("lose 56FG 2");
    expect(match.factors("4FG", "56FG", "FW190-JG1", "FW190-JG11")).toEqual([2, 0, 0, 0]);
    expect(match.american("4FG").fired).toBe(true);
    expect(match.asked()).toBe("");
  });

  it("leaves the bombers out while as many escorts are there, and takes in as many as get past them", () => {
    const americans = { ...free(FOUR_B17), ...escort("4FG 56FG") };
    const held = over("plotted", { germans: up("FW190-JG1 FW190-JG2"), americans });
    held.play("attack bombers FW190-JG1 FW190-JG2");
    expect(values(held)).toMatchObject({ american: strengths(["P47", 4]), bombers: [] });
    const past = over("plotted", { germans: up(`${FOUR_FW190} Me110-NJG1`), americans });
    past.play(`attack bombers ${FOUR_FW190} Me110-NJG1`);
    expect(spawnOf(past)?.battle).toBe("escorted");
    expect(values(past)).toMatchObject({
      american: strengths(["P47", 4]),
      bombers: strengths(["B17", 6]),
      german: strengths(["FW190", 8], ["Me110", 2]),
    });
    expect(past.refusal("american B17 7 german none")).toBe("cost LW-H6");
  });

  it("costs those Germans first who faced the escort (LW-79)", () => {
    const americans = { ...free(FOUR_B17), ...escort("4FG") };
    const match = over("plotted", { germans: up(FOUR_FW190), americans });
    match.play(`attack bombers ${FOUR_FW190}`, "american none german FW190 3");
    expect(match.refusal("lose FW190-JG11 2 FW190-JG26 1")).toBe("bad-losses LW-77");
    match.play("lose FW190-JG1 2 FW190-JG11 1");
    expect(match.factors("FW190-JG1", "FW190-JG2", "FW190-JG26", "FW190-JG11")).toEqual([0, 2, 2, 1]);
  });

  it("of jets past the escort is fought with the escort, and its losses are taken at once (LW-83, LW-84)", () => {
    const match = scene({
      tasks: BATTLES,
      month: "1945-01",
      options: { battles: "plotted" },
      germans: up("Me262-JG7"),
      americans: { ...free(FOUR_B17), ...escort("354FG") },
    }).run();
    match.play("attack direct Me262-JG7");
    expect(spawnOf(match)?.battle).toBe("direct");
    expect(values(match)).toMatchObject({
      american: strengths(["P51", 2]),
      bombers: strengths(["B17", 2]),
      german: strengths(["Me262", 2]),
    });
    match.play("american B17 1 german Me262 2", "lose 305BG 1");
    expect(match.factors("305BG", "Me262-JG7")).toEqual([3, 0]);
  });

  it("is settled by dice where nobody can fire back, or at a Me 163", () => {
    const fired = scene({
      tasks: BATTLES.slice(2),
      month: "1943-10",
      options: { battles: "plotted" },
      germans: up(THREE_ME109, { fired: true }),
      americans: free(SIX_P47),
    }).run();
    fired.dice(3).play("attack");
    expect(fired.told("joined")).toHaveLength(0);
    expect(fired.volleys()).toHaveLength(1);
    const rockets = scene({
      tasks: BATTLES,
      month: "1945-01",
      options: { battles: "plotted" },
      germans: up("Me163-JG400"),
      americans: free("4FG"),
    }).run();
    rockets.dice(3).play("attack fighters Me163-JG400");
    expect(rockets.volleys()).toHaveLength(1);
  });

  it("is fought without those of the defender who have fired (LW-57)", () => {
    const match = scene({
      tasks: BATTLES.slice(2),
      month: "1943-10",
      options: { battles: "cards" },
      germans: { ...up(THREE_ME109, { fired: true }), ...up("FW190-JG1") },
      americans: free(SIX_P47),
    }).run();
    match.play("attack");
    expect(values(match)).toMatchObject({
      german: strengths(["FW190", 2]),
      american: strengths(["P47", 12]),
    });
    expect(match.refusal("american none german Me109 1")).toBe("cost LW-H6");
  });

  it("is asked about where that was agreed: a table needs both, or one that leaves it to the other", () => {
    const asked = () => {
      const match = over("asked", { germans: up(FOUR_FW190), americans: free(FOUR_P47) });
      match.play(`attack fighters ${FOUR_FW190}`);
      expect(match.asked()).toBe("american engage, german engage");
      return match;
    };
    expect(values(asked().together("fight cards", "fight cards"))).toMatchObject({ by: "cards" });
    expect(values(asked().together("fight any", "fight plotted"))).toMatchObject({ by: "plotted" });
    for (const [own, other] of [
      ["fight cards", "fight plotted"],
      ["fight any", "fight any"],
      ["fight dice", "fight any"],
    ] as const) {
      const match = asked().dice(3).together(own, other);
      expect(match.volleys()).toHaveLength(1);
      expect(match.asked()).toBe("american reply");
    }
  });

  it("costs by the campaign's own dice what the same faces cost at the campaign's own table", () => {
    const germans = up(`${FOUR_FW190} ${THREE_ME109} Me110-NJG1`);
    const americans = { ...free(FOUR_B17), ...escort("4FG 56FG") };
    const order = `attack bombers ${FOUR_FW190} ${THREE_ME109} Me110-NJG1`;
    for (const faces of [
      [1, 2, 3, 4, 5, 6],
      [6, 6, 6, 6, 6, 6],
      [4, 5, 1, 1, 3, 2],
    ]) {
      const thrown = [...faces];
      const { state } = over("plotted", { germans, americans }).play(order);
      const { american, german } = ownDice(state, () => (thrown.shift() ?? 1) - 1);
      const home = scene({ tasks: BATTLES, month: "1943-10", germans, americans }).run();
      home.dice(...faces).play(order, "fire");
      const hits = (at: readonly string[]) =>
        home.told("volley").reduce((sum, one) => sum + (at.includes(`${one.at}`) ? Number(one.hits) : 0), 0);
      const lost = (all: typeof american) => all.reduce((sum, { factors }) => sum + factors, 0);
      expect([lost(american), lost(german)]).toEqual([hits(["P47", "bombers"]), hits(["FW190", "fighters"])]);
      expect(thrown).toEqual([]);
    }
  });
});
