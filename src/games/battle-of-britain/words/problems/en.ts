import { quotable } from "../../../../core/text.ts";
import type { Kind } from "../frame.en.ts";
import { counted, names, poolName, possible, squadrons } from "../grammar.en.ts";
import { targetName } from "../names.ts";
import type { Count, Found, Id, Types } from "../values.ts";

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

type Refused<Values = unknown> = Values & { rule?: string; near?: readonly string[] };
type Misread = Refused<Found & { asked: string }>;
type Miscounted = Refused<Count & { count: number }>;
type Beyond = Refused<Count & { most: number }>;
type AtSquare = Refused<Id & { square: string }>;
type Hit = Refused<{ hits: number; squadrons: Types }>;

export const problems = {
  grammar: ({ found, asked, near }: Misread) =>
    found === ""
      ? `Something is missing; asked is ${wanted(asked)}.${possible(near)}`
      : `“${quotable(found)}” can't stand there; asked is ${wanted(asked)}.${possible(near)}`,
  "other-question": ({ found, asked, near }: Misread) =>
    `“${quotable(found)}” is no answer to this; asked is ${wanted(asked)}.${possible(near)}`,
  "off-map": ({ found, near }: Refused<Found>) =>
    `“${quotable(found)}” is no square of the map; it has columns A to T and rows 01 to 25.${possible(near)}`,
  "no-number": ({ found, asked, near }: Misread) =>
    `“${quotable(found)}” is not the number that is wanted; asked is ${wanted(asked)}, and a geschwader's move is 5 or 10.${possible(near)}`,
  "no-type": ({ found, near }: Refused<Found>) =>
    `“${quotable(found)}” is no type of squadron; write it in one word, as in Spitfire or Bf109.${possible(near)}`,
  "no-target": ({ found, near }: Refused<Found>) =>
    `“${quotable(found)}” is no target; write its name with hyphens, as in Port-of-London.${possible(near)}`,
  "no-formation": ({ found, near }: Refused<Found>) =>
    `“${quotable(found)}” is no formation; wings are 10A to 13B, geschwader 2A to 5A.${possible(near)}`,
  "bid-number": ({ found, least, most, near }: Refused<Count & { least: number; most: number }>) =>
    `${found} targets can't be bid; bid ${least} to ${most}.${possible(near)}`,
  "not-held": ({ found, near }: Refused<Found>) =>
    `${targetName(found)} is not in the hand; name a card that is.${possible(near)}`,
  "keep-count": ({ found, count, near }: Miscounted) =>
    `${found} cards are named; exactly ${count} stay.${possible(near)}`,
  "wrong-list": ({ wanted: all, near }: Refused<{ wanted: Types }>) =>
    `These are not the squadrons or facilities there are: ${names(all)}.${possible(near)}`,
  "wrong-formations": ({ wanted: all, near }: Refused<{ wanted: Types }>) =>
    `Each of these must be named once: ${names(all)}.${possible(near)}`,
  "wrong-sevens": ({ wanted: all, near }: Refused<{ wanted: Types }>) =>
    `Any of these may fill to seven, each named once, or none: ${names(all)}.${possible(near)}`,
  "no-rotation": ({ from, to, near }: Refused<{ from: string; to: string }>) =>
    `There is no such rotation from ${quotable(from)} to ${quotable(to)} Group now; it needs an allowance, a squadron ready and a damaged match.${possible(near)}`,
  "too-many-dice": ({ found, most, near }: Beyond) =>
    `${counted(found, "die is", "dice are")} named; the Group's cities give ${most}.${possible(near)}`,
  "not-damaged": ({ found, near }: Refused<Found>) =>
    `${targetName(found)} has nothing to repair here; name what is damaged.${possible(near)}`,
  "repair-count": ({ found, count, near }: Miscounted) =>
    `${found} are named; the roundels repair exactly ${count}.${possible(near)}`,
  "pool-points": ({ found, left, near }: Refused<Count & { left: number }>) =>
    `The pool can't give ${found}; it has ${left} left.${possible(near)}`,
  "needs-mission": ({ near }: Refused) =>
    `Each active geschwader gets a mission while there are cards; name one.${possible(near)}`,
  twice: ({ found, near }: Refused<Found>) =>
    `${targetName(found)} is assigned already; each card goes to one geschwader.${possible(near)}`,
  "not-spare": ({ pool, found, most, near }: Refused<Count & { pool: string; most: number }>) =>
    `${poolName(pool)} can't draw ${found} others instead; put at most ${most} under its pile.${possible(near)}`,
  "no-adjusting": ({ id, near }: Refused<Id>) =>
    `${id} can put nothing under a pile now; name one that can draw instead.${possible(near)}`,
  "not-aboard": ({ id, types, near }: Refused<Id & { types: Types }>) =>
    `${id} has not all of these to send: ${squadrons(types)}.${possible(near)}`,
  "cannot-move": ({ id, near }: Refused<Id>) =>
    `${id} can't be ordered now; name a geschwader that is to move, or may still take off.${possible(near)}`,
  "not-yours": ({ id, near }: Refused<Id>) =>
    `${id} is commanded by another player of this side; order a formation of your own.${possible(near)}`,
  "no-launch": ({ id, found, squares, near }: Refused<Id & Found & { squares: Types }>) =>
    `${id} can't take off at ${quotable(found)}; its launch squares are ${names(squares)}.${possible(near)}`,
  "no-fuel": ({ id, need, left, near }: Refused<Id & { need: number; left: number }>) =>
    `${id} needs ${need} fuel for that and has ${left}; choose a shorter move or send it home.${possible(near)}`,
  "nobody-flies": ({ id, near }: Refused<Id>) =>
    `Then nobody of ${id} flies; leave somebody aboard, or send it home.${possible(near)}`,
  barred: ({ id, square, near }: AtSquare) =>
    `${square} lies north of the 12 Group line, where Bf 109 and Ju 87 may not go, and ${id} has nobody else; stay south of it.${possible(near)}`,
  "no-length": ({ id, near }: Refused<Id>) =>
    `${quotable(id)}: the move of a geschwader ends with its length, 5 or 10.${possible(near)}`,
  "no-square": ({ id, near }: Refused<Id>) =>
    `${id} must enter a square at least; else say hold, halt or up.${possible(near)}`,
  "too-far": ({ found, most, near }: Beyond) =>
    `That is ${counted(found, "square", "squares")}; there are ${most}.${possible(near)}`,
  "no-more": ({ most, near }: Refused<{ most: number }>) =>
    `All ${most} squares are used; leave “more” out.${possible(near)}`,
  "not-aloft": ({ id, near }: Refused<Id>) =>
    `${id} is not aloft; name a geschwader that is.${possible(near)}`,
  "must-move": ({ ids, near }: Refused<{ ids: Types }>) =>
    `Still aloft and not moved: ${names(ids)}; each must fly, hold or go home.${possible(near)}`,
  "not-over-target": ({ id, near }: Refused<Id>) =>
    `${id} is not in the square of its mission; it bombs and runs in only there.${possible(near)}`,
  "no-bombers": ({ id, near }: Refused<Id>) =>
    `${id} has no bomber left; it can only stay aloft or go home.${possible(near)}`,
  "not-next": ({ id, square, near }: AtSquare) =>
    `${quotable(square)} is not one square away from ${id}; name one that is.${possible(near)}`,
  closed: ({ id, square, near }: AtSquare) =>
    `${id} may not enter ${square}; wings stay on or inside the radar line, in their own and neighbouring Groups.${possible(near)}`,
  "no-patrol": ({ id, near }: Refused<Id>) => `${id} is not on patrol; name a wing that is.${possible(near)}`,
  "not-ready": ({ id, ready, near }: Refused<Id & { ready: Types }>) =>
    `${id} can't be announced here; ready for this station: ${names(ready)}.${possible(near)}`,
  "no-big-wing": ({ wings, at, near }: Refused<{ wings: Types; at: string }>) =>
    `${names(wings)} can't form a Big Wing against ${quotable(at)}; from turn 9 once a Tally Ho two unused wings of 12 Group that reach its square in 3.${possible(near)}`,
  "wing-used": ({ id, near }: Refused<Id>) =>
    `${id} can't move now; name a wing with squadrons that is unused in this Tally Ho.${possible(near)}`,
  "in-the-air": ({ id, near }: Refused<Id>) =>
    `${id} is in the air already; it stays there without an order.${possible(near)}`,
  "out-of-reach": ({ id, square, steps, near }: Refused<Id & { square: string; steps: number }>) =>
    `${id} can't reach ${square} in ${steps} squares over country that is open to it.${possible(near)}`,
  hits: ({ hits, squadrons: own, near }: Hit) =>
    `${counted(hits, "hit is", "hits are")} to be taken by ${squadrons(own)}: each is lost at its defence, only the last may take fewer and is stood down.${possible(near)}`,
  "flak-hits": ({ hits, squadrons: own, near }: Hit) =>
    `${counted(hits, "flak hit is", "flak hits are")} to be taken by ${squadrons(own)}: bombers go while the hits cover another's defence.${possible(near)}`,
  cost: ({ british, german, near }: Refused<{ british: Types; german: Types }>) =>
    `What is lost must have fought: of the British ${squadrons(british)}, of the Germans ${squadrons(german)}; one of a side may be stood down after an intercept, none after a dogfight.${possible(near)}`,
  "cannot-fight": ({ id, near }: Refused<Id>) =>
    `${id} can't dogfight now; name a wing in the air that has not met or missed anybody in this Tally Ho.${possible(near)}`,
  "not-met": ({ id, at, near }: Refused<Id & { at: string }>) =>
    `${quotable(at)} is no geschwader in the square of ${id}; name one that is.${possible(near)}`,
  gruppen: ({ squadrons: count, legal, near }: Refused<{ squadrons: number; legal: Types }>) =>
    `${counted(count, "squadron lies", "squadrons lie")} in gruppen of ${names(legal)}; three gruppen where that is possible, none of more than three.${possible(near)}`,
  "no-gruppe": ({ found, most, near }: Beyond) =>
    `There is no gruppe ${found}; there are 1 to ${most}.${possible(near)}`,
  "gruppe-twice": ({ near }: Refused) =>
    `A gruppe is named twice; name all squadrons against it together.${possible(near)}`,
};
