const CARDS: Readonly<Record<string, readonly [title: string, text: string]>> = {
  intercept: ["Intercept", "An attack that costs 1 strength."],
  ambush: ["Ambush", "An attack that costs 2 strength."],
  evade: ["Evade", "Answers an attack, or Pursue."],
  pursue: ["Pursue", "Answers Evade."],
  ace: ["Ace", "Answers any card."],
};
const PLACES: Readonly<Record<string, string>> = { airfield: "Airfield", port: "Port", works: "Works" };
const SIDES: Readonly<Record<string, string>> = { raiders: "the raiders", defenders: "the defenders" };

/** Words of the raid's table, in English. */
export const words = {
  "card.title": ({ card }: { card: string }) => CARDS[card]?.[0] ?? card,
  "card.text": ({ card }: { card: string }) => CARDS[card]?.[1] ?? "",
  "card.hits": () => "strength",
  "card.held": ({ seat }: { seat: string }) => `a card that ${SIDES[seat] ?? seat} hold`,
  "group.deck": () => "Deck",
  "group.discard": () => "Played",
  "area.land": () => "LAND",
  "area.cloud": () => "CLOUD",
  place: ({ place }: { place: string }) => PLACES[place] ?? place,
  "track.turns": () => "Turn",
  "marker.turn": ({ turn }: { turn: number }) => `Turn ${turn}`,
  "chart.score": () => "Points",
  "chart.points": () => "so far",
  "chart.side": ({ side }: { side: string }): string => (side === "raiders" ? "Raiders" : "Defenders"),
  "counter.title": ({ id, side }: { id: string; side: string }) =>
    `${id}, a squadron of ${SIDES[side] ?? side}`,
  "counter.strength": () => "strength",
  "counter.down": () => "face down",
  "cue.meets": ({ square }: { square: string }) => `They meet at ${square}`,
  "ask.place": ({ kind }: { kind: string }): string =>
    kind === "target" ? "Which place do you come for? (RD-4)" : "Which place do you guard? (RD-4)",
  "ask.move": () => "Move your squadrons, one after the other, or stay. (RD-6)",
  "ask.card": ({ kind, about }: { kind: string; about: string }) =>
    kind === "attack" ? `${about} attacks: with which card? (RD-9)` : `${about}: which card answers? (RD-9)`,
  "offer.move": ({ id, to }: { id: string; to: string }) => `${id} to ${to}`,
  "offer.last": ({ kind }: { kind: string }): string => (kind === "done" ? "That is all" : "Play nothing"),
};
