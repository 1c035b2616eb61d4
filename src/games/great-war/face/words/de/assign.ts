import type { Service } from "../../week.ts";
import type { words as english } from "../en/assign.ts";
import { KINDS, RANKS, SQUADRONS } from "./week.ts";

function done({ kills, missions }: Service): readonly string[] {
  const flown = missions === 1 ? "1 Einsatz" : `${missions} Einsätze`;
  return kills === "0" ? [flown] : [kills === "1" ? "1 Abschuss" : `${kills} Abschüsse`, flown];
}

/** Words of choosing who flies, in German. */
export const words: typeof english = {
  "pick.title": ({ mission, day, evening }) =>
    `Einsatz ${mission} von 14 · ${day}. April, ${evening ? "nachmittags" : "vormittags"}`,
  "pick.task": ({ kind }) => `Auftrag der Alliierten: ${KINDS[kind]}.`,
  "pick.how.allied": ({ least, most }) =>
    `Wer fliegt? ${least} bis ${most} Flugzeuge, mindestens ein Zweisitzer (B-66).`,
  "pick.how.german": ({ most }) =>
    most === 1
      ? "Der Würfel ruft ein Flugzeug: Wer fliegt? (B-66)"
      : `Der Würfel ruft ${most} Flugzeuge: Wer fliegt? (B-66)`,
  "pick.chosen": ({ chosen, least, most }) =>
    `${chosen} gewählt von ${least === most ? least : `${least} bis ${most}`}`,
  "pick.line": "Oder schreiben",
  "pick.go": "Abflug",
  "pick.flight": ({ squadron, type, ready }) => `${SQUADRONS[squadron]} · ${type} · ${ready} bereit`,
  "pick.bar": ({ machine }) => (machine ? "keine Maschine bereit" : "ein Mann fehlt"),
  "man.service": (service) => [...done(service), RANKS[service.rank]].filter(Boolean).join(", "),
};
