export const words = {
  "DIF-H1": () =>
    "A mission ends early only when the attacker has nothing left, or nothing can hinder his bombs any more.",
  "DIF-H2": () =>
    "Keen Eyesight is shown at the roll for the first side only where it changes what comes of it.",
  "DIF-H3": () =>
    "A side may have several players, each with Elements of his own; what one knows all of them know, and the first answers what the side is asked.",
  "DIF-H4": () =>
    "An Element may have a Gyro Sight in the place of a standard sight; a type with a Simple Sight gets none.",
};
