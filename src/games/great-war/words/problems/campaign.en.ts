import { listed, quotable } from "../../../../core/text.ts";
import { count } from "../grammar.en.ts";
import { typeName } from "../names.ts";

function between(least: number, most: number): string {
  return least === most ? `exactly ${least}` : `${least} to ${most}`;
}

type CampaignCount = { found: number; least: number; most: number; german: boolean };

export const campaign = {
  "campaign-grammar": ({ found, example }: { found: string; example: string }) =>
    found.trim() === ""
      ? `Name who flies, as in ${example}.`
      : `“${quotable(found)}” names nobody; write who flies, as in ${example}.`,
  "campaign-unknown": ({ found, names }: { found: string; names: readonly string[] }) =>
    `There is no airman “${quotable(found)}” who can fly; the nearest names are ${listed(names, "and")}.`,
  "campaign-unfit": ({ name, names }: { name: string; names: readonly string[] }) =>
    `${name} can't fly this mission: he is not of your side, his crew is not complete or no machine is ready for him; choose among such as ${listed(names, "and")}.`,
  "campaign-twice": ({ name }: { name: string }) => `${quotable(name)} is named twice; name each man once.`,
  "campaign-count": ({ found, least, most, german }: CampaignCount) =>
    german
      ? `${count(found, "crew")} named; the die calls ${between(least, most)} (F10).`
      : `${count(found, "crew")} named; a mission is flown by ${between(least, most)} aircraft (B-66).`,
  "campaign-machines": ({ type, ready }: { type: string; ready: number }) =>
    `Only ${count(ready, `${typeName(type)} is`, `${typeName(type)}s are`)} ready; name fewer of its crews (B-68).`,
  "campaign-two-seater": "Nobody is there for the task; name a two-seater at least (B-66).",
};
