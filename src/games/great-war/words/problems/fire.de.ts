import type { Catalogue, PhrasesOf } from "../../../../core/phrase.ts";
import { listed, quotable } from "../../../../core/text.ts";
import { barrelName, gunName, IDLE, mountName, outOfSight } from "../grammar.de.ts";
import type { fire as english } from "./fire.en.ts";

const SILENT: Readonly<Record<string, string>> = {
  jammed: "hat Ladehemmung",
  broken: "ist zerschossen",
  empty: "hat keine Munition auf der Waffe",
};

const BELOW: Readonly<Record<string, string>> = {
  type: "es kann sich nicht an den Propeller hängen",
  "not-above": "das Ziel ist nicht genau darüber, im selben Hex und 50 bis 400 m höher",
  fast: "es fliegt schneller als 6",
  gliding: "es gleitet",
  dived: "es ist in dieser Runde gestürzt",
  "moved-later": "das Ziel hat nicht vor ihm gezogen",
  looks:
    "von seinen letzten zwei MP muss das erste auf das Hex des Ziels weisen und das zweite darunter führen",
};

export const fire: Catalogue<PhrasesOf<typeof english>> = {
  "fire-grammar": ({ found, near }) =>
    `„${quotable(found)}“ sagt weder, auf wen geschossen wird, noch dass nicht; möglich ist ${listed(near, "oder")}.`,
  "fire-unknown": ({ found, known }) =>
    `Es gibt kein Flugzeug „${quotable(found)}“; Gegner in der Luft sind ${listed(known, "und")}.`,
  "fire-friend": ({ id }) => `${id} gehört zur eigenen Seite; nötig ist ein Gegner.`,
  "fire-gone": ({ id }) => `${id} ist nicht mehr in der Luft (A-33).`,
  "fire-gun": ({ id, found, has }) =>
    `${id} hat keine Waffe „${quotable(found)}“; möglich ist ${listed(has, "oder")} oder gar keine Angabe.`,
  "fire-which": ({ id, target, mounts }) =>
    `${id} kann auf ${target} mit ${listed(mounts.map(mountName), "oder")} feuern; ein Mann bedient in einer Runde nur eine Waffe (A-45), also muss sie genannt sein.`,
  "fire-silent": ({ id, gun, why }) => `${gunName(gun)} von ${id} ${SILENT[why] ?? why} (4.7h, 4.9h).`,
  "fire-both": ({ id, barrels }) =>
    `So kann ${id} nicht feuern; auf dieses Ziel feuert jetzt ${listed(barrels.map(barrelName), "mit")}. Eine Waffe eines Zwillings feuert nie freiwillig allein (4.9j).`,
  "fire-idle": ({ id, why }) => `${id} kann nicht feuern: ${IDLE[why] ?? why} (A-45).`,
  "fire-sight": ({ target, mount, why, ...sight }) =>
    `${target} ist nicht in der Schusslinie (${mountName(mount)}): ${outOfSight(why, sight.distance)} (§6).`,
  "fire-looks": ({ id, target, seen, needed, rule }) =>
    `${id} hatte ${target} nur in ${seen} der letzten ${needed} MP im Visier (${rule}, A-08).`,
  "fire-late": ({ id, target, seen, needed }) =>
    `${target} war nur in ${seen} seiner letzten ${needed} MP in der Schusslinie von ${id} (4.6b).`,
  "fire-passed": ({ id }) =>
    `${id} hat am Ende des eigenen Zuges ein Ziel ausgelassen und darf später keines mehr nehmen (4.6b, A-33).`,
  "fire-taken": ({ target }) =>
    `Auf ${target} sind schon zwei Bug-MGs angesagt, und es gibt andere Gegner (4.6d, A-39).`,
  "fire-below": ({ id, target, why }) =>
    `${id} kann nicht von unten auf ${target} feuern: ${BELOW[why] ?? why} (4.9n).`,
  "fire-other": ({ id, only }) => `Hier geht es nur um ${only}, nicht um ${id} (4.6b, 4.6f).`,
  "fire-ace": ({ found }) =>
    `„${quotable(found)}“ ist keine Antwort; ein Ass schreibt für diese Runde attack oder defend (A-05).`,
};
