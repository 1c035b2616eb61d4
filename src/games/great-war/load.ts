import type { AnyGame } from "../../core/game.ts";
import { FILES } from "./scenarios/files.ts";

/** The battle of ours that a set-up names; undefined where it names none, or brings tables of its own. */
function battleOf(config: unknown): string | undefined {
  if (typeof config !== "object" || config === null || "tables" in config || !("scenario" in config))
    return undefined;
  const { scenario } = config;
  return typeof scenario === "string" && Object.hasOwn(FILES, scenario) ? scenario : undefined;
}

/** The rules as far as a match of a set-up needs them; whole where it names none of our battles. */
export async function load(config?: unknown): Promise<AnyGame> {
  const battle = battleOf(config);
  if (battle === undefined) return (await import("./game.ts")).greatWar;
  const [{ rulesWith }, { isFrontOnly }, { SCENARIOS: scenarios }] = await Promise.all([
    import("./rules.ts"),
    import("./ground/front-only.ts"),
    import(`./scenarios/${FILES[battle]}.ts`),
  ]);
  if (isFrontOnly(scenarios[battle])) return rulesWith({ scenarios });
  const { ground } = await import("./ground/ground.ts");
  return rulesWith({ scenarios, ground });
}
