import { sideName, verb } from "../../../words/grammar.de.ts";
import type { words as english } from "../en/report.ts";

const GUNS: Readonly<Record<string, string>> = {
  front: "Bugwaffe",
  left: "linke Waffe",
  right: "rechte Waffe",
  rear: "Heckwaffe",
};

function left(number: number): string {
  return number === 0 ? "keiner übrig" : `${number} übrig`;
}

/** Words of the dogfight in the report of a turn, in German. */
export const words: typeof english = {
  "report.fire": "Feuer",
  "report.collisions": "Zusammenstöße",
  "report.moves": "Züge und Initiative",
  "report.shot": ({ id, target, hit }) => `${id} auf ${target}: ${hit ? "Treffer" : "daneben"}`,
  "report.first": ({ side }) => `${sideName(side)} ${verb(side, "schießt", "schießen")} zuerst.`,
  "report.hit-fuselage": (of) => `${of.id} verliert ein FUSELAGE, ${left(of.left)}.`,
  "report.hit-engine": (of) => `${of.id} verliert ein ENGINE, ${left(of.left)}.`,
  "report.hit-weapon": ({ id, weapon }) => `${id} verliert seine ${GUNS[weapon] ?? weapon}.`,
};
