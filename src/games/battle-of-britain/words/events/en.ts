import type { BattleTable } from "../../../../core/battle-tables.ts";
import { listed, quotable } from "../../../../core/text.ts";
import { frame } from "../frame.en.ts";
import { counted, dates, drawnBy, names, phaseName, poolName, squadrons, targets } from "../grammar.en.ts";
import { targetName, typeName } from "../names.ts";
import type { Id, Types } from "../values.ts";
import { cited } from "./cited.ts";

const FACES: Readonly<Record<string, string>> = { "+": "cross", o: "roundel", "-": "blank" };

const sky = (flies: boolean): string => (flies ? "The Luftwaffe flies." : "A respite: nobody flies.");

const BIDDERS: Readonly<Record<string, string>> = { first: "First bidder", second: "Second bidder" };

const bidder = (seat: string): string => BIDDERS[seat] ?? quotable(seat);

/** What the dice of a Group gave, each kind for which some were thrown. */
function repairs(repaired: number, dice: number, rebuilt: number, facilities: number): string {
  const parts = [
    ...(dice > 0 ? [`${repaired} of ${counted(dice, "die", "dice")} for squadrons`] : []),
    ...(facilities > 0
      ? [`${rebuilt} of ${counted(facilities, "die", "dice")} for airfields and radar`]
      : []),
  ];
  return listed(parts, "and");
}

function fate(raf: string, german: string, [rafFalls, germanFalls]: readonly [boolean, boolean]): string {
  if (rafFalls && germanFalls) return "both fall";
  if (rafFalls) return `the ${typeName(raf)} falls`;
  return germanFalls ? `the ${typeName(german)} falls` : "both live";
}

/** `by P02 and Q03 to R04`. */
function way(squares: readonly string[]): string {
  const [last, ...passed] = squares.toReversed();
  const by = passed.length > 0 ? `by ${listed(passed.toReversed(), "and")} ` : "";
  return `${by}to ${last ?? ""}`;
}

function toll(lost: readonly string[], stood: string | null): string {
  const parts = [
    ...(lost.length > 0 ? [`${squadrons(lost)} lost`] : []),
    ...(stood === null ? [] : [`1 ${typeName(stood)} stood down`]),
  ];
  return listed(parts, "and");
}

/** Who meets whom where in a battle, squadrons by the ids of their types. */
type Spawned = { wings: Types; geschwader: string; british: Types; german: Types; square: string };
type Sides = { british: string; german: string; targets: number };
type Rotated = { from: string; to: string; gives: string; gains: string };
type Repair = { group: string; squadrons: number; facilities: number; repaired: number; rebuilt: number };
/** Formations with their strengths, and squadrons left in the pile; `drawn`, formations and types: the owner's secret. */
type Draws = { pool: string; strengths: Types; left: number; drawn?: Types };
type Hand = { count: number; cards?: Types };
type Contact = { wing: string; geschwader: string; square: string; markers: number };
type Intercept = {
  wing: string;
  geschwader: string;
  squadrons: Types;
  met: Types;
  rafHits: number;
  lwHits: number;
};
type Losses = {
  formation: string;
  hits: number;
  by: "intercept" | "flak";
  lost: Types;
  stood: string | null;
};
type Joined = { wings: Types; geschwader: string; british: Types; german: Types; by: BattleTable };
/** What a battle on another table cost a side. */
type Cost = { formations: Types; side: 0 | 1; by: BattleTable; lost: Types; stood: string | null };
type Dogfight = { wings: Types; geschwader: string; markers: number };
/** Hits on the RAF squadron, then on the German one; who fell, in the same order. */
type Duel = {
  gruppe: number;
  rounds: number;
  wings: Types;
  hits: readonly [number, number];
  fallen: readonly [boolean, boolean];
} & Record<"geschwader" | "raf" | "german", string>;
type Bombs = Id & { target: string; hits: number; flak: number; out: boolean; successes: number };
type Deal = { hand: number; british: number; german: number; whole: readonly [boolean, boolean] };

export const events = cited({
  "event.bid": ({ seat, targets: bid }: { seat: string; targets: number }) =>
    bid === 0 ? `${bidder(seat)} passes.` : `${bidder(seat)} offers ${counted(bid, "target", "targets")}.`,
  "event.sides": ({ british, german, targets: bid }: Sides) =>
    `${bidder(german)} plays the Germans and must bomb ${counted(bid, "target", "targets")}; ${bidder(british)} plays the British.`,
  "event.begins": ({ from, to, targets: bid }: { from: number; to: number; targets: number }) =>
    `${from === to ? `Turn ${from} alone is played` : `Turns ${from} to ${to} are played`}; the Luftwaffe must bomb ${counted(bid, "target", "targets")}.`,
  /** Dates as month and day. */
  "event.turn": ({ turn, phase, from, to }: { turn: number; phase: number; from: string; to: string }) =>
    `Turn ${turn}, ${dates(from, to)} 1940: ${phaseName(phase)}.`,
  /** `back`: the German's secret. */
  "event.keeps": ({ count, back }: { count: number; back?: Types }) =>
    `The Germans keep ${counted(count, "mission card", "mission cards")}${back ? `; back to the deck: ${targets(back)}` : ""}.`,
  "event.deck": ({ phase, cards, removed }: { phase: number; cards: number; removed: number }) =>
    `${phaseName(phase)} has a new deck of ${counted(cards, "target card", "target cards")}; ${removed} are left out unseen.`,
  "event.returns": ({ pool, types }: { pool: string; types: Types }) =>
    `Rested and back with ${poolName(pool)}: ${squadrons(types)}.`,
  "event.sevens": ({ ids }: { ids: Types }) =>
    ids.length > 0 ? `Luftflotte 2 fills to seven: ${names(ids)}.` : "Luftflotte 2 stays at six.",
  "event.cities": ({ cities, hits }: { cities: Types; hits: number }) =>
    `Cities recover up to ${counted(hits, "hit", "hits")} each: ${targets(cities)}.`,
  "event.withdrawn": ({ type, count }: { type: string; count: number }) =>
    `The ${typeName(type)} is withdrawn: ${count === 0 ? "no squadron is left" : counted(count, "squadron leaves", "squadrons leave")}.`,
  "event.owed": ({ squadron, group }: { squadron: string; group: string }) =>
    `${quotable(squadron)} Squadron waits until ${group} Group has a damaged Hurricane.`,
  "event.reinforced": ({ squadron, group, ace }: { squadron: string; group: string; ace: boolean }) =>
    `${quotable(squadron)} Squadron joins ${group} Group: a damaged Hurricane is ready again${ace ? ", with an ace" : ""}.`,
  "event.rotated": ({ from, to, gives, gains }: Rotated) =>
    `${from} Group rests a ${typeName(gives)}; ${to} Group has a ${typeName(gains)} back.`,
  "event.repair": ({ group, squadrons: dice, facilities, repaired, rebuilt }: Repair) =>
    `${group} Group repairs: ${repairs(repaired, dice, rebuilt, facilities)}.`,
  "event.repaired": ({ group, types }: { group: string; types: Types }) =>
    `Ready again in ${group} Group: ${squadrons(types)}.`,
  "event.rebuilt": ({ names: ids }: { names: Types }) => `Working again: ${targets(ids)}.`,
  "event.pool": ({ points, left }: { points: number; left: number }) =>
    `13 Group draws on its pool: ${counted(points, "point", "points")}, ${left} left.`,
  "event.weather-dice": ({ german, british, flies }: { german: string; british: string; flies: boolean }) =>
    `Weather: ${FACES[german]} and ${FACES[british]}. ${sky(flies)}`,
  "event.weather-card": ({ flies }: { flies: boolean }) =>
    `Weather: a ${flies ? "red" : "black"} card. ${sky(flies)}`,
  "event.weather": ({ flies }: { flies: boolean }) => sky(flies),
  "event.duty": "Luftflotte 5 must attack this turn.",
  "event.draws": ({ pool, strengths, left, drawn }: Draws) =>
    `${poolName(pool)} goes on alert: ${listed(strengths, "and")}; ${left === 0 ? "the pile is empty" : `${left} in the pile`}.${drawn && drawn.length > 0 ? ` New: ${drawnBy(strengths, drawn)}.` : ""}`,
  "event.reshuffled": ({ cards }: { cards: number }) =>
    `${counted(cards, "used target card is", "used target cards are")} shuffled again.`,
  "event.hand": ({ count, cards }: Hand) =>
    `The Germans draw ${cards ? targets(cards) : counted(count, "mission card", "mission cards")}.`,
  "event.missions": ({ count }: { count: number }) =>
    count === 1
      ? "1 geschwader has its mission, face down."
      : `${count} geschwader have their missions, face down.`,
  "event.cards-back": ({ count, cards }: Hand) =>
    `Back to the hand: ${cards ? targets(cards) : counted(count, "mission card", "mission cards")}.`,
  "event.london-again": ({ cards }: { cards: Types }) => `On top of the draw pile again: ${targets(cards)}.`,
  "event.lf5-attempt": "Luftflotte 5 has made its attempt.",
  "event.lf5-withdrawn": ({ count }: { count: number }) =>
    `Luftflotte 5 has made no attempt and is withdrawn: ${counted(count, "squadron leaves", "squadrons leave")}.`,
  "event.tally-ho": ({ phase, markers }: { phase: number; markers: number }) =>
    `Tally Ho ${phase}: ${counted(markers, "combat is", "combats are")} left.`,
  "event.wing-home": ({ wing }: { wing: string }) => `${wing} is called home.`,
  "event.takes-off": ({ id, square, length }: Id & { square: string; length: number }) =>
    `${id} takes off at ${square} and may fly ${length} squares.`,
  "event.moves": ({ id, length }: Id & { length: number }) => `${id} flies on and may fly ${length} squares.`,
  "event.holds": ({ id }: Id) => `${id} stays where it is.`,
  "event.flies": ({ id, squares }: Id & { squares: Types }) => `${id} flies ${way(squares)}.`,
  "event.stopped": ({ id, square }: Id & { square: string }) => `A patrol stops ${id} at ${square}.`,
  "event.detaches": ({ id, types }: Id & { types: Types }) =>
    types.length === 0
      ? `Nobody of ${id} has to turn back at the 12 Group line.`
      : `Early home from ${id}: ${squadrons(types)}.`,
  "event.scramble": ({ wing, geschwader, square }: { wing: string; geschwader: string; square: string }) =>
    `${wing}, scramble! ${geschwader} at ${square}.`,
  /** `square`: null where it holds its own. */
  "event.wing-steps": ({ wing, square }: { wing: string; square: string | null }) =>
    square === null ? `${wing} holds its square.` : `${wing} climbs to ${square}.`,
  "event.bomb-run": ({ id }: Id) => `${id} begins its bomb run.`,
  "event.contact": ({ wing, geschwader, square, markers }: Contact) =>
    `Tally ho! ${wing} meets ${geschwader} at ${square}; ${counted(markers, "combat is", "combats are")} left.`,
  "event.missed": ({ wing, geschwader }: { wing: string; geschwader: string }) =>
    `${wing} does not catch ${geschwader}.`,
  "event.recalled": ({ wings }: { wings: Types }) => `Back at their stations: ${names(wings)}.`,
  "event.wing-moves": ({ wing, square }: { wing: string; square: string }) => `${wing} flies to ${square}.`,
  "event.big-wing": ({ wings, geschwader, square }: { wings: Types; geschwader: string; square: string }) =>
    `${names(wings)} form a Big Wing against ${geschwader} at ${square}.`,
  "event.intercept": ({ wing, geschwader, squadrons: own, met, rafHits, lwHits }: Intercept) =>
    `${wing} (${squadrons(own)}) meets ${squadrons(met)} of ${geschwader}: ${counted(rafHits, "hit", "hits")} by the RAF, ${lwHits} by the Luftwaffe.`,
  "event.losses": ({ formation, hits, by, lost, stood }: Losses) =>
    `${formation} takes ${counted(hits, "hit", "hits")}${by === "flak" ? " from flak" : ""}: ${toll(lost, stood)}.`,
  /** A battle that may be fought in another game. */
  "spawn.intercept": ({ wings, geschwader, british, german, square }: Spawned) =>
    `${names(wings)} (${squadrons(british)}) intercepts ${geschwader} (${squadrons(german)}) at ${square}.`,
  "spawn.dogfight": ({ wings, geschwader, british, german, square }: Spawned) =>
    `Dogfight at ${square}: ${names(wings)} (${squadrons(british)}) against ${geschwader} (${squadrons(german)}).`,
  "event.joined": ({ wings, geschwader, british, german, by }: Joined) =>
    `${names(wings)} with ${squadrons(british)} and ${geschwader} with ${squadrons(german)} fight it out ${by === "cards" ? "with cards" : "as a plotted dogfight"}.`,
  "event.cost": ({ formations, lost, stood }: Cost) =>
    `The battle costs ${names(formations)}: ${toll(lost, stood)}.`,
  "event.no-cost": ({ wings, geschwader }: { wings: Types; geschwader: string }) =>
    `The battle costs neither ${names(wings)} nor ${geschwader} a squadron.`,
  "event.dogfight": ({ wings, geschwader, markers }: Dogfight) =>
    `Dogfight: ${names(wings)} against ${geschwader}; ${counted(markers, "combat is", "combats are")} left.`,
  "event.gruppen": ({ id, sizes }: Id & { sizes: readonly number[] }) =>
    `${id} flies in ${sizes.length > 1 ? "gruppen" : "one gruppe"} of ${listed(sizes.map(String), "and")}.`,
  "event.duel": ({ gruppe, raf, german, rounds, hits, fallen }: Duel) =>
    `Gruppe ${gruppe}: ${typeName(raf)} against ${typeName(german)}, hits ${hits[1]} to ${hits[0]} in ${counted(rounds, "round", "rounds")}; ${fate(raf, german, fallen)}.`,
  "event.bombs": ({ id, target, hits, flak, out, successes }: Bombs) =>
    `${id} bombs ${targetName(target)}: ${hits === 0 ? "every bomb misses" : counted(hits, "hit", "hits")}${hits > 0 && out ? ", and it is knocked out" : ""}; ${flak === 0 ? "no flak hits" : `flak hits ${flak === 1 ? "once" : `${flak} times`}`}.${hits === 0 ? "" : ` Targets bombed: ${successes}.`}`,
  "event.fuel": ({ id, types, faces, lost }: Id & { types: Types; faces: Types; lost: Types }) =>
    types.length === 0
      ? `${id} has nobody whose fuel is short.`
      : `Fuel runs short in ${id}: ${types.map((type, at) => `${typeName(type)} ${FACES[faces[at] ?? ""]}`).join(", ")}; ${lost.length === 0 ? "all come home" : `lost ${squadrons(lost)}`}.`,
  "event.home": ({ id }: Id) => `${id} is home again.`,
  "event.deal": ({ hand, british, german, whole }: Deal) =>
    `Hand ${hand} of the losses: the British deal ${british}${whole[0] ? "" : ", not a whole hand"}; the Germans deal ${german}${whole[1] ? "" : ", not a whole hand"}.`,
  "event.end": frame.outcome,
});
