/** DIF-B19: what the game turns of a mission are. */
export const PHASES = [
  "target-bound-3",
  "target-bound-2",
  "target-bound-1",
  "over-target",
  "home-bound",
] as const;
export type Phase = (typeof PHASES)[number] | "dogfight";
/** Game turns of a mission (DIF-B19) and of a dogfight without one. */
export const MISSION_TURNS = PHASES.length;
export const DOGFIGHT_TURNS = 6;

export function phaseOf({
  setup,
  turn,
}: {
  readonly setup: { readonly mission: object | null };
  readonly turn: number;
}): Phase {
  return setup.mission ? (PHASES[Math.max(0, turn - 1)] ?? "home-bound") : "dogfight";
}
