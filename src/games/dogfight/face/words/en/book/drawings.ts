import { decimal } from "../../../../words/format.ts";

interface Flown {
  readonly order: string;
  readonly speed: number;
  /** Inches to the right and ahead of where it began. */
  readonly aside: number;
  readonly ahead: number;
  /** Clock numeral. */
  readonly heading: number;
}

function sideways(inches: number): string {
  const off = Math.round(inches * 10);
  if (off === 0) return "straight on";
  return `${decimal(Math.abs(inches), ".")} inches to the ${off < 0 ? "left" : "right"}`;
}

/** Drawings, and things to try. */
export const words = {
  "drawing.path": ({ order }: { readonly order: string }) =>
    `The path of ${order} on squared paper, a square being two inches`,
  "drawing.arcs": ({ title }: { readonly title: string }) =>
    `The fields of fire of the ${title} with their range bands`,
  "drawing.envelope": ({ title, count }: { readonly title: string; readonly count: number }) =>
    `All ${count} ends that the ${title} can reach next turn`,
  "drawing.hit-side": "The shooter sees the target's side; the line between them shows which",
  "drawing.cloud": "A cloud between two aircraft hides them from each other",
  "trial.type": "Aircraft",
  "trial.last": "SPEED last turn",
  "trial.turned": "The last orders ended with a turn",
  "trial.orders": "Orders to try",
  "trial.example": "such as 2L1",
  "trial.path": ({ title, order }: { readonly title: string; readonly order: string }) =>
    `${title}: The path of ${order} on squared paper, a square being two inches`,
  "trial.flown": ({ order, speed, aside, ahead, heading }: Flown) =>
    `${order} costs ${speed} SPEED and ends ${decimal(ahead, ".")} inches ahead and ${sideways(aside)}, nose to ${heading} o'clock.`,
  "trial.bearing": "Where the target is",
  "trial.clock": ({ hour }: { readonly hour: number }) => `at ${hour} o'clock`,
  "trial.distance": "How far away",
  "trial.inches": ({ inches }: { readonly inches: number }) => `${inches} inches`,
  "trial.shot": ({ title }: { readonly title: string }) => `${title} and a target`,
  "rulings.checks": "Checks of an order",
  "rulings.numbered": "Rulings",
  "rulings.lines": "The rules in single lines",
};
