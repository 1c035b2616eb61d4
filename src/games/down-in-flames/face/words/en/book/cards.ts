import { cardName } from "../../../../words/card-name.en.ts";

/** The cards, and what answers what. */
export const words = {
  "deck.title": "The cards",
  "deck.ours":
    "The printed deck is not known; this one is **our own** (DIF-B24). Bursts are what a firing card costs of the allowance, hits are what it does.",
  "deck.caption": "The deck: what each card does as an attack, and how many there are",
  "deck.card": "Card",
  "deck.typed": "Written",
  "deck.colour": "Colour",
  "deck.attack": "As an attack",
  "deck.of-80": "Of 80",
  "deck.of-110": "Of 110",
  "deck.red": "red",
  "deck.white": "white",
  "deck.blue": "blue",
  "deck.does.in-my-sights": "Fires.",
  "deck.does.fuel-tank": "Fires with four hits; destroys a medium or heavy bomber (DIF-5.5, DIF-R14).",
  "deck.does.cockpit-hit": "Fires; what it damages loses one more of Agility and Speed, or of Offense.",
  "deck.does.engine-hit": "Fires with four hits.",
  "deck.does.out-of-the-sun": "Fires, and fewer cards answer it.",
  "deck.does.maneuvering": "A step of position; at Wingmen and bombers a burst more.",
  "deck.does.half-loop": "Two steps of position; at Wingmen and bombers two bursts more.",
  "deck.does.scissors": "A step away from one's own pursuer.",
  "deck.does.vertical-roll": "Climbs a level or dives one or two, and names nobody (DIF-R34).",
  "deck.does.tight-turn": "Answers only.",
  "deck.does.barrel-roll": "Answers only.",
  "deck.does.ace-pilot": "Answers only, and every card.",
  "deck.does.full-throttle": "The Leader draws a card.",
  "deck.does.chop-throttle": "Answers only.",
  "deck.does.clouds": "Neutral, and out of everybody's reach until the next change of level.",
  "deck.extension": "The larger deck has thirty cards more; its five new cards are no Agility Cards.",
  "answers.title": "What answers what",
  "answers.caption": "Each card, what answers it, and how many of 80 cards that are",
  "answers.by": "Is answered by",
  "answers.count": "Of 80",
  "answers.only-larger":
    "CHOP THROTTLE, CLOUDS and whatever else is not among the 80 belong to the deck of 110.",
  "answers.as-answers":
    "A position card that answers moves nobody; a VERTICAL ROLL that answers may change the level (DIF-2.6.1).",
  "exchange.title": "Card for card",
  "exchange.parity":
    "A plays a card at B. B may answer it, A may answer the answer, and so on, until somebody passes. **With an even number of answers the attack stands, with an odd one it is negated** (DIF-B8). All cards that were played are gone.",
  "exchange.again":
    "When the attack has survived, the defender may begin again with another card, until he passes at once.",
  "exchange.example": "Who answers: an example",
  "exchange.cards": "Cards",
  "exchange.result": "Comes of it",
  "exchange.stands": "The attack stands.",
  "exchange.negated": "The attack is negated.",
  "exchange.secret":
    "Everybody who holds cards is asked, whether he can answer or not, so that the question tells nothing. A standing pass answers for the rest of an exchange.",
  "exchange.typed":
    "A card is typed by its name, with what it is played at behind it: `maneuvering B1`, `in-my-sights 1/2 B1`, `vertical-roll dive 2`. An answer is the card alone: `tight-turn`; or `pass`.",
  "cards.named": ({ cards }: { readonly cards: readonly string[] }) => cards.map(cardName).join(", "),
  "exchange.played": ({ plays }: { readonly plays: readonly (readonly [by: string, card: string])[] }) =>
    plays.map(([by, card]) => `${by} ${cardName(card)}`).join(" → "),
  "exchange.after": ({ answers }: { readonly answers: number }) =>
    answers === 1 ? "one answer" : `${answers} answers`,
};
