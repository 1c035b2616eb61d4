import type { Catalogue } from "../../../../core/phrase.ts";
import { listed, quotable } from "../../../../core/text.ts";
import { frame } from "../frame.en.ts";
import { counted, dates, drawnBy, names, phaseName, poolName, squadrons, targets } from "../grammar.en.ts";
import { targetName, typeName } from "../names.ts";
import type { EventPhrases } from "../phrases.ts";
import { cited } from "./cited.ts";

const FACES: Readonly<Record<string, string>> = { "+": "cross", o: "roundel", "-": "blank" };

const sky = (flies: boolean): string => (flies ? "The Luftwaffe flies." : "A respite: nobody flies.");

const BIDDERS: Readonly<Record<string, string>> = { first: "First bidder", second: "Second bidder" };

const bidder = (seat: string): string => BIDDERS[seat] ?? quotable(seat);

const staff: Pick<Catalogue<EventPhrases>, StaffKey> = {
  "event.bid": ({ seat, targets: bid }) =>
    bid === 0 ? `${bidder(seat)} passes.` : `${bidder(seat)} offers ${counted(bid, "target", "targets")}.`,
  "event.sides": ({ british, german, targets: bid }) =>
    `${bidder(german)} plays the Germans and must bomb ${counted(bid, "target", "targets")}; ${bidder(british)} plays the British.`,
  "event.begins": ({ from, to, targets: bid }) =>
    `${from === to ? `Turn ${from} alone is played` : `Turns ${from} to ${to} are played`}; the Luftwaffe must bomb ${counted(bid, "target", "targets")}.`,
  "event.turn": ({ turn, phase, from, to }) => `Turn ${turn}, ${dates(from, to)} 1940: ${phaseName(phase)}.`,
  "event.keeps": ({ count, back }) =>
    `The Germans keep ${counted(count, "mission card", "mission cards")}${back ? `; back to the deck: ${targets(back)}` : ""}.`,
  "event.deck": ({ phase, cards, removed }) =>
    `${phaseName(phase)} has a new deck of ${counted(cards, "target card", "target cards")}; ${removed} are left out unseen.`,
  "event.returns": ({ pool, types }) => `Rested and back with ${poolName(pool)}: ${squadrons(types)}.`,
  "event.sevens": ({ ids }) =>
    ids.length > 0 ? `Luftflotte 2 fills to seven: ${names(ids)}.` : "Luftflotte 2 stays at six.",
  "event.cities": ({ cities, hits }) =>
    `Cities recover up to ${counted(hits, "hit", "hits")} each: ${targets(cities)}.`,
  "event.withdrawn": ({ type, count }) =>
    `The ${typeName(type)} is withdrawn: ${count === 0 ? "no squadron is left" : counted(count, "squadron leaves", "squadrons leave")}.`,
  "event.owed": ({ squadron, group }) =>
    `${quotable(squadron)} Squadron waits until ${group} Group has a damaged Hurricane.`,
  "event.reinforced": ({ squadron, group, ace }) =>
    `${quotable(squadron)} Squadron joins ${group} Group: a damaged Hurricane is ready again${ace ? ", with an ace" : ""}.`,
  "event.rotated": ({ from, to, gives, gains }) =>
    `${from} Group rests a ${typeName(gives)}; ${to} Group has a ${typeName(gains)} back.`,
  "event.repair": ({ group, squadrons: dice, facilities, repaired, rebuilt }) =>
    `${group} Group repairs: ${repairs(repaired, dice, rebuilt, facilities)}.`,
  "event.repaired": ({ group, types }) => `Ready again in ${group} Group: ${squadrons(types)}.`,
  "event.rebuilt": ({ names: ids }) => `Working again: ${targets(ids)}.`,
  "event.pool": ({ points, left }) =>
    `13 Group draws on its pool: ${counted(points, "point", "points")}, ${left} left.`,
  "event.weather-dice": ({ german, british, flies }) =>
    `Weather: ${FACES[german]} and ${FACES[british]}. ${sky(flies)}`,
  "event.weather-card": ({ flies }) => `Weather: a ${flies ? "red" : "black"} card. ${sky(flies)}`,
  "event.weather": ({ flies }) => sky(flies),
  "event.duty": () => "Luftflotte 5 must attack this turn.",
  "event.draws": ({ pool, strengths, left, drawn }) =>
    `${poolName(pool)} goes on alert: ${listed(strengths, "and")}; ${left === 0 ? "the pile is empty" : `${left} in the pile`}.${drawn && drawn.length > 0 ? ` New: ${drawnBy(strengths, drawn)}.` : ""}`,
  "event.reshuffled": ({ cards }) =>
    `${counted(cards, "used target card is", "used target cards are")} shuffled again.`,
  "event.hand": ({ count, cards }) =>
    `The Germans draw ${cards ? targets(cards) : counted(count, "mission card", "mission cards")}.`,
  "event.missions": ({ count }) =>
    count === 1
      ? "1 geschwader has its mission, face down."
      : `${count} geschwader have their missions, face down.`,
  "event.cards-back": ({ count, cards }) =>
    `Back to the hand: ${cards ? targets(cards) : counted(count, "mission card", "mission cards")}.`,
  "event.london-again": ({ cards }) => `On top of the draw pile again: ${targets(cards)}.`,
  "event.lf5-attempt": () => "Luftflotte 5 has made its attempt.",
  "event.lf5-withdrawn": ({ count }) =>
    `Luftflotte 5 has made no attempt and is withdrawn: ${counted(count, "squadron leaves", "squadrons leave")}.`,
};

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

type StaffKey =
  | "event.bid"
  | "event.sides"
  | "event.begins"
  | "event.turn"
  | "event.keeps"
  | "event.deck"
  | "event.returns"
  | "event.sevens"
  | "event.cities"
  | "event.withdrawn"
  | "event.owed"
  | "event.reinforced"
  | "event.rotated"
  | "event.repair"
  | "event.repaired"
  | "event.rebuilt"
  | "event.pool"
  | "event.weather-dice"
  | "event.weather-card"
  | "event.weather"
  | "event.duty"
  | "event.draws"
  | "event.reshuffled"
  | "event.hand"
  | "event.missions"
  | "event.cards-back"
  | "event.london-again"
  | "event.lf5-attempt"
  | "event.lf5-withdrawn";

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

const raids: Omit<Catalogue<EventPhrases>, StaffKey> = {
  "event.tally-ho": ({ phase, markers }) =>
    `Tally Ho ${phase}: ${counted(markers, "combat is", "combats are")} left.`,
  "event.wing-home": ({ wing }) => `${wing} is called home.`,
  "event.takes-off": ({ id, square, length }) =>
    `${id} takes off at ${square} and may fly ${length} squares.`,
  "event.moves": ({ id, length }) => `${id} flies on and may fly ${length} squares.`,
  "event.holds": ({ id }) => `${id} stays where it is.`,
  "event.flies": ({ id, squares }) => `${id} flies ${way(squares)}.`,
  "event.stopped": ({ id, square }) => `A patrol stops ${id} at ${square}.`,
  "event.detaches": ({ id, types }) =>
    types.length === 0
      ? `Nobody of ${id} has to turn back at the 12 Group line.`
      : `Early home from ${id}: ${squadrons(types)}.`,
  "event.scramble": ({ wing, geschwader, square }) => `${wing}, scramble! ${geschwader} at ${square}.`,
  "event.wing-steps": ({ wing, square }) =>
    square === null ? `${wing} holds its square.` : `${wing} climbs to ${square}.`,
  "event.bomb-run": ({ id }) => `${id} begins its bomb run.`,
  "event.contact": ({ wing, geschwader, square, markers }) =>
    `Tally ho! ${wing} meets ${geschwader} at ${square}; ${counted(markers, "combat is", "combats are")} left.`,
  "event.missed": ({ wing, geschwader }) => `${wing} does not catch ${geschwader}.`,
  "event.recalled": ({ wings }) => `Back at their stations: ${names(wings)}.`,
  "event.wing-moves": ({ wing, square }) => `${wing} flies to ${square}.`,
  "event.big-wing": ({ wings, geschwader, square }) =>
    `${names(wings)} form a Big Wing against ${geschwader} at ${square}.`,
  "event.intercept": ({ wing, geschwader, squadrons: own, met, rafHits, lwHits }) =>
    `${wing} (${squadrons(own)}) meets ${squadrons(met)} of ${geschwader}: ${counted(rafHits, "hit", "hits")} by the RAF, ${lwHits} by the Luftwaffe.`,
  "event.losses": ({ formation, hits, by, lost, stood }) =>
    `${formation} takes ${counted(hits, "hit", "hits")}${by === "flak" ? " from flak" : ""}: ${toll(lost, stood)}.`,
  "spawn.intercept": ({ wings, geschwader, british, german, square }) =>
    `${names(wings)} (${squadrons(british)}) intercepts ${geschwader} (${squadrons(german)}) at ${square}.`,
  "spawn.dogfight": ({ wings, geschwader, british, german, square }) =>
    `Dogfight at ${square}: ${names(wings)} (${squadrons(british)}) against ${geschwader} (${squadrons(german)}).`,
  "event.joined": ({ wings, geschwader, british, german, by }) =>
    `${names(wings)} with ${squadrons(british)} and ${geschwader} with ${squadrons(german)} fight it out ${by === "cards" ? "with cards" : "as a plotted dogfight"}.`,
  "event.cost": ({ formations, lost, stood }) =>
    `The battle costs ${names(formations)}: ${toll(lost, stood)}.`,
  "event.no-cost": ({ wings, geschwader }) =>
    `The battle costs neither ${names(wings)} nor ${geschwader} a squadron.`,
  "event.dogfight": ({ wings, geschwader, markers }) =>
    `Dogfight: ${names(wings)} against ${geschwader}; ${counted(markers, "combat is", "combats are")} left.`,
  "event.gruppen": ({ id, sizes }) =>
    `${id} flies in ${sizes.length > 1 ? "gruppen" : "one gruppe"} of ${listed(sizes.map(String), "and")}.`,
  "event.duel": ({ gruppe, raf, german, rounds, hits, fallen }) =>
    `Gruppe ${gruppe}: ${typeName(raf)} against ${typeName(german)}, hits ${hits[1]} to ${hits[0]} in ${counted(rounds, "round", "rounds")}; ${fate(raf, german, fallen)}.`,
  "event.bombs": ({ id, target, hits, flak, out, successes }) =>
    `${id} bombs ${targetName(target)}: ${hits === 0 ? "every bomb misses" : counted(hits, "hit", "hits")}${hits > 0 && out ? ", and it is knocked out" : ""}; ${flak === 0 ? "no flak hits" : `flak hits ${flak === 1 ? "once" : `${flak} times`}`}.${hits === 0 ? "" : ` Targets bombed: ${successes}.`}`,
  "event.fuel": ({ id, types, faces, lost }) =>
    types.length === 0
      ? `${id} has nobody whose fuel is short.`
      : `Fuel runs short in ${id}: ${types.map((type, at) => `${typeName(type)} ${FACES[faces[at] ?? ""]}`).join(", ")}; ${lost.length === 0 ? "all come home" : `lost ${squadrons(lost)}`}.`,
  "event.home": ({ id }) => `${id} is home again.`,
  "event.deal": ({ hand, british, german, whole }) =>
    `Hand ${hand} of the losses: the British deal ${british}${whole[0] ? "" : ", not a whole hand"}; the Germans deal ${german}${whole[1] ? "" : ", not a whole hand"}.`,
  "event.end": (values) => frame.outcome(values),
};

export const events = cited({ ...staff, ...raids });
