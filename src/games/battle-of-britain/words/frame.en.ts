import type { SideName } from "../data/sides.ts";
import { counted, phaseName } from "./grammar.en.ts";
import { targetName } from "./names.ts";
import type { Id } from "./values.ts";

const RATES = {
  better: "its loss rate is better than 10 to 6",
  equal: "the losses dealt come out even, which counts as 10 to 6",
  worse: "its loss rate is worse than 10 to 6",
} as const;

const ENDS = {
  german: "The Luftwaffe wins",
  british: "The Royal Air Force wins",
  draw: "A draw",
} as const;

/** A wing and the geschwader that it fights; of a Big Wing the first. */
type Meeting = { wing: string; geschwader: string };
/** How it ended. */
type Result = { winner: "british" | "german" | "draw"; rate: "better" | "equal" | "worse" } & Record<
  "successes" | "targets" | "british" | "german",
  number
>;
type Repair = { group: string; squadrons: number; facilities: number };
type Standing = Record<
  "tallyHo" | "phase" | "successes" | "targets" | "british" | "german" | "markers",
  number
>;

export const frame = {
  "throw.shuffle": ({ cards }: { cards: number }) => `Shuffle of ${counted(cards, "card", "cards")}`,
  "throw.choice": "A choice by chance",
  "throw.repair": ({ group, squadrons, facilities }: Repair) =>
    `${group} Group repairs: ${squadrons} for squadrons, ${facilities} for facilities`,
  "throw.weather": ({ turn }: { turn: number; side: SideName }) => `Weather of turn ${turn}`,
  "throw.weather-card": ({ black, red }: { black: number; red: number }) =>
    `Weather card: ${black} black and ${red} red are left`,
  "throw.squadrons": ({ geschwader: id }: Meeting) => `Which squadrons of ${id} are met`,
  /** `id`: whose dice they are. */
  "throw.combat": ({ id, wing, geschwader }: Id & Meeting) =>
    `${wing} intercepts ${geschwader}: dice of ${id}`,
  "throw.duel": ({ id, gruppe, round }: Id & Meeting & { gruppe: number; round: number }) =>
    `Duel in gruppe ${gruppe}, round ${round}: dice of ${id}`,
  "throw.bombs": ({ id, target }: Id & { target: string }) => `${id} bombs ${targetName(target)}`,
  "throw.fuel": ({ id }: Id) => `Fuel of ${id}`,
  "phase.bid": "Bidding for sides",
  "phase.keep": "Cards to keep",
  "phase.top": "Squadrons returning",
  "phase.rotate": "Rotation",
  "phase.repair": "Repair dice",
  "phase.rebuild": "Repairs",
  "phase.pool": "13 Group's pool",
  "phase.alert": "Squadron alert",
  "phase.sevens": "Seventh squadrons",
  "phase.fill": "Filling formations",
  "phase.mission": "Missions",
  "phase.call-home": "Calling patrols home",
  "phase.german-move": "German move",
  "phase.leg": "The rest of a move",
  "phase.scramble": "Scramble",
  "phase.wing-step": "Chase: the wing",
  "phase.chased": "Chase: the geschwader",
  "phase.british-move": "British move",
  "phase.lose": "Taking hits",
  "phase.dogfights": "Dogfights",
  "phase.engage": "How the battle is fought",
  "phase.elsewhere": "A battle on another table",
  "phase.gruppen": "Gruppen",
  "phase.lay": "Laying squadrons",
  "phase.set": "Choosing opponents",
  "phase.bombing": "Bombing and going home",
  "phase.over": "The campaign is over",
  outcome: ({ winner, successes, targets, british, german, rate }: Result) =>
    `${ENDS[winner]}: ${successes} of ${counted(targets, "target", "targets")} bombed, ${british} squadrons of the RAF and ${german} of the Luftwaffe shot down; ${RATES[rate]}.`,
  standing: ({ tallyHo, phase, successes, targets, british, german, markers }: Standing) =>
    `${phaseName(phase)}${tallyHo > 0 ? `, Tally Ho ${tallyHo}, ${counted(markers, "combat", "combats")} left` : ""}: ${successes} of ${targets} targets; lost RAF ${british}, Luftwaffe ${german}`,
};

type KindOf<Key> = Key extends `phase.${infer Kind}` ? Kind : never;
/** What questions ask, by the prompt's kind. */
export type Kind = Exclude<KindOf<keyof typeof frame>, "over">;
