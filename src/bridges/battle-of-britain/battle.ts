import type { BattleTable } from "../../core/battle-tables.ts";
import type { Problem, SeatId, Spawn } from "../../core/game.ts";
import { itemAt } from "../../core/item-at.ts";
import type { Mark } from "../common/fate.ts";
import { misfit as misfitOf } from "../common/refusal.ts";

/** The sides of a battle: they are called alike on every table. */
export const SIDES = ["british", "german"] as const;
export type BattleSide = (typeof SIDES)[number];

/** What the campaign says of a battle (BB-H10): squadrons by type, the British first. */
export interface Battle {
  readonly kind: "intercept" | "dogfight";
  readonly by: BattleTable;
  readonly british: readonly string[];
  readonly german: readonly string[];
  /** 303's ace is there. */
  readonly ace: boolean;
  /** Who of the campaign fights it: the British player, the German one. */
  readonly players: readonly [SeatId, SeatId];
}

export function battleOf({ battle, values }: Spawn): Battle {
  const { by, british, german, ace, players } = values as unknown as Omit<Battle, "kind">;
  return { kind: battle as Battle["kind"], by, british, german, ace, players };
}

/** Who of the campaign plays each side of the battle. */
export function seatsOf({ players }: Battle): ReadonlyMap<SeatId, SeatId> {
  return new Map(SIDES.map((side, at) => [side, itemAt(players, at)]));
}

/** What became of a squadron. */
export type Fate = "whole" | "hurt" | "lost";

/**
 * What its aircraft mean for a squadron: it is lost with the first that is down, and in a dogfight a German one with the
 * first that is crippled, since nobody is stood down there (BB-107) and he has the Channel between him and home.
 */
export function fateOf(kind: Battle["kind"], side: BattleSide, marks: readonly Mark[]): Fate {
  const stays = kind === "dogfight" && side === "german" && marks.includes("crippled");
  if (stays || marks.includes("down")) return "lost";
  return marks.every((mark) => mark === "whole") ? "whole" : "hurt";
}

/** The campaign's spelling of a side's cost; of squadrons that are hurt in an intercept the first is stood down (BB-107). */
function costOf(kind: Battle["kind"], squadrons: readonly string[], fates: readonly Fate[]): string {
  const lost = squadrons.filter((_, at) => fates[at] === "lost");
  const stood = kind === "intercept" ? squadrons.find((_, at) => fates[at] === "hurt") : undefined;
  const parts = [...(lost.length > 0 ? ["lose", ...lost] : []), ...(stood ? ["stand-down", stood] : [])];
  return parts.length > 0 ? parts.join(" ") : "none";
}

/** What the campaign is answered; `fates` in the order of the battle's squadrons. */
export function answerOf(
  { kind, british, german }: Battle,
  fates: { readonly british: readonly Fate[]; readonly german: readonly Fate[] },
): string {
  return `british ${costOf(kind, british, fates.british)} german ${costOf(kind, german, fates.german)}`;
}

/** Why the other game can't fight a battle. */
export function misfit(
  { by, british, german }: Battle,
  table: BattleTable,
  knows: (type: string) => boolean,
): Problem | undefined {
  return misfitOf(by, table, [...british, ...german], knows);
}
