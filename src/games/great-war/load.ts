import type { AnyGame } from "../../core/game.ts";
import type { Parts } from "./parts.ts";
import { FILES } from "./scenarios/files.ts";

/** The file of a set-up's battle, empty for one that is written out; undefined where it needs the campaign or own tables. */
function fileOf(config: unknown): string | undefined {
  if (typeof config !== "object" || config === null || "tables" in config) return undefined;
  if (!("scenario" in config)) return "";
  const { scenario } = config;
  return typeof scenario === "string" && Object.hasOwn(FILES, scenario) ? FILES[scenario] : undefined;
}

async function scenariosIn(file: string): Promise<Parts["scenarios"]> {
  return file === "" ? {} : (await import(`./scenarios/${file}.ts`)).SCENARIOS;
}

/** The rules as far as a match of a set-up needs them; whole where there is none, or none that can be read. */
export async function load(config?: unknown): Promise<AnyGame> {
  const file = fileOf(config);
  if (file === undefined) return (await import("./game.ts")).greatWar;
  const [{ rulesWith }, scenarios] = await Promise.all([import("./rules.ts"), scenariosIn(file)]);
  return rulesWith({ scenarios });
}
