const CARDS: Readonly<Record<string, readonly [title: string, text: string]>> = {
  intercept: ["Intercept", "An attack that costs 1 strength."],
  ambush: ["Ambush", "An attack that costs 2 strength."],
  evade: ["Evade", "Answers an attack, or Pursue."],
  pursue: ["Pursue", "Answers Evade."],
  ace: ["Ace", "Answers any card."],
};
const PLACES: Readonly<Record<string, string>> = { airfield: "Airfield", port: "Port", works: "Works" };
const SIDES: Readonly<Record<string, string>> = { raiders: "the raiders", defenders: "the defenders" };

const TITLES: Readonly<Record<string, string>> = {
  target: "choose a target",
  guard: "choose a place to guard",
  move: "move a squadron",
  attack: "attack",
  answer: "answer",
};
const WHY: Readonly<Record<string, string>> = {
  target: "Bombs on it count three; nobody learns of it before the end (RD-4).",
  guard: "Bombs on it count one only; nobody learns of it before the end (RD-4).",
  move: "To a neighbouring square, each squadron once a turn (RD-6).",
  attack: "Play a card that attacks, or pass (RD-9).",
};

/** Words of the raid's table, in English. */
export const words = {
  "card.title": ({ card }: { card: string }) => CARDS[card]?.[0] ?? card,
  "card.text": ({ card }: { card: string }) => CARDS[card]?.[1] ?? "",
  "card.hits": "strength",
  "card.held": ({ seat }: { seat: string }) => `a card that ${SIDES[seat] ?? seat} hold`,
  "group.deck": "Deck",
  "group.discard": "Played",
  "print.title": "THE ESTUARY  ·  ONE SQUARE TEN MILES",
  "print.estuary": "THE ESTUARY",
  "area.land": "LAND",
  "area.cloud": "CLOUD",
  place: ({ place }: { place: string }) => PLACES[place] ?? place,
  "track.turns": "Turn",
  "marker.turn": ({ turn }: { turn: number }) => `Turn ${turn}`,
  "chart.score": "Points",
  "chart.points": "so far",
  "chart.side": ({ side }: { side: string }): string => (side === "raiders" ? "Raiders" : "Defenders"),
  "counter.title": ({ id, side }: { id: string; side: string }) =>
    `${id}, a squadron of ${SIDES[side] ?? side}`,
  "counter.strength": "strength",
  "counter.down": "face down",
  "cue.meets": ({ square }: { square: string }) => `They meet at ${square}`,
  "list.title": "Squadrons",
  "list.hint": "Choose a squadron to see it on the map.",
  "ask.title": ({ kind, name }: { kind: string; name: string }): string => `${name}: ${TITLES[kind] ?? kind}`,
  "ask.why": ({ kind, card }: { kind: string; card: string }): string =>
    kind === "answer" ? `${CARDS[card]?.[0] ?? card} has been played (RD-9).` : (WHY[kind] ?? ""),
  "offer.move": ({ id, to }: { id: string; to: string }) => `${id} to ${to}`,
  "offer.strength": ({ strength }: { strength: number }) => `Strength ${strength}`,
  "offer.play": ({ card }: { card: string }) => `Play ${CARDS[card]?.[0] ?? card}`,
  "offer.done": "Nobody moves any more",
  "offer.pass": "Pass",
  "standing.no-answers": "Answer no card",
};
