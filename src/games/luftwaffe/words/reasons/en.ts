import { quotable } from "../../../../core/text.ts";
import { counted } from "../grammar.en.ts";

const FIRST = {
  oil: "Oil first, so that Germans stay on the ground",
  aircraft: "Aircraft first, so that the Germans can't replace their losses",
  nearest: "The nearest targets first",
} as const;

function factors(figure: number, whose: string): string {
  return counted(figure, `${whose} factor`, `${whose} factors`);
}

type Plan = keyof typeof FIRST;
/** Factors that meet in a hex. */
type Meeting = { hex: string; germans: number; escorts: number; bombers: number };
/** What a sheet goes for: how many of its targets are of the plan's complex, and the turns in which bombs fall. */
type Sheet = { plan: Plan } & Record<"planned" | "targets" | "first" | "last", number>;
/** German factors that reach the hex and the straight way, and targets that the bombers may be bound for. */
type Route = { hex: string; factors: number; straight: number; open: number };
type Prey = { hex: string; germans: number };

export const reasons = {
  "reason.sheet": ({ plan, planned, targets, first, last }: Sheet) =>
    `${FIRST[plan]}: ${planned} of ${counted(targets, "target", "targets")}. Bombs fall ${first === last ? `in turn ${first}` : `from turn ${first} to turn ${last}`}.`,
  "reason.raf": ({ plan }: { plan: Plan }) =>
    plan === "nearest"
      ? "The target that costs the bombers most by day."
      : `${FIRST[plan]}: of these the target that costs the bombers most by day.`,
  "reason.route": ({ hex, factors: near, straight, open }: Route) =>
    `By ${quotable(hex)} no turn is lost: ${factors(near, "German")} can attack there, ${straight} on the straight way. From there the bombers may be bound for ${counted(open, "target", "targets")}.`,
  "reason.escort": ({ hex, germans, escorts, bombers }: Meeting) =>
    `${factors(bombers, "bomber")} in ${quotable(hex)} have ${factors(escorts, "escort")} against ${factors(germans, "German")} that can attack there.`,
  /** Escorts' factors that can stay with the bombers next turn. */
  "reason.relief": ({ hex, staying }: { hex: string; staying: number }) =>
    `Relieves the escorts of the bombers in ${quotable(hex)} in time: ${factors(staying, "escort")} can stay with them next turn.`,
  "reason.hunt": ({ hex, germans }: Prey) =>
    `Attacks ${factors(germans, "German")} in ${quotable(hex)}, where that costs them more.`,
  "reason.strafe": ({ hex, germans }: Prey) =>
    `Strafes ${factors(germans, "German")} on the ground in ${quotable(hex)}; the bombers are on their way home.`,
  "reason.intercept": ({ hex, germans, escorts, bombers }: Meeting) =>
    `Massed where the escort is thin: in ${quotable(hex)} ${factors(germans, "German")} meet ${factors(escorts, "escort")} and ${factors(bombers, "bomber")}.`,
  "reason.approach": ({ hex, germans, escorts, bombers }: Meeting) =>
    `Flies to meet the bombers in ${quotable(hex)} next turn, where the escort is thin: ${factors(germans, "German")} then against ${factors(escorts, "escort")} and ${factors(bombers, "bomber")}.`,
  "reason.bases": ({ targets, bases }: { targets: number; bases: number }) =>
    `${counted(bases, "base guards", "bases guard")} the ${counted(targets, "target", "targets")} nearest to the American lines.`,
};
