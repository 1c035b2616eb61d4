export const words = {
  impossible: () =>
    "This address can't be kept for use without a network: that needs https, or a server on this same machine.",
  fetching: () => "The page is being kept for use without a network …",
  ready: () => "The whole page is kept on this device: it opens and plays without a network.",
  failed: () => "The page could not be kept for use without a network; it will be tried again next time.",
  title: () => "Settings",
  language: () => "Language",
  table: () => "Table",
  table3d: () => "3D table",
  table3dHint: () => "Off: a flat drawing of the same table, for small machines.",
  shadows: () => "Soft shadows",
  shadowsHint: () => "Off saves the graphics card some work.",
  fastDice: () => "Fast dice",
  fastDiceHint: () => "Dice lie there at once instead of tumbling.",
  motion: () => "Motion",
  motionSystem: () => "As the system says",
  motionFull: () => "Show every flight",
  motionReduced: () => "Jump to results",
  units: () => "Lengths",
  inches: () => "Inches",
  centimetres: () => "Centimetres",
  presenter: () => "Big type",
  presenterHint: () => "For a projector: everything can be read from three metres away.",
  kept: () =>
    "What you choose here holds at once, for you alone: it is kept in this browser and changes no match.",
  text: () => "Text size",
  textNormal: () => "Normal",
  textLarge: () => "Large",
  textLargest: () => "Largest",
  palette: () => "Colours of the sides",
  paletteHint: () =>
    "All are told apart by every kind of colour vision; roundel and cross stay. Sides that are named after their colour change their names with it: Red becomes Purple.",
  vermillionBlue: () => "Vermillion and blue",
  purpleGreen: () => "Purple and green",
  vermillionBlack: () => "Vermillion and black",
};

export type SettingsWords = typeof words;
