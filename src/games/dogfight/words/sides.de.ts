/** What sides are called in German: those of our battles, and what they are in other colours. */
export const SIDES = {
  red: { name: "Rot" },
  blue: { name: "Blau" },
  purple: { name: "Violett" },
  green: { name: "Grün" },
  black: { name: "Schwarz" },
};
