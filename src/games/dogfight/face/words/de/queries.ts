import { listed } from "../../../../../core/text.ts";
import { numberName } from "../../../../../face/queries/number.de.ts";
import type { Weapon } from "../../../data/weapons.ts";
import { decimal } from "../../../words/format.ts";
import { edgeName } from "../../../words/grammar.de.ts";
import type { words as english } from "../en/queries.ts";

const NOSES = {
  towards: "die Nase auf dich zu",
  away: "die Nase von dir weg",
  left: "kreuzt nach links",
  right: "kreuzt nach rechts",
  over: "am selben Ort",
} as const;

const WAYS = { F: "geradeaus", L: "links", R: "rechts" } as const;

const MISSED: Readonly<Record<string, string>> = {
  "fire-no-weapon": "Waffe verloren",
  "fire-used": "schon gefeuert",
  "fire-too-steep": "zu steil",
  "fire-blocked": "verdeckt",
  "fire-cannot-hit": "kein Würfel trifft",
};

const WEAPONS: Readonly<Record<Weapon, string>> = {
  front: "Bugwaffe",
  left: "linke Waffe",
  right: "rechte Waffe",
  rear: "Heckwaffe",
};

function inches(length: number): string {
  return `${decimal(length, ",")} Zoll`;
}

type Missed = Parameters<(typeof english)["contact.missed"]>[0];

/** One of the reasons why a shot is none. */
function missed(why: string, { beyond, clock }: Omit<Missed, "why">): string {
  if (why === "fire-out-of-range") return `${inches(beyond)} zu weit`;
  if (why !== "fire-out-of-arc") return MISSED[why] ?? "";
  return clock === null ? "außerhalb des Schussfelds" : `außerhalb des Schussfelds auf ${clock} Uhr`;
}

function levelsOf(levels: readonly (number | null)[] | null): string {
  if (levels === null) return "";
  const [bottom, top] = levels;
  return `, Höhe ${bottom ?? "ganz unten"} bis ${top ?? "ganz oben"}`;
}

/** What is told of a dogfight to who asks, in German. */
export const words: typeof english = {
  "columns.range": "Entfernung",
  "columns.clock": "auf",
  "columns.height": "Höhe",
  "columns.nose": "Lage",
  "columns.shot": "dein Schuss",
  "columns.threat": "sein Schuss",
  "columns.left": "übrig",
  "contact.range": ({ range }) => inches(range),
  "contact.clock": ({ clock }) => (clock === null ? "demselben Platz" : `${clock} Uhr`),
  "contact.height": ({ levels }) => {
    if (levels === 0) return "gleich hoch";
    return levels > 0 ? `${levels} höher` : `${-levels} tiefer`;
  },
  "contact.nose": ({ nose, closing }) => `${NOSES[nose]}, ${closing ? "kommt näher" : "kommt nicht näher"}`,
  "contact.shot": ({ weapon, percent }) => `${WEAPONS[weapon]}, ${percent} Prozent`,
  "contact.no-shot": "keiner",
  "contact.missed": ({ why, ...of }) =>
    `keiner: ${listed(
      why.map((one) => missed(one, of)),
      "und",
    )}`,
  "contact.left": ({ fuselage, engine }) =>
    `FUSELAGE ${fuselage[0]} von ${fuselage[1]}, ENGINE ${engine[0]} von ${engine[1]}`,
  "about.speed": ({ speed }) => `SPEED ${speed} in der letzten Runde.`,
  "edge.ahead": ({ steps, edge }) =>
    `Geradeaus überfliegt es den ${edgeName(edge)} Rand mit dem Vorwärtsschritt ${steps} (R-25).`,
  "clouds.none": "Es gibt keine Wolken.",
  "clouds.one": ({ number, range, inside, clock, radius, levels }) =>
    inside
      ? `Wolke ${number}: du bist darin, ${inches(radius)} von der Mitte zum Rand${levelsOf(levels)}.`
      : `Wolke ${number}: ${inches(range)} bis zum Rand auf ${clock ?? 12} Uhr${levelsOf(levels)}.`,
  "asked.order": ({ id, turn, least, most, limit }) =>
    `Runde ${turn}: Befehl für ${id} schreiben, SPEED ${least} bis ${most}, höchstens ${limit} Uhrpunkte.`,
  "asked.examples": ({ examples }) => `Zum Beispiel ${listed(examples, "oder")}.`,
  spelt: ({ steps, climb }) =>
    [
      ...steps.map(({ way, count }) => `${WAYS[way]} ${numberName(count)}`),
      ...(climb === 0 ? [] : [`${numberName(Math.abs(climb))} ${climb > 0 ? "höher" : "tiefer"}`]),
    ].join(", "),
  "names.edge": "rand kante",
  "tells.edge": "wie weit es geradeaus zum Rand ist",
  "names.clouds": "wolken wolke",
  "tells.clouds": "die Wolken, die nächste zuerst",
};
