import { counted, needed, withFactors } from "../../../words/grammar.en.ts";
import { placeName } from "../../../words/names.ts";

interface Result {
  readonly named: number;
  readonly bombed: number;
  readonly bombers: number;
  readonly lost: number;
}

interface Met {
  readonly hex: string;
  readonly attackers: readonly string[];
  readonly defenders: number;
  readonly bombers: number;
}

interface Aim {
  readonly target: string;
  readonly factors: number;
  readonly needed: number;
}

type Turns = { readonly turns: number; readonly tanks: boolean };
type Factors = { readonly factors: number };
type Hits = { readonly hits: number };

const factors = (count: number): string => counted(count, "factor", "factors");
const bombers = (count: number): string => counted(count, "bomber factor", "bomber factors");

/** What is judged when all are home. */
function judged({ named, bombed, bombers: first, lost }: Result): string {
  return `${bombed} of ${counted(named, "target", "targets")} bombed, ${lost} of ${bombers(first)} lost`;
}

/** What the instructor of the first lesson says. */
export const words = {
  title: "A first lesson",
  "turn.1": "The Target Sheet",
  "turn.2": "Across the R line",
  "turn.3": "The first interception",
  "turn.4": "Over the targets",
  "turn.5": "The second interception",
  "turn.6": "The way home",
  "turn.7": "Back across the line",
  onward: "The raid with all rules against the cadet",
  "step.welcome":
    "Welcome to the 8th Air Force. It is January 1943, and you lead the first American raid on Germany, from the plan to the way home. After that you know how a turn goes. I tell you one thing at a time.",
  "step.groups": ({ factors: count }: Factors) =>
    `You have six bomber groups of 4 factors each, ${count} in all: 91BG, 303BG, 305BG and 306BG with the B-17, 44BG and 93BG with the B-24. One fighter group is there, 4FG with the P-47: 2 factors. Factors are what fires, what bombs and what is lost.`,
  "step.line":
    "The R line parts your side of the map from theirs: England and the sea in the west and the North Sea in the north are yours. There you enter, and there you leave; who is not back in time is lost (LW-31, LW-59).",
  "step.goal": ({ factors: count }: Factors) =>
    `A single raid counts for this: the sheet names one target for every ten bomber factors, here two. Two thirds of them must be bombed, so both, and you may lose a quarter of ${bombers(count)}: ${Math.floor(count / 4)} (LW-113).`,
  "step.sheet":
    "The Target Sheet is written first and kept: each group's target, the hex where it enters and the turn. Whom it names once flies as a stream. The German doesn't see it (LW-56).",
  "step.places":
    "Choose Wilhelmshaven (SHP-1) and Emden (SHP-2) on the map or in the list: each gets a line with an entry, a turn and groups, which you may change. The shortest way to both begins at 1101 in the north. The more factors bomb, the surer: twelve hit on a 5 or less (LW-27).",
  "step.sheet.short": "One target only",
  "step.halves":
    "The German half of each turn comes first: take-offs, flight, attacks. Then comes yours. The bombers have come to the line by themselves, as the sheet says; where they fly is now up to you (LW-61).",
  "step.enter":
    "Fighters are on no sheet: you let them enter where and when you like, each once a raid. 4FG comes to the bombers at 1101 (LW-32, LW-62).",
  "step.fly-in":
    "All fly: bombers up to three hexes a turn, the P-47 five. The streams part, for each makes for its target; 4FG can be with one of them only. Choose units on the map and a hex, or write it (LW-60).",
  "step.fly.far": "At once to Wilhelmshaven",
  "step.fly-home":
    "Nobody has a target any more: home by the nearest hex of your lines, the escort with its stream. Whoever ends his move there leaves the map and is safe (step N).",
  "step.stay": "All have flown who should: nothing more.",
  "step.missions":
    "Every fighter gets a mission: close escort of the bombers in its hex, or free. Who attacks bombers has to meet the close escort first; free fighters stand aside, but may attack and strafe themselves (LW-67, LW-68).",
  "step.missions-again":
    "Close escort again, or free? An escort that breaks off because its fuel runs low may not attack any more on its way home (LW-69).",
  "step.defend":
    "First the defender declares. Drop the tanks, and the P-47 is as good as it can be, E 4, but has three turns left. Keep them, and its E is one lower, and it can go all the way (LW-64). Withhold may only who has more factors than the other, and only those above his: small attacks draw no big fire (LW-75, LW-82).",
  "step.defend-home":
    "Drop the tanks or keep them? The way home is short, and three turns are enough: now they are only a burden (LW-64).",
  "step.defend.withhold": "Withhold the escort",
  "step.reply":
    "Your defensive fire: fighters first, then bombers, with as many factors as attack them (LW-58, LW-74). You may hold fire too: who has not fired may attack at the end of your half, if Germans are in his hex then. Nobody fires twice a turn (LW-57).",
  "step.reply.many": "All bombers fire",
  "step.lose": ({ hits }: Hits) =>
    `${factors(hits)} of your bombers ${hits === 1 ? "is" : "are"} lost; which group it was, you choose. Everybody who was hit has fired before (LW-77).`,
  "step.bomb":
    "Over the target: all who are there and have it on their sheet bomb together, once a raid, with one die (LW-28).",
  "step.bomb.some": "One group alone",
  "step.strafe":
    "Free fighters over a base may strafe what stands there. That counts as their fire of this turn, and on a 6 the guns of the base hit one factor (LW-70).",
  "step.counter":
    "Fighter combat: Germans are in the hex of your fighters. Who has not fired this turn may attack them; Germans who have fired can't fire back (LW-57, LW-71).",
  "step.watch": "Watch the map: each take-off, each attack and each die is shown.",
  "step.won": (result: Result) => `The raid is won: ${judged(result)}.`,
  "step.lost": (result: Result) =>
    `The raid is lost: ${judged(result)}. Two thirds of the targets and three quarters of the bombers would have won it.`,
  "step.fresh":
    "But no shot was fired, and that is what there is to learn: fly another raid, to the targets that I name.",
  "step.learned":
    "That is a raid: sheet, lines, escort, two halves a turn, fire and bombs. In the campaign industry comes to it, pilots and fuel, and every quarter one more raid. All of that, and the German side, you find in the rules.",
  "told.hint": ({ order }: { readonly order: string }) => `I would answer \`${order}\`.`,
  "told.fuel": ({ turns, tanks }: Turns) =>
    `4FG has ${counted(turns, "turn", "turns")} left in the air${tanks ? ", with drop tanks" : ""}; with none left it must stand on your lines (LW-62).`,
  "told.battle": ({ hex, attackers, defenders, bombers: below }: Met) =>
    `Interception at ${hex}! The Germans attack with ${withFactors(attackers)} against ${factors(defenders)} of fighters and ${bombers(below)}. As many of theirs as you have escorts must face them, the best first; the rest gets through to the bombers (LW-78).`,
  "told.hits": ({ hits }: Hits) =>
    hits === 0
      ? "Their dice have hit nobody."
      : `Their dice have hit ${factors(hits)}; who is hit fires before he falls.`,
  "told.losses": ({ american, german }: { readonly american: number; readonly german: number }) =>
    `Lost in this turn: ${factors(american)} of yours, ${german} of theirs.`,
  "told.bombs": ({ target, success }: { readonly target: string; readonly success: boolean }) =>
    success ? `${placeName(target)} is destroyed.` : `The bombs have missed ${placeName(target)}: it stands.`,
  "told.aim": ({ target, factors: count, needed: face }: Aim) =>
    `${placeName(target)}: ${factors(count)}, a hit on ${needed(face)} (LW-27).`,
  "mistake.sheet-too-short":
    "A single raid has to name a target for every ten bomber factors: write a second one behind the first.",
  "mistake.no-entry":
    "Bombers enter on their own lines, next to the R line: column 03 in the west or row 01 in the north.",
  "mistake.no-target": "Targets are named by letters and a number: SHP-1, SHP-2.",
  "mistake.no-unit": "Your units are 91BG, 303BG, 305BG, 306BG, 44BG, 93BG and 4FG.",
  "mistake.no-bomber": "Fighters are not written on the sheet: they enter when you like.",
  "mistake.too-far": "Bombers fly three hexes a turn, the P-47 five.",
  "mistake.moved-already": "Each unit flies once a turn.",
  "mistake.not-in-air": "That unit is not over the map.",
  "mistake.entered-already": "Each fighter enters once a raid; bombers come by the sheet.",
  "mistake.no-escort": "Close escort needs bombers in the fighter's own hex.",
  "mistake.not-over-target": "A group bombs only what the sheet says, and only in its hex.",
  "mistake.bomb-together":
    "Who is over the target and has it on his sheet bombs with the others: there is one attempt a turn.",
  "mistake.withholds-too-many":
    "Only factors beyond the enemy's may be withheld; as many as he has must fight.",
  "mistake.no-tanks": "That unit carries no drop tanks; say defend alone.",
  "mistake.bad-split":
    "Bombers fire with as many factors as attack them, no more and no fewer; `fire` leaves it to the rules.",
  "mistake.bad-losses": "Exactly the hits have to be taken, by units that were hit.",
  "mistake.other": "That does not answer the question. Press one of the answers below.",
};
