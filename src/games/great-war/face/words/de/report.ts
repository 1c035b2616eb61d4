import type { words as english } from "../en/report.ts";

type Shot = Parameters<(typeof english)["report.shot"]>[0];

/** Fire from the ground by its row of the damage table. */
const GROUND: Readonly<Record<string, string>> = { AA: "Flak" };

/** What a shot came to, in a few words. */
function result({ points, critical, moot }: Shot): string {
  if (moot) return "schon gefallen";
  if (points === 0) return critical ? "kritischer Treffer" : "kein Schaden";
  const lost = points === 1 ? "1 Punkt" : `${points} Punkte`;
  return critical ? `${lost}, kritisch` : lost;
}

/** Words of the hex dogfight in the report of a turn, in German. */
export const words: typeof english = {
  "report.fire": "Feuer",
  "report.hits": "Was die Treffer anrichteten",
  "report.aside": "Nicht abgegebene Schüsse, und Asse",
  "report.tasks": "Aufgaben",
  "report.after": "Ende der Runde",
  "report.moves": "Züge und genannte Ziele",
  "report.order": "Verfolgung und Initiative",
  "report.shot": (shot) => `${GROUND[shot.id] ?? shot.id} auf ${shot.target}: ${result(shot)}`,
  "report.moved": ({ id, hex, altitude }) => `${id} fliegt nach ${hex}, ${altitude} m.`,
  "report.left": ({ id, home }) =>
    home ? `${id} ist über den eigenen Rand nach Hause.` : `${id} ist vom Plan und aus dem Spiel.`,
  "report.tails": ({ id, target }) => `${id} verfolgt ${target}.`,
  "report.lost": ({ id, target }) => `Der Schuss von ${id} auf ${target} entfällt.`,
};
