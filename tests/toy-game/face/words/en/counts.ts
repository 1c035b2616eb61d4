/** What is counted of a raid, in English. */
export const words = {
  "counts.sides": "Side against side",
  "counts.figure": "Figure",
  "counts.lost": "Strength lost",
  "counts.played": "Cards played",
  "counts.bombs": "Bombs dropped",
  "counts.points": "Points over the turns",
  "counts.turn": "Turn",
  "counts.score": "Points",
};
