import type { Catalogue, PhrasesOf } from "../../../../core/phrase.ts";
import { listed, quotable } from "../../../../core/text.ts";
import { typeName } from "../names.ts";
import type { campaign as english } from "./campaign.en.ts";

function crews(number: number): string {
  return number === 1 ? "Eine Besatzung ist" : `${number} Besatzungen sind`;
}

function between(least: number, most: number): string {
  return least === most ? `genau ${least}` : `${least} bis ${most}`;
}

export const campaign: Catalogue<PhrasesOf<typeof english>> = {
  "campaign-grammar": ({ found, example }) =>
    found.trim() === ""
      ? `Hier steht, wer fliegt, etwa ${example}.`
      : `„${quotable(found)}“ nennt niemanden; hier steht, wer fliegt, etwa ${example}.`,
  "campaign-unknown": ({ found, names }) =>
    `Einen Flieger „${quotable(found)}“, der fliegen kann, gibt es nicht; am nächsten kommen ${listed(names, "und")}.`,
  "campaign-unfit": ({ name, names }) =>
    `${name} kann diesen Einsatz nicht fliegen: Er gehört nicht zu dieser Seite, seine Besatzung ist nicht vollzählig oder keine Maschine ist für ihn bereit; zur Wahl stehen Leute wie ${listed(names, "und")}.`,
  "campaign-twice": ({ name }) => `${quotable(name)} steht zweimal da; jeder Mann wird einmal genannt.`,
  "campaign-count": ({ found, least, most, german }) =>
    german
      ? `${crews(found)} genannt; der Würfel ruft ${between(least, most)} (F10).`
      : `${crews(found)} genannt; einen Einsatz fliegen ${between(least, most)} Flugzeuge (B-66).`,
  "campaign-machines": ({ type, ready }) =>
    ready === 1
      ? `Nur eine ${typeName(type)} ist bereit; bitte weniger ihrer Besatzungen nennen (B-68).`
      : `Nur ${ready} ${typeName(type)} sind bereit; bitte weniger ihrer Besatzungen nennen (B-68).`,
  "campaign-two-seater": "Für den Auftrag ist niemand da; mindestens ein Zweisitzer muss mit (B-66).",
};
