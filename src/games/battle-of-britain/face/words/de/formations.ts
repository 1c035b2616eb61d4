import type { StripStep } from "../../../../../face/strip.ts";
import { counted, poolName, squadrons } from "../../../words/grammar.de.ts";
import { targetName, typeName } from "../../../words/names.ts";
import type { words as english } from "../en/formations.ts";
import type { GeschwaderState, Part, WingState } from "../order-values.ts";

const WINGS: Readonly<Record<WingState, string>> = {
  empty: "ohne Staffeln",
  missed: "hat verfehlt",
  met: "in Berührung",
  patrol: "auf Patrouille",
  airborne: "in der Luft",
  out: "Platz außer Betrieb",
  ready: "bereit",
};

const GESCHWADER: Readonly<Record<GeschwaderState, string>> = {
  empty: "ohne Staffeln",
  aloft: "in der Luft",
  back: "wieder daheim",
  home: "daheim",
};

const PARTS: Readonly<Record<Part, string>> = {
  staff: "Stab",
  alert: "Alarm",
  missions: "Aufträge",
  german: "Deutscher Zug",
  british: "Britischer Zug",
  battle: "Kampf",
  bombs: "Bomben",
};

/** Auf dem Streifen ist Platz für ein Wort. */
const SHORT: { readonly [Name in Part]?: string } = { german: "Deutsche", british: "Briten" };

const STATES: Readonly<Record<StripStep["state"], string>> = {
  done: "ist vorbei",
  now: "ist jetzt",
  next: "kommt als Nächstes",
  waits: "kommt später",
  gone: "entfällt",
};

/** Die Staffeln eines Verbands; vom Gegner nur, wie viele es sind. */
function aboard(cards: readonly (string | null)[]): string {
  const known = cards.filter((card) => card !== null);
  return known.length === cards.length ? squadrons(known) : counted(cards.length, "Staffel", "Staffeln");
}

/** Die Liste der Verbände, der Streifen und die Schalter, auf Deutsch. */
export const words: typeof english = {
  "list.title": "Verbände",
  "list.hint": "Wähle einen Verband, um zu sehen, wohin er kann.",
  "list.pool": ({ pool, ready, damaged }) => `${poolName(pool)}: ${ready} im Stapel, ${damaged} beschädigt`,
  "list.under-plaques": "Staffeln unter ihren Plaketten",
  "list.said-squadrons": ({ id, type, count }) =>
    type === ""
      ? `${counted(count, "Staffel", "Staffeln")} von ${id}, verdeckt`
      : `${count} ${typeName(type)} von ${id}`,
  "list.wing": ({ state }) => WINGS[state],
  "list.geschwader": ({ state }) => GESCHWADER[state],
  "list.target": ({ target }) => targetName(target),
  "list.squadrons": "Staffeln",
  "list.fuel": "Treibstoff",
  "list.airfield-out": "Platz außer Betrieb",
  "list.said-wing": ({ id, square, state, squadrons: cards }) =>
    `Wing ${id} bei ${square}, ${WINGS[state]}, ${aboard(cards)}`,
  "list.said-geschwader": (one) =>
    [
      `Geschwader ${one.id}${one.square ? ` bei ${one.square}` : ""}`,
      GESCHWADER[one.state],
      one.square && `${one.fuel} Treibstoff`,
      one.target && `Auftrag ${targetName(one.target)}`,
      aboard(one.squadrons),
    ]
      .filter(Boolean)
      .join(", "),
  "strip.title": ({ turn, phase, markers }) =>
    phase > 0
      ? `Runde ${turn}, Tally-ho ${phase}: noch ${counted(markers, "Kampf", "Kämpfe")}`
      : `Runde ${turn}`,
  "strip.part": ({ part }) => SHORT[part] ?? PARTS[part],
  "strip.said": ({ part, state }) => `${PARTS[part]} ${STATES[state]}`,
  "toggle.reach": "Felder in Reichweite",
  "toggle.radar": "Radarfelder",
  "toggle.groups": "Gebiete der Groups",
  "says.reach": ({ squares, most, reaches }) =>
    `${counted(squares, "Feld", "Felder")}; er zieht bis zu ${most}: ${reaches ? "in Reichweite" : "außer Reichweite"}.`,
  "says.beyond": "Zu weit für einen Zug mit diesem Treibstoff.",
};
