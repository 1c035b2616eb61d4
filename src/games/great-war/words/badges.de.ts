import { type AnyCatalogue, type Catalogue, type PhrasesOf, say } from "../../../core/phrase.ts";
import type { badges as english } from "./badges.en.ts";
import { band, guns, measured, mountName, parts } from "./grammar.de.ts";
import { fire as problems } from "./problems/fire.de.ts";

/** Was neben Flugzeugen steht: Aussichten der Schüsse und Warnungen. */
export const badges: Catalogue<PhrasesOf<typeof english>> = {
  "badge.shot": (shot) => {
    const added = shot.parts.length === 0 ? "" : `, ${parts(shot.parts)}`;
    const needs =
      shot.needs === 0
        ? "kein Wurf macht Schaden"
        : `Schaden ab ${shot.needs}, im Mittel ${(shot.mean / 36).toFixed(1).replace(".", ",")}`;
    const critical = shot.criticalFrom === 0 ? "" : `, kritisch ab ${shot.criticalFrom}`;
    const up = shot.below ? "von unten, " : "";
    return `${up}${guns(shot)}: ${measured(shot)}, Zeile ${shot.row} ${band(shot.band)}${added}; ${needs}${critical}`;
  },
  "badge.no-shot": ({ mount, why, ...sight }) =>
    `${mountName(mount)}: ${measured(sight)}. ${why.map((one) => say(problems as AnyCatalogue, one as never)).join(" ")}`,
  "badge.measure": measured,
  "warning.leaves-board": ({ id, home }) =>
    home
      ? `${id} fliegt über den eigenen Rand: heimgekehrt (D-10).`
      : `${id} verlässt den Plan und ist aus dem Spiel (D-10).`,
  "warning.ground": ({ id }) => `${id} fliegt in den Boden (D-01).`,
  "warning.overdive": ({ id, folds, strains }) =>
    `${id} überstürzt: In ${folds} von 36 Würfen brechen die Flügel, in ${strains} leiden sie (D-07).`,
  "warning.bombs-away": ({ id }) => `${id} wirft die Bomben, wo kein eigenes Ziel ist.`,
};
