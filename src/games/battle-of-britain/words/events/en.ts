import type { Catalogue } from "../../../../core/phrase.ts";
import { listed, quotable } from "../../../../core/text.ts";
import { frame } from "../frame.en.ts";
import { counted, date, names, phaseName, poolName, squadrons, targets } from "../grammar.en.ts";
import { targetName, typeName } from "../names.ts";
import type { EventPhrases } from "../phrases.ts";

const FACES: Readonly<Record<string, string>> = { "+": "cross", o: "roundel", "-": "blank" };

const sky = (flies: boolean): string => (flies ? "The Luftwaffe flies." : "A respite: nobody flies.");

const staff: Pick<Catalogue<EventPhrases>, StaffKey> = {
  "event.bid": ({ seat, targets: bid }) =>
    bid === 0
      ? `${quotable(seat)} passes.`
      : `${quotable(seat)} offers ${counted(bid, "target", "targets")}.`,
  "event.sides": ({ british, german, targets: bid }) =>
    `${quotable(german)} plays the Germans and must bomb ${counted(bid, "target", "targets")}; ${quotable(british)} plays the British.`,
  "event.begins": ({ from, to, targets: bid }) =>
    `Turns ${from} to ${to}; the Luftwaffe needs ${counted(bid, "target", "targets")}.`,
  "event.turn": ({ turn, phase, from, to }) =>
    `Turn ${turn}, ${date(from)} to ${date(to)}: ${phaseName(phase)}.`,
  "event.keeps": ({ count, back }) =>
    `The Germans keep ${counted(count, "mission card", "mission cards")}${back ? `; back go ${targets(back)}` : ""}.`,
  "event.deck": ({ phase, cards, removed }) =>
    `A new deck for ${phaseName(phase)}: ${cards} target cards; ${removed} are out.`,
  "event.returns": ({ pool, types }) => `${poolName(pool)}: stood down no longer: ${squadrons(types)}.`,
  "event.cities": ({ cities, hits }) =>
    `Cities recover up to ${counted(hits, "hit", "hits")} each: ${targets(cities)}.`,
  "event.withdrawn": ({ type, count }) =>
    `The ${typeName(type)} is withdrawn: ${counted(count, "squadron leaves", "squadrons leave")}.`,
  "event.owed": ({ squadron, group }) =>
    `${quotable(squadron)} Squadron waits until ${group} Group has a damaged Hurricane.`,
  "event.reinforced": ({ squadron, group, ace }) =>
    `${quotable(squadron)} Squadron joins ${group} Group: a damaged Hurricane is ready again${ace ? ", with an ace" : ""}.`,
  "event.rotated": ({ from, to, gives, gains }) =>
    `${from} Group rests a ${typeName(gives)}; ${to} Group has a ${typeName(gains)} back.`,
  "event.repair": ({ group, squadrons: dice, facilities, repaired, rebuilt }) =>
    `${group} Group: ${repaired} of ${dice} for squadrons, ${rebuilt} of ${facilities} for facilities.`,
  "event.repaired": ({ group, types }) => `${group} Group has back: ${squadrons(types)}.`,
  "event.rebuilt": ({ names: ids }) => `Working again: ${targets(ids)}.`,
  "event.pool": ({ points, left }) => `13 Group's pool gives ${points}; ${left} left.`,
  "event.weather-dice": ({ german, british, flies }) =>
    `Weather: ${FACES[german]} and ${FACES[british]}. ${sky(flies)}`,
  "event.weather-card": ({ flies }) => `Weather: a ${flies ? "red" : "black"} card. ${sky(flies)}`,
  "event.weather": ({ flies }) => sky(flies),
  "event.duty": () => "Luftflotte 5 must attack this turn.",
  "event.draws": ({ pool, strengths, left, drawn }) =>
    `${poolName(pool)} stands by: ${listed(strengths, "and")}; ${left} in the pile.${drawn && drawn.length > 0 ? ` Drawn: ${drawn.map(typeName).join(" ")}.` : ""}`,
  "event.reshuffled": ({ cards }) =>
    `${counted(cards, "used target card is", "used target cards are")} shuffled again.`,
  "event.hand": ({ count, cards }) =>
    `The Germans draw ${cards ? targets(cards) : counted(count, "mission card", "mission cards")}.`,
  "event.missions": ({ count }) => `Missions are assigned to ${count} geschwader.`,
  "event.cards-back": ({ count, cards }) =>
    `Back to the hand: ${cards ? targets(cards) : counted(count, "mission card", "mission cards")}.`,
  "event.london-again": ({ cards }) => `On top of the draw pile again: ${targets(cards)}.`,
  "event.lf5-attempt": () => "Luftflotte 5 has made its attempt.",
  "event.lf5-withdrawn": ({ count }) =>
    `Luftflotte 5 has made no attempt and is withdrawn: ${counted(count, "squadron", "squadrons")}.`,
};

type StaffKey =
  | "event.bid"
  | "event.sides"
  | "event.begins"
  | "event.turn"
  | "event.keeps"
  | "event.deck"
  | "event.returns"
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

function fate([raf, german]: readonly [boolean, boolean]): string {
  if (raf && german) return "both fall";
  if (raf) return "the RAF squadron falls";
  return german ? "the German squadron falls" : "both live";
}

const raids: Omit<Catalogue<EventPhrases>, StaffKey> = {
  "event.tally-ho": ({ phase, markers }) =>
    `Tally Ho ${phase}: ${counted(markers, "combat", "combats")} left.`,
  "event.wing-home": ({ wing }) => `${wing} is called home.`,
  "event.takes-off": ({ id, square, length }) => `${id} takes off at ${square} for up to ${length} squares.`,
  "event.moves": ({ id, length }) => `${id} moves up to ${length} squares.`,
  "event.holds": ({ id }) => `${id} stays where it is.`,
  "event.flies": ({ id, squares }) => `${id} flies to ${squares.join(", ")}.`,
  "event.stopped": ({ id, square }) => `A patrol stops ${id} at ${square}.`,
  "event.detaches": ({ id, types }) =>
    types.length === 0
      ? `Nobody of ${id} has to turn back at the 12 Group line.`
      : `From ${id} reach for home: ${squadrons(types)}.`,
  "event.scramble": ({ wing, geschwader, square }) => `${wing}, scramble! ${geschwader} at ${square}.`,
  "event.wing-steps": ({ wing, square }) =>
    square === null ? `${wing} holds its square.` : `${wing} is at ${square}.`,
  "event.bomb-run": ({ id }) => `${id} begins its bomb run.`,
  "event.contact": ({ wing, geschwader, square, markers }) =>
    `Contact: ${wing} meets ${geschwader} at ${square}; ${counted(markers, "combat", "combats")} left.`,
  "event.missed": ({ wing, geschwader }) => `${wing} misses ${geschwader}.`,
  "event.recalled": ({ wings }) => `Back at their stations: ${names(wings)}.`,
  "event.wing-moves": ({ wing, square }) => `${wing} goes to ${square}.`,
  "event.big-wing": ({ wings, geschwader, square }) =>
    `${names(wings)} form a Big Wing against ${geschwader} at ${square}.`,
  "event.intercept": ({ wing, geschwader, squadrons: own, met, rafHits, lwHits }) =>
    `${wing} (${squadrons(own)}) meets ${squadrons(met)} of ${geschwader}: ${counted(rafHits, "hit", "hits")} by the RAF, ${lwHits} by the Luftwaffe.`,
  "event.losses": ({ formation, hits, by, lost, stood }) =>
    `${formation} takes ${hits}${by === "flak" ? " of flak" : ""}: lost ${squadrons(lost)}${stood === null ? "" : `; stood down ${typeName(stood)}`}.`,
  "event.dogfight": ({ wings, geschwader, markers }) =>
    `${names(wings)} ${wings.length > 1 ? "dogfight" : "dogfights"} ${geschwader}; ${counted(markers, "combat", "combats")} left.`,
  "event.gruppen": ({ id, sizes }) => `${id} lays gruppen of ${listed(sizes.map(String), "and")}.`,
  "event.duel": ({ gruppe, raf, german, rounds, hits, fallen }) =>
    `Gruppe ${gruppe}: ${typeName(raf)} against ${typeName(german)}, ${hits[1]} to ${hits[0]} in ${counted(rounds, "round", "rounds")}; ${fate(fallen)}.`,
  "event.bombs": ({ id, target, hits, flak, out, successes }) =>
    `${id} bombs ${targetName(target)}: ${counted(hits, "hit", "hits")}, ${flak} by flak${out ? "; knocked out" : ""}. Targets bombed: ${successes}.`,
  "event.fuel": ({ id, types, faces, lost }) =>
    types.length === 0
      ? `${id} has nobody whose fuel is short.`
      : `Fuel of ${id}: ${types.map((type, at) => `${typeName(type)} ${FACES[faces[at] ?? ""]}`).join(", ")}; lost ${squadrons(lost)}.`,
  "event.home": ({ id }) => `${id} is home.`,
  "event.deal": ({ hand, british, german, whole }) =>
    `Hand ${hand}: the British deal ${british}${whole[0] ? "" : ", not a whole hand"}; the Germans ${german}${whole[1] ? "" : ", not a whole hand"}.`,
  "event.end": (values) => frame.outcome(values),
};

export const events: Catalogue<EventPhrases> = { ...staff, ...raids };
