import type { Catalogue, PhrasesOf } from "../../../../core/phrase.ts";
import { listed, quotable } from "../../../../core/text.ts";
import { phaseName, possible, sideName, who } from "../grammar.de.ts";
import type { campaign as english } from "./en.ts";

const QUALITIES = {
  recruit: "Rekrut",
  green: "unerfahren",
  regular: "erfahren",
  veteran: "Veteran",
  ace: "Ass",
};

const RESOURCES: Readonly<Record<string, string>> = {
  element: "eine weitere Jägerrotte",
  flak: "die Flak des Ziels",
  none: "nichts",
};

function resource(text: string): string {
  const [name = "", id = ""] = text.split(" ");
  return name === "veteran" ? `${who(id)} als Veteran` : (RESOURCES[name] ?? name);
}

const DEGREES = {
  marginal: "ein knapper Sieg",
  clear: "ein klarer Sieg",
  decisive: "ein entscheidender Sieg",
};

/** Was der Feldzug sagt, auf Deutsch. */
export const campaign: Catalogue<PhrasesOf<typeof english>> = {
  "event.mission": ({ mission, of }) => `Einsatz ${mission} von ${of} beginnt.`,
  "event.joins": ({ id }) => `Rotte ${id}, als Mittel geholt, kommt in den Kampf (DIF-B21).`,
  "event.flak-changed": ({ side, more }) =>
    `${sideName(side)}: Mittel gezeigt, zwei Karten ${more ? "mehr" : "weniger"} für die Flak des Ziels in diesem Einsatz (DIF-B21).`,
  "event.mission-over": ({ mission, points, totals }) =>
    `Einsatz ${mission} ist vorbei: Alliierte ${points[0]}, Achse ${points[1]}; zusammen Alliierte ${totals[0]}, Achse ${totals[1]}.`,
  "event.risen": ({ id, shots, kills, quality, own: now = quality }) =>
    `Abschüsse des Führers von ${id}: ${shots}, im Feldzug ${kills}${now ? `; er ist jetzt: ${QUALITIES[now]}` : ""}.`,
  "event.replaced": ({ id }) =>
    `Der Führer von ${id} ist abgeschossen worden; ein unerfahrener tritt an seine Stelle.`,
  "event.resources": ({ side, resources }) =>
    `${sideName(side)}, Mittel nach Einsätzen: ${listed(resources.map(resource), "und")}.`,
  "outcome.campaign": ({ allied, axis, degree }) => {
    const winner = allied > axis ? "die Alliierten" : "die Achse";
    const what = degree === "draw" ? "der Feldzug ist unentschieden" : `${DEGREES[degree]} für ${winner}`;
    return `Siegpunkte aller Einsätze: Alliierte ${allied}, Achse ${axis}; ${what}.`;
  },
  "standing.campaign": ({ mission, missions, before, phase, allied, axis }) =>
    `${before ? "Vor Einsatz" : "Einsatz"} ${mission} von ${missions}${phase ? `, ${phaseName(phase)}` : ""}; Alliierte ${allied}, Achse ${axis}`,
  "resource-used": ({ resource: name, near }) =>
    `Jedes Mittel kommt im Feldzug einmal, und ${name === "veteran" ? "der Veteran" : RESOURCES[name]} war schon da; bitte ein anderes.${possible(near)}`,
  "resource-left": ({ near }) => `Es ist noch etwas übrig; bitte das wählen.${possible(near)}`,
  "no-reserve": ({ near }) => `Keine Rotte wartet in Reserve; bitte ein anderes Mittel.${possible(near)}`,
  "not-for-veteran": ({ found, near }) =>
    `„${quotable(found)}“ kann kein Veteran werden; richtig ist ein eigener Führer aller Einsätze, der noch keiner ist.${possible(near)}`,
  "config-campaign": "campaign: Die Einsätze haben kein Ziel; mission mit target und attacker dazuschreiben.",
  "config-reserve": ({ id, why }) => {
    if (why === "no-campaign")
      return `${quotable(id)}.reserve: Reserven hat nur ein Feldzug; bitte weglassen oder campaign: true schreiben.`;
    if (why === "two")
      return `${quotable(id)}.reserve: Diese Seite hat schon eine; jede hat höchstens eine Rotte in Reserve.`;
    return `${quotable(id)}.reserve: In Reserve warten nur Jäger ohne Last; bitte einen Jäger wählen und load weglassen.`;
  },
};
