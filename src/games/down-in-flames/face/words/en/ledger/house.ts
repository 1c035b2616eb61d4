export const words = {
  "DIF-H1":
    "A mission ends early only when the attacker has nothing left, or nothing can hinder his bombs any more.",
  "DIF-H2": "Keen Eyesight is shown at the roll for the first side only where it changes what comes of it.",
  "DIF-H3":
    "A side may have several players, each with Elements of his own; what one knows all of them know, and the first answers what the side is asked.",
  "DIF-H4":
    "An Element may have a Gyro Sight in the place of a standard sight; a type with a Simple Sight gets none.",
  "DIF-H5":
    "The further Element of a campaign joins as the second game turn of its mission begins, at the start level with a full hand, and flies that mission alone; before it nobody sees it.",
  "DIF-H7": "A side brings nothing into a mission only where nothing is left to bring.",
  "DIF-H8":
    "Between missions lost Wingmen and bombers are made good and damage is mended; a Leader's victories are what his own cards shot down.",
  "DIF-H9":
    "Nobody is asked who could only pass, whatever he holds and whoever he may be for all that everybody knows.",
};
