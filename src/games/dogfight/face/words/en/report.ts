import { sideName, verb } from "../../../words/grammar.en.ts";

type Lost = { readonly id: string; readonly left: number };

function left(number: number): string {
  return number === 0 ? "none left" : `${number} left`;
}

/** Words of the dogfight in the report of a turn, in English. */
export const words = {
  "report.fire": "Fire",
  "report.collisions": "Collisions",
  "report.moves": "Moves and initiative",
  "report.shot": ({ id, target, hit }: { id: string; target: string; hit: boolean }) =>
    `${id} at ${target}: ${hit ? "hit" : "miss"}`,
  "report.first": ({ side }: { side: string }) => `${sideName(side)} ${verb(side, "fires", "fire")} first.`,
  "report.hit-fuselage": (of: Lost) => `${of.id} loses one FUSELAGE, ${left(of.left)}.`,
  "report.hit-engine": (of: Lost) => `${of.id} loses one ENGINE, ${left(of.left)}.`,
  "report.hit-weapon": ({ id, weapon }: { id: string; weapon: string }) => `${id} loses its ${weapon} gun.`,
};
