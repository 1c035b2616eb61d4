const CARDS: Readonly<Record<string, readonly [title: string, text: string]>> = {
  intercept: ["Intercept", "An attack that costs 1 strength."],
  ambush: ["Ambush", "An attack that costs 2 strength."],
  evade: ["Evade", "Answers an attack, or Pursue."],
  pursue: ["Pursue", "Answers Evade."],
  ace: ["Ace", "Answers any card."],
};
const PLACES: Readonly<Record<string, string>> = { airfield: "Airfield", port: "Port", works: "Works" };
const SIDES: Readonly<Record<string, string>> = { red: "the raiders", blue: "the defenders" };

const TITLES: Readonly<Record<string, string>> = {
  target: "choose a target",
  guard: "choose a place to guard",
  move: "move a squadron",
  attack: "attack",
  answer: "answer",
  bid: "bid",
  shove: "shove an enemy",
  battle: "the battle",
};
const WHY: Readonly<Record<string, string>> = {
  target: "Bombs on it count three; nobody learns of it before the end (RD-4).",
  guard: "Bombs on it count one only; nobody learns of it before the end (RD-4).",
  chosen: "Two points at the end for who stands there; nobody learns of it before (RD-18).",
  move: "To a neighbouring square, each squadron once a turn (RD-6).",
  attack: "Play a card that attacks, or pass (RD-9).",
  bid: "The higher bid wins a point for each squadron in the middle, and a shove (RD-17).",
  shove: "An enemy beside one of your squadrons, to a square beside his (RD-19).",
  battle: "How many of either side are lost (RD-20).",
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
  "chart.side": ({ side }: { side: string }): string => (side === "red" ? "Raiders" : "Defenders"),
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
  "offer.bid": ({ points }: { points: number }): string => (points > 0 ? `Bid ${points}` : "Bid nothing"),
  "offer.losses": ({ red, blue }: { red: number; blue: number }) => `Raiders lose ${red}, defenders ${blue}`,
  "offer.done": "Nobody moves any more",
  "offer.pass": "Pass",
  "standing.no-answers": "Answer no card",
};
