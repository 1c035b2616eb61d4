import type { NamedTable } from "../../../../../core/battle-tables.ts";
import { listed } from "../../../../../core/text.ts";
import type { Strength } from "../../../data/types.ts";
import type { Role } from "../../../rules/view/formations.ts";
import { counted, strengths } from "../../../words/grammar.de.ts";
import { placeName, towns } from "../../../words/names.ts";
import type { words as english } from "../en/orders.ts";
import type { Part, QuestionValues } from "../order-values.ts";

const PARTS: Readonly<Record<Part, string>> = {
  staff: "Treibstoff erzeugt",
  raf: "RAF",
  jets: "Strahlflugzeuge",
  replacements: "Ersatz",
  fuel: "Treibstoff",
  plan: "Zielbogen",
  bases: "Aufstellung",
  raid: "Angriff",
  production: "Produktion",
  "german-move": "Deutsche fliegen",
  attack: "Sie greifen an",
  "american-move": "Amerikaner fliegen",
  missions: "Aufträge",
  bombs: "Bomben",
  strafing: "Tiefangriff",
  counter: "Jägerkampf",
};

const STATES: Readonly<Record<string, string>> = {
  done: "getan",
  now: "jetzt",
  next: "als Nächstes",
  waits: "später",
  gone: "entfällt",
};

const KINDS: Readonly<Record<string, string>> = {
  raf: "Ziel der RAF",
  substitute: "eine Me 262 stattdessen",
  "night-leaves": "ein Nachtjäger geht",
  replace: "Ersatz",
  allocate: "Treibstoff",
  sheet: "Zielbogen",
  marks: "Bomberjäger",
  bases: "Aufstellung",
  "german-move": "starten, fliegen, landen",
  "american-move": "einfliegen und fliegen",
  missions: "Nahbegleitung",
  bomb: "Bomben werfen",
  strafe: "Tiefangriff",
  attack: "Angriff",
  counter: "Jägerkampf",
  defend: "vor den Würfeln",
  engage: "wie wird es ausgetragen?",
  elsewhere: "ein Gefecht auf einem anderen Tisch",
  reply: "Abwehrfeuer",
  lose: "Verluste",
};

const WHY: Readonly<Record<string, (asked: QuestionValues) => string>> = {
  raf: () => "Ein Ziel oder ein Flugplatz in Deutschland oder Österreich, was auch sonst geschieht.",
  substitute: () => "Ein vorgesehener Verband oder eine Schule darf durch eine Me 262 ersetzt werden.",
  "night-leaves": ({ about }) =>
    `Für ${about} oder die Me 262 an seiner Stelle geht eine Me 110 der Nachtjäger.`,
  replace: ({ count }) =>
    `${counted(count, "Faktor darf", "Faktoren dürfen")} zurückkehren, zu geschwächten Verbänden oder verlorenen.`,
  allocate: () => "Wer keinen Treibstoff bekommt, bleibt am Boden; bis zu 10 übrige dürfen in die Reserve.",
  sheet: ({ count }) =>
    count > 0
      ? `Ziel, Einflugfeld und Einflugrunde jeder Gruppe: mindestens ${counted(count, "Ziel", "Ziele")}.`
      : "Ziel, Einflugfeld und Einflugrunde jeder Gruppe, die fliegt; der Bogen darf leer sein.",
  marks: () => "Bomberjäger schießen mit +1 und haben ein E weniger, das ganze Quartal.",
  bases: () => "Drei Verbände je Flugplatz; Schulen dürfen nicht abseits der Karte bleiben.",
  "german-move": ({ count }) =>
    `Wähle eine Formation und ein Feld oder einen Flugplatz: ${counted(count, "Verband darf", "Verbände dürfen")} noch fliegen.`,
  "american-move": ({ count }) =>
    count === 0
      ? "Wartende Jäger dürfen noch einfliegen, auf jedem Feld ihrer Linien."
      : `Wähle eine Formation und ein Feld oder wartende Jäger: ${counted(count, "Verband darf", "Verbände dürfen")} noch fliegen.`,
  missions: () => "Jäger bei Bombern dürfen sie begleiten; alle anderen sind frei und dürfen tief angreifen.",
  bomb: ({ count }) => `${counted(count, "Gruppe ist", "Gruppen sind")} über einem Ziel des Bogens.`,
  strafe: () => "Freie Jäger über einem Flugplatz dürfen angreifen, was dort steht.",
  attack: ({ about }) =>
    `Deutsche und Amerikaner über ${about}: Bomber mit ihren Begleitern, Jäger oder niemand.`,
  counter: ({ about }) => `Alle Jäger über ${about}, die nicht geschossen haben, dürfen angreifen.`,
  defend: ({ about }) =>
    `Über ${about}: Zusatztanks werfen oder behalten, und zurückhalten, was die Angreifer übersteigt.`,
  engage: ({ about }) =>
    `Gefecht über ${about}: Beide Seiten nennen einen Tisch; nennen sie nicht denselben, entscheiden die Würfel des Feldzugs (LW-H6).`,
  elsewhere: () => "Was das Gefecht beide Seiten gekostet hat (LW-H6).",
  reply: ({ about }) => `Über ${about} schießen erst Jäger, dann Bomber; wer jetzt schießt, später nicht.`,
  lose: ({ count }) => `${counted(count, "Faktor geht", "Faktoren gehen")} verloren: wessen?`,
};

const WORDS: Readonly<Record<string, string>> = {
  done: "Nichts mehr",
  pass: "Nicht",
  none: "Keine",
  hold: "Nicht schießen",
  bomb: "Alle bomben",
};

const VERBS: Readonly<Record<string, string>> = {
  raf: "Die RAF greift an:",
  substitute: "Eine Me 262 statt",
  leaves: "Es geht:",
  restore: "Zurück:",
  lose: "Verloren:",
  mark: "Bomberjäger:",
  land: "Landen:",
  escort: "Nahbegleitung:",
  enter: "Einfliegen bei",
  fly: "Flug nach",
  bomb: "Bomben auf",
};

const TARGETS: Readonly<Record<string, string>> = {
  direct: "Angriff, Strahlflugzeuge an den Begleitern vorbei",
  bombers: "Angriff auf die Bomber und ihre Begleiter",
  fighters: "Angriff auf die freien Jäger",
  all: "Angriff mit allen Jägern",
};

const TABLES: Readonly<Record<NamedTable, string>> = {
  dice: "Mit den Würfeln des Feldzugs",
  plotted: "Als geplotteter Luftkampf",
  cards: "Mit Karten",
  any: "Wie die andere Seite möchte",
};

function lost(all: readonly Strength[]): string {
  return all.length === 0 ? "keine Verluste" : strengths(all);
}

const ROLES: Readonly<Record<Role, string>> = { bombers: "Bomber", escort: "Begleiter", fighters: "Jäger" };

/** Wenige Verbände beim Namen, mehr mit ihrer Zahl. */
function units(ids: readonly string[]): string {
  if (ids.length === 0) return "keine";
  return ids.length < 5 ? listed(ids, "und") : `${ids[0]} und ${ids.length - 1} weitere`;
}

/** Was gefragt und angeboten wird, auf Deutsch. */
export const words: typeof english = {
  "strip.title": ({ quarter, turn }) =>
    turn > 0 ? `Angriff, Runde ${turn} von 20` : `Quartal ${quarter + 1} von 10`,
  "strip.part": ({ part }) => PARTS[part],
  "strip.said": ({ part, state }) => `${PARTS[part]}: ${STATES[state] ?? state}`,
  "toggle.reach": "Felder in Reichweite",
  "toggle.goals": "Weg zum Ziel",
  "toggle.next-line": "R-Linie des nächsten Quartals",
  "ask.title": ({ name, kind }) => `${name}: ${KINDS[kind] ?? kind}`,
  "ask.why": (asked) => WHY[asked.kind]?.(asked) ?? "",
  "offer.word": ({ word, kind }) =>
    kind === "attack" && word === "pass" ? "Niemanden angreifen" : (WORDS[word] ?? word),
  "offer.name": ({ verb, name }) => `${VERBS[verb] ?? verb} ${verb === "raf" ? placeName(name) : name}`,
  "offer.counted": ({ verb, counted: all }) => `${VERBS[verb] ?? verb} ${units(all)}`,
  "offer.ground": ({ units: all, reserve }) =>
    `${all.length === 0 ? "Treibstoff für alle" : `Kein Treibstoff für ${units(all)}`}${reserve > 0 ? `, ${reserve} in die Reserve` : ""}`,
  "offer.sheet": ({ targets, units: count }) =>
    targets.length === 0
      ? "Niemand fliegt"
      : `${counted(count, "Gruppe", "Gruppen")} gegen ${listed(
          towns(targets, (left) => `${left} weitere`),
          "und",
        )}`,
  "offer.sweep": "Jäger fliegen allein",
  "offer.units": ({ verb, units: all }) => `${VERBS[verb] ?? verb} ${units(all)}`,
  "offer.base": ({ bases, units: count }) =>
    `${counted(count, "Verband", "Verbände")} auf ${counted(bases, "Flugplatz", "Flugplätzen")}, wie vorgeschlagen`,
  "offer.groups": ({ groups }) =>
    groups.length === 0 ? "Jeder Verband für sich" : `Starten gemeinsam: ${groups.join(", ")}`,
  "offer.take-off": ({ units: all, tanks }) => `Start: ${units(all)}${tanks ? " mit Zusatztanks" : ""}`,
  "offer.to": ({ verb, to, units: all }) =>
    `${VERBS[verb] ?? verb} ${verb === "bomb" ? placeName(to) : to}: ${units(all)}`,
  "offer.strafe": ({ base, units: count, at }) =>
    `Tiefangriff mit ${counted(count, "Verband", "Verbänden")} auf ${placeName(base)}: ${units(at)}`,
  "offer.attack": ({ at, count }) =>
    `${TARGETS[at] ?? at}${count > 0 ? `, ${counted(count, "Verband", "Verbände")}` : ""}`,
  "offer.defend": ({ withheld, keep }) =>
    [
      withheld > 0 ? `${withheld} zurückhalten` : "Nichts zurückhalten",
      keep.length > 0 ? `Tanks behalten: ${units(keep)}` : "Tanks werfen",
    ].join(", "),
  "offer.fire": ({ by, fighters, split }) =>
    [
      by === "all"
        ? "Zurückschießen"
        : by === "bombers"
          ? "Nur Bomber schießen zurück"
          : `${units(fighters)} schießen zurück`,
      split.length > 0 && `Bomber mit ${listed(split, "und")}`,
    ]
      .filter(Boolean)
      .join(", "),
  "offer.fight": ({ by }) => TABLES[by],
  "offer.cost": ({ american, german }) => `Amerikaner: ${lost(american)}. Deutsche: ${lost(german)}.`,
  "list.title": "Formationen",
  "list.hint": "Wähle eine Formation, dann ein Feld in ihrer Reichweite.",
  "list.aloft": ({ side, factors }) => `${side === 0 ? "Amerikaner" : "Deutsche"} in der Luft: ${factors}`,
  "list.units": "Ihre Verbände",
  "list.grounded": "Am Boden",
  "list.role": ({ role, count }) => `${ROLES[role]}, ${count}`,
  "list.turns": ({ turns }) => `Treibstoff ${turns}`,
  "list.factors": "Faktoren",
  "list.fuel-short": ({ turns }) => (turns <= 0 ? "kein Treibstoff" : "Treibstoff knapp"),
  "list.home": ({ force, type, home, factors }) =>
    `${type} der ${force}. Luftflotte der USA, ${home ? "daheim" : "wartet"}: ${counted(factors, "Faktor", "Faktoren")}`,
  "list.said": ({ units: all, place, factors, turns }) =>
    `${units(all)}${place === "" ? "" : ` bei ${place}`}, ${counted(factors, "Faktor", "Faktoren")}${turns > 0 ? `, noch ${counted(turns, "Runde", "Runden")} in der Luft` : ""}`,
};
