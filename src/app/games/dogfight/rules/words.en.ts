/** Words of the dogfight's drawn examples, in English. */
export const words = {
  type: () => "Aircraft",
  last: () => "SPEED last turn",
  turned: () => "The last orders ended with a turn",
  orders: () => "Orders to try",
  example: () => "such as 2L1",
  flown: (order: string, speed: number, x: string, y: string, hour: number) =>
    `${order} costs ${speed} SPEED and ends ${y} inches ahead and ${x}, nose to ${hour} o'clock.`,
  aside: (inches: string, way: "left" | "right" | "none") =>
    way === "none" ? "straight on" : `${inches} inches to the ${way}`,
  path: (order: string) => `The path of ${order} on squared paper, a square being two inches`,
  arcs: (title: string) => `The fields of fire of the ${title} with their range bands`,
  envelope: (title: string, count: number) => `All ${count} ends that the ${title} can reach next turn`,
  bearing: () => "Where the target is",
  clock: (hour: number) => `at ${hour} o'clock`,
  distance: () => "How far away",
  inches: (range: number) => `${range} inches`,
  shot: (title: string) => `${title} and a target`,
  hitSide: () => "The shooter sees the target's side; the line between them shows which",
  cloud: () => "A cloud between two aircraft hides them from each other",
};

export type ExampleWords = typeof words;
