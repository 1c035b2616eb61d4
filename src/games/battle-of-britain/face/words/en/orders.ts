import type { NamedTable } from "../../../../../core/battle-tables.ts";
import type { Allocation } from "../../../rules/grammar/order.ts";
import { counted, names, poolName, squadrons, targets } from "../../../words/grammar.en.ts";
import { targetName, typeName } from "../../../words/names.ts";
import type { Bombs } from "../../outlook/bombs.ts";
import type { Combat } from "../../outlook/combat.ts";
import type { Range } from "../../outlook/missions.ts";
import type { Strength } from "../../outlook/strength.ts";
import type { Trigger } from "../../outlook/triggers.ts";
import type { Chased, Prospect, QuestionValues } from "../order-values.ts";

const TITLES: Readonly<Record<string, string>> = {
  bid: "bid for the German side",
  keep: "which cards stay?",
  top: "which is drawn first?",
  rotate: "rotation",
  repair: "repair dice",
  rebuild: "repairs",
  pool: "13 Group's pool",
  alert: "exchange squadrons?",
  sevens: "how strong?",
  fill: "who draws first?",
  mission: "mission",
  "call-home": "call patrols home?",
  "german-move": "your move",
  leg: "fly on?",
  scramble: "scramble?",
  "wing-step": "the wing's square",
  chased: "the next square",
  "british-move": "your move",
  lose: "take the hits",
  engage: "how is it fought?",
  elsewhere: "a battle on another table",
  dogfights: "dogfights",
  gruppen: "gruppen",
  lay: "who flies where?",
  set: "choose opponents",
  bombing: "bomb?",
};

const WHY: Readonly<Record<string, (asked: QuestionValues) => string>> = {
  bid: () => "Who names the highest number plays the Germans and must bomb that many targets (BB-R57).",
  keep: () => "Three cards stay in the hand when a new deck is made (BB-R32).",
  top: ({ group }) => `${poolName(group)} has these back on top of its pile (BB-107).`,
  rotate: () => "A tired squadron goes to rest, another is ready again; nothing is saved for later (BB-58).",
  repair: ({ group }) => `${poolName(group)} throws its cities' dice: each roundel repairs one (BB-71).`,
  rebuild: ({ group, count }) => `${poolName(group)}: ${counted(count, "repair", "repairs")} (BB-71).`,
  pool: ({ count }) => `${counted(count, "point is", "points are")} left for the whole campaign (BB-131).`,
  alert: () => "Squadrons may go under their pile, and others are drawn for them (BB-86).",
  sevens: () => "From turn 9 on a geschwader of Luftflotte 2 may fill to seven (BB-53).",
  fill: ({ group }) => `The pile of ${poolName(group)} is not the same for all (BB-86).`,
  mission: () => "A card of your hand, face down (BB-74).",
  "call-home": () => "Patrols stay where they are unless they are called home (BB-75).",
  "german-move": () =>
    "5 squares cost 1 fuel, 10 cost 2; choose a geschwader and a square on the map (BB-88).",
  leg: ({ id, left, square }) =>
    `${id} is at ${square} with ${counted(left, "square", "squares")} left (BB-89).`,
  scramble: ({ id, square, left, markers }) =>
    `${id} is on the radar at ${square}, ${counted(left, "square", "squares")} to go; ${counted(markers, "combat", "combats")} left (BB-100).`,
  "wing-step": ({ id, square, wing }) => `${wing} is after ${id} at ${square}; one square (BB-102).`,
  chased: ({ id, wing, left }) =>
    `${wing} is after ${id}; ${counted(left, "square", "squares")} to go (BB-102).`,
  "british-move": () => "Wings move up to 4 squares; one that meets nobody is on patrol (BB-90).",
  lose: ({ id, count }) => `${id} takes ${counted(count, "hit", "hits")} (BB-106).`,
  engage: ({ id }) =>
    `${id} is in contact: both sides name a table; where they differ the campaign's own dice decide (BB-H10).`,
  elsewhere: () => "What the battle has cost both sides (BB-H10).",
  dogfights: ({ markers }) => `Each dogfight costs one of ${counted(markers, "combat", "combats")} (BB-108).`,
  gruppen: ({ id, count }) => `${id} lays ${counted(count, "squadron", "squadrons")} into gruppen (BB-109).`,
  lay: ({ id }) => `The first of each gruppe of ${id} fights first (BB-109).`,
  set: ({ id }) => `Squadrons against the gruppen of ${id}, which are fought in the order named (BB-110).`,
  bombing: ({ count }) =>
    `${counted(count, "geschwader is", "geschwader are")} still aloft; who stays needs fuel (BB-80).`,
};

const WORDS: Readonly<Record<string, string>> = {
  "pass bid": "Pass",
  "pass scramble": "Let it pass",
  "pass alert": "Leave all as they are",
  "pass pool": "Keep the points",
  "done call-home": "All stay",
  "done german-move": "Nobody else takes off",
  "done british-move": "No other wing moves",
  "done dogfights": "No more dogfights",
  "done bombing": "The others stay aloft",
  "done rotate": "No more rotations",
  halt: "Halt here",
  stay: "Hold its square",
  run: "Begin the bomb run",
  none: "None",
};

const ACTS: Readonly<Record<string, string>> = {
  hold: "stays where it is",
  home: "goes home",
  up: "takes to the air over its station",
};

const ORDERS: Readonly<Record<"heads" | "together" | "tails", string>> = {
  heads: "The strongest at the heads of the gruppen",
  together: "The strongest together",
  tails: "The weakest at the heads",
};

const PROSPECTS: Readonly<Record<Prospect, string>> = {
  sure: "it meets it at once",
  open: "it may get away",
  none: "too far off",
};

const STANDING: Readonly<Record<string, string>> = {
  "let-pass": "Let raids pass",
  "own-dice": "Fight by the campaign's own dice",
  chase: "Chase by the shortest way",
  flee: "Run for the target",
  "patrols-stay": "Patrols stay in the air",
  "lose-fewest": "Lose the fewest and weakest squadrons",
  "even-gruppen": "Gruppen as even as can be",
  "strongest-ahead": "The strongest at the heads of the gruppen",
  "set-apart": "One squadron against each gruppe",
  bomb: "Bomb over the target",
  "any-order": "Returning squadrons in any order",
  rotate: "Make every rotation",
  split: "Repair dice as advised",
  repair: "Repair the strongest first",
  "keep-points": "Keep the points of the pool",
  sevens: "All of Luftflotte 2 fill to seven",
  fill: "Fill formations in their order",
  "leave-formations": "Leave formations as they are",
  missions: "Missions as advised",
};

function figure(number: number): string {
  return String(Math.round(number * 10) / 10);
}

function strength({ dice, sure }: Strength): string {
  return `${sure ? "" : "about "}${counted(Math.round(dice * 10) / 10, "die", "dice")}`;
}

function trigger({ square, station, wings }: Trigger): string {
  return `${square} (${targetName(station)}: ${names(wings)})`;
}

function repaired(ids: readonly string[]): string {
  const known = ids.map((id) => (targetName(id) === id ? typeName(id) : targetName(id)));
  return `Repair ${known.join(", ")}`;
}

const TABLES: Readonly<Record<NamedTable, string>> = {
  dice: "By the campaign's own dice",
  plotted: "As a plotted dogfight",
  cards: "With cards",
  any: "As the other side likes",
};

function cost({ lost, stood }: Allocation): string {
  return `lost ${squadrons(lost)}${stood === null ? "" : `, stood down a ${typeName(stood)}`}`;
}

/** Words of questions and what may be answered, in English. */
export const words = {
  "ask.title": ({ name, kind, about }: { name: string; kind: string; about: string }) =>
    about ? `${about}: ${TITLES[kind] ?? kind}` : `${name}: ${TITLES[kind] ?? kind}`,
  "ask.why": (asked: QuestionValues) => WHY[asked.kind]?.(asked) ?? "",
  "offer.word": ({ word, kind }: { word: string; kind: string }) =>
    WORDS[`${word} ${kind}`] ?? WORDS[word] ?? word,
  "figure.targets": (): string => "Targets to bomb",
  "offer.bid": ({ targets: bid }: { targets: number }) => counted(bid, "target", "targets"),
  "offer.keep": ({ cards }: { cards: readonly string[] }) => targets(cards),
  "offer.top": ({ types }: { types: readonly string[] }) => types.map(typeName).join(", then "),
  "offer.rotate": ({ from, to, gives, gains }: { from: string; to: string; gives: string; gains: string }) =>
    `${from} Group rests a ${typeName(gives)}, ${to} Group has a ${typeName(gains)} back`,
  "offer.split": ({ squadrons: dice, facilities }: { squadrons: number; facilities: number }) =>
    `${dice} for squadrons, ${facilities} for facilities`,
  "offer.rebuild": ({ names: ids }: { names: readonly string[] }) => repaired(ids),
  "offer.pool": ({ types }: { types: readonly string[] }) => `Repair ${squadrons(types)}`,
  "offer.under": ({ id, type }: { id: string; type: string }) => `Exchange a ${typeName(type)} of ${id}`,
  "offer.sevens": ({ formations }: { formations: readonly string[] }) =>
    formations.length === 0 ? "All stay at six" : `Seven in ${names(formations)}`,
  "offer.fill": ({ formations }: { formations: readonly string[] }) => formations.join(", "),
  "offer.mission": ({ target, square }: { target: string; square: string }) =>
    `${targetName(target)}, ${square}`,
  "offer.fly": (fly: { id: string; from: string; to: string; target: string; arrives: boolean }) => {
    const end = fly.arrives ? `${targetName(fly.target)}, ${fly.to}` : fly.to;
    const on = fly.arrives || !fly.target ? "" : ` on the way to ${targetName(fly.target)}`;
    return fly.from ? `${fly.id} takes off at ${fly.from} for ${end}${on}` : `${fly.id} flies to ${end}${on}`;
  },
  "offer.on": ({ to, target }: { to: string; target: string }) => `On to ${targetName(target)}, ${to}`,
  "offer.act": ({ id, verb }: { id: string; verb: string }) => `${id} ${ACTS[verb] ?? verb}`,
  "offer.to": ({ square, at }: { square: string; at: string }) =>
    at ? `To ${square}: it meets ${at}` : `To ${square}`,
  "offer.scramble": ({ id }: { id: string }) => `${id} scrambles`,
  "offer.meet": ({ id, at, square }: { id: string; at: readonly string[]; square: string }) =>
    `${id} goes for ${names(at)} at ${square}`,
  "offer.big-wing": ({ wings, at }: { wings: readonly string[]; at: string }) =>
    `Big Wing: ${names(wings)} go for ${at}`,
  "offer.attack": ({ id, at }: { id: string; at: string }) => `${id} dogfights ${at}`,
  "offer.lose": ({ lost, stood }: { lost: readonly string[]; stood: string }) =>
    [lost.length > 0 && `Lose ${squadrons(lost)}`, stood && `Stand down a ${typeName(stood)}`]
      .filter(Boolean)
      .join(". "),
  "offer.fight": ({ by }: { by: NamedTable }) => TABLES[by],
  "offer.result": ({ british, german }: { british: Allocation; german: Allocation }) =>
    `RAF: ${cost(british)}. Luftwaffe: ${cost(german)}.`,
  "offer.lay": ({ sizes }: { sizes: readonly number[] }) => sizes.join(" + "),
  "offer.order": ({ how }: { how: "heads" | "together" | "tails" }) => ORDERS[how],
  "offer.set": ({
    against,
  }: {
    against: readonly { gruppe: number; size: number; squadrons: readonly string[] }[];
  }) =>
    against
      .map(({ gruppe, size, squadrons: own }) => `${squadrons(own)} against gruppe ${gruppe} (${size})`)
      .join("; "),
  "offer.bomb": ({ id, target }: { id: string; target: string }) => `${id} bombs ${targetName(target)}`,
  "says.move": ({
    squares,
    length,
    cost,
    left,
  }: {
    squares: number;
    length: number;
    cost: number;
    left: number;
  }) => `${counted(squares, "square", "squares")}: a move of ${length} for ${cost} fuel, ${left} left.`,
  "says.triggers": ({ triggers }: { triggers: readonly Trigger[] }) =>
    triggers.length === 0
      ? "No wing can be called up on the way."
      : `On the radar at ${triggers.map(trigger).join("; ")}.`,
  "says.fuel": ({ left }: { left: number }) => `${left} fuel left.`,
  "says.home": ({ checks }: { checks: number }) =>
    checks === 0
      ? "No fuel check."
      : `${counted(checks, "squadron throws", "squadrons throw")} for fuel: each is lost 1 in 3.`,
  "says.no-bombers": "Nobody aboard drops bombs.",
  "says.bombs": ({ dice, success, out }: Bombs) =>
    `${counted(dice, "bomb die", "bomb dice")}: a hit ${success} %, knocked out ${out} %; flak ${figure(dice / 6)} in the mean.`,
  "says.combat": ({ raf, german }: Combat) =>
    `RAF ${strength(raf)}, Luftwaffe ${strength(german)}; half of them hit.`,
  "says.chase": ({ squares, prospect, left }: { squares: number; prospect: Prospect; left: number }) =>
    squares === 0
      ? "It is over the station: they meet at once."
      : `${counted(squares, "square", "squares")} away, ${left} to go: ${PROSPECTS[prospect]}.`,
  "says.chased": ({ ahead, target, apart, wing }: Chased) =>
    ahead === null
      ? `${counted(apart, "square", "squares")} from ${wing}.`
      : `${counted(ahead, "square", "squares")} to ${targetName(target)}, ${apart} from ${wing}.`,
  "says.patrol": "It stops whoever enters that square in the next Tally Ho (BB-R38).",
  "says.markers": ({ left }: { left: number }) => `${counted(left, "combat", "combats")} left then.`,
  "says.gruppen": ({ gruppen }: { gruppen: readonly (readonly string[])[] }) =>
    `${gruppen.map((types) => types.map(typeName).join(", ")).join(" / ")}.`,
  "says.repairs": ({
    squadrons: mean,
    damaged,
    facilities,
    out,
  }: {
    squadrons: number;
    damaged: number;
    facilities: number;
    out: number;
  }) =>
    `In the mean ${figure(mean)} of ${counted(damaged, "squadron", "squadrons")}, ${figure(facilities)} of ${counted(out, "facility", "facilities")}.`,
  "says.points": ({ left }: { left: number }) => `${counted(left, "point", "points")} left then.`,
  "says.aboard": ({ types }: { types: readonly string[] }) => `Aboard: ${squadrons(types)}.`,
  "says.range": ({ from, squares, fuel, barred, hits, out }: Range & { hits: number; out: boolean }) =>
    [
      fuel === null
        ? `${counted(squares, "square", "squares")} from ${from}: out of reach.`
        : `${counted(squares, "square", "squares")} from ${from}: ${fuel} fuel.`,
      barred > 0 && `${counted(barred, "squadron turns", "squadrons turn")} back at the 12 Group line.`,
      hits > 0 && `${counted(hits, "hit", "hits")} so far.`,
      out && "Knocked out now.",
    ]
      .filter(Boolean)
      .join(" "),
  "standing.named": ({ id }: { id: string }) => STANDING[id] ?? id,
  "standing.rest": "for the rest of this turn",
};
