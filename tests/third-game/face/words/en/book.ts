/** The rules of the raid as one plays them, in English. */
export const words = {
  "play.title": "How it is played",
  "play.turn":
    "Raiders move, bomb and draw two cards; then defenders move and draw two (RD-5). A squadron moves to a neighbouring square: `move R1 B2`, and `done` when nobody is to move any more (RD-6).",
  "play.battle":
    "Who moves onto an enemy fights it. An attack is a card, `play intercept`; the other side may answer it, `play evade`, and that card may be answered in turn, until somebody says `pass` (RD-9, RD-12).",
  "play.map": "The map with both sides at their bases, all face down.",
  "play.board": "The map of the raid from above",
  "cards.title": "The cards",
  "cards.caption": "What each card does, and how many there are",
  "cards.card": "Card",
  "cards.copies": "In the deck",
  "cards.hits": "Hits for",
  "cards.answers": "Answers",
  "rulings.title": "Every rule by its number",
  "RD-1": "Five columns of five squares; neighbours touch at a side or a corner.",
  "RD-2": "Squadrons of strength 1 to 3 lie face down; once turned up they stay so. Decoys have strength 0.",
  "RD-3":
    "One deck, four cards to begin with, six at most in a hand; a deck that is used up is shuffled anew.",
  "RD-4":
    "The raiders' target and the place that is guarded are sealed in the first turn, opened at the end.",
  "RD-5": "Raiders move, bomb and draw; defenders move and draw.",
  "RD-6": "One square a squadron and turn; at most two of a side on a square.",
  "RD-7": "With clouds nobody moves onto an enemy that is in one.",
  "RD-8": "Who moves onto enemies meets the one with the lowest number; both are turned up.",
  "RD-9": "A card is answered by a card until somebody passes. Whoever has a card is asked.",
  "RD-10": "An attack that is not beaten hits: 1 for Intercept, 2 for Ambush.",
  "RD-11": "A mover that is left beside enemies goes back to where it came from.",
  "RD-12": "Evade answers Intercept, Ambush and Pursue; Pursue answers Evade; Ace answers everything.",
  "RD-13": "After the raiders' moves each drops its bombs once, as many as its strength.",
  "RD-14": "The game ends after its last turn, or when a side has nothing left.",
  "RD-15": "Points as the terms say; more win.",
  "option.cloud": "Cloud",
  "option.cloud.help": "Squares in which nobody is found.",
  "option.decoys": "Decoys",
  "option.decoys.help": "A counter of strength 0 for each seat.",
  "book.card": ({ card }: { card: string }) => `${card.slice(0, 1).toUpperCase()}${card.slice(1)}`,
};
