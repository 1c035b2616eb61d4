import type { words as english } from "../en/terms.ts";

/** How the raid is won, in German. */
export const words: typeof english = {
  "term.points": "Mehr Punkte gewinnen: zwei für jede Stärke, die der Gegner verloren hat (RD-15).",
  "term.bombs":
    "Die Angreifer haben einen mehr für jede Bombe, drei auf ihrem Ziel, auch dort nur einen, wenn es bewacht ist (RD-15).",
  "term.bids":
    "Das höhere Gebot bringt einen für jede eigene Staffel in der Mitte; zwei am Ende, wer am gewählten Ort steht (RD-18).",
  "term.turns": ({ turns }) => `Das Spiel ist nach Runde ${turns} vorbei (RD-14).`,
  "term.cloud": "Niemand zieht auf einen Gegner in der Wolke (RD-7).",
  "term.decoys": "Jeder hat unter seinen Marken eine Attrappe der Stärke 0 (RD-2).",
};
