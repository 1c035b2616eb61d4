import { listed } from "../../../../../core/text.ts";
import type { StripStep } from "../../../../../face/strip.ts";
import { cardName } from "../../../words/card-name.de.ts";
import { counted, who } from "../../../words/grammar.de.ts";
import type { words as english } from "../en/queries.ts";

/** How you stand to another, by the steps of your position. */
const YOURS: Readonly<Record<number, string>> = {
  2: "du bist in seinem Nacken",
  1: "du bist im Vorteil",
  0: "neutral",
  [-1]: "du bist im Nachteil",
  [-2]: "es ist in deinem Nacken",
};

const BONDS: Readonly<Record<number, string>> = {
  2: "im Nacken von",
  1: "im Vorteil gegen",
  [-1]: "im Nachteil gegen",
  [-2]: "verfolgt von",
};

const STATES: Readonly<Record<StripStep["state"], string>> = {
  done: "hat gehandelt",
  now: "handelt jetzt",
  next: "ist als Nächstes dran",
  waits: "muss noch handeln",
  gone: "ist nicht mehr im Gefecht",
};

function bond({ to, steps }: { readonly to: string; readonly steps: number }): string {
  return `${BONDS[steps] ?? ""} ${to}`;
}

function cards(count: number): string {
  return counted(count, "Karte", "Karten");
}

/** What is told of a dogfight with cards to who asks, in German. */
export const words: typeof english = {
  "columns.level": "Höhe",
  "columns.position": "Lage",
  "columns.shot": "dein Feuer",
  "columns.threat": "sein Feuer",
  "columns.held": "Hand",
  "columns.state": "Zustand",
  "contact.level": ({ levels }) => {
    if (levels === 0) return "deine Stufe";
    return `${counted(Math.abs(levels), "Stufe", "Stufen")} ${levels > 0 ? "höher" : "tiefer"}`;
  },
  "contact.pair": "deine eigene Rotte",
  "contact.position": ({ steps, bonds }) => {
    const told = [...(steps === null ? [] : [YOURS[steps] ?? ""]), ...bonds.map(bond)];
    return told.length > 0 ? told.join(", ") : "mit niemandem im Kampf";
  },
  "contact.card": ({ card, percent }) => `${cardName(card)}, ${percent} Prozent, wenn niemand antwortet`,
  "contact.cards": ({ held, percent }) =>
    `${percent} Prozent mit ${held === 1 ? "einer ungesehenen Karte" : `${held} ungesehenen Karten`}`,
  "contact.turrets": (of) => `${cards(of.cards)} gegen Angreifer`,
  "contact.no-shot": "keines",
  "contact.held": ({ held }) => cards(held),
  "contact.aircraft": ({ damaged, loaded, dry, cloud }) =>
    [
      damaged ? "beschädigt" : "heil",
      ...(loaded ? ["beladen"] : []),
      ...(dry ? ["kaum noch Munition"] : []),
      ...(cloud ? ["in Wolken"] : []),
    ].join(", "),
  "contact.bomber": ({ points, defense, inFormation }) =>
    `Schaden ${points} von ${defense}, ${inFormation ? "im Verband" : "außerhalb des Verbands"}`,
  "able.ratings": ({ agility, speed, horsepower }) =>
    `Auf dieser Stufe hat es Wendigkeit ${agility}, Fahrt ${speed} und Motor ${horsepower}.`,
  "able.fire": ({ hitValue, defense }) =>
    `Es schießt mit Trefferwert ${hitValue}, und seine Abwehr ist ${defense}.`,
  "able.hand": ({ most, least, agility }) =>
    `Seine Hand hat am Ende höchstens ${cards(most)}, ${least === 0 ? "die alle gespielt werden dürfen" : `von denen ${least} zu behalten sind`}${agility === null ? "" : `; es darf noch ${counted(agility, "Wendekarte", "Wendekarten")} spielen`}.`,
  "able.bursts": ({ at, left }) => `Es hat ${counted(left, "Feuerstoß", "Feuerstöße")} auf ${who(at)}.`,
  "able.wingman": ({ offense, defense }) =>
    `Er zieht ${cards(offense)} zum Angriff und ${defense} zur Abwehr.`,
  "pairs.one": ({ id, to, steps, level }) => `${id} ist ${bond({ to, steps })} auf Stufe ${level}.`,
  "pairs.free": ({ ids }) =>
    `${listed(ids, "und")} ${ids.length === 1 ? "ist" : "sind"} mit niemandem im Kampf.`,
  "deck.left": ({ left, discarded }) =>
    `Der Stapel hat noch ${cards(left)}; ${discarded} ${discarded === 1 ? "ist" : "sind"} abgelegt.`,
  "deck.discards": (of) =>
    `Abgelegt: ${listed(
      of.cards.map(({ card, count }) => `${count} ${cardName(card)}`),
      "und",
    )}.`,
  "deck.in-play": (of) => `Im Spiel: ${listed(of.cards.map(cardName), "und")}.`,
  "order.one": ({ id, state }) => `${id} ${STATES[state]}.`,
  "order.none": "Noch hat keine Runde begonnen.",
  "names.pairs": "paare kämpfe",
  "tells.pairs": "wer mit wem kämpft",
  "names.deck": "stapel ablage",
  "tells.deck": "wie viele Karten noch da sind, und was abgelegt ist",
  "names.order": "reihenfolge",
  "tells.order": "wer in diesem Zug gehandelt hat",
};
