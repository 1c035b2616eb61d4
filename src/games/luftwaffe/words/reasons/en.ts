import type { Catalogue } from "../../../../core/phrase.ts";
import { quotable } from "../../../../core/text.ts";
import { counted } from "../grammar.en.ts";
import type { ReasonPhrases } from "../phrases.ts";

const FIRST = {
  oil: "Oil first, so that Germans stay on the ground",
  aircraft: "Aircraft first, so that the Germans can't replace their losses",
  nearest: "The nearest targets first",
} as const;

function factors(figure: number, whose: string): string {
  return counted(figure, `${whose} factor`, `${whose} factors`);
}

export const reasons: Catalogue<ReasonPhrases> = {
  "reason.sheet": ({ plan, planned, targets, first, last }) =>
    `${FIRST[plan]}: ${planned} of ${counted(targets, "target", "targets")}. Bombs fall ${first === last ? `in turn ${first}` : `from turn ${first} to turn ${last}`}.`,
  "reason.raf": ({ plan }) =>
    plan === "nearest"
      ? "The target that costs the bombers most by day."
      : `${FIRST[plan]}: of these the target that costs the bombers most by day.`,
  "reason.route": ({ hex, factors: near, straight, open }) =>
    `By ${quotable(hex)} no turn is lost: ${factors(near, "German")} can attack there, ${straight} on the straight way. From there the bombers may be bound for ${counted(open, "target", "targets")}.`,
  "reason.escort": ({ hex, germans, escorts, bombers }) =>
    `${factors(bombers, "bomber")} in ${quotable(hex)} have ${factors(escorts, "escort")} against ${factors(germans, "German")} that can attack there.`,
  "reason.relief": ({ hex, staying }) =>
    `Relieves the escorts of the bombers in ${quotable(hex)} in time: ${factors(staying, "escort")} can stay with them next turn.`,
  "reason.hunt": ({ hex, germans }) =>
    `Attacks ${factors(germans, "German")} in ${quotable(hex)}, where that costs them more.`,
  "reason.strafe": ({ hex, germans }) =>
    `Strafes ${factors(germans, "German")} on the ground in ${quotable(hex)}; the bombers are on their way home.`,
  "reason.intercept": ({ hex, germans, escorts, bombers }) =>
    `Massed where the escort is thin: in ${quotable(hex)} ${factors(germans, "German")} meet ${factors(escorts, "escort")} and ${factors(bombers, "bomber")}.`,
  "reason.approach": ({ hex, germans, escorts, bombers }) =>
    `Flies to meet the bombers in ${quotable(hex)} next turn, where the escort is thin: ${factors(germans, "German")} then against ${factors(escorts, "escort")} and ${factors(bombers, "bomber")}.`,
  "reason.bases": ({ targets, bases }) =>
    `${counted(bases, "base guards", "bases guard")} the ${counted(targets, "target", "targets")} nearest to the American lines.`,
};
