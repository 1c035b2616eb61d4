/** The scenario that a set-up names, or null. */
export function scenarioOf(config: unknown): string | null {
  if (typeof config !== "object" || config === null || !Object.hasOwn(config, "scenario")) return null;
  const { scenario } = config as { scenario: unknown };
  return typeof scenario === "string" ? scenario : null;
}
