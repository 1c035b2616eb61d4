import { signed } from "../../../../../core/text.ts";
import type { MissionKind } from "../../../rules/campaign/calendar.ts";
import type { Gone } from "../../../rules/state/campaign.ts";
import { barrelName, mountName } from "../../../words/grammar.de.ts";
import type { Gun, Trouble } from "../../pads/status-pad.ts";
import type { Tick } from "../../pads/ticks.ts";
import type { Service } from "../../week.ts";
import type { words as english } from "../en/sheets.ts";
import { RANKS, SQUADRONS } from "./week.ts";

const FATES: Readonly<Record<string, string>> = {
  flying: "in der Luft",
  destroyed: "abgeschossen",
  crashed: "zerschellt",
  home: "heimgeflogen",
  away: "vom Plan geflogen",
  lost: "verloren",
};
const HEALTH: Readonly<Record<string, string>> = {
  fit: "wohlauf",
  wounded: "schwer verwundet",
  fainted: "ohnmächtig",
  killed: "tot",
  saved: "am Fallschirm gelandet",
  captured: "gefangen",
};
const TICKS: Readonly<Record<Tick, string>> = {
  engine: "Motor −__ MP",
  rudder: "kurvt nur L / R",
  elevator: "steigt nicht",
  spar: "Holm",
  fuel: "Tank, Runde __",
  pilot: "Pilot verwundet, Runde __",
  observer: "Beobachter getroffen",
  bombs: "Bomben weg",
};
const KINDS: Readonly<Record<MissionKind, string>> = {
  bombing: "Bomben",
  "road-photo": "Straßenfotos",
  "trench-photo": "Grabenfotos",
  spotting: "Artillerie",
};
const GONE: Readonly<Record<Gone, string>> = {
  killed: "gefallen",
  captured: "gefangen",
  wounded: "verwundet",
};

function metres(figure: number): string {
  return `${figure.toString().replace(/\B(?=(\d{3})$)/, ".")} m`;
}

function counted(figure: number, one: string, many: string): string {
  return `${figure} ${figure === 1 ? one : many}`;
}

function gun({ mount, barrel, several }: Gun): string {
  const name = barrel === "gun" ? mountName(mount) : barrelName(barrel);
  return several && barrel !== "gun" ? `${mountName(mount)}: ${name}` : name;
}

function trouble(one: Trouble): string {
  switch (one.kind) {
    case "engine":
      return `Motor: ${one.loss} MP weniger`;
    case "controls":
      return `Seilzug: kurvt nur noch nach ${one.way === "L" ? "links" : "rechts"}`;
    case "elevator":
      return "Höhenruder: steigt nicht mehr";
    case "spar":
      return "Holm: halber Sturz, kein Übersturz, kein Kunstflug";
    case "fuel":
      return `Tank leckt seit Runde ${one.turn}`;
    case "dry":
      return "Kein Kraftstoff mehr";
    case "glides":
      return "Gleitet";
    case "gun":
      return `${gun(one.gun)} zerstört`;
  }
}

function service({ kills, missions, rank }: Service): string {
  const told = kills === "0" ? [] : [kills === "1" ? "1 Abschuss" : `${kills} Abschüsse`];
  return [...told, counted(missions, "Einsatz", "Einsätze"), RANKS[rank]].filter(Boolean).join(", ");
}

/** Words of the status pads and of the ledger of a campaign, in German. */
export const words: typeof english = {
  "sheet.of": ({ id }) => `Zustandsblatt ${id}`,
  "sheet.fate": ({ status }) => FATES[status] ?? status,
  "sheet.guns": "Geschütze am Boden",
  "sheet.gun": ({ kind, hex }) => `${kind === "AA" ? "Flak" : "MG"}, Hex ${hex}`,
  "sheet.gunFired": "hat diese Runde gefeuert",
  "sheet.gunSecret": "vom Feind noch nicht entdeckt",
  "sheet.gunsUnknown": ({ count }) =>
    count === 1 ? "Eines mehr ist irgendwo versteckt." : `${count} mehr sind irgendwo versteckt.`,

  "sheet.crew": "Besatzung",
  "sheet.man": ({ place, seats }) => (place === 0 ? "Pilot" : seats > 2 ? `Schütze ${place}` : "Beobachter"),
  "sheet.kills": ({ kills }) => counted(kills, "Abschuss", "Abschüsse"),
  "sheet.ace": ({ level }) => (level === 2 ? "doppeltes Ass" : "Ass"),
  "sheet.novice": "Neuling",
  "sheet.health": ({ health, since }) =>
    `${HEALTH[health] ?? health}${since === null ? "" : `, seit Runde ${since}`}`,
  "sheet.unnamed": "ohne Namen",

  "sheet.speed": "Geschwindigkeit",
  "sheet.range": "Kleinste bis höchste",
  "sheet.range.now": ({ min, max, usual }) =>
    max === usual ? `${min} bis ${max} MP` : `${min} bis ${max} MP (sonst ${usual})`,
  "sheet.altitude": "Höhe",
  "sheet.ceiling": "Gipfelhöhe",
  "sheet.climb": "Steigt höchstens",
  "sheet.climb.now": ({ now, usual }) =>
    now === usual ? metres(now) : `${metres(now)} (sonst ${metres(usual)})`,
  "sheet.diveSpeed": "Ganzer Sturz bis",
  "sheet.overdive": "Übersturz bis",
  "sheet.overdive.now": ({ metres: most, speed }) => `${metres(most)}, bis ${speed} MP`,
  "sheet.overdive.none": "keiner",
  "sheet.silhouette": "Silhouette",
  "sheet.bombs": "Bomben",
  "sheet.bombs.now": ({ on }) => (on ? "an Bord" : "keine"),
  "sheet.schedule": ({ letter }) => `Wendigkeitsstufe ${letter}`,
  "sheet.prices": "MP für die 1., 2. und 3. Hexseite in einem Hex",
  "sheet.dive": "Erlaubter Sturz (4.5b)",
  "sheet.dive.speed": ({ from, to }) => (from === to ? `${from} MP` : `${from}–${to} MP`),
  "sheet.metres": (of) => metres(of.metres),
  "sheet.figure": ({ figure }) => signed(figure),
  "sheet.nth": ({ place }) => `${place + 1}.`,

  "sheet.damage": "Schaden",
  "sheet.damage.now": ({ taken, of }) => `${taken} von ${of} Punkten`,
  "sheet.damage.left": ({ left }) =>
    left <= 0 ? "zerstört" : `noch ${counted(left, "Punkt zerstört", "Punkte zerstören")} es`,

  "sheet.ammunition": "Munition",
  "sheet.barrel": gun,
  "sheet.left": (of) => `${gun(of.gun)}: noch ${of.left} von ${of.of} Angriffen`,
  "sheet.drum": (of) => `${gun(of.gun)}, Trommel ${of.drum}: noch ${of.left} von ${of.of} Angriffen`,
  "sheet.column": ({ column }) => `Spalte ${column}`,
  "sheet.jammed": "LADEHEMMUNG",
  "sheet.broken": "ZERSTÖRT",
  "sheet.unarmed": "Unbewaffnet",

  "sheet.hits": "Kritische Treffer",
  "sheet.hits.none": "keine",
  "sheet.hit": trouble,
  "sheet.ticks": "Kritische Treffer, zum Ankreuzen",
  "sheet.tick": ({ what }) => TICKS[what],

  "sheet.turn": "Runde",
  "sheet.move": "TEMPO: Zug",
  "sheet.notes": "Verfolgt, Ziel, Treffer",

  "ledger.title": "Der blutige April, 9. bis 15. April 1917",
  "ledger.points": ({ allied, german }) => `Punkte: Alliierte ${allied}, Deutsche ${german}`,
  "ledger.side": ({ side }) => (side === 0 ? "Alliierte" : "Deutsche"),
  "ledger.sides": "Alliierte : Deutsche",
  "ledger.squadron": ({ squadron }) => SQUADRONS[squadron],
  "ledger.machines": ({ machines }) =>
    machines
      .map(({ type, ready, repair }) => {
        return `${type}: ${ready} bereit${repair > 0 ? `, ${repair} in der Werkstatt` : ""}`;
      })
      .join(" · "),
  "ledger.airman": "Flieger",
  "ledger.kills": "Abschüsse",
  "ledger.missions": "Einsätze",
  "ledger.state": "Stand",
  "ledger.type": "Fliegt",
  "ledger.observer": ({ name }) => `mit ${name}`,
  "ledger.vacant": ({ pilot }) => (pilot ? "kein Pilot" : "kein Beobachter"),
  "ledger.rank": ({ rank, flies }) =>
    [RANKS[rank], flies === null ? "" : `fliegt jetzt ${flies}`].filter(Boolean).join(", "),
  "ledger.week": "Die Woche",
  "ledger.mission": "Einsatz",
  "ledger.done": "Ziele",
  "ledger.lost": "Verluste",
  "ledger.earned": "Punkte",
  "ledger.total": "Gesamt",
  "ledger.day": ({ day }) => `${day}. April`,
  "ledger.kind": ({ mission, kind }) => `${mission}. ${KINDS[kind]}`,
  "ledger.now": "im Gange",
  "ledger.gone": "Für die Woche verloren",
  "ledger.nobody": "Bisher niemand.",
  "ledger.service": service,
  "ledger.fate": ({ fate }) => GONE[fate],
  "ledger.in": ({ mission }) => `(Einsatz ${mission})`,
};
