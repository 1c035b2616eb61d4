import { signed } from "../../../../../core/text.ts";
import type { Critical, Maneuver } from "../../../data/tables.ts";
import type { Man } from "../../../rules/setup/setup.ts";

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

interface MapScale {
  readonly denominator: number;
  /** Across, in the unit of the page. */
  readonly hex: string;
  readonly columns: number;
  readonly rows: number;
}

function man({ name, kills, novice }: Man): string {
  const told = kills === 0 ? name : name === "" ? `${kills} kills` : `${name} (${kills})`;
  return [told, novice ? "novice" : ""].filter(Boolean).join(", ");
}

/** Words of the papers, in English. */
export const words = {
  "paper.records": "Status pads",
  "paper.records.hint": "Two a page: figures, crew, boxes for damage and ammunition, lines for turns.",
  "paper.pads": "Move pads",
  "paper.pads.hint": "Lines for SPEED: steps, a pad a side, with the spelling at its foot.",
  "paper.fire": "Fire and tailing tables",
  "paper.fire.hint": "Damage by column, range and roll; the rows of the tailing table.",
  "paper.turns": "Schedules and maneuvers",
  "paper.turns.hint": "MP of hexsides and of special maneuvers by schedule.",
  "paper.hits": "Critical hits and deflection",
  "paper.hits.hint": "What each number does, and hexes in true size with what each side adds.",
  "paper.cards": "Scenario card",
  "paper.cards.hint": "The map with the front, forces, goal and targets.",

  "paper.records.title": "Status pads",
  "paper.turn": "Turn",

  "paper.pad.title": ({ side }: { readonly side: string }) => `Move pad: ${side}`,
  "paper.pad.field": "SPEED:",
  "paper.pad.any": "Move pad",
  "paper.pad.range": ({
    min,
    max,
    letter,
  }: {
    readonly min: number;
    readonly max: number;
    readonly letter: string;
  }) => `${min}–${max} MP, schedule ${letter}`,
  "paper.grammar.title": "How to write moves",
  "paper.grammar.example":
    "8: F L F6 = speed 8 MP: a hex ahead, a hexside left, six hexes ahead. All MP are spent.",
  "paper.grammar.letters":
    "F, F3: hexes ahead, 1 MP each. L, R, L2: hexsides, at the prices of the schedule.",
  "paper.grammar.altitude":
    "+50 climbs, -150 dives, in metres, written last. A dive counts from the first hex entered.",
  "paper.grammar.maneuvers":
    "sideslip-left, sideslip-right, barrel-roll-left, barrel-roll-right, immelmann, split-s, loop, falling-leaf.",
  "paper.grammar.more": "glide and strafe come first; bomb stands where the bombs go.",

  "paper.fire.title": "Fire table",
  "paper.fire.set": ({ name }: { readonly name: string }) => `Tables: ${name}`,
  "paper.fire.own": "our own, not the publisher's",
  "paper.fire.column": ({ column }: { readonly column: string }) => `Column ${column}`,
  "paper.fire.range": "Range",
  "paper.fire.band": ({ from, to }: { readonly from: number; readonly to: number }) =>
    from === to ? `${from}` : `${from}–${to}`,
  "paper.fire.ground": "From the ground",
  "paper.fire.mg": "MG",
  "paper.fire.aa": "AA",
  "paper.fire.how":
    "Range: hexes plus levels of 50 m between. Points of damage; a star is a critical hit as well. Rolls below 2 count as 2, above 12 as 12.",
  "paper.fire.modifiers": "Added to the roll",
  "paper.fire.modifier": ({ line }: { readonly line: number }) => MODIFIERS[line] ?? "",
  "paper.fire.jams":
    "After a natural 2, 3 or 4 each gun that fired tests a die: a 1 or 2 jams it; 1 less at 5000 m and above (4.7g).",
  "paper.tail.title": "Tailing table",
  "paper.tail.row": "Row",
  "paper.tail.how":
    "● succeeds. Row: schedule of the tailer (E 5 to A 1) less that of the target; +1 for an ace who tails, −1 for a novice; −1 for an ace who is tailed, +1 for a novice; with equal schedules +1 for each class of silhouette that favours the tailer. At most 4 either way (4.4d–f).",

  "paper.turns.title": "Schedules and maneuvers",
  "paper.turns.schedules": "MP for hexsides in one hex",
  "paper.turns.schedule": "Schedule",
  "paper.turns.nth": ({ place }: { readonly place: number }) =>
    ["1st hexside", "2nd hexside", "3rd hexside"][place] ?? "",
  "paper.turns.together": "All three",
  "paper.turns.hexsides":
    "Each hex entered begins with the first hexside again; with continued movement those of the last hex count on (4.5d, 4.5e).",
  "paper.turns.maneuvers": "MP for special maneuvers",
  "paper.turns.maneuver": ({ maneuver }: { readonly maneuver: Maneuver }) => MANEUVERS[maneuver],
  "paper.turns.altitude": "Altitude",
  "paper.turns.how":
    "Only nimble aircraft of schedules B to E, without bombs, with a sound pilot and sound wings (4.5g).",
  "paper.turns.metres": ({ metres }: { readonly metres: number }) =>
    metres === 0 ? "level" : `${signed(metres)} m`,

  "paper.hits.title": "Critical hits",
  "paper.hits.roll": "2d6",
  "paper.hits.what": "Hit",
  "paper.hits.effect": "What it does",
  "paper.hits.name": ({ critical }: { readonly critical: Critical }) => HITS[critical][0],
  "paper.hits.text": ({ critical }: { readonly critical: Critical }) => HITS[critical][1],
  "paper.hits.wounded": ({ upTo }: { readonly upTo: number }) =>
    `Pilot: 2d6 up to ${upTo} wounds seriously, above that kills.`,
  "paper.hits.engine": "MP lost by 1d6",
  "paper.hits.light": "Engine",
  "paper.hits.heavy": "Engine, badly",
  "paper.deflection.title": "Deflection",
  "paper.deflection.air": "Fire from the air",
  "paper.deflection.below": "From below, on the propeller (4.9n)",
  "paper.deflection.how":
    "A hex in true size, 2″ across. The target flies towards the top; the side that the shot comes through tells what is added. Through a corner: the lower figure.",

  "paper.card.id": "No.",
  "paper.card.aircraft": "Aircraft",
  "paper.card.crew": "Crew",
  "paper.card.hex": "Hex",
  "paper.card.nose": "Nose",
  "paper.card.altitude": "Altitude",
  "paper.card.speed": "MP",
  "paper.card.oclock": ({ heading }: { readonly heading: number }) => `${heading} o'clock`,
  "paper.card.loaded": ({ title }: { readonly title: string }) => `${title} (bombs)`,
  "paper.card.guns": "Guns on the ground",
  "paper.card.gun": ({ id, kind, hex }: Readonly<Record<"id" | "kind" | "hex", string>>) =>
    `${id} (${kind}) in ${hex}`,
  "paper.card.map": "Map of the set-up",
  "paper.card.men": ({ men }: { readonly men: readonly Man[] }) => men.map(man).filter(Boolean).join("; "),
  "paper.signed": ({ figure }: { readonly figure: number }) => signed(figure),
  "paper.card.match": "Set-up of the match",
  "paper.card.scale": (of: MapScale) =>
    `Map 1 : ${of.denominator}, ${of.columns} × ${of.rows} hexes; a hex is ${of.hex} here and 2″ on the table. Shaded: trenches. Rings: targets.`,
  "paper.card.metres": ({ metres }: { readonly metres: number }) => `${metres} m`,
};
