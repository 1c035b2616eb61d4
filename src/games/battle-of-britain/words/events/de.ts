import type { Catalogue, PhrasesOf } from "../../../../core/phrase.ts";
import { listed, quotable } from "../../../../core/text.ts";
import { frame } from "../frame.de.ts";
import { counted, dates, drawnBy, names, phaseName, poolName, squadrons, targets } from "../grammar.de.ts";
import { targetName, typeName } from "../names.ts";
import { cited } from "./cited.ts";
import type { events as english } from "./en.ts";

const FACES: Readonly<Record<string, string>> = { "+": "Kreuz", o: "Kokarde", "-": "leer" };

const sky = (flies: boolean): string => (flies ? "Die Luftwaffe fliegt." : "Eine Atempause: Niemand fliegt.");

const BIDDERS: Readonly<Record<string, string>> = { first: "Wer zuerst bietet", second: "Wer danach bietet" };

const bidder = (seat: string): string => BIDDERS[seat] ?? quotable(seat);

function repairs(repaired: number, dice: number, rebuilt: number, facilities: number): string {
  const parts = [
    ...(dice > 0 ? [`${repaired} von ${counted(dice, "Würfel", "Würfeln")} für Staffeln`] : []),
    ...(facilities > 0
      ? [`${rebuilt} von ${counted(facilities, "Würfel", "Würfeln")} für Flugplätze und Radar`]
      : []),
  ];
  return listed(parts, "und");
}

function fate(raf: string, german: string, [rafFalls, germanFalls]: readonly [boolean, boolean]): string {
  if (rafFalls && germanFalls) return "beide fallen";
  if (rafFalls) return `die ${typeName(raf)} fällt`;
  return germanFalls ? `die ${typeName(german)} fällt` : "beide bleiben";
}

const fights = (count: number): string => counted(count, "Kampf", "Kämpfe");

function way(squares: readonly string[]): string {
  const [last, ...passed] = squares.toReversed();
  const by = passed.length > 0 ? `über ${listed(passed.toReversed(), "und")} ` : "";
  return `${by}nach ${last ?? ""}`;
}

function toll(lost: readonly string[], stood: string | null): string {
  const parts = [
    ...(lost.length > 0 ? [`${squadrons(lost)} verloren`] : []),
    ...(stood === null ? [] : [`1 ${typeName(stood)} in Ruhe`]),
  ];
  return listed(parts, "und");
}

export const events: Catalogue<PhrasesOf<typeof english>> = cited({
  "event.bid": ({ seat, targets: bid }) =>
    bid === 0 ? `${bidder(seat)} passt.` : `${bidder(seat)} bietet ${counted(bid, "Ziel", "Ziele")}.`,
  "event.sides": ({ british, german, targets: bid }) =>
    `${bidder(german)} spielt die Deutschen und muss ${counted(bid, "Ziel", "Ziele")} bombardieren; ${bidder(british)} spielt die Briten.`,
  "event.begins": ({ from, to, targets: bid }) =>
    `${from === to ? `Nur Runde ${from} wird gespielt` : `Runden ${from} bis ${to} werden gespielt`}; die Luftwaffe muss ${counted(bid, "Ziel", "Ziele")} bombardieren.`,
  "event.turn": ({ turn, phase, from, to }) => `Runde ${turn}, ${dates(from, to)} 1940: ${phaseName(phase)}.`,
  "event.keeps": ({ count, back }) =>
    `Die Deutschen behalten ${counted(count, "Auftragskarte", "Auftragskarten")}${back ? `; zurück in den Stapel: ${targets(back)}` : ""}.`,
  "event.deck": ({ phase, cards, removed }) =>
    `${phaseName(phase)}: ein neuer Stapel von ${counted(cards, "Zielkarte", "Zielkarten")}; ${removed} bleiben ungesehen draußen.`,
  "event.returns": ({ pool, types }) => `${poolName(pool)}, ausgeruht zurück: ${squadrons(types)}.`,
  "event.sevens": ({ ids }) =>
    ids.length > 0
      ? `Die Luftflotte 2 füllt auf sieben auf: ${names(ids)}.`
      : "Die Luftflotte 2 bleibt bei sechs.",
  "event.cities": ({ cities, hits }) =>
    `Städte erholen sich um bis zu ${counted(hits, "Treffer", "Treffer")}: ${targets(cities)}.`,
  "event.withdrawn": ({ type, count }) =>
    `Die ${typeName(type)} wird abgezogen: ${count === 0 ? "Keine Staffel war übrig" : counted(count, "Staffel geht", "Staffeln gehen")}.`,
  "event.owed": ({ squadron, group }) =>
    `Die ${quotable(squadron)} Squadron wartet, bis die ${group} Group eine beschädigte Hurricane hat.`,
  "event.reinforced": ({ squadron, group, ace }) =>
    `Die ${quotable(squadron)} Squadron stößt zur ${group} Group: Eine beschädigte Hurricane ist wieder bereit${ace ? ", mit einem Ass" : ""}.`,
  "event.rotated": ({ from, to, gives, gains }) =>
    `Die ${from} Group lässt eine ${typeName(gives)} ruhen; die ${to} Group hat eine ${typeName(gains)} wieder.`,
  "event.repair": ({ group, squadrons: dice, facilities, repaired, rebuilt }) =>
    `Die ${group} Group setzt instand: ${repairs(repaired, dice, rebuilt, facilities)}.`,
  "event.repaired": ({ group, types }) => `Wieder bereit bei der ${group} Group: ${squadrons(types)}.`,
  "event.rebuilt": ({ names: ids }) => `Wieder in Betrieb: ${targets(ids)}.`,
  "event.pool": ({ points, left }) =>
    `Die 13 Group greift auf ihren Vorrat zurück: ${counted(points, "Punkt", "Punkte")}, noch ${left}.`,
  "event.weather-dice": ({ german, british, flies }) =>
    `Wetter: ${FACES[german]} und ${FACES[british]}. ${sky(flies)}`,
  "event.weather-card": ({ flies }) => `Wetter: eine ${flies ? "rote" : "schwarze"} Karte. ${sky(flies)}`,
  "event.weather": ({ flies }) => sky(flies),
  "event.duty": "Die Luftflotte 5 muss in dieser Runde angreifen.",
  "event.draws": ({ pool, strengths, left, drawn }) =>
    `${poolName(pool)} in Alarmbereitschaft: ${listed(strengths, "und")}; ${left === 0 ? "der Stapel ist leer" : `${left} im Stapel`}.${drawn && drawn.length > 0 ? ` Neu: ${drawnBy(strengths, drawn)}.` : ""}`,
  "event.reshuffled": ({ cards }) =>
    `${counted(cards, "benutzte Zielkarte wird", "benutzte Zielkarten werden")} neu gemischt.`,
  "event.hand": ({ count, cards }) =>
    `Die Deutschen ziehen ${cards ? targets(cards) : counted(count, "Auftragskarte", "Auftragskarten")}.`,
  "event.missions": ({ count }) =>
    count === 1
      ? "1 Geschwader hat seinen Auftrag, verdeckt."
      : `${count} Geschwader haben ihre Aufträge, verdeckt.`,
  "event.cards-back": ({ count, cards }) =>
    `Zurück auf die Hand: ${cards ? targets(cards) : counted(count, "Auftragskarte", "Auftragskarten")}.`,
  "event.london-again": ({ cards }) => `Wieder oben auf dem Stapel: ${targets(cards)}.`,
  "event.lf5-attempt": "Die Luftflotte 5 hat ihren Versuch gemacht.",
  "event.lf5-withdrawn": ({ count }) =>
    `Die Luftflotte 5 hat nichts versucht und wird abgezogen: ${counted(count, "Staffel geht", "Staffeln gehen")}.`,
  "event.tally-ho": ({ phase, markers }) => `Tally-ho ${phase}: noch ${fights(markers)}.`,
  "event.wing-home": ({ wing }) => `${wing} wird heimgerufen.`,
  "event.takes-off": ({ id, square, length }) =>
    `${id} startet bei ${square} und darf ${length} Felder weit fliegen.`,
  "event.moves": ({ id, length }) => `${id} fliegt weiter und darf ${length} Felder weit.`,
  "event.holds": ({ id }) => `${id} bleibt, wo es ist.`,
  "event.flies": ({ id, squares }) => `${id} fliegt ${way(squares)}.`,
  "event.stopped": ({ id, square }) => `Eine Patrouille hält ${id} bei ${square} auf.`,
  "event.detaches": ({ id, types }) =>
    types.length === 0
      ? `Niemand von ${id} muss an der Grenze der 12 Group umkehren.`
      : `Früher heim aus ${id}: ${squadrons(types)}.`,
  "event.scramble": ({ wing, geschwader, square }) => `${wing}, Alarmstart! ${geschwader} bei ${square}.`,
  "event.wing-steps": ({ wing, square }) =>
    square === null ? `${wing} hält sein Feld.` : `${wing} steigt nach ${square}.`,
  "event.bomb-run": ({ id }) => `${id} beginnt den Bombenanflug.`,
  "event.contact": ({ wing, geschwader, square, markers }) =>
    `Tally-ho! ${wing} trifft ${geschwader} bei ${square}; noch ${fights(markers)}.`,
  "event.missed": ({ wing, geschwader }) => `${wing} erreicht ${geschwader} nicht.`,
  "event.recalled": ({ wings }) => `Zurück auf ihren Plätzen: ${names(wings)}.`,
  "event.wing-moves": ({ wing, square }) => `${wing} fliegt nach ${square}.`,
  "event.big-wing": ({ wings, geschwader, square }) =>
    `${names(wings)} bilden einen Big Wing gegen ${geschwader} bei ${square}.`,
  "event.intercept": ({ wing, geschwader, squadrons: own, met, rafHits, lwHits }) =>
    `${wing} (${squadrons(own)}) trifft auf ${squadrons(met)} von ${geschwader}: ${counted(rafHits, "Treffer", "Treffer")} der RAF, ${lwHits} der Luftwaffe.`,
  "event.losses": ({ formation, hits, by, lost, stood }) =>
    `${formation} nimmt ${counted(hits, "Treffer", "Treffer")}${by === "flak" ? " der Flak" : ""}: ${toll(lost, stood)}.`,
  "spawn.intercept": ({ wings, geschwader, british, german, square }) =>
    `${names(wings)} (${squadrons(british)}) fängt ${geschwader} (${squadrons(german)}) bei ${square} ab.`,
  "spawn.dogfight": ({ wings, geschwader, british, german, square }) =>
    `Kurvenkampf bei ${square}: ${names(wings)} (${squadrons(british)}) gegen ${geschwader} (${squadrons(german)}).`,
  "event.joined": ({ wings, geschwader, british, german, by }) =>
    `${names(wings)} mit ${squadrons(british)} und ${geschwader} mit ${squadrons(german)} tragen es ${by === "cards" ? "mit Karten" : "als Luftkampf nach Plan"} aus.`,
  "event.cost": ({ formations, lost, stood }) =>
    `Das Gefecht kostet ${names(formations)}: ${toll(lost, stood)}.`,
  "event.no-cost": ({ wings, geschwader }) =>
    `Das Gefecht kostet weder ${names(wings)} noch ${geschwader} eine Staffel.`,
  "event.dogfight": ({ wings, geschwader, markers }) =>
    `Kurvenkampf: ${names(wings)} gegen ${geschwader}; noch ${fights(markers)}.`,
  "event.gruppen": ({ id, sizes }) =>
    `${id} fliegt in ${sizes.length > 1 ? "Gruppen" : "einer Gruppe"} zu ${listed(sizes.map(String), "und")}.`,
  "event.duel": ({ gruppe, raf, german, rounds, hits, fallen }) =>
    `Gruppe ${gruppe}: ${typeName(raf)} gegen ${typeName(german)}, Treffer ${hits[1]} zu ${hits[0]} in ${counted(rounds, "Durchgang", "Durchgängen")}; ${fate(raf, german, fallen)}.`,
  "event.bombs": ({ id, target, hits, flak, out, successes }) =>
    `${id} bombardiert ${targetName(target)}: ${hits === 0 ? "alle Bomben daneben" : counted(hits, "Treffer", "Treffer")}${hits > 0 && out ? ", ausgeschaltet" : ""}; ${flak === 0 ? "die Flak trifft nicht" : `die Flak trifft ${flak === 1 ? "einmal" : `${flak}-mal`}`}.${hits === 0 ? "" : ` Bombardierte Ziele: ${successes}.`}`,
  "event.fuel": ({ id, types, faces, lost }) =>
    types.length === 0
      ? `Bei ${id} ist niemandes Treibstoff knapp.`
      : `Der Treibstoff wird knapp bei ${id}: ${types.map((type, at) => `${typeName(type)} ${FACES[faces[at] ?? ""]}`).join(", ")}; ${lost.length === 0 ? "alle kommen heim" : `verloren ${squadrons(lost)}`}.`,
  "event.home": ({ id }) => `${id} ist wieder daheim.`,
  "event.deal": ({ hand, british, german, whole }) =>
    `Blatt ${hand} der Verluste: Die Briten legen ${british}${whole[0] ? "" : ", kein ganzes Blatt"}; die Deutschen legen ${german}${whole[1] ? "" : ", kein ganzes Blatt"}.`,
  "event.end": frame.outcome,
});
