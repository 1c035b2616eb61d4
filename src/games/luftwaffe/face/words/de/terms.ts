import type { Options } from "../../../data/options.ts";
import { counted, quarterName } from "../../../words/grammar.de.ts";
import type { words as english } from "../en/terms.ts";

const LEVELS: Readonly<Record<Options["level"], string>> = {
  basic: "das Grundspiel: ohne Strahlflugzeuge und ohne Regeln zwischen den Angriffen",
  tournament: "das Turnierspiel: mit Strahlflugzeugen und einer einzigen Art von Ersatzfaktoren",
  advanced:
    "das Fortgeschrittenenspiel: mit Strahlflugzeugen, Bomberjägern, taktischen Jägern, Flugzeugen, Piloten und der RAF bei Nacht",
  complexes:
    "das Fortgeschrittenenspiel mit Zielverbünden: Zu Strahlflugzeugen, Piloten und der RAF bei Nacht kommen Treibstoff und halbierte Erzeugung, wenn ein ganzer Verbund zerstört ist",
};

const TAKE_OFFS: Readonly<Record<Options["takeOff"], string>> = {
  single: "Jeder deutsche Verband startet für sich (LW-66).",
  groups: "Deutsche Verbände starten und landen in Gruppen (LW-66).",
  type: "Alle deutschen Verbände eines Musters starten und landen zusammen (LW-66).",
};

const BATTLES: Readonly<Record<NonNullable<Options["battles"]>, string>> = {
  plotted: "Gefechte werden als geplottete Luftkämpfe ausgetragen (LW-H6).",
  cards: "Gefechte werden mit Karten ausgetragen (LW-H6).",
  asked: "Beide Seiten werden bei jedem Gefecht gefragt, wie es ausgetragen wird (LW-H6).",
};

/** Wie eine Partie gewonnen wird, auf Deutsch. */
export const words: typeof english = {
  "term.raid":
    "Die Amerikaner gewinnen, wenn sie mindestens zwei Drittel der Ziele ihres Zielbogens zerstören und höchstens ein Viertel ihrer Bomberfaktoren verlieren; sonst gewinnen die Deutschen (LW-113).",
  "term.named": "Der Bogen muss für je zehn Bomberfaktoren mindestens ein Ziel nennen (LW-113).",
  "term.turns": ({ quarter }) =>
    `Ein einzelner Angriff im ${quarterName(quarter)}, von höchstens 20 Runden (LW-59).`,
  "term.campaign": ({ targets, to }) =>
    `Die Amerikaner gewinnen, sobald ${counted(targets, "Ziel bombardiert ist", "Ziele bombardiert sind")}; sonst gewinnen die Deutschen am Ende des Quartals ${quarterName(to)} (LW-112).`,
  "term.quarters": ({ from, to }) =>
    from === to
      ? `Gespielt wird nur das Quartal ${quarterName(from)}.`
      : `${quarterName(from)} bis ${quarterName(to)}, in jedem Quartal ein Angriff (LW-11).`,
  "term.level": ({ level }) => `Es ist ${LEVELS[level]} (LW-1).`,
  "term.takeOff": ({ takeOff }) => TAKE_OFFS[takeOff],
  "term.jetTable": "Die Tabelle für Strahlflugzeuge gilt, wie ihre Zeilen beschriftet sind (LW-L1).",
  "term.battles": ({ battles }) => BATTLES[battles],
  "term.tables": "Gespielt wird mit eigenen Tabellen.",
};
