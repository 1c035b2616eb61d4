import { decimal } from "../../../words/format.ts";

interface Rolled {
  readonly roll: number;
  readonly need: number;
}

interface Harmed {
  readonly harm: "engine" | "weapon" | "fuselage";
}

interface Dice {
  readonly mine: number;
  readonly theirs: number;
}

interface Whereabouts {
  /** Inches. */
  readonly range: number;
  /** Clock numeral. */
  readonly clock: number;
  readonly inArc: boolean;
}

const HARM: Readonly<Record<Harmed["harm"], string>> = {
  engine: "one ENGINE",
  weapon: "a gun",
  fuselage: "one FUSELAGE",
};

/** What the instructor of the first lesson says. */
export const words = {
  title: "A first lesson",
  "turn.1": "Straight on",
  "turn.2": "A turn",
  "turn.3": "In your sights",
  "turn.4": "Who fires first",
  "turn.5": "On your own",
  onward: "A duel against the pilot",
  "step.early": "You have a shot already! Press it, or cease fire. I explain it all in a moment.",
  "step.learned":
    "That is the whole game: write in secret, fly at once, roll who fires first, shoot what is in the fan, cross off ovals. What else there is, clouds, altitude, many aircraft, you find in the rules.",
  "step.watch": "Watch the table: everybody flies at the same moment, then the dice fall.",
  "step.left":
    "You crossed the edge of the table, and who does that is out (R-25). Now you know it for good.",
  "step.shot":
    "B1's gunner got you. That is the game too: come at a bomber from the side where it has no gun.",
  "step.won": "B1 is gone, the sky is yours!",
  "step.fresh": "There is more to learn: take a fresh Spitfire, another Ju 88 flies before you.",
  "step.relief":
    "The dice were quick, and there is more to learn: take a fresh Spitfire, another Ju 88 flies before you.",
  "step.envelope":
    "This turn is yours. The small arrows on the table are every place where you can be next; write an order that leads to one of them, set it with the buttons, or drag the pale aircraft there. Below the line it stands in figures where that ends.",
  "step.ready-5": "Your plan stands. Press Ready; if you have a shot afterwards, take it.",
  "step.last-shot": "Your shot!",
  "step.welcome":
    "Welcome to the club. You fly R1, the Spitfire in the ring. Ahead of you a Ju 88, B1, crosses on its way home. Five turns, and you know the game. I tell you one thing at a time.",
  "step.straight":
    "Everybody writes a line of orders in secret. A digit flies straight on: `2` is two steps of 2″ each and costs 2 SPEED. Write `2`, or choose it on the brass ruler below.",
  "step.straight.too-fast-5": "Too fast: 5",
  "step.ready-1":
    "Good. The pale aircraft on the table shows where that takes you; below your line it stands in figures. B1 has written too, and nobody has seen either line. Press Ready: both are opened at the same moment.",
  "step.sheets": "Every aircraft has a record sheet. Open Sheets.",
  "step.ovals":
    "Hits cross off ovals. A damage die of 1 to 4 takes a FUSELAGE, 5 an ENGINE, 6 the gun on the side that was hit (R-26). No FUSELAGE left: destroyed. No ENGINE left: it crashes.",
  "step.back-to-orders": "Now back to Orders.",
  "step.closer":
    "Close in. From now on B1's gunners shoot back, and who has the initiative fires first: his hits count before the other answers (R-17).",
  "step.ready-4": "Ready when you are.",
  "step.second-shot": "Fire. Each gun fires once a turn; Cease fire would keep it silent.",
  "step.opened":
    "That was a turn: both orders were opened, and both flew at once. This slip always says what has just happened. Nobody was near enough to shoot.",
  "step.turn":
    "Now a turn. L and R turn the nose one point of the clock and cost 1 each. Write `1R1`, or choose 12, 1 and 12 on the clock: one ahead, a point to the right, one ahead.",
  "step.turn.turn-twice-lr1": "Turn twice: LR1",
  "step.turn.too-much-3l1": "Too much: 3L1",
  "step.arcs":
    "The hatched fan before the pale aircraft is your gun's field of fire, from 11 to 1 o'clock. Its rings are ranges: up to 1″, 4″, 9″ and 12″.",
  "step.ready-2": "Press Ready and watch both of you fly.",
  "step.again": "No shot yet, so we try once more.",
  "step.badge":
    "Where is he? Point at B1 on the table, or go to him in the list of aircraft: a badge tells range, clock and what your die must show.",
  "step.aim":
    "Write an order that ends with B1 in your fan and within 12″. The nearer, the better: TO-HIT 3 becomes 4 within 4″, and 2 beyond 9″.",
  "step.aim.too-tight-lll": "Too tight: LLL",
  "step.ready-3":
    "He may do what he likes, you only guess. Press Ready. If you have been told that something is odd, you may fly it all the same.",
  "step.first-initiative": "You have him in your sights!",
  "step.first-shot.r1-rear-b1": "R1 rear B1",
  "mistake.E1":
    "Only digits for straight flight and L or R for turns. Clear the line with the ✕ and try again.",
  "mistake.E2":
    "What you declared before the colon and what the order costs are not the same. Leave the figure out.",
  "mistake.E3":
    "Too fast: every 2″ and every clock point cost 1, and your engine gives no more than that. Take a digit or a letter away.",
  "mistake.E4":
    "An aircraft can't jump: from turn to turn SPEED changes by one at most. The line above the pad says what is allowed now.",
  "mistake.E5":
    "Too tight a turn: half of ENGINE is all the clock points you have in a turn. Leave a letter out.",
  "mistake.E6": "Two turns without flight between them. Put a 1 in the middle, as in `L1R`.",
  "mistake.E7": "Your last orders ended with a turn, so begin with a digit now.",
  "mistake.E8": "Aircraft can't hover: fly at least 1.",
  "mistake.E9": "Altitude is not in play in this first game. Leave the + or - out.",
  "mistake.fire-no-weapon":
    "A Spitfire has its guns in front only. You have to point the nose at whom you want to hit.",
  "mistake.fire-out-of-arc": "He is outside the field of that gun. Its edges are drawn on the table.",
  "mistake.fire-out-of-range": "Too far: beyond 12″ nobody hits anything.",
  "mistake.other":
    "That is no shot the referee knows. Press one of the shots above, or write it like `R1 front B1`.",
  "step.first-shot": ({ need }: { readonly need: number }) =>
    `Here is your shot with its chance. At this range the die must show ${need} or less. Press it.`,
  "told.not-fired": "You have not fired.",
  "told.missed": ({ roll, need }: Rolled) =>
    `Your die showed ${roll}, and you needed ${need} or less: a miss. That happens to the best.`,
  "told.hit": ({ roll, need, harm }: Rolled & Harmed) =>
    `Your die showed ${roll}, and you needed ${need} or less: a hit! The second die cost B1 ${HARM[harm]}.`,
  "told.was-missed": ({ roll }: Pick<Rolled, "roll">) =>
    `B1's rear gunner fired too: a ${roll}, and he missed you.`,
  "told.was-hit": ({ harm }: Harmed) => `B1's gunner hit back and cost you ${HARM[harm]}.`,
  "told.first": ({ mine, theirs }: Dice) =>
    `Each side threw a die: you ${mine}, the enemy ${theirs}. The higher fires first, so you do (R-16).`,
  "told.second": ({ mine, theirs }: Dice) =>
    `Each side threw a die: you ${mine}, the enemy ${theirs}. The higher fires first, so the enemy had the word before you (R-16).`,
  "told.whereabouts": ({ range, clock, inArc }: Whereabouts) =>
    `B1 is at your ${clock} o'clock, ${decimal(range, ".")}″ away: ${inArc ? "in your gun's field." : "no shot from here."}`,
  "told.no-order":
    "From here no order brings him before your gun this turn: turn toward him with one such as `1L1` or `1R1`.",
  "told.good-order": ({ order }: { readonly order: string }) =>
    `If he flies straight on, \`${order}\` would do it.`,
};
