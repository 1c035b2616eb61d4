/** Words of the hex dogfight's drawn examples, in English. */
export const words = {
  type: () => "Aircraft",
  last: () => "Speed last turn",
  ended: () => "The last move ended",
  endings: (ending: string) =>
    ({
      straight: "with a hex straight ahead",
      left: "with one hexside to the left",
      twice: "with two hexsides to the left",
      loop: "with a loop",
    })[ending] ?? ending,
  orders: () => "A move to try",
  example: () => "such as 8: F3 L F4",
  flown: (hexes: number, hex: string, clock: number, altitude: number, change: string) =>
    `Legal: ${hexes} hexes flown, ends in ${hex}, nose to ${clock} o'clock, at ${altitude} m (${change}).`,
  overdive: (x: number) =>
    `An overdive: the wings fold on ${x} or less with two dice, ${x + 1} and ${x + 2} cost a die of damage (D-07).`,
  path: (order: string) => `The path of ${order} on hexes`,
  reach: (title: string, count: number) => `The ${count} hexes in which a move of the ${title} can end`,
  row: (title: string) => `The line of fire of the ${title} from above`,
  side: (title: string) => `The line of fire of the ${title} from the side: hexes across, levels up and down`,
  ahead: () => "ahead",
  behind: () => "astern",
  tail: () => "Places behind a target from which it can be tailed, with the difference in altitude allowed",
  deflection: () => "Modifiers by the side from which a target is fired at",
  distance: () => "Hexes away",
  hexes: (count: number) => `${count} ${count === 1 ? "hex" : "hexes"}`,
  levels: () => "Higher or lower",
  metres: (metres: number) =>
    metres === 0 ? "same altitude" : `${Math.abs(metres)} m ${metres > 0 ? "higher" : "lower"}`,
  nose: () => "Nose of the target",
  clock: (clock: number) => `to ${clock} o'clock`,
  shot: (title: string) => `${title} and a target before it`,
  sorted: () => "By initiative, low first",
  moves: () => "They move",
};

export type ExampleWords = typeof words;
