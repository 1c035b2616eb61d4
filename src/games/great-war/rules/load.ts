import type { AnyGame } from "../../../core/game.ts";

/** The file of `scenarios` in which each battle is written, by its name in menus. */
export const FILES: Readonly<Record<string, string>> = {
  duel: "duels",
  hawker: "duels",
  "voss-last-fight": "duels",
  dogfight: "fighters",
  "last-autumn": "fighters",
  "line-patrol-1915": "two-seaters",
  "ball-rolands": "two-seaters",
  photo: "two-seaters",
  spotting: "two-seaters",
  "trench-strafing": "ground-attack",
  "battle-flight": "ground-attack",
  bombing: "bombers",
  gothas: "bombers",
  balloons: "balloons",
  "balloon-alone": "balloons",
};

/** The battle of ours that a set-up names; undefined where it names none, or brings tables of its own. */
function battleOf(config: unknown): string | undefined {
  if (typeof config !== "object" || config === null || "tables" in config || !("scenario" in config))
    return undefined;
  const { scenario } = config;
  return typeof scenario === "string" && Object.hasOwn(FILES, scenario) ? scenario : undefined;
}

/** What battles need in which points decide: those that are left, and what was priced otherwise once. */
async function forPoints() {
  const [{ pointsLeft }, { FIRST_EDITION: first }] = await Promise.all([
    import("./flow/earning.ts"),
    import("./setup/first-edition.ts"),
  ]);
  return { pointsLeft, first };
}

/** The rules as far as a match of a set-up needs them; undefined where it names none of our battles, and needs the whole game. */
export async function load(config: unknown): Promise<AnyGame | undefined> {
  const battle = battleOf(config);
  if (battle === undefined) return undefined;
  const [{ rulesWith }, { isFrontOnly }, { SCENARIOS: scenarios }] = await Promise.all([
    import("./rules.ts"),
    import("./ground/front-only.ts"),
    import(`../data/scenarios/${FILES[battle]}.ts`),
  ]);
  const points = scenarios[battle].goal === "points-left" ? await forPoints() : {};
  if (isFrontOnly(scenarios[battle])) return rulesWith({ scenarios, ...points });
  const { ground } = await import("./ground/ground.ts");
  return rulesWith({ scenarios, ground, ...points });
}
