import { listed } from "../../../../../core/text.ts";
import { compassName } from "../../../../../face/queries/compass.de.ts";
import { counted, dates, names, phaseName, poolName, squadrons } from "../../../words/grammar.de.ts";
import { targetName } from "../../../words/names.ts";
import type { words as english } from "../en/queries.ts";
import type { Cards, Range, Site } from "../query-values.ts";
import { words as task } from "./task.ts";

const KINDS: Readonly<Record<Site["kind"], string>> = {
  city: "Stadt",
  airfield: "Flugplatz",
  radar: "Radarstation",
};

/** Die Staffeln eines Verbands; vom Gegner nur, wie viele es sind. */
function strength(cards: Cards): string {
  const known = cards.filter((card) => card !== null);
  return known.length === cards.length ? squadrons(known) : counted(cards.length, "Staffel", "Staffeln");
}

function away(squares: number): string {
  return counted(squares, "Feld", "Felder");
}

function range({ squares, way }: Range): string {
  return way === null ? "auf demselben Feld" : `${away(squares)} nach ${compassName(way)}`;
}

function can(ids: readonly string[]): string {
  return ids.length === 1 ? "kann" : "können";
}

const APPROACHES = { nearer: "kommt näher", away: "entfernt sich", past: "fliegt vorbei" } as const;

/** What is told of a campaign to who asks, in German. */
export const words: typeof english = {
  ...task,
  "columns.range": "Entfernung",
  "columns.square": "auf",
  "columns.course": "Kurs",
  "columns.strength": "Stärke",
  "columns.fuel": "Treibstoff",
  "columns.state": "Lage",
  "columns.meeting": "Abfangen",
  "contact.range": range,
  "contact.course": ({ course, approach }) => `${compassName(course)}, ${APPROACHES[approach]}`,
  "contact.strength": ({ squadrons: cards }) => strength(cards),
  "contact.fuel": ({ left, of }) => `${left} von ${of}`,
  "contact.meeting": ({ wing, square, meeting }) => {
    if (meeting === "used") return `unmöglich, ${wing} kann in diesem Tally Ho nicht ziehen`;
    return meeting === "possible"
      ? `möglich, ${wing} erreicht ${square}`
      : `unmöglich, ${square} liegt außer Reichweite von ${wing}`;
  },
  "names.raids": "angriffe angriff raid",
  "tells.raids":
    "alle Angriffe in der Luft; mit dem Namen eines, wer ihn treffen kann und was ihm nahe liegt",
  "raid.none": "Kein Angriff ist in der Luft.",
  "raid.home": ({ id }) => `${id} ist nicht in der Luft.`,
  "raid.one": ({ id, pool, square, squadrons: cards, course, fuel }) =>
    `${id} der ${poolName(pool)} ist auf ${square}, ${course ? `auf Kurs nach ${compassName(course)}` : "eben gestartet"}, ${strength(cards)}, Treibstoff ${fuel[0]} von ${fuel[1]}.`,
  "raid.radar": ({ where, station, out }) => {
    if (where === "before") return "Er hat die Radarlinie noch nicht erreicht.";
    if (where === "behind") return "Er ist hinter der Radarlinie.";
    return `Er ist auf der Radarlinie von ${targetName(station)}${out ? ", das ausgeschaltet ist" : ""}.`;
  },
  "raid.nearest": ({ near }) =>
    `Ihm am nächsten: ${listed(
      near.map(({ target, squares }) =>
        squares === 0
          ? `${targetName(target)} unter ihm`
          : `${targetName(target)} in ${counted(squares, "Feld", "Feldern")}`,
      ),
      "und",
    )}.`,
  "raid.mission": ({ target, at, ...gap }) =>
    `Sein Auftrag ist ${targetName(target)} auf ${at}, ${range(gap)}.`,
  "raid.bombed": ({ target }) => `Er hat ${targetName(target)} bombardiert.`,
  "raid.met": ({ id, wings }) =>
    wings.length === 0
      ? `Kein Wing kann ${id} treffen, wo es ist.`
      : `${names(wings)} ${can(wings)} ${id} treffen, wo es ist (BB-90).`,
  "raid.scramble": ({ id, wings }) =>
    `${names(wings)} ${wings.length === 1 ? "darf" : "dürfen"} jetzt gegen ${id} alarmiert werden (BB-101).`,
  "about.idle": ({ id }) => `${id} kann in diesem Tally Ho nicht ziehen.`,
  "about.wing": ({ id, most }) => `${id} darf bis zu ${away(most)} ziehen (BB-90).`,
  "about.meets": ({ id, raids }) =>
    raids.length === 0
      ? `${id} kann keinen Angriff treffen, wo sie sind.`
      : `${id} kann ${names(raids)} treffen.`,
  "about.may": ({ id, act, last }) =>
    act === "start"
      ? `${id} darf starten, bis zum ${last}. Tally Ho (BB-88).`
      : `${id} darf in diesem Tally Ho noch ziehen (BB-88).`,
  "about.range": ({ target, square, squares, from, fuel }) =>
    `Sein Auftrag ist ${targetName(target)} auf ${square}, ${away(squares)} von ${from}, ${fuel === null ? "außer Reichweite" : `für ${fuel} Treibstoff`}.`,
  "names.square": "feld platz",
  "tells.square": "was auf einem Feld ist, wie in ? feld Q07",
  "square.unknown": ({ name }) =>
    name === ""
      ? "Welches Feld? ? feld Q07 sagt, was auf Q07 ist."
      : `Ein Feld „${name}“ gibt es nicht: sie haben einen Buchstaben von A bis T und eine Zahl von 1 bis 25, wie Q07.`,
  "square.area": ({ square, group, barred }) =>
    `${square} liegt im Gebiet der ${poolName(group)}${barred ? ", für Flugzeuge mit kurzer Reichweite gesperrt (BB-38)" : ""}.`,
  "square.from": ({ id, from, ...gap }) =>
    gap.way === null ? `Dort ist ${id}.` : `Es liegt ${range(gap)} von ${id} auf ${from}.`,
  "square.radar": ({ station, out }) =>
    `Das Radar von ${targetName(station)} überwacht es${out ? ", ist aber ausgeschaltet" : ""}.`,
  "square.launch": ({ name, pool }) => `Dort startet die ${poolName(pool)}, bei ${name}.`,
  "square.wing": ({ id, squadrons: cards, aloft }) =>
    `Wing ${id} ist dort ${aloft ? "in der Luft" : "am Boden"}, ${strength(cards)}.`,
  "square.raid": ({ id, squadrons: cards }) => `Geschwader ${id} ist dort in der Luft, ${strength(cards)}.`,
  "names.sites": "orte ort ziele ziel",
  "tells.sites": "die Ziele, die getroffen sind; mit dem Namen eines Orts, was er abbekommen hat",
  "site.one": ({ id, square, group, kind, hits, of, out }) => {
    const taken = of > 0 ? `, ${hits} von ${of} Treffern` : "";
    return `${targetName(id)} auf ${square}, ${KINDS[kind]} der ${poolName(group)}${taken}${out ? ", ausgeschaltet" : of > 0 ? "" : ", heil"}.`;
  },
  "site.none": "Kein Ziel ist beschädigt.",
  "names.time": "zeit runde",
  "tells.time": "die Runde, das Tally Ho und die Kämpfe, die übrig sind",
  "time.before": "Der Feldzug hat noch nicht begonnen.",
  "time.turn": ({ turn, to, from, until, part }) =>
    `Runde ${turn} von ${to}, ${dates(from, until)}, ${phaseName(part)}; ${turn < to ? `danach noch ${counted(to - turn, "Runde", "Runden")}` : "die letzte Runde"}.`,
  "time.tally-ho": ({ phase, markers, aloft }) =>
    `Tally Ho ${phase}, noch ${counted(markers, "Kampf", "Kämpfe")}, ${counted(aloft, "Angriff", "Angriffe")} in der Luft.`,
  "names.score": "stand ergebnis",
  "tells.score": "was deine Seite zu tun hat, wie weit sie ist und wie es jetzt ausginge",
  "score.before": "Noch ist niemand eine der Seiten.",
};
