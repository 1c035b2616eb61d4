import type { Catalogue, PhrasesOf } from "../../../core/phrase.ts";
import { listed } from "../../../core/text.ts";
import type { labels as english } from "./labels.en.ts";

const SIDES: Readonly<Record<string, string>> = { allied: "alliiert", german: "deutsch" };

/** Why an aircraft flies no more. */
export const GONE: Readonly<Record<string, string>> = {
  destroyed: "abgeschossen",
  crashed: "abgestürzt",
  lost: "verloren",
  home: "heimgekehrt",
  away: "außerhalb der Karte",
};

const HURT: Readonly<Record<string, string>> = {
  wounded: "verwundet",
  fainted: "ohnmächtig",
  killed: "tot",
};

function man(place: number): string {
  return place === 0 ? "Pilot" : "Beobachter";
}

/** Who of a crew is hurt, and how. */
export function hurt(crew: readonly string[]): readonly string[] {
  return crew.flatMap((health, place) => (HURT[health] ? [`${man(place)} ${HURT[health]}`] : []));
}

function jammed(count: number): readonly string[] {
  if (count === 0) return [];
  return [count === 1 ? "eine Waffe mit Ladehemmung" : `${count} Waffen mit Ladehemmung`];
}

export const labels: Catalogue<PhrasesOf<typeof english>> = {
  "piece.described": ({ id, title, side, status, crew, bearers, ...one }) => {
    const name = `${title} ${id}, ${SIDES[side] ?? side}`;
    if (status !== "flying") return `${name}, ${GONE[status] ?? status}`;
    const facts = [
      name,
      `Hex ${one.hex}, ${one.altitude} m`,
      ...(one.balloon ? [] : [`Kurs ${one.heading} Uhr, ${one.speed} MP`]),
      `Schaden ${one.damage[0]} von ${one.damage[1]}`,
      ...jammed(one.jams),
      ...hurt(crew),
    ];
    return `${facts.join(", ")}${bearers.length === 0 ? "" : `; in der Schusslinie von ${listed(bearers, "und")}`}`;
  },
  "piece.gun": ({ id, kind, side, hex }) =>
    `${kind === "AA" ? "Flak" : "Maschinengewehr"} ${id}, ${SIDES[side] ?? side}, Hex ${hex}`,
  "phase.tailing": "Verfolgen",
  "phase.initiative": "Initiative",
  "phase.movement": "Bewegung",
  "phase.combat": "Feuerkampf",
  "phase.end": "Ende der Runde",
  "phase.campaign": "Feldzug",
  "phase.over": "Die Partie ist zu Ende",
};
