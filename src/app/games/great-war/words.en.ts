import { signed } from "../../../core/text.ts";

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

/** Words of the hex dogfight's pads, in English. */
export const words = {
  "move.title": (id: string, name: string) => `${id} moves · ${name}`,
  "move.facts": (schedule: string, climb: number, ceiling: number) =>
    `Schedule ${schedule} · climbs ${climb} m · ceiling ${ceiling} m`,
  "move.line": (id: string) => `Move of ${id}`,
  "move.example": "such as 8: F3 L F4 +50",
  "move.left": (left: number, speed: number) => `${left} of ${speed} MP left`,
  "move.done": (speed: number) => `All ${speed} MP spent`,
  "move.hint": "Type, set it below, or choose a lit hex.",
  "move.end": (hex: string, clock: number, altitude: number) =>
    `Ends in ${hex}, nose to ${clock} o'clock, at ${altitude} m.`,
  "move.would": (hex: string, clock: number, altitude: number) =>
    `Straight on from here: to ${hex}, nose to ${clock} o'clock, at ${altitude} m.`,
  "move.home": "Flies off the board.",
  "move.speed": "Speed",
  "move.flew": (last: number) => `flew ${last}`,
  "move.slower": "climbed: at most 1 less (D-03)",
  "move.faster": "dived: 1 more allowed (D-03)",
  "move.steps": "Next step",
  "move.ahead": "ahead",
  "move.left-turn": "left",
  "move.right-turn": "right",
  "move.rest": "the rest",
  "move.restLost": "off the board",
  "move.price": (name: string, price: number, left: number) => `${name}: ${price} MP, then ${left} left`,
  "move.maneuvers": "Special maneuvers",
  "move.noManeuver": "None can come next.",
  "move.maneuver": (token: string) => MANEUVERS[token] ?? token,
  "move.strafe": "Strafe what it flies over",
  "move.height": "Altitude",
  "move.change": (metres: number) => `${signed(metres)} m`,
  "move.reaches": (written: number, maneuver: number, altitude: number) =>
    [
      ...(written === 0 ? [] : [`${signed(written)}\u00a0m`]),
      ...(maneuver === 0 ? [] : [`maneuver ${signed(maneuver)}\u00a0m`]),
      `${written === 0 && maneuver === 0 ? "level at" : "to"} ${altitude}\u00a0m`,
    ].join(", "),
  "move.safe": (metres: number) =>
    metres > 0 ? `dives to −${metres} m are safe` : "every dive is an overdive",
  "move.facing": "Nose at the end",
  "move.clock": (clock: number) => `${clock} o'clock`,
  "move.back": "Take the last one back",
  "move.clear": "Clear",
  "move.state.empty": "no move yet",
  "move.state.draft": "draft",
  "move.state.legal": "legal",
  "move.state.ready": "ready",
  "move.fly": "Fly it",
  "move.ready": "Ready",
  "move.allReady": "All ready",
};

export type PanelWords = typeof words;
