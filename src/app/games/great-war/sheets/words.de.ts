import { signed } from "../../../../core/text.ts";
import { barrelName, mountName } from "../../../../games/great-war/words/fire/german.ts";
import type { Gun, Trouble } from "./sheetmodel.ts";
import type { SheetWords } from "./words.en.ts";

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

function metres(figure: number): string {
  return `${figure.toString().replace(/\B(?=(\d{3})$)/, ".")} m`;
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

/** Words of the status pads, in German. */
export const words: SheetWords = {
  "sheet.of": (id) => `Zustandsblatt ${id}`,
  "sheet.balloon": () => "Ballon",
  "sheet.facts": (altitude, speed, damage, of) => `${metres(altitude)} · ${speed} MP · ${damage}/${of}`,
  "sheet.hangs": (altitude, damage, of) => `${metres(altitude)} · ${damage}/${of}`,
  "sheet.fate": (status) => FATES[status] ?? status,
  "sheet.guns": () => "Geschütze am Boden",
  "sheet.gun": (kind) => (kind === "AA" ? "Flak" : "MG"),
  "sheet.gunAt": (hex) => `Hex ${hex}`,
  "sheet.gunFired": () => "hat diese Runde gefeuert",
  "sheet.gunSecret": () => "vom Feind noch nicht entdeckt",
  "sheet.gunsUnknown": (count) =>
    count === 1 ? "Eines mehr ist irgendwo versteckt." : `${count} mehr sind irgendwo versteckt.`,

  "crew.title": () => "Besatzung",
  "crew.man": (place, seats) => (place === 0 ? "Pilot" : seats > 2 ? `Schütze ${place}` : "Beobachter"),
  "crew.kills": (kills) => (kills === 1 ? "1 Abschuss" : `${kills} Abschüsse`),
  "crew.ace": (level) => (level === 2 ? "doppeltes Ass" : "Ass"),
  "crew.novice": () => "Neuling",
  "crew.health": (health) => HEALTH[health] ?? health,
  "crew.since": (turn) => `seit Runde ${turn}`,
  "crew.unnamed": () => "ohne Namen",

  "row.speed": () => "Geschwindigkeit",
  "row.speed.now": (speed) => `${speed} MP`,
  "row.range": () => "Kleinste bis höchste",
  "row.range.now": (min, max, usual) =>
    max === usual ? `${min} bis ${max} MP` : `${min} bis ${max} MP (sonst ${usual})`,
  "row.altitude": () => "Höhe",
  "row.ceiling": () => "Gipfelhöhe",
  "row.climb": () => "Steigt höchstens",
  "row.climb.now": (now, usual) => (now === usual ? metres(now) : `${metres(now)} (sonst ${metres(usual)})`),
  "row.diveSpeed": () => "Ganzer Sturz bis",
  "row.overdive": () => "Übersturz bis",
  "row.overdive.now": (most, speed) => `${metres(most)}, bis ${speed} MP`,
  "row.overdive.none": () => "keiner",
  "row.silhouette": () => "Silhouette",
  "row.bombs": () => "Bomben",
  "row.bombs.now": (on) => (on ? "an Bord" : "keine"),
  "row.schedule": (letter) => `Wendigkeitsstufe ${letter}`,
  "row.prices": () => "MP für die 1., 2. und 3. Hexseite in einem Hex",
  "row.dive": () => "Erlaubter Sturz (4.5b)",
  "row.dive.speed": ({ from, to }) => (from === to ? `${from} MP` : `${from}–${to} MP`),
  "row.metres": metres,
  figure: signed,
  nth: (place) => `${place + 1}.`,

  "damage.title": () => "Schaden",
  "damage.now": (taken, of) => `${taken} von ${of} Punkten`,
  "damage.left": (left) =>
    left <= 0 ? "zerstört" : `noch ${left} ${left === 1 ? "Punkt zerstört" : "Punkte zerstören"} es`,

  "guns.title": () => "Munition",
  "guns.name": gun,
  "guns.left": (name, left, of) => `${name}: noch ${left} von ${of} Angriffen`,
  "guns.drum": (name, drum, left, of) => `${name}, Trommel ${drum}: noch ${left} von ${of} Angriffen`,
  "guns.column": (column) => `Spalte ${column}`,
  "guns.jammed": () => "LADEHEMMUNG",
  "guns.broken": () => "ZERSTÖRT",
  "guns.none": () => "Unbewaffnet",

  "hits.title": () => "Kritische Treffer",
  "hits.none": () => "keine",
  "hits.one": trouble,
};
