export const words = {
  "GW-4":
    "Each aircraft rolls two dice a turn: +1 for each full 200 m above the lowest, +1 for an ace or +2 for a double ace, −1 for a novice, −1 for a two-seater, −2 for schedule F; the lowest moves first.",
  "GW-5":
    "The lowest is taken over all aircraft except balloons, gliders and bombers of class G, at the altitudes before this turn.",
  "GW-6":
    "Ace and novice mean the man who flies: the pilot, or an observer at the second controls, who is a novice.",
  "GW-7":
    "Bristol fighters, Hannover and Halberstadt CL take no −1 as two-seaters; until the end of October 1916 the 1½ Strutter and the Nieuport 12 don't either.",
  "GW-8":
    "Enemies with the same total roll a die each, the lower moves first; one player chooses among his own, players of a side roll.",
  "GW-9":
    "Balloons, then gliders, then class G move before everybody else; within such a class a die each, low first.",
};
