import { listed } from "../../../../../core/text.ts";
import { squadrons as cards, counted } from "../../../words/grammar.en.ts";
import { targetName } from "../../../words/names.ts";

interface Intercept {
  readonly wing: string;
  readonly squadrons: readonly string[];
  readonly rafHits: number;
  readonly lwHits: number;
}

interface Bombs {
  readonly target: string;
  readonly hits: number;
  readonly flak: number;
}

interface Losses {
  readonly british: number;
  readonly german: number;
}

const squadrons = (count: number): string => counted(count, "squadron", "squadrons");
const hits = (count: number): string => counted(count, "hit", "hits");

/** What the instructor of the first lesson says. */
export const words = {
  title: "A first lesson",
  "turn.1": "Radar, scramble, dogfight",
  "turn.2": "Over the target",
  "turn.3": "The last of the fuel",
  onward: "A single raid against the pilot",
  "step.welcome":
    "Welcome to the plotting table. You command 11 Group on a day in September, and one raid comes in. You meet it from the radar line to its bombs, and then you know how a turn goes. I tell you one thing at a time.",
  "step.wings":
    "You have two wings: 11D at Hawkinge on the coast and 11B at Biggin Hill, south of London. Each has three squadrons; which they are only you see (BB-95).",
  "step.enemy": ({ strength }: { readonly strength: number }) =>
    `The raid is 2A, a geschwader of ${squadrons(strength)}. Where it is and how strong, both of you see. What it has, fighters or bombers, and which target it was given, only the German knows (BB-94, BB-97).`,
  "step.line": ({ at }: { readonly at: string }) =>
    `It took off at Calais and now stands in ${at}, a square of the radar line that Dover watches. There it stops for a moment: whenever a raid enters such a square, you may call up a wing (BB-100).`,
  "step.scramble": ({ markers }: { readonly markers: number }) =>
    `You have ${counted(markers, "marker", "markers")} for the whole turn; an intercept costs one, but only if the wing meets the raid (BB-10). The nearer the wing, the surer. Call it up!`,
  "step.scramble.far": "A wing of 12 Group",
  "step.scramble-again": ({ at }: { readonly at: string }) =>
    `The raid has entered another square of the radar line, ${at}: you may call up a wing (BB-100).`,
  "step.wing-step": ({ at }: { readonly at: string }) =>
    `Now a chase: you step one square, then the raid one, and so on, you first (BB-102). It is in ${at}. In the same square there is contact: then it stops (BB-103).`,
  "step.wing-step.sea": "Out to Boulogne",
  "step.send": ({ at, markers }: { readonly at: string; readonly markers: number }) =>
    `The British move: each wing that is unused may fly up to four squares, or go up where it is (BB-90). In a raid's square it may dogfight, for a marker each; ${counted(markers, "marker is", "markers are")} left. The raid is in ${at}.`,
  "step.send.sea": "Out over the sea",
  "step.keep": "Nobody else can reach it, or no marker is left. Who stays down can be called up by radar.",
  "step.again":
    "A new Tally Ho: who fought is back at base with what he has left, and may go up again (BB-91). Gaps are filled only in the next turn (BB-R43).",
  "step.call-home":
    "Wings in the air are on patrol: they stop every raid that enters their square (BB-R17). One may call them home.",
  "step.lose": ({
    hits: taken,
    squadrons: own,
  }: {
    readonly hits: number;
    readonly squadrons: readonly string[];
  }) =>
    `You have ${hits(taken)} to take with ${cards(own)}. A squadron that takes as many as its defence is lost; Spitfires have 4, Hurricanes 3. Only the last may take fewer: it is stood down, and comes back in two turns (BB-106).`,
  "step.attack": ({ markers }: { readonly markers: number }) =>
    `A wing of yours is in the raid's square: it may dogfight, for one of ${counted(markers, "marker", "markers")} (BB-108). There all squadrons may fight, and nobody is stood down.`,
  "step.enough": "No wing that could fight is left here. What is left of the raid goes on.",
  "step.set": ({
    sizes,
    squadrons: own,
  }: {
    readonly sizes: readonly number[];
    readonly squadrons: readonly string[];
  }) =>
    `The German has laid gruppen of ${listed(sizes.map(String), "and")}, face down. You set ${cards(own)} against them as you like. The first of either duel until one falls; the winner meets the next, unhurt (BB-110, BB-111). Two against a large gruppe, or one against each?`,
  "step.set.ninth": "Against a ninth gruppe",
  "step.watch": "Watch the raid: each square, each throw is shown.",
  "step.won": ({ british, german }: Losses) =>
    `The raid is held: no target is bombed. ${squadrons(british)} of yours and ${german} of theirs are shot down. Yours may be repaired, theirs never (BB-31).`,
  "step.lost": ({ british, german }: Losses) =>
    `One success is enough today: the day is theirs. ${squadrons(british)} of yours and ${german} of theirs are shot down; in a campaign that counts as much as the bombs (BB-134).`,
  "step.fresh":
    "But nobody has fought it yet, and that is what there is to learn: another raid comes, send your wings.",
  "step.learned":
    "That is a raid: radar, chase, intercept, dogfight, bombs. In the campaign seven geschwader come at once, and five markers must do for all of them. Repair, weather, missions and the German side you find in the rules.",
  "told.hint": ({ order }: { readonly order: string }) => `I would answer \`${order}\`.`,
  "told.contact": ({ wing, square }: { readonly wing: string; readonly square: string }) =>
    `Contact! ${wing} has met the raid in ${square}; it stops there, and they fight when all have moved.`,
  "told.missed": ({ wing }: { readonly wing: string }) =>
    `${wing} has missed it: no marker is spent, and it is back at its station (BB-104).`,
  "told.intercept": ({ wing, squadrons: met, rafHits, lwHits }: Intercept) =>
    `${wing} met ${cards(met)}, drawn at random: ${hits(rafHits)} for you, ${lwHits} for them (BB-105).`,
  "told.fought": ({ raf, german }: { readonly raf: number; readonly german: number }) =>
    `In the dogfight ${squadrons(german)} of theirs and ${raf} of yours fell.`,
  "told.raid": ({ at, strength }: { readonly at: string; readonly strength: number }) =>
    `The raid is in ${at}, with ${squadrons(strength)} left.`,
  "told.raid-home": "The raid has left the map.",
  "told.bombs": ({ target, hits: bombHits, flak }: Bombs) =>
    `Over ${targetName(target)} the bombers threw ${counted(bombHits, "cross", "crosses")}, which hit, and ${counted(flak, "roundel", "roundels")}, which are flak (BB-115, BB-117).`,
  "told.no-bombs": "No bomb has fallen.",
  "mistake.no-formation": "That formation does not take part. Yours are 11B and 11D, the raid is 2A.",
  "mistake.off-map": "That is no square: a letter from A to T, then 01 to 25.",
  "mistake.not-ready": "That wing cannot be called up: it must be on the ground, unused, and of 11 Group.",
  "mistake.not-next": "In a chase one steps to a square beside one's own, diagonally too.",
  "mistake.closed":
    "Wings stay on the radar line or inside it: the ground controls them, and over the sea it cannot (BB-37).",
  "mistake.out-of-reach": "Too far: four squares, inside the radar line (BB-90).",
  "mistake.wing-used": "That wing has been used in this Tally Ho.",
  "mistake.cannot-fight": "That wing cannot fight here now.",
  "mistake.not-met": "The two are not in one square.",
  "mistake.hits":
    "So the hits are not all taken, or too many are lost. Name who is lost, and behind `stand-down` the last.",
  "mistake.no-gruppe": "There is no such gruppe: they are counted from 1.",
  "mistake.wrong-list": "Each of your squadrons has to be set, once.",
  "mistake.other": "That does not answer the question. Press one of the answers below.",
};
