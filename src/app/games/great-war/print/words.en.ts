import { signed } from "../../../../core/text.ts";
import type { Critical, Maneuver } from "../../../../games/great-war/tables/tables.ts";

const HITS: Readonly<Record<Critical, readonly [name: string, effect: string]>> = {
  pilot: ["Pilot", "2d6: seriously wounded, or killed (4.8a)."],
  controls: ["Rudder or aileron cable", "1d6: 1–3 turns only left, 4–6 only right."],
  "engine-light": ["Engine", "Loses MP by 1d6 (4.8b)."],
  gun: ["Front gun", "One gun destroyed: 1–3 the left or the Vickers."],
  observer: ["Observer", "Killed; or wounded, as an option (4.8e, 4.8g)."],
  graze: ["Graze", "1 more damage point."],
  elevator: ["Elevator", "Climbs no more."],
  spar: ["Wing spar", "2 more points; half the dive, no overdive, no maneuvers."],
  fuel: ["Fuel tank", "At the end of every turn 2d6 less the turns since: 2 or less is dry (4.8d)."],
  "engine-heavy": ["Engine, badly", "Loses MP by 1d6 (4.8c)."],
};
const MANEUVERS: Readonly<Record<Maneuver, string>> = {
  sideslip: "Sideslip",
  "barrel-roll": "Barrel roll",
  immelmann: "Immelmann",
  "split-s": "Split-S",
  loop: "Loop",
  "falling-leaf": "Falling leaf",
};

const MODIFIERS: readonly string[] = [
  "Ace who attacks +1, double ace +2; ace who defends −1, −2 (4.7d)",
  "Novice pilot fires −1, is fired at +1; novice observer −1 (4.7e, 4.7f)",
  "Silhouette of the target (4.9t), deflection (6.1)",
  "A tailer's other target −1 (4.4k); a Lewis alone −1 (4.9f)",
  "Wounded pilot fires −2; target in a barrel roll −1 (6.2)",
];

/** Lines about what is added to a damage roll. */
export const MODIFIER_LINES = [0, 1, 2, 3, 4] as const;

/** Words of the papers of the hex dogfight, in English. */
export const words = {
  "part.records": () => "Status pads",
  "part.records.hint": () => "Two a page: figures, crew, boxes for damage and ammunition, lines for turns.",
  "part.pads": () => "Move pads",
  "part.pads.hint": () => "Lines for SPEED: tokens, a pad a side, with the spelling at its foot.",
  "part.fire": () => "Fire and tailing tables",
  "part.fire.hint": () => "Damage by column, range and roll; the rows of the tailing table.",
  "part.turns": () => "Schedules and maneuvers",
  "part.turns.hint": () => "MP of hexsides and of special maneuvers by schedule.",
  "part.hits": () => "Critical hits and deflection",
  "part.hits.hint": () => "What each number does, and hexes in true size with what each side adds.",
  "part.cards": () => "Scenario card",
  "part.cards.hint": () => "The map with the front, forces, goal and targets.",

  "record.title": () => "Status pads",
  "record.turn": () => "Turn",

  "pad.title": (side: string) => `Move pad: ${side}`,
  "pad.any": () => "Move pad",
  "pad.range": (min: number, max: number, letter: string) => `${min}–${max} MP, schedule ${letter}`,
  "grammar.title": () => "How to write moves",
  "grammar.example": () =>
    "8: F L F6 = speed 8 MP: a hex ahead, a hexside left, six hexes ahead. All MP are spent.",
  "grammar.letters": () =>
    "F, F3: hexes ahead, 1 MP each. L, R, L2: hexsides, at the prices of the schedule.",
  "grammar.altitude": () =>
    "+50 climbs, -150 dives, in metres, written last. A dive counts from the first hex entered.",
  "grammar.maneuvers": () =>
    "sideslip-left, sideslip-right, barrel-roll-left, barrel-roll-right, immelmann, split-s, loop, falling-leaf.",
  "grammar.more": () => "glide and strafe come first; bomb stands where the bombs go.",

  "fire.title": () => "Fire table",
  "fire.set": (name: string) => `Tables: ${name}`,
  "fire.own": () => "our own, not the publisher's",
  "fire.column": (column: string) => `Column ${column}`,
  "fire.range": () => "Range",
  "fire.band": (from: number, to: number) => (from === to ? `${from}` : `${from}–${to}`),
  "fire.ground": () => "From the ground",
  "fire.mg": () => "MG",
  "fire.aa": () => "AA",
  "fire.how": () =>
    "Range: hexes plus levels of 50 m between. Points of damage; a star is a critical hit as well. Rolls below 2 count as 2, above 12 as 12.",
  "fire.modifiers": () => "Added to the roll",
  "fire.modifier": (line: number) => MODIFIERS[line] ?? "",
  "fire.jams": () =>
    "After a natural 2, 3 or 4 each gun that fired tests a die: a 1 or 2 jams it; 1 less at 5,000 m and above (4.7g).",
  "tail.title": () => "Tailing table",
  "tail.row": () => "Row",
  "tail.rolls": () => "Succeeds on",
  "tail.how": () =>
    "Row: schedule of the tailer (E 5 to A 1) less that of the target; +1 for an ace who tails, −1 for a novice; −1 for an ace who is tailed, +1 for a novice; with equal schedules +1 for each class of silhouette that favours the tailer. At most 4 either way (4.4d–f).",
  signed,

  "turns.title": () => "Schedules and maneuvers",
  "turns.schedules": () => "MP for hexsides in one hex",
  "turns.schedule": () => "Schedule",
  "turns.nth": (place: number) => ["1st hexside", "2nd hexside", "3rd hexside"][place] ?? "",
  "turns.together": () => "All three",
  "turns.hexsides": () =>
    "Each hex entered begins with the first hexside again; with continued movement those of the last hex count on (4.5d, 4.5e).",
  "turns.maneuvers": () => "MP for special maneuvers",
  "turns.maneuver": (maneuver: Maneuver) => MANEUVERS[maneuver],
  "turns.altitude": () => "Altitude",
  "turns.how": () =>
    "Only nimble aircraft of schedules B to E, without bombs, with a sound pilot and sound wings (4.5g).",
  "turns.metres": (metres: number) => (metres === 0 ? "level" : `${signed(metres)} m`),
  "turns.cannot": () => "–",

  "hits.title": () => "Critical hits",
  "hits.roll": () => "2d6",
  "hits.what": () => "Hit",
  "hits.effect": () => "What it does",
  "hits.name": (critical: Critical) => HITS[critical][0],
  "hits.text": (critical: Critical) => HITS[critical][1],
  "hits.wounded": (upTo: number) => `Pilot: 2d6 up to ${upTo} wounds seriously, above that kills.`,
  "hits.engine": () => "MP lost by 1d6",
  "hits.light": () => "Engine",
  "hits.heavy": () => "Engine, badly",
  "deflection.title": () => "Deflection",
  "deflection.air": () => "Fire from the air",
  "deflection.below": () => "From below, on the propeller (4.9n)",
  "deflection.how": () =>
    "A hex in true size, 2 inches across. The target flies towards the top; the side that the shot comes through tells what is added. Through a corner: the lower figure.",

  "card.id": () => "No.",
  "card.aircraft": () => "Aircraft",
  "card.crew": () => "Crew",
  "card.hex": () => "Hex",
  "card.nose": () => "Nose",
  "card.altitude": () => "Altitude",
  "card.speed": () => "MP",
  "card.oclock": (numeral: number) => `${numeral} o'clock`,
  "card.loaded": () => "bombs",
  "card.guns": () => "Guns on the ground",
  "card.gun": (id: string, kind: string, hex: string) => `${id} (${kind}) in ${hex}`,
  "card.hidden": () => "The defender places hidden guns as the scenario says; they are not on this map.",
  "card.map": () => "Map of the set-up",
  "card.match": () => "Set-up of the match",
  "card.scale": (denominator: number, hex: string, columns: number, rows: number) =>
    `Map 1 : ${denominator}, ${columns} × ${rows} hexes; a hex is ${hex} here and 2″ on the table. Shaded: trenches. Rings: targets.`,
  "card.metres": (metres: number) => `${metres} m`,
  "card.kills": (name: string, kills: number) =>
    kills === 0 ? name : name === "" ? `${kills} kills` : `${name} (${kills})`,
  "card.novice": (name: string) => (name === "" ? "novice" : `${name}, novice`),
};

export type GreatWarPrintWords = typeof words;
