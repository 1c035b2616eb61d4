export const words = {
  title: () => "Set up a match",
  lead: () =>
    "Choose a battle, who flies on each side and where the dice come from. Whatever you leave alone is good for a first match.",
};

export type SetupWords = typeof words;
