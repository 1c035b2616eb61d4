import { signed } from "../../../core/text.ts";

/** Words of the hex dogfight's desk, in English. */
export const words = {
  "desk.nothing": () => "Nothing is asked of you at the moment.",
  "desk.watching": () => "You are looking at an earlier moment. Go back to the latest to go on playing.",
  "desk.over": () => "The game is over. Look through it again with the replay bar.",

  "move.title": (id: string, name: string) => `${id} moves · ${name}`,
  "move.line": (id: string) => `Move of ${id}`,
  "move.example": () => "such as 8: F3 L F4 +50",
  "move.left": (left: number) => `${left} MP left`,
  "move.done": () => "All MP spent",
  "move.speed": () => "Speed",
  "move.steps": () => "Goes on with",
  "move.price": (token: string, price: number, left: number) => `${token}: ${price} MP, then ${left} left`,
  "move.height": () => "Altitude",
  "move.climb": (metres: number) => `${signed(metres)} m`,
  "move.level": () => "level",
  "move.dive": (metres: number) =>
    metres > 0 ? `dives of up to ${metres} m are safe` : "every dive is an overdive",
  "move.back": () => "Take the last one back",
  "move.clear": () => "Clear",
  "move.fly": () => "Fly it",
  "move.ready": () => "Ready",
  "move.allReady": () => "All ready",
  "move.warn": () => "Legal, but:",
  "move.anyway": () => "Fly it anyway",
  "move.think": () => "Let me change it",
  "move.near": () => "Legal and near",
  "move.hint": () => "Type, tap below, or click a hex on the map.",

  "ask.tail": (id: string) => `${id} may try to stay on a tail (4.4)`,
  "ask.first": () => "Equal initiative: which of yours goes first? (A-35)",
  "ask.fire": (id: string) => `${id}: name a target, or hold (4.6)`,
  "ask.switch": (id: string) => `${id} is attacked head-on: turn on the attacker? (4.6f)`,
  "ask.gunner": (id: string, man: number) => `${id}, crewman ${man + 1}: name a target, or hold (4.6c)`,
  "ask.ace": (id: string) => `The ace in ${id}: attack or defend this turn? (A-05)`,
  "ask.tend": (id: string) => `${id}, end of the turn: see to the guns? (4.7i)`,
  "ask.campaign": () => "What next?",
  "ask.line": () => "Or write it",
  "ask.go": () => "Answer",
  "option.pass": () => "Tail nobody",
  "option.hold": () => "Hold fire",
  "option.keep": () => "Keep the target declared",
  "option.none": () => "Leave the guns",
  "option.attack": () => "Attack: better shots",
  "option.defend": () => "Defend: harder to hit",
};

export type PanelWords = typeof words;
