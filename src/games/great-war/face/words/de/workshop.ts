import { listed, signed } from "../../../../../core/text.ts";
import type { Barrel } from "../../../data/tables.ts";
import type { words as en, FlagWords, Ranked } from "../en/workshop.ts";

const BARRELS: Readonly<Record<Barrel["id"], string>> = {
  gun: "Angriffe",
  left: "Angriffe des linken MGs",
  right: "Angriffe des rechten MGs",
  vickers: "Angriffe des Vickers",
  lewis: "Angriffe des Lewis",
};

const UNITS: Readonly<Record<Ranked, string>> = { max: "MP", climb: "m je Runde", ceiling: "m" };
const RANKED: Readonly<Record<Ranked, string>> = {
  max: "Höchstgeschwindigkeit",
  climb: "Steigen",
  ceiling: "Gipfelhöhe",
};

/** What special rules of a type say, each with the rule that they stand in. */
const flags: FlagWords = {
  "flag.fast-two-seater": "Wendiger Zweisitzer",
  "flag.fast-two-seater.hint": ({ rule }) => `Kein −1 bei der Initiative für den zweiten Sitz (${rule}).`,
  "flag.fast-two-seater-1916": "Wendiger Zweisitzer von 1916",
  "flag.fast-two-seater-1916.hint": ({ rule }) => `Ebenso, in Gefechten vor November 1916 (${rule}).`,
  "flag.wide-rear": "Weites Schussfeld nach hinten",
  "flag.wide-rear.hint": ({ rule }) =>
    `Der Beobachter feuert auch in der eigenen Höhe nach hinten, mit −1 (${rule}).`,
  "flag.half-mount": "Ein MG des Paares allein",
  "flag.half-mount.hint": ({ rule }) =>
    `Wenn eines von zweien klemmt oder leer ist, feuert das andere (${rule}).`,
  "flag.locked-controls": "Feststellbarer Knüppel",
  "flag.locked-controls.hint": ({ rule }) =>
    `Löst Ladehemmungen bei 1 oder 2, wenn gerade und waagerecht geflogen (${rule}).`,
  "flag.on-its-propeller": "Hängt am Propeller",
  "flag.on-its-propeller.hint": ({ rule }) => `Feuert auf das, was senkrecht darüber ist (${rule}).`,
  "flag.dual-control": "Doppelsteuer",
  "flag.dual-control.hint": ({ rule }) =>
    `Ein gesunder Beobachter fliegt weiter, wenn der Pilot ausfällt (${rule}).`,
  "flag.fighter": "Jäger",
  "flag.fighter.hint": ({ rule }) => `Mit Bomben beladen ist er weniger wendig (${rule}).`,
};

/** What the workshop of the Great War says in German. */
export const words: typeof en = {
  workshop: "Flugzeugwerkstatt",
  keep: "Dieses Flugzeug aufbewahren",
  figures: "Werte",
  name: "Name",
  "name.hint": "1 bis 60 Zeichen; so steht er auf dem Flugzeugbogen.",
  nation: "Gebaut in",
  "nation.GB": "Großbritannien",
  "nation.FR": "Frankreich",
  "nation.US": "USA",
  "nation.DE": "Deutschland",
  "nation.AH": "Österreich-Ungarn",
  from: "An der Front ab",
  "from.hint": "Jahr und Monat, wie 1917-04.",
  seats: "Besatzung",
  "seats.hint": ({ seats }) =>
    seats === 1
      ? "Der Pilot allein."
      : `Der Pilot und ${seats === 2 ? "ein Beobachter" : `${seats - 1} Schützen`}.`,
  "seats.count": ({ count }) => `${count}`,
  flight: "Flug",
  max: "Höchstgeschwindigkeit",
  "max.hint": "MP, 1 bis 30: Hexe je Runde.",
  min: "Mindestgeschwindigkeit",
  "min.hint": "MP, höchstens die Höchstgeschwindigkeit.",
  climb: "Steigen",
  "climb.hint": "Meter je Runde, in Schritten von 50.",
  dive: "Sturz",
  "dive.hint": "Meter je Runde, in Schritten von 50.",
  diveSpeed: "Sturzgeschwindigkeit",
  "diveSpeed.hint": "MP, bis zu denen es ganz stürzen darf (4.5b).",
  ceiling: "Gipfelhöhe",
  "ceiling.hint": "Meter, 50 bis 10.000.",
  build: "Bau",
  damage: "Schadenspunkte",
  "damage.hint": "So viele zerstören es; 1 bis 99.",
  schedule: "Wendigkeit",
  "schedule.hint": ({ prices: mp }) =>
    mp.length === 1
      ? "Es dreht in jedem Hex nur eine Hexseite."
      : `Was die ersten ${mp.length} Hexseiten in einem Hex kosten; A ist träge, E wendig.`,
  "schedule.prices": ({ id, prices: mp }) => `${id}: ${mp.join(", ")} MP`,
  silhouette: "Silhouette",
  "silhouette.hint": "Zählt zu Angriffen darauf: −1 ein kleiner Jäger, 2 ein Bomber.",
  tailSilhouette: "Silhouette beim Verfolgen",
  "tailSilhouette.hint": "Wo sie anders ist, wie bei Druckpropellern (4.4f).",
  "tailSilhouette.same": "Dieselbe",
  figure: ({ figure }) => (figure === 0 ? "0" : signed(figure)),
  maneuvers: ({ schedule }) => `Kunstflug mit Wendigkeit ${schedule}`,
  maneuver: "Figur",
  price: "Preis",
  "maneuver.sideslip": "Seitenrutsch",
  "maneuver.barrel-roll": "Fassrolle",
  "maneuver.immelmann": "Immelmann",
  "maneuver.split-s": "Abschwung",
  "maneuver.loop": "Looping",
  "maneuver.falling-leaf": "Fallendes Blatt",
  worth: ({ points }) =>
    `Wer es abschießt, bekommt ${points} Punkte, wenn der Aufbau nichts anderes sagt (B-61).`,
  guns: "Waffen",
  unarmed: "Ohne Waffe schießt es nie.",
  mount: ({ nth, of }) => (of === 1 ? "Die Waffen eines Mannes" : `Waffen, Stand ${nth}`),
  "mount.add": "Noch eine Waffe einbauen",
  "mount.remove": "Diesen Stand ausbauen",
  "mount.column": "Bewaffnung",
  "column.A": "Zwei MGs, zusammen gefeuert (Spalte A)",
  "column.B": "Vickers und Lewis (Spalte B)",
  "column.C": "Ein MG (Spalte C)",
  "column.D": "Ein MG, schwer zu richten (Spalte D)",
  "mount.field": "Feuert",
  "field.front": "geradeaus",
  "field.nose": "nach vorn, von Hand gerichtet",
  "field.rear": "nach hinten",
  "field.belly": "nach hinten unten",
  "field.all-round": "rundum",
  "mount.man": "Bedient von",
  man: ({ place, seats }) =>
    place === 0 ? "dem Piloten" : seats > 2 ? `Schütze ${place}` : "dem Beobachter",
  drums: ({ barrel }) => BARRELS[barrel],
  "drums.hint": ({ drums }) =>
    drums === 1
      ? "Ein Gurt oder eine Trommel; zwei Trommeln zu sechs: 6 6."
      : `${drums} Trommeln, die erste auf dem MG.`,
  "mount.modifier": "Zählt zu jedem Angriff",
  "mount.modifier.hint": "Meist 0; −1 für ein Lewis auf dem Flügel (4.9i).",
  rules: ({ count }) => (count === 0 ? "Sonderregeln" : `Sonderregeln (${count})`),
  ...flags,
  model: "Welches Modell",
  "model.of": "Modell von",
  "model.hint": "Eines der Modelle des Spiels, in seinen Farben.",
  "livery.albatros-d-iii-red": "Albatros D.III in Rot",
  "livery.albatros-d-v-black": "Albatros D.V in Schwarz",
  "livery.fokker-d-vii-white": "Fokker D.VII in Weiß",
  "livery.fokker-dr-i-red": "Fokker Dr.I in Rot",
  "livery.nieuport-17-ball": "Nieuport 17 mit roter Nase",
  "livery.sopwith-triplane-black": "Sopwith Triplane in Schwarz",
  "livery.spad-vii-stork": "SPAD VII mit Storch",
  standing: "Unter den Flugzeugen der Liste",
  "standing.figure": ({ id, value }) => (value === null ? "–" : `${value} ${UNITS[id]}`),
  "standing.missing": "Noch steht keine Zahl da.",
  "standing.scale": ({ id, value, least, most }) =>
    `${RANKED[id]} ${value === null ? "ohne Zahl" : `${value} ${UNITS[id]}`} auf einer Skala; die Flugzeuge der Liste haben ${least} bis ${most}`,
  "standing.like": ({ names, others }) =>
    `Wie ${listed(others === 0 ? names : [...names, `${others} weitere`], "und")}.`,
  "standing.apart": ({ more, of }) => {
    if (more === 0) return "Mehr als jedes Flugzeug der Liste.";
    return more === of
      ? "Weniger als jedes Flugzeug der Liste."
      : `${more} der ${of} Flugzeuge der Liste haben mehr.`;
  },
  fly: "Gleich fliegen",
  "fly.about": "Ein Duell über der Front, Nase auf Nase: Du fliegst es, der Computer den Gegner.",
};
