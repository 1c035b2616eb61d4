import { signed } from "../../../core/text.ts";
import { gunName, guns, parts } from "../../../games/great-war/words/fire/english.ts";
import type { FireBadges } from "../../../games/great-war/words/fire/phrases.ts";

type Shot = FireBadges["badge.shot"];

const MANEUVERS: Readonly<Record<string, string>> = {
  "sideslip-left": "Sideslip left",
  "sideslip-right": "Sideslip right",
  "barrel-roll-left": "Barrel roll left",
  "barrel-roll-right": "Barrel roll right",
  immelmann: "Immelmann",
  "split-s": "Split-S",
  loop: "Loop",
  "falling-leaf": "Falling leaf",
  bomb: "Drop the bombs",
};

/** Words of the hex dogfight's desk, in English. */
export const words = {
  "desk.nothing": () => "Nothing is asked of you at the moment.",
  "desk.watching": () => "You are looking at an earlier moment. Go back to the latest to go on playing.",
  "desk.over": () => "The game is over. Look through it again with the replay bar.",

  "move.title": (id: string, name: string) => `${id} moves · ${name}`,
  "move.facts": (schedule: string, climb: number, ceiling: number) =>
    `Schedule ${schedule} · climbs ${climb} m · ceiling ${ceiling} m`,
  "move.line": (id: string) => `Move of ${id}`,
  "move.example": () => "such as 8: F3 L F4 +50",
  "move.left": (left: number, speed: number) => `${left} of ${speed} MP left`,
  "move.done": (speed: number) => `All ${speed} MP spent`,
  "move.hint": () => "Type, tap below, or click a lit hex.",
  "move.end": (hex: string, clock: number, altitude: number) =>
    `Ends in ${hex}, nose to ${clock} o'clock, at ${altitude} m.`,
  "move.would": (hex: string, clock: number, altitude: number) =>
    `Straight on from here: to ${hex}, nose to ${clock} o'clock, at ${altitude} m.`,
  "move.home": () => "Flies off the board.",
  "move.speed": () => "Speed",
  "move.flew": (last: number) => `flew ${last}`,
  "move.slower": () => "climbed: at most 1 less (D-03)",
  "move.faster": () => "dived: 1 more allowed (D-03)",
  "move.steps": () => "Next step",
  "move.ahead": () => "ahead",
  "move.left-turn": () => "left",
  "move.right-turn": () => "right",
  "move.rest": () => "the rest",
  "move.price": (name: string, price: number, left: number) => `${name}: ${price} MP, then ${left} left`,
  "move.maneuvers": () => "Special maneuvers",
  "move.noManeuver": () => "None can come next.",
  "move.maneuver": (token: string) => MANEUVERS[token] ?? token,
  "move.strafe": () => "Strafe what it flies over",
  "move.height": () => "Altitude",
  "move.change": (metres: number) => `${signed(metres)} m`,
  "move.reaches": (metres: number, altitude: number) =>
    metres === 0 ? `level at ${altitude}\u00a0m` : `${signed(metres)}\u00a0m, to ${altitude}\u00a0m`,
  "move.safe": (metres: number) =>
    metres > 0 ? `dives to −${metres} m are safe` : "every dive is an overdive",
  "move.facing": () => "Nose at the end",
  "move.clock": (clock: number) => `${clock} o'clock`,
  "move.back": () => "Take the last one back",
  "move.clear": () => "Clear",
  "move.state.empty": () => "empty",
  "move.state.draft": () => "draft",
  "move.state.legal": () => "legal",
  "move.state.ready": () => "ready",
  "move.fly": () => "Fly it",
  "move.ready": () => "Ready",
  "move.allReady": () => "All ready",
  "move.warn": () => "Legal, but:",
  "move.anyway": () => "Fly it anyway",
  "move.think": () => "Let me change it",

  "ask.tail": (id: string) =>
    `${id} is in good position. Try to stay on a tail? Whoever succeeds moves right after its target (4.4).`,
  "ask.first": () => "Equal initiative: which of yours moves first? (A-35)",
  "ask.declare": (id: string) =>
    `${id} has moved. Name its target now; it fires when all have moved, if the target is still in line (4.6).`,
  "ask.late": (id: string, target: string) =>
    `${target} flew into the line of fire of ${id}, which has no target yet. Fire at it? (4.6b)`,
  "ask.switch": (id: string, target: string) =>
    `${target} attacks ${id} head-on. Turn the guns on it instead? (4.6f)`,
  "ask.gunner": (id: string) => `The observer of ${id} may fire. At whom? (4.6c)`,
  "ask.ace": (id: string) => `The ace in ${id} fires and is fired at. What is his skill for? (A-05)`,
  "ask.aceFirst": (id: string) =>
    `${id} may come under guns in this move. What is the ace's skill for in this turn? (A-48)`,
  "ask.tend": (id: string, man: number) =>
    `${man === 0 ? `The pilot of ${id}` : `The observer of ${id}`} has a hand free. What does he see to? (4.7i)`,
  "ask.other": (id: string) => `${id}: which?`,
  "ask.line": () => "Or write the answer",
  "ask.go": () => "Answer",
  "ask.keys": () => "Keys: 1 to 9 choose, arrows go through.",

  "option.pass": () => "Tail nobody",
  "option.tail": (target: string) => `Stay on the tail of ${target}`,
  "option.row": (row: number) => `row ${signed(row)} of the tailing table`,
  "option.fire": (target: string) => `Fire at ${target}`,
  "option.guns": (shot: Shot) => `${guns(shot)}${shot.below ? ", from below" : ""}`,
  "option.shot": (shot: Shot) =>
    [`range ${shot.range}, column ${shot.row}`, parts(shot.parts)].filter((part) => part !== "").join(" · "),
  "option.damage": (percent: number, points: string) =>
    `${percent}\u00a0% to damage, ${points} points on average`,
  "option.critical": (percent: number) => `${percent}\u00a0% critical`,
  "option.hold": () => "Hold fire",
  "option.keep": () => "Keep the target declared",
  "option.none": () => "Leave the guns",
  "option.clear": (gun: string) => `Clear the jam: ${gunName(gun)}`,
  "option.clears": (upTo: number) => `works on ${upTo === 1 ? "a 1" : `1 to ${upTo}`} of a die`,
  "option.reload": (gun: string) => `Change the drum: ${gunName(gun)}`,
  "option.attack": (size: number) => `Attack: +${size} to his own fire`,
  "option.defend": (size: number) => `Defend: −${size} to fire at him`,
  "number.tenths": (tenths: number) => `${Math.floor(tenths / 10)}.${tenths % 10}`,

  "strip.title": () => "Order of movement",
  "strip.moved": (id: string) => `${id} has moved`,
  "strip.now": (id: string) => `${id} moves now`,
  "strip.next": (id: string) => `${id} is next`,
  "strip.waits": (id: string) => `${id} waits`,
  "strip.gone": (id: string) => `${id} is out of it`,
  "strip.follows": (id: string, target: string) => `${id} follows ${target}`,
};

export type PanelWords = typeof words;
