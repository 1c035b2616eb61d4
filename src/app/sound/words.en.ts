export const words = {
  title: "Sound",
  on: "Sound at the table",
  onHint: "Engines, guns, dice, cards and a chime in a quiet room. Nothing is told by sound alone.",
  master: "Everything",
  engines: "Engines",
  guns: "Guns and falls",
  dice: "Dice",
  signals: "Signals",
  room: "The room",
  earcons: "Signals by ear",
  earconsHint:
    "Short sounds for your move, a shot, a threat and what comes of it, from the side on which it lies. ? sounds tells them at the table.",
  "earcon.move": "Your move",
  "earcon.shot": "Shot in reach",
  "earcon.threat": "In his sights",
  "earcon.edge": "Edge near",
  "earcon.hit": "Hit",
  "earcon.miss": "Miss",
  "earcon.jam": "Jam",
  "earcon.lost": "Lost",
  percent: (value: number) => `${value} %`,
};

export type SoundWords = typeof words;
