interface Flown {
  readonly hexes: number;
  readonly hex: string;
  /** Clock numeral. */
  readonly clock: number;
  /** Metres, at the end and higher than before. */
  readonly altitude: number;
  readonly change: number;
}

function higher(metres: number): string {
  return metres === 0 ? "same altitude" : `${Math.abs(metres)} m ${metres > 0 ? "higher" : "lower"}`;
}

/** Drawings, and things to try. */
export const words = {
  "drawing.path": ({ order }: { readonly order: string }) => `The path of ${order} on hexes`,
  "drawing.reach": ({ title, count }: { readonly title: string; readonly count: number }) =>
    `The ${count} hexes in which a move of the ${title} can end`,
  "drawing.row": ({ title }: { readonly title: string }) => `The line of fire of the ${title} from above`,
  "drawing.side": ({ title }: { readonly title: string }) =>
    `The line of fire of the ${title} from the side: hexes across, levels up and down`,
  "drawing.ahead": "ahead",
  "drawing.behind": "astern",
  "drawing.tail":
    "Places behind a target from which it can be tailed, with the difference in altitude allowed",
  "drawing.deflection": "Modifiers by the side from which a target is fired at",
  "drawing.sorted": "By initiative, low first",
  "drawing.moves": "They move",
  "trial.type": "Aircraft",
  "trial.last": "Speed last turn",
  "trial.ended": "The last move ended",
  "trial.ended.straight": "with a hex straight ahead",
  "trial.ended.left": "with one hexside to the left",
  "trial.ended.twice": "with two hexsides to the left",
  "trial.ended.loop": "with a loop",
  "trial.orders": "A move to try",
  "trial.example": "such as 8: F3 L F4",
  "trial.path": ({ title, order }: { readonly title: string; readonly order: string }) =>
    `${title}: The path of ${order} on hexes`,
  "trial.flown": ({ hexes, hex, clock, altitude, change }: Flown) =>
    `Legal: ${hexes} hexes flown, ends in ${hex}, nose to ${clock} o'clock, at ${altitude} m (${higher(change)}).`,
  "trial.overdive": ({ excess }: { readonly excess: number }) =>
    `An overdive: the wings fold on ${excess} or less with two dice, ${excess + 1} and ${excess + 2} cost a die of damage (D-07).`,
  "trial.distance": "Hexes away",
  "trial.hexes": ({ hexes }: { readonly hexes: number }) => `${hexes} ${hexes === 1 ? "hex" : "hexes"}`,
  "trial.levels": "Higher or lower",
  "trial.metres": ({ metres }: { readonly metres: number }) => higher(metres),
  "trial.nose": "Nose of the target",
  "trial.clock": ({ clock }: { readonly clock: number }) => `to ${clock} o'clock`,
  "trial.shot": ({ title }: { readonly title: string }) => `${title} and a target before it`,
  "rulings.turn": "4.1 The turn",
  "rulings.initiative": "4.2 Initiative",
  "rulings.balance": "4.3 Movement balance",
  "rulings.tailing": "4.4 Tailing",
  "rulings.movement": "4.5 Movement",
  "rulings.targets": "4.6 Targets",
  "rulings.combat": "4.7 Combat",
  "rulings.criticals": "4.8 Critical hits",
  "rulings.types": "4.9 Special aircraft",
  "rulings.ground": "4.10 Ground, balloons, crews",
  "rulings.tables": "Our own tables",
  "rulings.defaults": "D: what we set ourselves",
  "rulings.rulings": "A: what the rules leave open",
  "rulings.house": "B: what comes up while playing",
};
