const SIDES: Readonly<Record<string, string>> = { red: "Raiders", blue: "Defenders" };
const CARDS: Readonly<Record<string, string>> = {
  intercept: "Intercept",
  ambush: "Ambush",
  evade: "Evade",
  pursue: "Pursue",
  ace: "Ace",
};

/** Words of the raid's record sheets, in English. */
export const words = {
  "sheet.label": ({ seat }: { seat: string }) => `Sheet of ${SIDES[seat] ?? seat}`,
  "sheet.title": ({ seat }: { seat: string }) => SIDES[seat] ?? seat,
  "sheet.facts": ({ here, of }: { here: number; of: number }) => `${here} of ${of} squadrons on the map`,
  "sheet.squadrons": "Squadrons",
  "sheet.squadron": "Squadron",
  "sheet.square": "Square",
  "sheet.strength": "Strength",
  "sheet.hidden": "face down",
  "sheet.lost": "lost",
  "sheet.left": ({ id, left, of }: { id: string; left: number; of: number }) =>
    `${id}: ${left} of ${of} strength left`,
  "sheet.hand": "Cards in hand",
  "sheet.card": ({ card }: { card: string }) => CARDS[card] ?? card,
  "sheet.bombs": "Bombs dropped",
  "sheet.choice": "Sealed choice",
  "sheet.sealed": "sealed",
  "sheet.turn": "Turn",
  "sheet.notes": "Notes",
};
