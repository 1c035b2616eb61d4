interface Tailed {
  readonly roll: number;
}

interface Sums {
  readonly mine: number;
  readonly theirs: number;
}

interface Rolled {
  readonly natural: number;
  readonly total: number;
  readonly modified: number;
  readonly points: number;
  readonly critical: boolean;
}

interface Damage {
  readonly now: number;
  readonly most: number;
}

interface Tested {
  readonly natural: number;
  /** Dice, one for each gun. */
  readonly faces: string;
}

interface Die {
  readonly die: number;
}

function outcome({ natural, total, modified, points, critical }: Rolled): string {
  const sum = total === 0 ? "" : ` and ${total > 0 ? `+${total}` : `−${-total}`} make ${modified}`;
  const damage = points === 0 ? "nothing" : points === 1 ? "1 point" : `${points} points`;
  return `a ${natural}${sum}: ${damage}${critical ? " and a critical hit!" : "."}`;
}

/** What the instructor of the first lesson says. */
export const words = {
  title: "A first lesson over the trenches",
  "turn.1": "Straight on",
  "turn.2": "A turn and a dive",
  "turn.3": "In the line of fire",
  "turn.4": "On his tail",
  "turn.5": "On your own",
  onward: "A duel with the Baron",
  "step.fire": "You have him in your sights. Choose Fire at G1: the shot is rolled when all have moved.",
  "step.tail":
    "You are in good position behind him: same row, same nose, near his altitude. Try to stay on his tail. Two dice decide; if it works you move right after him and see what he did (4.4). If not, nothing is lost.",
  "step.tend":
    "You flew quietly, so you have a hand free at the end of the turn: clear the jam. It works on a 1 (4.7i, 4.7j).",
  "step.learned":
    "That is the whole game: dice say who moves later, MP and hexsides say where, the straight row says at whom, two dice say how much, and guns jam. Aces, critical hits, balloons, bombs and archie you find in the rules.",
  "step.watch": "Watch the table: one flies after the other, then the dice fall.",
  "step.left":
    "You flew off the board, and whoever does that is out of the game (D-10). Now you know it for good.",
  "step.shot":
    "That was the end of your Camel. That is the game too: mind the observer's field, and how steep you dive.",
  "step.won": "G1 is down, the sky is yours!",
  "step.fresh": "There is more to learn: take a fresh Camel, another Albatros flies home before you.",
  "step.relief":
    "The dice were quick, and there is more to learn: take a fresh Camel, another Albatros flies home before you.",
  "step.away": "G1 got home this time.",
  "step.own":
    "This turn is yours. Write, set it with the buttons, choose hexes or drag the pale aircraft; the MP, the prices and the altitude look after themselves.",
  "step.own-2": "Your guns are still jammed: fly quietly and try again.",
  "step.ready-5": "Your move stands. Fly it; if you have a shot afterwards, take it.",
  "step.welcome":
    "Welcome to the front, July 1917. You fly A1, the Camel in the ring, at 2200 metres. Ahead and a little below a slow two-seater, G1, is on its way home. Five turns of ten seconds, and you know the game.",
  "step.order":
    "Here one moves after the other. Everybody throws two dice, with 1 more for each 200 metres above the lowest and 1 less for a two-seater.",
  "step.order-2": "Later is better.",
  "step.straight":
    "Your speed is what you spend: at speed 8 you have 8 MP, and a hex straight ahead costs 1. Choose 8, then straight on; or hexes on the table; or write `8: F8`.",
  "step.straight.too-fast-12": "Too fast: 12",
  "step.straight.doesn-t-come": "Doesn't come out: 8: F9",
  "step.ready-1":
    "All 8 MP are spent. The pale aircraft shows where that takes you, below the line it stands in figures, and the lit row before it is your line of fire. Fly it.",
  "step.blind":
    "From now on his observer fires back. He covers the rear half, but not dead astern at his own altitude or lower: his own tail is in the way. That is where you want to be.",
  "step.quiet":
    "To clear the jam you need a quiet move: at most 100 metres up or 200 down, no stunts, and no more than one hexside in any hex (4.7j).",
  "step.press": "Your guns work: once more behind him.",
  "step.ready-4": "Fly it.",
  "step.moved": "That was a turn. This slip always says what has just happened, and why.",
  "step.turn":
    "He flies three rows to your left. L and R swing the nose by a hexside. For a Camel, schedule E, each costs 1 MP; a clumsy two-seater pays 2 and more. Go over to his row: `8: F2 L F3 R F`.",
  "step.turn.both-ways-f6": "Both ways: F6 L R",
  "step.turn.forgot-the-price": "Forgot the price: F2 L F6",
  "step.dive":
    "Now down to him. A dive costs no MP, but the faster you are, the flatter it must be: at speed 8 a Camel may dive 200 metres (4.5b). Put `-150` at the end, or use the scale.",
  "step.dive.too-steep-400": "Too steep: −400",
  "step.meter":
    "Diving 100 metres or more also gives you one MP more to choose from next turn; climbing as much takes one (D-03).",
  "step.ready-2": "Fly it.",
  "step.again": "No shot yet, so once more.",
  "step.line":
    "Your guns fire along the straight row before the nose. Range is hexes plus levels of 50 metres, 8 at most, and never steeper than far. Point at G1 on the table, or find him in the list of aircraft: a badge tells what a shot would do, or why there is none.",
  "step.aim":
    "You need him in that row while you spend your last two MP, so finish with two hexes straight behind him, at his altitude; the nearer, the better.",
  "step.ready-3": "Lit hexes in your row have somebody in them to be fired at. Fly it.",
  "step.declare":
    "You have him! Name your target now. It stands: should he fly out of line before all have moved, the shot is lost (A-33). All shots of a turn count at once (4.7a). Choose Fire at G1.",
  "mistake.move-grammar":
    "A move is the speed, a colon, then steps: F a hex ahead, L and R a hexside, and at the end a climb or dive such as `-100`. Clear the line with the ✕ and try again.",
  "mistake.move-speed":
    "An aircraft can't jump: from turn to turn its speed changes by 2 at most, and no further than its engine allows. The figures above the steps are the ones you may have.",
  "mistake.move-sum":
    "The MP must come out exactly: count a 1 for each hex and the price of each hexside, or set another speed.",
  "mistake.move-other-way": "Not both ways in one hex: fly a hex between the two.",
  "mistake.move-too-many": "Three hexsides are right about: more than that needs a hex ahead first.",
  "mistake.move-climb":
    "So much this engine won't lift you in ten seconds. The scale beside the altitude shows what it does.",
  "mistake.move-dive":
    "Deeper than that the airframe won't go, not even at a risk: fly slower, or dive less.",
  "mistake.move-dive-first": "A dive begins only after a hex straight ahead.",
  "mistake.move-occupied":
    "He has moved already and stays there: end in another hex, or at another altitude.",
  "mistake.other": "That can't be flown now. The buttons below offer only what can.",
  "step.tailing": ({ roll }: Tailed) =>
    `Your ${roll} holds the tail. From good position your last MP on him is enough for a shot (4.4j).`,
  "step.tailing-lost": ({ roll }: Tailed) => `Your ${roll} lost him for this turn (4.4h).`,
  "told.tailing": "You hold his tail, so you move right after him, whatever the dice say (4.4g).",
  "told.last": ({ mine, theirs }: Sums) =>
    `You have ${mine}, G1 ${theirs}: the lower had to move first, so you see where he is (4.2a).`,
  "told.first": ({ mine, theirs }: Sums) =>
    `You have ${mine}, G1 ${theirs}: the lower moves first, so you have to guess where he goes (4.2a).`,
  "told.not-fired": "You have not fired, or your shot was lost because he flew out of line (A-33).",
  "told.my-shot": ({ now, most, ...roll }: Rolled & Damage) =>
    `Your two dice: ${outcome(roll)} He has ${now} of the ${most} points that bring him down.`,
  "told.their-shot": (roll: Rolled) => `His observer fired too: ${outcome(roll)}`,
  "told.jam": ({ natural, faces }: Tested) =>
    `And a jam! A natural ${natural} tests each gun; a die of 2 or less jams it (4.7g). Yours: ${faces}. One jammed gun of a Camel silences both (4.7h).`,
  "told.no-jam": ({ natural, faces }: Tested) =>
    `A natural ${natural} tests the guns for a jam; yours ran on this time: ${faces} (4.7g).`,
  "told.still-jammed": ({ die }: Die) =>
    `The die showed ${die}: still jammed. You may try again at the end of this turn (4.7i).`,
  "told.cleared": ({ die }: Die) => `The die showed ${die}: the guns are free!`,
  "told.no-move":
    "From here no move brings him into your sights this turn: come in behind him, at his altitude.",
  "told.such-as": ({ order }: { readonly order: string }) => `Such as \`${order}\`.`,
  "mistake.overdive": ({ excess }: { readonly excess: number }) =>
    `That is an overdive: it is allowed, but on ${excess} or less with two dice your wings fold, and ${excess + 1} or ${excess + 2} costs a die of damage (D-07). The hatched end of the scale is where it begins: fly slower, or dive less.`,
};
