import type { Options } from "../../../rules/setup/options.ts";
import { counted, dates, phaseName, poolName, squadrons } from "../../../words/grammar.en.ts";
import { targetName, typeName } from "../../../words/names.ts";
import type { MarkerWord, StepWord } from "../paper-values.ts";

type Names = { readonly names: readonly string[] };

const MARKERS: Readonly<Record<MarkerWord, string>> = {
  combat: "COMBAT",
  out: "OUT",
  hit: "HIT",
  fuel: "FUEL",
  ace: "ACE",
  respite: "RESPITE",
  flies: "FLIES",
};

const FACES: Readonly<Record<string, string>> = { "+": "cross", o: "roundel", "-": "blank" };
const KINDS = { city: "CITY", airfield: "AIRFIELD", radar: "RADAR STATION" } as const;

const WEATHER: Readonly<Record<Options["weather"], string>> = {
  dice: "Weather by dice, each phase with its own pairs (BB-18)",
  dice42: "Weather by dice, the same pairs on all turns (BB-19)",
  none: "No weather: turns 1, 4, 7 and 10 are respites (BB-20)",
  cards: "Weather by cards, four black and seven red (BB-21)",
  historical: "The weather of history (BB-22)",
  clear: "Clear weather on every turn (BB-H1)",
};

const DUELS: Readonly<Record<Options["duel"], string>> = {
  cumulative: "Hits of a duel add up, round by round (BB-111).",
  oneRound: "A duel is one round (BB-113).",
  threshold: "In a duel the hits of one throw must reach the defence (BB-113).",
};

const BATTLES: Readonly<Record<Options["battles"], string>> = {
  dice: "Battles are fought with the campaign's dice.",
  plotted: "Battles are fought as plotted dogfights (BB-H10).",
  cards: "Battles are fought with cards (BB-H10).",
  asked: "Both sides are asked how each battle is fought (BB-H10).",
};

const STEPS: Readonly<Record<StepWord, string>> = {
  move: "Move: 5 squares for 1 fuel or 10 for 2, 3 fuel in all; one takes off in Tally Ho 1 or 2 (BB-88). Bf 109 and Ju 87 never enter the squares beyond the thick line (BB-38).",
  scramble:
    "Scramble: a geschwader enters a radar square whose station works; one wing of that Group at readiness may be announced while a combat is left (BB-100).",
  chase:
    "Chase: the wing first, then one square each in turn; the same square is contact and spends a combat, a move that ends without it is a miss (BB-102).",
  intercept:
    "Intercept: all dice of the wing against those of three squadrons at random; own symbols hit. Each side takes its hits squadron by squadron; the last, if it takes fewer than its defence, is stood down for two turns (BB-105).",
  dogfight:
    "Dogfight: a wing in the air in the same square, for one combat. Gruppen lie face down; front against front in rounds until one falls, and the winner meets the next unhurt (BB-108).",
  bombs:
    "Bombs: each cross is a hit; 1 knocks an airfield or a radar station out, 3 a city. Any hit is a success (BB-114).",
  flak: "Flak: each roundel of the same throw; bombers go while the hits that are left cover their defence (BB-117).",
  fuel: "Fuel: home with all 3 used, each Bf 109 and Ju 87 throws; a blank is lost (BB-121).",
  repair:
    "Repair: RAF dice of the Group's cities, split between squadrons and facilities before the throw; each roundel repairs one (BB-71).",
};

/** Words of the papers, in English. */
export const words = {
  "paper.scenario.title": "Campaign card",
  "paper.scenario.hint": "What it is about, how it is won, the calendar, who takes part.",
  "paper.records.title": "Orders of battle",
  "paper.records.hint": "Sheets to write on: Groups, Luftflotten, targets, the two counts.",
  "paper.diary.title": "War diary",
  "paper.diary.hint": "Pages for each turn that has begun, as it was told.",
  "paper.dice.title": "Dice and weather",
  "paper.dice.hint": "Dice, weather, chances, squadron values, each step in a line.",
  "paper.values.title": "Squadrons and steps",
  "paper.smallMap.title": "Map on one page",
  "paper.smallMap.hint": "To draw a day's raids on.",
  "paper.map.title": "Map",
  "paper.map.hint": "An inch a square, to join.",
  "paper.targets.title": "Target cards",
  "paper.targets.hint": "Fifty, to cut out.",
  "paper.squadrons.title": "Squadron cards",
  "paper.squadrons.hint": "Every squadron of both sides, to cut out.",
  "paper.markers.title": "Markers",
  "paper.markers.hint": "Wings, geschwader, combats and hits, to cut out.",

  "paper.target": ({ target }: { readonly target: string }) => targetName(target),
  "paper.type": ({ type }: { readonly type: string }) => typeName(type),
  "paper.pool": ({ pool }: { readonly pool: string }) => poolName(pool),
  "paper.phase": ({ phase }: { readonly phase: number }) => phaseName(phase),
  "paper.list": ({ names }: Names) => names.join(", "),

  "paper.map.label":
    "Map of southern Britain in squares of 30 km, A to T from the west, 01 to 25 from the south",
  "paper.map.city": ({ target, production }: { readonly target: string; readonly production: number }) =>
    `${targetName(target)} ${production}`,
  "paper.map.radar": ({ target, number }: { readonly target: string; readonly number: number }) =>
    `${number} ${targetName(target)}`,
  "paper.map.scale": ({ millimetres, kmPerMm }: Readonly<Record<"millimetres" | "kmPerMm", number>>) =>
    `A square is 30 km and ${millimetres} mm wide: 1 mm is ${kmPerMm.toFixed(2)} km. Solid squares are cities, rings airfields, triangles radar stations, arrows launch squares; dashed squares are watched by the station with their number.`,

  "paper.card.kind": ({ kind }: { readonly kind: keyof typeof KINDS }): string => KINDS[kind],
  "paper.card.hits": ({ hits, group }: { readonly hits: number; readonly group: string }) =>
    `${group} Group · out with ${counted(hits, "hit", "hits")}`,
  "paper.card.production": ({ dice }: { readonly dice: number }) =>
    counted(dice, "repair die", "repair dice"),
  "paper.card.wing": ({ wing }: { readonly wing: string }) => `Station of ${wing}`,
  "paper.card.watches": ({ squares }: { readonly squares: number }) => `Watches ${squares} squares`,
  "paper.targets.label": ({ targets }: { readonly targets: readonly string[] }) =>
    `Target cards to cut out: ${targets.map(targetName).join(", ")}`,
  "paper.squadrons.label": ({ count }: { readonly count: number }) => `${count} squadron cards to cut out`,
  "paper.squadron.dice": "dice",
  "paper.squadron.defence": "defence",
  "paper.squadron.bombs": "bombs",
  "paper.markers.label": ({ count }: { readonly count: number }) => `${count} markers to cut out`,
  "paper.marker": ({ what }: { readonly what: MarkerWord }) => MARKERS[what],

  "paper.faces": "The dice: each side has its own, or ordinary ones are read so",
  "paper.face": ({ face }: { readonly face: string }) => FACES[face] ?? face,
  "paper.pair": ({ pair }: { readonly pair: string }) =>
    [...pair].map((face) => FACES[face] ?? face).join(" and "),
  "paper.flies": ({ flies }: { readonly flies: boolean }): string => (flies ? "flies" : "respite"),
  "paper.weather.title": "Weather: a die of each side",
  "paper.chances": "Chance of at least so many hits, in per cent",
  "paper.atLeast": ({ count }: { readonly count: number }) => `${count} or more`,
  "paper.percent": ({ chance }: { readonly chance: number }) => (100 * chance).toFixed(0),
  "paper.values": "Squadrons: dice in combat, hits that they absorb, bomb dice",
  "paper.value.notes": ({ farDice, short }: { readonly farDice: number | null; readonly short: boolean }) =>
    [
      ...(farDice === null ? [] : [`${farDice} dice north of the 12 Group line and in Luftflotte 5`]),
      ...(short ? ["not north of the 12 Group line; checks fuel"] : []),
    ].join("; "),
  "paper.gruppen": "Gruppen: how squadrons may be laid for a dogfight",
  "paper.ways": ({ ways }: { readonly ways: readonly string[] }) => ways.join(" or "),
  "paper.steps": "Each step in a line",
  "paper.step": ({ step }: { readonly step: StepWord }) => STEPS[step],
  "paper.column.face": "Face",
  "paper.column.luftwaffe": "Luftwaffe die",
  "paper.column.raf": "RAF die",
  "paper.column.pair": "Pair",
  "paper.column.ways": "Chance",
  "paper.column.all": "One rule",
  "paper.column.dice": "Dice",
  "paper.column.squadrons": "Squadrons",
  "paper.column.gruppen": "Gruppen",
  "paper.column.type": "Type",
  "paper.column.notes": "Notes",
  "paper.column.pool": "Group or Luftflotte",
  "paper.column.formations": "Formations",
  "paper.column.launches": "Takes off at",

  "paper.launches": ({ names }: Names) => (names.length === 0 ? "–" : names.join(", ")),
  "paper.tally": ({ squadrons: types }: { readonly squadrons: readonly string[] }) => squadrons(types),
  "paper.term.turns": ({ from, to }: Readonly<Record<"from" | "to", number>>) =>
    from === to ? `Turn ${from} alone.` : `Turns ${from} to ${to}.`,
  "paper.term.victory": ({
    targets,
    drawBelow,
    inclusive,
  }: {
    readonly targets: number;
    readonly drawBelow: number;
    readonly inclusive: boolean;
  }) =>
    `The Luftwaffe wins with ${targets} targets and a loss rate of 10 to 6 or better; a draw takes more than ${targets}, or more than ${targets - drawBelow} with a better rate${inclusive ? ", and exactly as many or an even rate count, too" : ""} (BB-135).`,
  "paper.term.weather": ({ weather }: { readonly weather: Options["weather"] }) => `${WEATHER[weather]}.`,
  "paper.term.markers": ({ per }: { readonly per: Options["markersPer"] }): string =>
    per === "turn" ? "Five combats a turn (BB-10)." : "Five combats each Tally Ho (BB-R9).",
  "paper.term.duel": ({ duel }: { readonly duel: Options["duel"] }) => DUELS[duel],
  "paper.term.battles": ({ battles }: { readonly battles: Options["battles"] }) => BATTLES[battles],
  "paper.term.straight": "No diagonal moves (BB-R3).",

  "paper.diary.turn": ({
    turn,
    phase,
    from,
    to,
  }: {
    readonly turn: number;
    readonly phase: number;
    readonly from: string;
    readonly to: string;
  }) => `Turn ${turn}: ${dates(from, to)} 1940, ${phaseName(phase)}`,
  "paper.diary.staff": "Staff and weather",
  "paper.diary.tallyHo": ({ phase }: { readonly phase: number }) => `Tally Ho ${phase}`,
  "paper.diary.end": "The end",
};
