import type { ChosenType, SetupTypes } from "../../../face/setup.ts";
import { type AircraftConfig, type Config, typeSchema } from "../data/config.ts";
import { TYPES } from "../data/types.ts";
import { readDesign } from "../rules/setup/check/design.ts";
import { ceilingOf, engineOf, wholeConfig } from "../rules/setup/setup.ts";

function wholeOf(scenario: string, config: unknown): Config {
  const said = typeof config === "object" && config !== null ? config : {};
  return wholeConfig({ ...said, scenario }) ?? {};
}

/** An aircraft as another type flies it: no faster than its ENGINE, no higher than its ceiling. */
function flownAs(one: AircraftConfig, chosen: ChosenType | undefined): AircraftConfig {
  if (chosen === undefined) return one;
  const read = typeSchema.safeParse(chosen);
  const type = read.success ? read.data : String(chosen);
  const { speed, level } = one;
  return {
    ...one,
    type,
    speed: Math.min(speed, engineOf(type) ?? speed),
    ...(level !== undefined && { level: Math.min(level, ceilingOf(type) ?? level) }),
  };
}

/** Aircraft of a scenario whose types may be exchanged. */
export const types: SetupTypes = {
  listed: () => Object.entries(TYPES).map(([id, { name }]) => ({ id, name })),
  nameOf: (design) => {
    const read = readDesign(design);
    return read.ok ? read.value.name : undefined;
  },
  pieces: (scenario, config) =>
    (wholeOf(scenario, config).aircraft ?? []).flatMap(({ id, side, type }) =>
      typeof type === "string" ? [{ id, side, type }] : [],
    ),
  exchanged: (scenario, config, chosen) => {
    const whole = wholeOf(scenario, config);
    return { ...whole, aircraft: whole.aircraft?.map((one) => flownAs(one, chosen[one.id])) };
  },
};
