import { listed } from "../../../../../core/text.ts";
import { complexName, counted } from "../../../words/grammar.de.ts";
import { placeName, typeName } from "../../../words/names.ts";
import type { words as english } from "../en/form.ts";

/** Worauf Bomben treffen. */
function odds(needed: number): string {
  if (needed <= 0) return "nie";
  if (needed >= 6) return "sicher";
  return needed === 1 ? "mit einer 1" : `mit 1 bis ${needed}`;
}

/** Lange Listen von Verbänden, die angekreuzt werden. */
const TICKS: Readonly<Record<string, Readonly<Record<"title" | "why" | "legend" | "none", string>>>> = {
  marks: {
    title: "Bomberjäger",
    why: "Sie schießen mit +1 und haben ein E weniger, das ganze Quartal (LW-81).",
    legend: "Gekennzeichnet, mit ihren Faktoren",
    none: "Niemanden kennzeichnen",
  },
  missions: {
    title: "Naher Begleitschutz",
    why: "Jäger bei Bombern dürfen sie nah begleiten; alle anderen sind frei und dürfen im Tiefflug angreifen (LW-67).",
    legend: "Begleiter, mit ihren Faktoren",
    none: "Niemand begleitet",
  },
  allocate: {
    title: "Treibstoff",
    why: "Wer angekreuzt ist, bekommt keinen und bleibt das ganze Quartal am Boden (LW-100); bis zu 10 vom Rest dürfen gespart werden (LW-101).",
    legend: "Ohne Treibstoff, mit ihren Faktoren",
    none: "Treibstoff für alle",
  },
  replace: {
    title: "Ersatz",
    why: "",
    legend: "Ersetzt, mit dem, was fehlt",
    none: "Niemanden ersetzen",
  },
};

/** Formulare, die sich von der Karte füllen, auf Deutsch. */
export const words: typeof english = {
  "sheet.title": "Der Zielbogen",
  "sheet.why": ({ least }) =>
    least > 0
      ? `Mindestens ${counted(least, "Ziel", "Ziele")}, eines für zehn Bomberfaktoren (LW-113); jede Gruppe fliegt zu einem (LW-56).`
      : "Jede Gruppe fliegt zu einem Ziel, durch ein Einflugfeld, ab einer Runde (LW-56); es muss niemand fliegen.",
  "sheet.suggested": "Vorschlagen",
  "sheet.sweep": "Jäger fliegen allein",
  "sheet.none": "Niemand fliegt",
  "sheet.hint": "Wähle Ziele auf der Karte oder hier; jedes bekommt eine Zeile, die du ändern kannst.",
  "sheet.nearest": ({ own }) =>
    own > 0 ? "Die eigenen Ziele des Angriffs und die nächsten" : "Die nächsten Ziele",
  "sheet.complex": ({ complex, left }) => `${complexName(complex)}: ${left}`,
  "sheet.target": ({ target }) => placeName(target),
  "sheet.where": ({ hex, depth }) => `${hex}, ${counted(depth, "Feld", "Felder")} von der Linie`,
  "sheet.flight": ({ entry, turn, over, back }) =>
    `Ein bei ${entry} in Runde ${turn}, darüber in Runde ${over}, zurück in Runde ${back}`,
  "sheet.strength": ({ units, factors, needed }) =>
    `${counted(factors, "Faktor", "Faktoren")}, trifft ${odds(needed)}${units.length > 0 ? `: ${units.join(", ")}` : ""}`,
  "sheet.unfinished": "Das Einflugfeld oder die Einflugrunde fehlt.",
  "sheet.nobody": "Dorthin fliegt noch keine Gruppe: hake welche an oder nimm die Zeile heraus.",
  "sheet.late": ({ back }) =>
    `Zurück ist sie in Runde ${back}, und wer nach Runde 20 draußen ist, ist verloren (LW-59).`,
  "sheet.entry": "Einflugfeld",
  "sheet.way": ({ entry, way, force }) =>
    `${entry}, ${counted(way, "Feld", "Felder")}${force === "8" ? "" : `, ${force}. Luftflotte`}`,
  "sheet.turn": "Einflugrunde",
  "sheet.turn-over": ({ turn, over }) => `${turn}, darüber in Runde ${over}`,
  "sheet.groups": "Gruppen mit ihren Faktoren",
  "sheet.group": ({ unit, factors, elsewhere }) =>
    `${unit} ${factors}${elsewhere === "" ? "" : ` (${elsewhere})`}`,
  "sheet.count": ({ named, least, idle, groups }) => {
    const missing = least - named;
    const first =
      least > 0
        ? `${named} von mindestens ${counted(least, "Ziel", "Zielen")}`
        : counted(named, "Ziel", "Ziele");
    const flying = `${groups - idle} von ${counted(groups, "Gruppe", "Gruppen")} fliegen`;
    return missing > 0 ? `${first}, noch ${missing} zu nennen (LW-113); ${flying}` : `${first}; ${flying}`;
  },
  "sheet.line": "Der Bogen als Text",
  "sheet.example": "sheet OIL-3 0309 4 91BG 92BG",
  "sheet.go": "Abgeben",
  "bases.title": "Die Flugplätze",
  "bases.why": ({ most }) =>
    `Bis zu ${counted(most, "Verband", "Verbände")} auf einem Flugplatz (LW-37); Schulen müssen einen haben (LW-38), andere dürfen von der Karte wegbleiben (LW-39).`,
  "bases.suggested": "Vorschlagen",
  "bases.hint": "Wähle Plätze auf der Karte oder hier; jeder bekommt Verbände, die du ändern kannst.",
  "bases.usable": "Benutzbare Plätze",
  "bases.base": ({ base }) => placeName(base),
  "bases.units": ({ units }) => (units.length === 0 ? "Niemand" : listed(units, "und")),
  "bases.full": ({ most }) => `Er fasst ${counted(most, "Verband", "Verbände")} (LW-37).`,
  "bases.stand": ({ most }) => `Wer dort steht, höchstens ${most}`,
  "bases.unit": ({ unit, elsewhere }) => `${unit}${elsewhere === "" ? "" : ` (${elsewhere})`}`,
  "bases.count": ({ placed, units, schools }) =>
    `${placed} von ${counted(units, "Verband", "Verbänden")} auf Plätzen${schools > 0 ? `; ${counted(schools, "Schule fehlt", "Schulen fehlen")} (LW-38)` : ""}`,
  "bases.line": "Die Plätze als Text",
  "bases.example": "base BAS-1 FW190-JG1 Me109-JG1",
  "bases.go": "Abgeben",
  "ticks.title": ({ kind }) => TICKS[kind]?.title ?? kind,
  "ticks.why": ({ kind, most }) =>
    kind === "replace"
      ? `${counted(most, "Faktor darf", "Faktoren dürfen")} zurückkehren, zu geschwächten Verbänden oder verlorenen (LW-48).`
      : (TICKS[kind]?.why ?? ""),
  "ticks.legend": ({ kind }) => TICKS[kind]?.legend ?? "",
  "ticks.suggested": "Vorschlagen",
  "ticks.none": ({ kind }) => TICKS[kind]?.none ?? "Niemand",
  "ticks.type": ({ type }) => typeName(type),
  "ticks.note": ({ chosen, of }) => `${chosen} von ${counted(of, "Verband", "Verbänden")}`,
  "ticks.unit": ({ unit, factors }) => `${unit} ${factors}`,
  "ticks.reserve": "In die Reserve",
  "ticks.saved": ({ saved }) => `${saved}`,
  "ticks.hint": "Kreuze an, so viele du magst, oder schreibe sie.",
  "ticks.count": ({ chosen, of }) => `${chosen} von ${counted(of, "Verband", "Verbänden")} angekreuzt`,
  "ticks.line": "Dasselbe als Text",
  "ticks.go": "Abgeben",
};
