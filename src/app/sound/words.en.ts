export const words = {
  title: "Sound",
  on: "Sound at the table",
  onHint: "Engines, guns, dice, cards and a chime in a quiet room. Nothing is told by sound alone.",
  master: "Everything",
  engines: "Engines",
  guns: "Guns and falls",
  dice: "Dice",
  signals: "Your turn",
  room: "The room",
  percent: (value: number) => `${value} %`,
};

export type SoundWords = typeof words;
