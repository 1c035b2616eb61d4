/** What sides are called in English: those of our battles, and what they are in other colours. */
export const SIDES = {
  red: { name: "Red" },
  blue: { name: "Blue" },
  purple: { name: "Purple" },
  green: { name: "Green" },
  black: { name: "Black" },
};
