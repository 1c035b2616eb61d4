export const words = {
  "DIF-7": "Unguided rockets may be fired into formations of heavy bombers.",
  "DIF-7.1.1": "Bf 109G-6, Fw 190A-6 and Bf 110G-2 may carry them, Leader and Wingman alike.",
  "DIF-7.1.2":
    "Each carrier fires them once in a game, with any firing card that stands at a heavy bomber; nobody fires back, escorts may answer and spoil, and MANEUVERING or HALF LOOP first picks the bomber.",
  "DIF-7.1.3": "A D6 of 1 hits, from a Bf 110 of 1 or 2; a hit destroys the bomber.",
  "DIF-7.1.4": "While they hang there, Agility and Speed are one less; after the attack only Speed.",
};
