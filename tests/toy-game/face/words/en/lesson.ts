/** The first lesson of the raid, in English. */
export const words = {
  title: "First raid",
  "turn.1": "A target and a move",
  "turn.2": "Cards answer cards",
  "step.welcome": "Your counters lie face down at the lower edge. Only you know what they are worth.",
  "step.target": "Choose what your raiders come for. The choice is sealed until the end (RD-4).",
  "step.move": "Move a squadron towards it, one square at a time, and say done when you have moved (RD-6).",
  "step.again": "A new turn: you have drawn two cards. Move on.",
  "step.attack": "You have met an enemy. Play a card that attacks, or pass (RD-9).",
  "step.answer": "Answer the card, or pass (RD-12).",
  "end.won": "You have won your first raid.",
  onward: "Fly the sortie",
};
