import type { Catalogue, PhrasesOf } from "../../../../core/phrase.ts";
import { listed, quotable } from "../../../../core/text.ts";
import type { initiative as english } from "./initiative.en.ts";

export const initiative: Catalogue<PhrasesOf<typeof english>> = {
  "tail-grammar": ({ found, near }) =>
    `„${quotable(found)}“ nennt weder ein Ziel noch „pass“; möglich ist ${listed(near, "oder")}.`,
  "tail-unknown": ({ found, known }) =>
    `Es gibt kein ${quotable(found)}; auf dem Tisch sind ${listed(known, "und")}.`,
  "tail-full": ({ target }) =>
    `An ${target} hängen sich schon zwei Flugzeuge, mehr dürfen nicht; „pass“ schreiben oder ein anderes nennen.`,
  "tail-position": ({ id, target }) =>
    `${id} steht nicht günstig hinter ${target}: nötig ist die gerade Hexreihe dahinter, gleiche Richtung, höchstens 8 Hexe und Stufen Abstand und nicht mehr Höhenunterschied als die halbe Entfernung.`,
  "first-choice": ({ found, among }) =>
    `„${quotable(found)}“ gehört nicht zu denen, die zuerst ziehen dürfen; möglich ist ${listed(among, "oder")}.`,
};
