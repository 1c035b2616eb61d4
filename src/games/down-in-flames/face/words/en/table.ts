import type { CardName } from "../../../tables/card.ts";

const TEXTS: Readonly<Record<CardName, string>> = {
  "in-my-sights": "Fires.",
  "fuel-tank": "Fires. It destroys a bomber.",
  "cockpit-hit": "Fires. What it damages turns and flies worse still.",
  "engine-hit": "Fires.",
  "out-of-the-sun": "Fires; a tight turn does not help.",
  maneuvering: "One step nearer to tailing.",
  "half-loop": "Two steps nearer to tailing.",
  scissors: "One step away from a pursuer.",
  "vertical-roll": "Climbs one level, or dives one or two.",
  "tight-turn": "Answers only.",
  "barrel-roll": "Answers only.",
  "ace-pilot": "Answers every card.",
  "full-throttle": "The Leader draws a card.",
  "chop-throttle": "Answers only.",
  clouds: "Out of sight until the next change of level.",
};

const TITLES: Readonly<Record<string, string>> = {
  weave: "bid for the Thach Weave",
  accept: "accept the bid?",
  bids: "bid for the start level",
  name: "who is next?",
  stay: "stay over the target?",
  keen: "keen eyes",
  jettison: "drop the load?",
  wingman: "the Wingman attacks",
  "wingman-play": "the Wingman attacks",
  altitude: "change level?",
  target: "over the target",
  leader: "the Leader's cards",
  leave: "leave the fight?",
  respond: "answer?",
  aggregate: "add a card?",
  pay: "discard",
  follow: "follow?",
  trim: "discard",
  shed: "discard",
};

const WHY: Readonly<Record<string, string>> = {
  weave: "Victory points for the enemy, if he accepts (DIF-10.11.3).",
  accept: "Accepted, the points are yours, and the weave is flown (DIF-10.11.3).",
  bids: "A level for all, and the points you give for it; both are opened together (DIF-2.5).",
  name: "One of your Elements that has not acted in this game turn (DIF-B3).",
  stay: "Fighters may break off for the turn over the target (DIF-B19).",
  keen: "A Leader with Keen Eyesight singles out an enemy (DIF-9.1.10).",
  jettison: "Loaded aircraft are slow to turn and may not attack (DIF-B15).",
  wingman: "He names a target, then draws his mini-hand (DIF-B6).",
  "wingman-play": "Play a card at the target, or stop (DIF-B6).",
  altitude: "Climbing costs cards, diving gives some (DIF-2.1, DIF-2.2).",
  target: "Bomb from level 3 or lower, strafe at level 1 (DIF-B13, DIF-B14).",
  leader: "Play any cards, or pass (DIF-B8).",
  leave: "4 or more on a D6 leaves (DIF-B16).",
  aggregate: "Another firing card adds its hits; if it is answered, all is lost (DIF-3.2.10).",
  follow: "The enemy changes level: go with him, or lose your position (DIF-2.6.4).",
  trim: "Down to the hand limit, then as many as you like (DIF-8.2).",
  shed: "The hand is larger than it may be (DIF-8.5).",
};

const OFFERS: Readonly<Record<string, string>> = {
  pass: "Pass",
  accept: "Accept",
  refuse: "Refuse",
  jettison: "Drop the load",
  climb: "Climb one level",
  follow: "Follow",
  bomb: "Bomb",
  strafe: "Strafe",
  drop: "Let the enemy go",
  disengage: "Try to leave the fight",
  resolve: "Fire now",
  done: "No more discards",
  stay: "Stay",
  "break-off": "Break off",
};

function cardName(card: string): string {
  const [name = "", figures] = card.split(" ");
  return [name.replaceAll("-", " ").toUpperCase(), figures].filter(Boolean).join(" ");
}

/** Words of the table, in English. */
export const words = {
  "card.title": ({ card }: { card: string }) => cardName(card),
  "card.text": ({ name }: { name: CardName }) => TEXTS[name],
  "card.bursts": () => "bursts",
  "card.hits": () => "hits",
  "card.held": ({ id }: { id: string }) => `a card that ${id} holds`,
  "group.deck": () => "Deck",
  "group.discard": () => "Discards",
  "group.played": () => "In play",
  "list.title": () => "Aircraft",
  "list.hint": () => "Choose an aircraft to see it.",
  "ask.title": ({ kind, name }: { kind: string; name: string }) => `${name}: ${TITLES[kind] ?? kind}`,
  "ask.why": (asked: { kind: string; card: string; by: string; at: string; count: number }): string => {
    if (asked.kind === "respond")
      return `${asked.by} plays ${cardName(asked.card)}${asked.at ? ` at ${asked.at}` : ""} (DIF-B8).`;
    if (asked.kind === "pay") return `${asked.count} to discard (DIF-2.2).`;
    return WHY[asked.kind] ?? "";
  },
  "ask.offers": () => "What you may answer",
  "offer.play": ({ text, at }: { text: string; at: string }) =>
    at ? `${cardName(text)} at ${at}` : cardName(text),
  "offer.discard": ({ card }: { card: string }) => `Discard ${cardName(card)}`,
  "offer.target": ({ at }: { at: string }) => `${at}`,
  "offer.name": ({ id }: { id: string }) => `Element ${id}`,
  "offer.plain": ({ text }: { text: string }) => text.charAt(0).toUpperCase() + text.slice(1),
  "offer.word": ({ word }: { word: string; kind: string }) => OFFERS[word] ?? word,
  "standing.no-answers": () => "Answer no card",
};
