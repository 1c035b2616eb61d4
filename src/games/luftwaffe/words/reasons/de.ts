import type { Catalogue, PhrasesOf } from "../../../../core/phrase.ts";
import { quotable } from "../../../../core/text.ts";
import { counted } from "../grammar.de.ts";
import type { reasons as english } from "./en.ts";

const FIRST = {
  oil: "Erst Öl, damit Deutsche am Boden bleiben",
  aircraft: "Erst Flugzeugwerke, damit die Deutschen ihre Verluste nicht ersetzen",
  nearest: "Erst die nächsten Ziele",
} as const;

function factors(figure: number, whose: string): string {
  return `${figure} ${whose}${figure === 1 ? "faktor" : "faktoren"}`;
}

function germans(figure: number): string {
  return counted(figure, "deutscher Faktor", "deutsche Faktoren");
}

export const reasons: Catalogue<PhrasesOf<typeof english>> = {
  "reason.sheet": ({ plan, planned, targets, first, last }) =>
    `${FIRST[plan]}: ${planned} von ${counted(targets, "Ziel", "Zielen")}. Bomben fallen ${first === last ? `in Runde ${first}` : `von Runde ${first} bis Runde ${last}`}.`,
  "reason.raf": ({ plan }) =>
    plan === "nearest"
      ? "Das Ziel, das die Bomber bei Tag am meisten kostet."
      : `${FIRST[plan]}: davon das Ziel, das die Bomber bei Tag am meisten kostet.`,
  "reason.route": ({ hex, factors: near, straight, open }) =>
    `Über ${quotable(hex)} geht keine Runde verloren: Dort ${near === 1 ? "kann" : "können"} ${germans(near)} angreifen, auf dem geraden Weg ${straight}. Von dort können die Bomber zu ${counted(open, "Ziel", "Zielen")} wollen.`,
  "reason.escort": ({ hex, germans: near, escorts, bombers }) =>
    `${factors(bombers, "Bomber")} in ${quotable(hex)} haben ${factors(escorts, "Begleit")}; angreifen ${near === 1 ? "kann" : "können"} dort ${germans(near)}.`,
  "reason.relief": ({ hex, staying }) =>
    `Löst den Begleitschutz der Bomber in ${quotable(hex)} rechtzeitig ab: In der nächsten Runde ${staying === 1 ? "kann" : "können"} ${factors(staying, "Begleit")} bei ihnen bleiben.`,
  "reason.hunt": ({ hex, germans: there }) =>
    `Greift ${germans(there)} in ${quotable(hex)} an, wo es diese mehr kostet.`,
  "reason.strafe": ({ hex, germans: there }) =>
    `Beschießt ${germans(there)} am Boden in ${quotable(hex)}; die Bomber sind auf dem Heimweg.`,
  "reason.intercept": ({ hex, germans: own, escorts, bombers }) =>
    `Geballt, wo der Begleitschutz dünn ist: In ${quotable(hex)} treffen ${germans(own)} auf ${factors(escorts, "Begleit")} und ${factors(bombers, "Bomber")}.`,
  "reason.approach": ({ hex, germans: own, escorts, bombers }) =>
    `Fliegt den Bombern in ${quotable(hex)} entgegen, wo der Begleitschutz dünn ist: in der nächsten Runde ${germans(own)} gegen ${factors(escorts, "Begleit")} und ${factors(bombers, "Bomber")}.`,
  "reason.bases": ({ targets, bases }) =>
    `${counted(bases, "Basis schützt", "Basen schützen")} ${targets === 1 ? "das Ziel, das den amerikanischen Linien am nächsten liegt" : `die ${targets} Ziele, die den amerikanischen Linien am nächsten liegen`}.`,
};
