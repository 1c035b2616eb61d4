import type { Level } from "../../../../data/options.ts";
import type { Fire } from "../../../../rules/combat/fire.ts";
import { needed } from "../../../../words/grammar.en.ts";

const LEVELS: Readonly<Record<Level, string>> = {
  basic: "Basic",
  tournament: "Tournament",
  advanced: "Advanced",
  complexes: "Complexes",
};

const RULES = {
  quarters: "Campaign of several quarters, replacements (LW-42)",
  jets: "Jets enter and fight (LW-83)",
  pilots: "Aircraft and pilots in place of German replacements (LW-88, LW-92)",
  schools: "Schools on the map (LW-38)",
  tactical: "9th Air Force (LW-40)",
  noTanksIn1943: "No American drop tanks in 1943 (LW-21)",
  killers: "Bomber killers (LW-81)",
  substitution: "A Me 262 in place of others (LW-96)",
  night: "RAF by night, exchange of night fighters (LW-45, LW-111)",
  fuel: "Fuel, grounding, reserve (LW-97)",
  halving: "Halved production, the fixed six (LW-89, LW-90)",
} as const;

const FIRES: Readonly<Record<Fire, string>> = {
  fighters: "Fighters at fighters, and at a base: factors lost, by die (LW-23)",
  bombers: "Fighters at bombers: factors lost, by die (LW-24)",
  defensive: "Bombers at fighters: factors lost, by die (LW-25)",
};

interface Span {
  readonly from: number;
  readonly to: number;
  /** Whether all that is more belongs to it. */
  readonly open: boolean;
}

/** The idea, the levels, aircraft and what fire costs. */
export const words = {
  "idea.title": "What the game is",
  "idea.war":
    "One side sends the bombers of the 8th and 15th Air Forces over Germany from January 1943 to April 1945, the other meets them. The Americans want every one of the 97 targets; the Germans want one of them to stand (LW-12).",
  "idea.quarter":
    "A campaign has ten quarters with a raid in each (LW-11). The raid is planned in secret on a Target Sheet and flown on a map of hexes in twenty turns; what is bombed then counts in what Germany makes: aircraft, pilots and fuel.",
  "idea.words": "Words that come up everywhere:",
  "idea.unit":
    "**Unit:** a counter of one type; an American group, a German Geschwader. It has **factors**: four of bombers, two of fighters, lost one by one (LW-4, LW-5).",
  "idea.e": "**E:** how good a fighter is against other fighters (LW-6).",
  "idea.line": "**R line:** the edge of the American side of the map. Beyond it time in the air runs (LW-9).",
  "idea.sheet": "**Target Sheet:** for each bomber group its target, and where and when it enters (LW-56).",
  "idea.complex":
    "**Complex:** all targets of one kind, such as oil. When the last one of a kind falls industry feels it (LW-15).",
  "idea.killer":
    "**Bomber killer:** a German unit with heavier guns for a quarter: better shots, worse against fighters (LW-81).",
  "idea.winning":
    "A campaign is won by targets alone, however dear they were; a single raid by targets and by losses (LW-112, LW-113).",
  "levels.title": "Levels",
  "levels.four":
    "Four levels build on each other (LW-1). Where the printed rules are not to be had, rules of our own stand in; the list of rulings says which (LW-2).",
  "levels.caption": "What is played at which level",
  "levels.rule": "Rule",
  level: ({ level }: { readonly level: Level }) => LEVELS[level],
  "level.rule": ({ rule }: { readonly rule: keyof typeof RULES }): string => RULES[rule],
  "levels.since": "Played from",
  "levels.basic":
    "The Basic game is always a single raid (LW-113). A single raid can be played at any level.",
  "levels.usual": "Where nothing is said the Advanced game with complexes is played (LW-L21).",
  "levels.not": "Some printed variants don't go with these rules and are left out (LW-3).",
  "aircraft.title": "Aircraft",
  "aircraft.values":
    "A type has a rating E, factors, hexes that it flies in a turn, and turns that it has in the air, with drop tanks and without (LW-8, LW-20). The E of the FW 190 is the source's; all other figures are **our own**.",
  "aircraft.caption": ({ side }: { readonly side: 0 | 1 }): string =>
    side === 0 ? "American types" : "German types",
  "aircraft.type": "Type",
  "aircraft.e": "E",
  "aircraft.factors": "Factors",
  "aircraft.speed": "Hexes",
  "aircraft.time": "Time",
  "aircraft.schools": ({ e }: { readonly e: number }) =>
    `Schools fight with E ${e}, whatever they fly (LW-L34).`,
  "aircraft.night": "Units with NJG in their name are night fighters (LW-22).",
  "aircraft.jets":
    "Me 262, He 162 and Me 163 are jets; what is special about them has a chapter of its own (LW-83).",
  "fire.title": "Dice and tables",
  "fire.die":
    "Whoever fires throws one die for all factors of a type that fire at the same (LW-7). The tables tell how many factors of the enemy that costs; they are **our own**.",
  "fire.rating":
    "Fighters at fighters add their own E and take away the enemy's, each after what lowers it (LW-26).",
  "fire.killer": "Bomber killers add one to every die (LW-81).",
  "fire.bombers": "At bombers, and for bombers, no E counts.",
  "fire.clamp": "Less than 1 is 1, more than 6 is 6.",
  "fire.caption": ({ fire }: { readonly fire: Fire }) => FIRES[fire],
  "fire.factors": "Factors",
  "fire.bombs":
    "One die decides for all bombers over a target together (LW-27). What is bombed stays so (LW-28).",
  "fire.bombs-caption": "Bombing",
  "fire.succeeds": "Succeeds on",
  "fire.span": ({ from, to, open }: Span) =>
    open ? `${from} and more` : from === to ? `${from}` : `${from}–${to}`,
  "fire.needs": ({ die }: { readonly die: number }) => (die === 0 ? "never" : needed(die)),
};
