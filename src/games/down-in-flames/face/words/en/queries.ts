import { listed } from "../../../../../core/text.ts";
import type { StripStep } from "../../../../../face/strip.ts";
import { cardName } from "../../../words/card-name.en.ts";
import { counted, who } from "../../../words/grammar.en.ts";

interface About {
  readonly id: string;
}

interface Bond {
  readonly to: string;
  readonly steps: number;
}

/** How you stand to another, by the steps of your position. */
const YOURS: Readonly<Record<number, string>> = {
  2: "you tail it",
  1: "you are Advantaged",
  0: "neutral",
  [-1]: "you are Disadvantaged",
  [-2]: "it tails you",
};

const BONDS: Readonly<Record<number, string>> = {
  2: "tails",
  1: "is Advantaged on",
  [-1]: "is Disadvantaged to",
  [-2]: "is tailed by",
};

const STATES: Readonly<Record<StripStep["state"], string>> = {
  done: "has acted",
  now: "acts now",
  next: "is next",
  waits: "has still to act",
  gone: "is out of the fight",
};

function bond({ to, steps }: Bond): string {
  return `${BONDS[steps] ?? ""} ${to}`;
}

function cards(count: number): string {
  return counted(count, "card", "cards");
}

/** What is told of a dogfight with cards to who asks, in English. */
export const words = {
  "columns.level": "height",
  "columns.position": "position",
  "columns.shot": "your fire",
  "columns.threat": "its fire",
  "columns.held": "hand",
  "columns.state": "state",
  "contact.level": ({ levels }: { levels: number }) => {
    if (levels === 0) return "your level";
    return `${counted(Math.abs(levels), "level", "levels")} ${levels > 0 ? "above" : "below"}`;
  },
  "contact.pair": "your own Element",
  "contact.position": ({ steps, bonds }: { steps: number | null; bonds: readonly Bond[] }) => {
    const told = [...(steps === null ? [] : [YOURS[steps] ?? ""]), ...bonds.map(bond)];
    return told.length > 0 ? told.join(", ") : "engaged with nobody";
  },
  "contact.card": ({ card, percent }: { card: string; percent: number }) =>
    `${cardName(card)}, ${percent} per cent unless it is answered`,
  "contact.cards": ({ held, percent }: { held: number; percent: number }) =>
    `${percent} per cent by ${held === 1 ? "a card" : `${held} cards`} not seen`,
  "contact.turrets": (of: { cards: number }) => `${cards(of.cards)} against who attacks`,
  "contact.no-shot": "none",
  "contact.held": ({ held }: { held: number }) => cards(held),
  "contact.aircraft": ({
    damaged,
    loaded,
    dry,
    cloud,
  }: Readonly<Record<"damaged" | "loaded" | "dry" | "cloud", boolean>>) =>
    [
      damaged ? "damaged" : "sound",
      ...(loaded ? ["loaded"] : []),
      ...(dry ? ["short of ammunition"] : []),
      ...(cloud ? ["in clouds"] : []),
    ].join(", "),
  "contact.bomber": ({
    points,
    defense,
    inFormation,
  }: {
    points: number;
    defense: number;
    inFormation: boolean;
  }) => `damage ${points} of ${defense}, ${inFormation ? "in formation" : "out of formation"}`,
  "able.ratings": ({ agility, speed, horsepower }: Record<"agility" | "speed" | "horsepower", number>) =>
    `At this level it has Agility ${agility}, Speed ${speed} and Horsepower ${horsepower}.`,
  "able.fire": ({ hitValue, defense }: Record<"hitValue" | "defense", number>) =>
    `It fires with Hit Value ${hitValue}, and its defense is ${defense}.`,
  "able.hand": ({ most, least, agility }: { most: number; least: number; agility: number | null }) =>
    `Its hand is held to ${cards(most)}, ${least === 0 ? "all of which may be played" : `of which ${least} must be kept`}${agility === null ? "" : `; it may play ${counted(agility, "more Agility Card", "more Agility Cards")}`}.`,
  "able.bursts": ({ at, left }: { at: string; left: number }) =>
    `It has ${counted(left, "burst", "bursts")} at ${who(at)}.`,
  "able.wingman": ({ offense, defense }: Record<"offense" | "defense", number>) =>
    `It draws ${cards(offense)} to attack and ${defense} to defend.`,
  "pairs.one": ({ id, to, steps, level }: About & Bond & { level: number }) =>
    `${id} ${bond({ to, steps })} at level ${level}.`,
  "pairs.free": ({ ids }: { ids: readonly string[] }) =>
    `${listed(ids, "and")} ${ids.length === 1 ? "is" : "are"} engaged with nobody.`,
  "deck.left": ({ left, discarded }: Record<"left" | "discarded", number>) =>
    `The deck has ${cards(left)} left; ${discarded} ${discarded === 1 ? "is" : "are"} discarded.`,
  "deck.discards": (of: { cards: readonly { card: string; count: number }[] }) =>
    `Discarded: ${listed(
      of.cards.map(({ card, count }) => `${count} ${cardName(card)}`),
      "and",
    )}.`,
  "deck.in-play": (of: { cards: readonly string[] }) => `In play: ${listed(of.cards.map(cardName), "and")}.`,
  "order.one": ({ id, state }: About & { state: StripStep["state"] }) => `${id} ${STATES[state]}.`,
  "order.none": "No turn has begun.",
  "names.pairs": "pairs engaged",
  "tells.pairs": "who is engaged with whom",
  "names.deck": "deck discards",
  "tells.deck": "how many cards are left, and what is discarded",
  "names.order": "order",
  "tells.order": "who has acted in this turn",
};
