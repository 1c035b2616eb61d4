import type { Catalogue } from "../../../../core/phrase.ts";
import { quotable } from "../../../../core/text.ts";
import { counted, names, poolName, possible, squadrons } from "../grammar.en.ts";
import type { Kind } from "../kinds.ts";
import { targetName } from "../names.ts";
import type { ProblemPhrases } from "./phrases.ts";

const WANTED: Readonly<Record<Kind, string>> = {
  bid: "a higher number of targets, or a pass",
  keep: "three mission cards to keep",
  top: "the returning squadrons, the uppermost first",
  rotate: "a rotation, or done",
  repair: "how many dice for squadrons and for facilities",
  rebuild: "what is repaired",
  pool: "repairs of the pool, or a pass",
  alert: "squadrons to put under their piles, or a pass",
  sevens: "the geschwader that fill to seven, or `seven none`",
  fill: "the formations in the order in which they draw",
  mission: "a mission of the hand",
  "call-home": "a patrol that comes home, or done",
  "german-move": "what a geschwader does, or done",
  leg: "where it goes on, or halt",
  scramble: "a wing that scrambles, or a pass",
  "wing-step": "the wing's next square, or stay",
  chased: "the geschwader's next square, or run",
  "british-move": "what a wing does, or done",
  lose: "who takes the hits",
  dogfights: "a wing and whom it attacks, or done",
  engage: "dice, plotted or cards",
  elsewhere: "what the battle cost the British, then the Germans",
  gruppen: "the sizes of the gruppen",
  lay: "the squadrons in the order laid",
  set: "squadrons against gruppen",
  bombing: "who bombs or goes home, or done",
};

function wanted(asked: string): string {
  return (WANTED as Readonly<Record<string, string>>)[asked] ?? "another answer";
}

type Near = { readonly near?: readonly string[] };

/** A sentence with the near answers behind it. */
function near<Values extends Near>(sentence: (values: Values) => string): (values: Values) => string {
  return (values) => sentence(values) + possible(values.near);
}

const general = {
  grammar: near(({ found, asked }) =>
    found === ""
      ? `Something is missing; asked is ${wanted(asked)}.`
      : `“${quotable(found)}” can't stand there; asked is ${wanted(asked)}.`,
  ),
  "other-question": near(
    ({ found, asked }) => `“${quotable(found)}” is no answer to this; asked is ${wanted(asked)}.`,
  ),
  "off-map": near(
    ({ found }) => `“${quotable(found)}” is no square of the map; it has columns A to T and rows 01 to 25.`,
  ),
  "no-number": near(
    ({ found, asked }) =>
      `“${quotable(found)}” is not the number that is wanted; asked is ${wanted(asked)}, and a geschwader's move is 5 or 10.`,
  ),
  "no-type": near(
    ({ found }) =>
      `“${quotable(found)}” is no type of squadron; write it in one word, as in Spitfire or Bf109.`,
  ),
  "no-target": near(
    ({ found }) => `“${quotable(found)}” is no target; write its name with hyphens, as in Port-of-London.`,
  ),
  "no-formation": near(
    ({ found }) => `“${quotable(found)}” is no formation; wings are 10A to 13B, geschwader 2A to 5A.`,
  ),
} satisfies Partial<Catalogue<ProblemPhrases>>;

const staff = {
  "bid-number": near(({ found, least, most }) => `${found} targets can't be bid; bid ${least} to ${most}.`),
  "not-held": near(({ found }) => `${targetName(found)} is not in the hand; name a card that is.`),
  "keep-count": near(({ found, count }) => `${found} cards are named; exactly ${count} stay.`),
  "wrong-list": near(
    ({ wanted: all }) => `These are not the squadrons or facilities there are: ${wordsOf(all)}.`,
  ),
  "wrong-formations": near(({ wanted: all }) => `Each of these must be named once: ${names(all)}.`),
  "wrong-sevens": near(
    ({ wanted: all }) => `Any of these may fill to seven, each named once, or none: ${names(all)}.`,
  ),
  "no-rotation": near(
    ({ from, to }) =>
      `There is no such rotation from ${quotable(from)} to ${quotable(to)} Group now; it needs an allowance, a squadron ready and a damaged match.`,
  ),
  "too-many-dice": near(
    ({ found, most }) => `${counted(found, "die is", "dice are")} named; the Group's cities give ${most}.`,
  ),
  "not-damaged": near(
    ({ found }) => `${targetName(found)} has nothing to repair here; name what is damaged.`,
  ),
  "repair-count": near(({ found, count }) => `${found} are named; the roundels repair exactly ${count}.`),
  "pool-points": near(({ found, left }) => `The pool can't give ${found}; it has ${left} left.`),
  "needs-mission": near(() => "Each active geschwader gets a mission while there are cards; name one."),
  twice: near(({ found }) => `${targetName(found)} is assigned already; each card goes to one geschwader.`),
  "not-spare": near(
    ({ pool, found, most }) =>
      `${poolName(pool)} can't draw ${found} others instead; put at most ${most} under its pile.`,
  ),
  "no-adjusting": near(({ id }) => `${id} can put nothing under a pile now; name one that can draw instead.`),
  "not-aboard": near(({ id, types }) => `${id} has not all of these to send: ${squadrons(types)}.`),
} satisfies Partial<Catalogue<ProblemPhrases>>;

function wordsOf(ids: readonly string[]): string {
  return names(ids);
}

const raids = {
  "cannot-move": near(
    ({ id }) => `${id} can't be ordered now; name a geschwader that is to move, or may still take off.`,
  ),
  "not-yours": near(
    ({ id }) => `${id} is commanded by another player of this side; order a formation of your own.`,
  ),
  "no-launch": near(
    ({ id, found, squares }) =>
      `${id} can't take off at ${quotable(found)}; its launch squares are ${names(squares)}.`,
  ),
  "no-fuel": near(
    ({ id, need, left }) =>
      `${id} needs ${need} fuel for that and has ${left}; choose a shorter move or send it home.`,
  ),
  "nobody-flies": near(({ id }) => `Then nobody of ${id} flies; leave somebody aboard, or send it home.`),
  barred: near(
    ({ id, square }) =>
      `${square} lies north of the 12 Group line, where Bf 109 and Ju 87 may not go, and ${id} has nobody else; stay south of it.`,
  ),
  "no-length": near(({ id }) => `${quotable(id)}: the move of a geschwader ends with its length, 5 or 10.`),
  "no-square": near(({ id }) => `${id} must enter a square at least; else say hold, halt or up.`),
  "too-far": near(({ found, most }) => `That is ${counted(found, "square", "squares")}; there are ${most}.`),
  "no-more": near(({ most }) => `All ${most} squares are used; leave “more” out.`),
  "not-aloft": near(({ id }) => `${id} is not aloft; name a geschwader that is.`),
  "must-move": near(({ ids }) => `Still aloft and not moved: ${names(ids)}; each must fly, hold or go home.`),
  "not-over-target": near(
    ({ id }) => `${id} is not in the square of its mission; it bombs and runs in only there.`,
  ),
  "no-bombers": near(({ id }) => `${id} has no bomber left; it can only stay aloft or go home.`),
  "not-next": near(
    ({ id, square }) => `${quotable(square)} is not one square away from ${id}; name one that is.`,
  ),
  closed: near(
    ({ id, square }) =>
      `${id} may not enter ${square}; wings stay on or inside the radar line, in their own and neighbouring Groups.`,
  ),
  "no-patrol": near(({ id }) => `${id} is not on patrol; name a wing that is.`),
  "not-ready": near(
    ({ id, ready }) => `${id} can't be announced here; ready for this station: ${names(ready)}.`,
  ),
  "no-big-wing": near(
    ({ wings, at }) =>
      `${names(wings)} can't form a Big Wing against ${quotable(at)}; from turn 9 once a Tally Ho two unused wings of 12 Group that reach its square in 3.`,
  ),
  "wing-used": near(
    ({ id }) => `${id} can't move now; name a wing with squadrons that is unused in this Tally Ho.`,
  ),
  "in-the-air": near(({ id }) => `${id} is in the air already; it stays there without an order.`),
  "out-of-reach": near(
    ({ id, square, steps }) =>
      `${id} can't reach ${square} in ${steps} squares over country that is open to it.`,
  ),
  hits: near(
    ({ hits, squadrons: own }) =>
      `${counted(hits, "hit is", "hits are")} to be taken by ${squadrons(own)}: each is lost at its defence, only the last may take fewer and is stood down.`,
  ),
  "flak-hits": near(
    ({ hits, squadrons: own }) =>
      `${counted(hits, "flak hit is", "flak hits are")} to be taken by ${squadrons(own)}: bombers go while the hits cover another's defence.`,
  ),
  cost: near(
    ({ british, german }) =>
      `What is lost must have fought: of the British ${squadrons(british)}, of the Germans ${squadrons(german)}; one of a side may be stood down after an intercept, none after a dogfight.`,
  ),
  "cannot-fight": near(
    ({ id }) =>
      `${id} can't dogfight now; name a wing in the air that has not met or missed anybody in this Tally Ho.`,
  ),
  "not-met": near(
    ({ id, at }) => `${quotable(at)} is no geschwader in the square of ${id}; name one that is.`,
  ),
  gruppen: near(
    ({ squadrons: count, legal }) =>
      `${counted(count, "squadron lies", "squadrons lie")} in gruppen of ${names(legal)}; three gruppen where that is possible, none of more than three.`,
  ),
  "no-gruppe": near(({ found, most }) => `There is no gruppe ${found}; there are 1 to ${most}.`),
  "gruppe-twice": near(() => "A gruppe is named twice; name all squadrons against it together."),
} satisfies Partial<Catalogue<ProblemPhrases>>;

export const problems: Catalogue<ProblemPhrases> = { ...general, ...staff, ...raids };
