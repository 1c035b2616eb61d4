import type { Catalogue, PhrasesOf } from "../../../../core/phrase.ts";
import type { move as english } from "./move.en.ts";

export const move: Catalogue<PhrasesOf<typeof english>> = {
  "event.overdive": ({ id, x, faces, roll, folds, points }) => {
    const head = `${id} überstürzt um ${x} (D-07): ${faces.join(" + ")} = ${roll}`;
    if (folds) return `${head}, nicht mehr als ${x}: Die Flügel brechen.`;
    return points > 0
      ? `${head}, höchstens ${x + 2}: Die Flügel leiden, ${points} Schaden.`
      : `${head}: Die Flügel halten.`;
  },
  "throw.overdive": ({ id, x }) => `Halten die Flügel von ${id}? Bis ${x} brechen sie`,
  "throw.strain": ({ id }) => `Überlastete Flügel: Schaden an ${id}`,
  "throw.leaf": ({ id }) => `Fallendes Blatt von ${id}: 1–2 links, 5–6 rechts`,
};
