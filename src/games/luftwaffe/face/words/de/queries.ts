import { listed, quotable } from "../../../../../core/text.ts";
import { compassName } from "../../../../../face/queries/compass.de.ts";
import type { Role } from "../../../rules/view/formations.ts";
import { complexName, counted, quarterName, strengths, units } from "../../../words/grammar.de.ts";
import { placeName } from "../../../words/names.ts";
import type { words as english } from "../en/queries.ts";
import type { Range, Reached } from "../query-values.ts";
import { words as task } from "./task.ts";

const ROLES: Readonly<Record<Role, string>> = {
  bombers: "Bomber",
  escort: "Nahbegleitung",
  fighters: "Jäger",
};

const REACHED: Readonly<Record<Reached, string>> = {
  possible: "möglich in dieser Runde",
  far: "zu weit in dieser Runde",
  moved: "keine, schon gezogen",
  grounded: "keine, nicht startbereit",
};

function fields(figure: number): string {
  return counted(figure, "Feld", "Felder");
}

function range({ hexes, way }: Range): string {
  return way === null ? "auf demselben Feld" : `${fields(hexes)} nach ${compassName(way)}`;
}

function turnsLeft(turns: number): string {
  return turns > 0 ? `, noch ${counted(turns, "Runde", "Runden")} in der Luft` : "";
}

function can(ids: readonly string[]): string {
  return ids.length === 1 ? "kann" : "können";
}

function all(ids: readonly string[]): string {
  return listed(
    ids.map((one) => quotable(one)),
    "und",
  );
}

/** What is told of a campaign to who asks, in German. */
export const words: typeof english = {
  ...task,
  "columns.range": "Entfernung",
  "columns.hex": "auf",
  "columns.role": "als",
  "columns.strength": "Stärke",
  "columns.turns": "Treibstoff",
  "columns.mine": "deine Reichweite",
  "columns.theirs": "seine Reichweite",
  "contact.range": range,
  "contact.role": ({ role }) => ROLES[role],
  "contact.strength": ({ strengths: told }) => strengths(told),
  "contact.turns": ({ turns }) => counted(turns, "Runde", "Runden"),
  "contact.reached": ({ reached }) => REACHED[reached],
  "names.raids": "angriffe angriff verbände verband",
  "tells.raids": "alle Verbände in der Luft; mit dem Namen eines, seine Einheiten und wer ihn erreicht",
  "raid.none": "Niemand ist in der Luft.",
  "raid.one": ({ id, hex, role, strengths: told, groups, turns }) =>
    `${id} ist auf ${hex}, ${ROLES[role]}, ${strengths(told)} in ${counted(groups, "Einheit", "Einheiten")}${turnsLeft(turns)}.`,
  "raid.units": ({ units: told }) => `Seine Einheiten: ${units(told)}.`,
  "raid.line": ({ american }) =>
    `Er ist auf der ${american ? "amerikanischen" : "deutschen"} Seite der R-Linie.`,
  "raid.target": ({ target, at, bombed, ...far }) =>
    bombed
      ? `${placeName(target)} hat er bombardiert.`
      : `Sein Ziel ist ${placeName(target)} auf ${at}, ${range(far)}.`,
  "raid.nearest": ({ near }) =>
    near.length === 0
      ? "Kein Ziel ist übrig."
      : `Ihm am nächsten: ${listed(
          near.map(({ target, hexes }) =>
            hexes === 0
              ? `${placeName(target)} unter ihm`
              : `${placeName(target)} in ${counted(hexes, "Feld", "Feldern")}`,
          ),
          "und",
        )}.`,
  "raid.reached": ({ id, by }) =>
    by.length === 0
      ? `Kein Gegner kann ${id} in dieser Runde erreichen.`
      : `${all(by)} ${can(by)} ${id} in dieser Runde erreichen (LW-60).`,
  "about.meets": ({ id, formations }) =>
    formations.length === 0
      ? `${id} kann in dieser Runde keinen Gegner erreichen.`
      : `${id} kann in dieser Runde ${all(formations)} erreichen.`,
  "about.base": ({ base, hex }) => `Der Verband steht auf ${placeName(base)} auf ${hex}.`,
  "about.start": ({ id, may, stays, ready }) => {
    if (may) return `${id} darf starten (LW-65).`;
    return stays ? `${id} bleibt am Boden.` : `${id} darf ab Runde ${ready} starten (LW-65).`;
  },
  "about.landing": ({ base, at, ...far }) =>
    `Der nächste Platz mit Raum ist ${placeName(base)} auf ${at}, ${range(far)}.`,
  "about.home": ({ at, ...far }) => `Das nächste Feld der eigenen Linien ist ${at}, ${range(far)}.`,
  "about.waiting": ({ units: told }) =>
    `${units(told)} ${told.length === 1 ? "darf" : "dürfen"} auf jedem Feld der eigenen Linien eintreten (LW-32).`,
  "about.moves": ({ id, most }) => `${id} darf in dieser Runde bis zu ${fields(most)} fliegen (LW-60).`,
  "about.moved": ({ id }) => `${id} ist in dieser Runde gezogen.`,
  "names.hex": "hex feld",
  "tells.hex": "was auf einem Feld ist, wie in ? hex 1819",
  "hex.unknown": ({ name }) =>
    name === ""
      ? "Welches Feld? ? hex 1819 sagt, was auf 1819 ist."
      : `Ein Feld „${quotable(name)}“ gibt es nicht: sie haben zwei Ziffern für die Spalte und zwei für die Reihe, wie 1819.`,
  "hex.where": ({ hex, where }) => {
    if (where === "swiss") return `${hex} liegt in der Schweiz, die niemand betritt (LW-33).`;
    return `${hex} liegt auf der ${where === "american" ? "amerikanischen" : "deutschen"} Seite der R-Linie.`;
  },
  "hex.formation": ({ id, role, strengths: told }) => `${id} ist dort, ${ROLES[role]}, ${strengths(told)}.`,
  "place.from": ({ id, at, ...far }) =>
    far.way === null ? `Dort ist ${id}.` : `Es liegt ${range(far)} von ${id} auf ${at}.`,
  "place.target": ({ target, hex, complex, bombed }) =>
    `${placeName(target)} auf ${hex}, ${complexName(complex)}, ${bombed ? "bombardiert" : "steht"}.`,
  "place.base": ({ base, hex, units: told, room, usable }) =>
    `Platz ${placeName(base)} auf ${hex}: ${told.length} von ${counted(room, "Einheit", "Einheiten")}${told.length > 0 ? `, ${units(told)}` : ""}${usable ? "" : ", nicht zu benutzen"}.`,
  "place.complex": ({ complex, standing, of }) => `${complexName(complex)}: ${standing} von ${of} stehen.`,
  "place.no-base": "Niemand steht auf einem Platz.",
  "names.targets": "ziele ziel orte ort industrie",
  "tells.targets": "wie viele Ziele jeder Art stehen; mit dem Namen eines, ob es steht",
  "names.bases": "plätze platz flugplätze",
  "tells.bases": "die Plätze, auf denen Einheiten stehen; mit dem Namen eines, dieser Platz",
  "names.time": "zeit runde quartal",
  "tells.time": "das Quartal, die Runde des Angriffs und was von beiden übrig ist",
  "time.turn": ({ turn, of }) =>
    `Runde ${turn} von ${of} des Angriffs; ${turn < of ? `danach noch ${counted(of - turn, "Runde", "Runden")}` : "die letzte Runde"}.`,
  "time.quarter": ({ quarter, left, raid }) =>
    raid
      ? `Ein einzelner Angriff im Quartal ab ${quarterName(quarter)}.`
      : `Das Quartal ab ${quarterName(quarter)}; ${left > 0 ? `danach noch ${counted(left, "Quartal", "Quartale")}` : "das letzte Quartal"}.`,
  "names.score": "stand ergebnis",
  "tells.score": "was deine Seite zu tun hat und wie weit sie ist",
};
