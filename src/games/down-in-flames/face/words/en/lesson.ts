import { cardName } from "../../../words/card-name.en.ts";

interface Shot {
  readonly odds: string;
  readonly rolls: readonly number[];
  readonly result: "down" | "damaged" | "none";
}

interface Card {
  readonly by: string;
  readonly card: string;
}

const RESULTS: Readonly<Record<Shot["result"], string>> = {
  down: "shot down",
  damaged: "damaged",
  none: "nothing",
};

const POSITIONS: Readonly<Record<number, string>> = {
  2: "You are Tailing B1",
  1: "You are Advantaged on B1",
  0: "You and B1 are Neutral",
  [-1]: "B1 is Advantaged on you",
  [-2]: "B1 is Tailing you",
};

/** `a 2`, `a 1, then a 4`. */
function thrown(rolls: readonly number[]): string {
  return rolls.map((roll) => `a ${roll}`).join(", then ");
}

function bursts(count: number): string {
  return `${count} ${count === 1 ? "burst" : "bursts"}`;
}

function cards(count: number): string {
  return `${count} ${count === 1 ? "card" : "cards"}`;
}

/** What the instructor of the first lesson says. */
export const words = {
  title: "A first lesson",
  "turn.1": "Shoot, be answered, answer back",
  "turn.2": "The Wingman, and a second attack",
  "turn.3": "On your own",
  onward: "A duel against the pilot",
  "step.welcome":
    "Welcome to the card table. You lead A1, a Spitfire; A1w beside it is your Wingman. Three turns, and you know how cards fight. I tell you one thing at a time.",
  "step.energy":
    "You hold seven cards, and only you see them. They are your energy: red ones shoot, white ones maneuver, blue ones answer. Whatever you play is gone, and few come back in a turn. Who has none left is a target.",
  "step.enemy":
    "B1 is a Bf 109 with its Wingman B1w. At the start you are Neutral: neither is behind the other (DIF-B5).",
  "step.altitude":
    "A player-turn begins with altitude. A climb of a level costs two cards, a dive gives one a level (DIF-2.1, DIF-2.2). Only at the same level can you fight, and B1 is at yours: stay.",
  "step.maneuver":
    "Now your cards. A position card brings you nearer to his tail; Advantaged you have two bursts instead of one (DIF-3.1). Play it at B1.",
  "step.maneuver.too-many": "A card that you don't hold",
  "step.fire": ({ bursts: left, odds }: { readonly bursts: number; readonly odds: string }) =>
    `You have ${bursts(left)} now. Hits × your Hit Value of 8 against his defense of 6 are the odds, here ${odds}: a die up to them damages, up to half of them shoots down (DIF-3.2.5). Fire!`,
  "step.fire.twice": "At your own Wingman",
  "step.spent":
    "You could play on, but what you keep answers for you when he shoots. Then it is time to pass.",
  "step.answer-back": ({ card }: Pick<Card, "card">) =>
    `He answers with ${cardName(card)}. Left so, your card is negated. But an answer can be answered: whoever plays the last card wins the exchange (DIF-B8).`,
  "step.under-fire": ({ by, card, odds }: Card & { readonly odds: string }) =>
    `${by} shoots at you: ${cardName(card)}, odds ${odds}. Answer, or take the die. TIGHT TURN, BARREL ROLL, VERTICAL ROLL, SCISSORS and ACE PILOT answer IN MY SIGHTS.`,
  "step.shaken": ({ by, card }: Card) =>
    `${by} plays ${cardName(card)} for his position. You may answer it, or keep your cards for his fire.`,
  "step.stands": ({ odds }: { readonly odds: string }) =>
    `Nobody answers any more: the shot stands, at ${odds}. You may add another firing card to it, if you have bursts for it; but if that one is negated, all is lost (DIF-3.2.10). Or resolve it now.`,
  "step.discard": ({
    held,
    limit,
    horsepower,
  }: {
    readonly held: number;
    readonly limit: number;
    readonly horsepower: number;
  }) =>
    `The end of your player-turn: you hold ${cards(held)} and may hold ${limit}. Discard what is of no use, then you draw ${cards(horsepower)}, your Horsepower at this level (DIF-8.2).`,
  "step.shed": ({ held, limit }: { readonly held: number; readonly limit: number }) =>
    `You hold ${cards(held)}, and your limit is ${limit}: discard down to it (DIF-8.5).`,
  "step.follow": ({ level }: { readonly level: number }) =>
    `B1 goes to level ${level} to get rid of you. Who is behind him may follow: Advantaged for a card, Tailing free, and a dive gives cards to you as well. If you stay, your position is lost (DIF-R37).`,
  "step.pay": "It has its price: choose what you can do without.",
  "step.wingman":
    "A new turn. From now on your Wingman attacks first: he names a target, then draws three cards, his Offense (DIF-B6). Against B1 his position card moves your whole Element.",
  "step.wingman-again": "Your Wingman again. He may try B1w, too.",
  "step.mini-hand":
    "That is his mini-hand. He has no burst limit; what he does not use is discarded. A position card first, then fire.",
  "step.chase": "You can't attack across levels. A dive gives a card for each level.",
  "step.level": ({ level, horsepower }: { readonly level: number; readonly horsepower: number }) =>
    `You are at level ${level}, where your engine draws ${cards(horsepower)} a turn; lower down it draws more (DIF-2.4). B1 is at your level.`,
  "step.watch": "Watch the cards: each is turned up, answered, and swept to the discards.",
  "step.left": "You have left the fight (DIF-B16). Nobody gets points for that, and nobody blames you.",
  "step.lost": "B1 got you. One die may be enough: the answers that you keep are what you live on.",
  "step.won": "B1 is down: five victory points (DIF-B17)!",
  "step.late": "The turns of this duel are over.",
  "step.fresh": "There is more to learn: take a fresh Spitfire, another Bf 109 flies before you.",
  "step.relief":
    "The dice were quick, and there is more to learn: take a fresh Spitfire, another Bf 109 flies before you.",
  "step.learned":
    "That is the whole game: get behind him, shoot, answer, answer back, and never let your hand run dry. Bombers, flak, aces and the weave you find in the rules.",
  "told.hint": ({ order }: { readonly order: string }) => `I would answer \`${order}\`.`,
  "told.mine": ({ odds, rolls, result }: Shot) =>
    `Your last shot: odds ${odds}, the die showed ${thrown(rolls)}: ${RESULTS[result]}.`,
  "told.theirs": ({ odds, rolls, result }: Shot) =>
    `His last shot: odds ${odds}, the die showed ${thrown(rolls)}: ${RESULTS[result]}.`,
  "told.levels": ({ own, theirs }: { readonly own: number; readonly theirs: number }) =>
    `You are at level ${own}, B1 at level ${theirs}.`,
  "told.position": ({ steps, bursts: left }: { readonly steps: number; readonly bursts: number }) =>
    `${POSITIONS[steps] ?? POSITIONS[0]}, with ${bursts(left)} left.`,
  "told.odds": ({ odds }: { readonly odds: string }) => `My card would make ${odds}.`,
  "mistake.no-card": "That is no card I know. Press one of your cards, or write its name.",
  "mistake.no-figures":
    "Of the cards that fire say bursts and hits, too: `in-my-sights 1/2`. Yours lie before you.",
  "mistake.not-held": "You can only play what is in your hand. Your cards lie before you.",
  "mistake.no-answer": "This card does not answer that one. The small signs on a card show what it answers.",
  "mistake.no-attack": "Blue cards only answer. Attack with a white or a red one.",
  "mistake.no-target": "Name an enemy behind the card: `B1`, or `B1w` for his Wingman.",
  "mistake.bursts": "That card costs more bursts than you have. A better position gives more of them.",
  "mistake.barred":
    "Your position does not allow that. Who is pursued has no fire, and who pursues attacks nobody else.",
  "mistake.other-level": "He is at another level: nobody attacks up or down.",
  "mistake.minimum-hand":
    "An agile, slow aircraft must keep some cards: the difference between its Agility and its Speed.",
  "mistake.no-climb": "A climb costs cards that you must be able to spare.",
  "mistake.other": "That does not answer the question. Press one of the answers below.",
};
