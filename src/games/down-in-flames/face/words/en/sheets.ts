import type { CardKind } from "../../../data/card.ts";
import type { Phase } from "../../../data/phases.ts";
import type { Quality } from "../../../data/quality.ts";
import type { SideName } from "../../../data/sides.ts";
import type { GroundTarget } from "../../../data/target.ts";
import type { AircraftCard, Special } from "../../../data/types/aircraft.ts";
import type { BomberCard } from "../../../data/types/bomber.ts";
import { cardName } from "../../../words/card-name.en.ts";
import { counted, levelName, phaseName, points, sideName } from "../../../words/grammar.en.ts";
import { GLOSSARY } from "../glossary/en.ts";
import type { Term } from "../glossary-terms.ts";
import type { Degree, Earned, Fate, HitValues, MarkName, Source } from "../sheet-values.ts";

const QUALITIES: Readonly<Record<Quality, string>> = {
  recruit: "Recruit",
  green: "Green",
  regular: "Regular",
  veteran: "Veteran",
  ace: "Ace",
};

const MARKS: Readonly<Record<MarkName, string>> = {
  damaged: "DAMAGED",
  cockpit: "COCKPIT HIT",
  loaded: "LOADED",
  carried: "ROCKETS",
  spent: "ROCKETS FIRED",
  dry: "SOME WEAPONS DRY",
};

const FATES: Readonly<Record<Fate, string>> = {
  down: "shot down",
  left: "left the fight",
  away: "broken off, back for the way home",
  reserve: "in reserve",
  flew: "has flown its mission",
  home: "stayed at home",
};

const SOURCES: Readonly<Record<Source, string>> = {
  card: "Data card",
  ace: "Ace",
  damage: "Damage",
  load: "Load",
  cockpit: "Cockpit hit",
  rockets: "Rockets",
};

const POSITIONS: Readonly<Record<number, (to: string) => string>> = {
  2: (to) => `Tailing ${to}`,
  1: (to) => `Advantaged on ${to}`,
  0: () => "Neutral",
  [-1]: (to) => `Disadvantaged to ${to}`,
  [-2]: (to) => `Tailed by ${to}`,
};

const SIGHTS: Readonly<Record<AircraftCard["sight"], string>> = {
  standard: "Standard sight",
  simple: "Simple Sight: no burst when Neutral, 1 when Advantaged",
  gyro: "Gyro Sight: more bursts when Advantaged",
  beam: "Trained in beam attacks: 3 bursts when Advantaged",
};

const SPECIALS: Readonly<Record<Special, string>> = {
  "quick-climb": "Quick Climb: climbing costs 1 card (DIF-10.1)",
  "slow-climb": "Slow Climb: climbing costs 3 cards (DIF-10.5)",
  "quick-dive": "Quick Dive: diving gives 2 cards a level (DIF-10.2)",
  "slow-dive": "Slow Dive: follows no diving VERTICAL ROLL but a slow diver's (DIF-10.3)",
  "dive-limit": "Dive Limit: diving gives 1 card in all (DIF-10.4)",
  "quick-bank": "Quick Bank: the Leader's SCISSORS are no Agility Cards (DIF-10.6)",
  "slow-bank": "Slow Bank: SCISSORS only at its like or in answer to TIGHT TURN (DIF-10.7)",
  "thach-weave": "Thach Weave: two Elements of the type may help each other (DIF-10.11)",
};

const COLOURS: Readonly<Record<CardKind["colour"], string>> = {
  red: "red: attacks",
  white: "white: attacks or answers",
  blue: "blue: answers",
};

const EARNED: Readonly<Record<Earned, string>> = {
  aircraft: "Enemy fighters and light bombers",
  bombers: "Enemy bombers",
  target: "The target",
  bids: "Bids",
};

const ROLES: Readonly<Record<BomberCard["role"], string>> = { medium: "medium", heavy: "heavy" };

const TARGETS: Readonly<Record<GroundTarget["id"], string>> = {
  airfield: "an airfield",
  factory: "a factory",
  ship: "a ship",
};

function hitValues({ hitValue, spent, choice, mostHits }: HitValues): string {
  const others = [
    spent === null ? "" : `${spent} when dry or spared`,
    choice === null ? "" : `Leader ${choice} for a card`,
    mostHits === null ? "" : `at most ${counted(mostHits, "hit", "hits")} a card`,
  ].filter(Boolean);
  return [`${hitValue}`, ...others].join("; ");
}

/** Words of the record sheets, in English. */
export const words = {
  "sheet.of": ({ id }: { readonly id: string }) => `Record sheet of Element ${id}`,
  "sheet.formation": ({ id }: { readonly id: string }) => `Record sheet of formation ${id}`,
  "sheet.match": ({ mission }: { readonly mission: boolean }): string =>
    mission ? "Mission and victory points" : "Victory points and deck",
  "sheet.leader": ({ id }: { readonly id: string }) => `Leader ${id}`,
  "sheet.wingman": ({ id }: { readonly id: string }) => `Wingman ${id}`,
  "sheet.type": ({ name }: { readonly name: string }) => name,

  "sheet.fate": ({ fate }: { readonly fate: Fate }) => FATES[fate],
  "sheet.level": ({ level }: { readonly level: number }) => levelName(level),
  "sheet.position": ({ steps, to }: { readonly steps: number; readonly to: string }) =>
    (POSITIONS[steps] ?? POSITIONS[0])?.(to) ?? "",
  "sheet.cloud": "IN CLOUDS",
  "sheet.acted": ({ acted }: { readonly acted: boolean }): string =>
    acted ? "has had its player-turn" : "player-turn still to come",

  "sheet.quality": ({ quality }: { readonly quality: Quality }) => QUALITIES[quality],
  "sheet.quality.hidden": "quality hidden",
  "sheet.secret": "(the enemy does not know)",
  "sheet.gift": ({ gift }: { readonly gift: "crackShot" | "keen" }): string =>
    gift === "keen" ? "Keen Eyesight" : "Crack Shot",
  "sheet.wild": "wild card played",
  "sheet.mark": ({ mark }: { readonly mark: MarkName }) => MARKS[mark],

  "sheet.ratings": "Ratings",
  "sheet.agility": "Agility",
  "sheet.speed": "Speed",
  "sheet.horsepower": "Horsepower",
  "sheet.source": ({ source }: { readonly source: Source }) => SOURCES[source],
  "sheet.inForce": "In force",
  "sheet.inForce.now": "what counts",
  "sheet.levels": "Levels",
  "sheet.bands": "Ratings by level",
  "sheet.band.now": "the band of its level",
  "sheet.agilityCards": ({ played, limit }: { readonly played: number; readonly limit: number | null }) =>
    limit === null
      ? `Agility Cards played: ${played}, without a limit`
      : `Agility Cards played: ${played} of ${limit}`,

  "sheet.handOf": "Cards in hand",
  "sheet.hand.limit": (of: Readonly<Record<"held" | "limit", number>> & { readonly guessed: boolean }) =>
    `${of.held}, limit ${of.limit}${of.guessed ? " if Regular" : ""}`,
  "sheet.hand.of": ({ id }: { readonly id: string }) => `Hand of ${id}`,
  "sheet.minimum": "Keeps at least",
  "sheet.card": ({ card }: { readonly card: string }) => cardName(card),
  "sheet.colour": ({ colour }: { readonly colour: CardKind["colour"] }) => COLOURS[colour],
  "sheet.cards": ({ cards }: { readonly cards: number }) => counted(cards, "card", "cards"),

  "sheet.bursts": "Bursts N / A / T",
  "sheet.bursts.turn": "Bursts of this player-turn",
  "sheet.bursts.left": ({
    at,
    left,
    of,
  }: {
    readonly at: string;
    readonly left: number;
    readonly of: number;
  }) => `at ${at}: ${left} of ${of} left`,
  "sheet.hitValue": "Hit Value",
  "sheet.hitValue.of": hitValues,
  "sheet.defense": "Defense",
  "sheet.ceiling": "Highest",
  "sheet.worth": "Victory points",
  "sheet.worth.of": ({ down, damaged }: Readonly<Record<"down" | "damaged", number>>) =>
    `down ${down}, damaged ${damaged}`,
  "sheet.offense": "Attacks with",
  "sheet.wingmanDefense": "Defends with",
  "sheet.sight": ({ sight }: { readonly sight: AircraftCard["sight"] }) => SIGHTS[sight],
  "sheet.special": ({ special }: { readonly special: Special }) => SPECIALS[special],
  "sheet.gunner": ({ cards }: { readonly cards: number }) =>
    `Gunner: fires back with ${counted(cards, "card", "cards")} (DIF-B9)`,
  "sheet.mayLoad": "May carry bombs or a torpedo (DIF-9.2)",
  "sheet.mayRockets": ({ upTo }: { readonly upTo: number }) =>
    `May carry rockets: hit on ${upTo === 1 ? "a 1" : `1 to ${upTo}`} (DIF-7.1.3)`,

  "sheet.flying": ({ flying, of }: Readonly<Record<"flying" | "of", number>>) => `${flying} of ${of} flying`,
  "sheet.bombers": "Bombers",
  "sheet.bomber.place": ({ inFormation }: { readonly inFormation: boolean }): string =>
    inFormation ? "in formation" : "straggler",
  "sheet.bomber.points": (of: Readonly<Record<"points" | "of", number>>) =>
    `${of.points} of ${points(of.of)} of damage`,
  "sheet.bomber.role": ({ role }: { readonly role: BomberCard["role"] }) => ROLES[role],
  "sheet.role": "Class",
  "sheet.turret": ({ cards }: { readonly cards: number }) => `turrets now ${counted(cards, "card", "cards")}`,
  "sheet.turrets": "Own turrets",
  "sheet.damagedFrom": "Damaged from",
  "sheet.points": ({ points: count }: { readonly points: number }) => points(count),

  "sheet.mission": ({
    target,
    attacker,
  }: {
    readonly target: GroundTarget["id"];
    readonly attacker: SideName;
  }) => `Target: ${TARGETS[target]}; attacks: ${sideName(attacker)}`,
  "sheet.legs": "Leg of the mission",
  "sheet.leg": ({ phase }: { readonly phase: Phase }) => phaseName(phase),
  "sheet.leg.now": "under way",
  "sheet.turn": "Turn",
  "sheet.ground": (of: { readonly points: number; readonly degree: Degree | null }) =>
    `${points(of.points)} on the target so far: ${of.degree === null ? "no damage that counts" : `${of.degree} damage`}.`,
  "sheet.degree": (of: Readonly<Record<"from" | "points", number>> & { readonly degree: Degree }) =>
    `${of.degree} damage from ${points(of.from)}: ${of.points} VP`,
  "sheet.degree.short": ({ degree }: { readonly degree: Degree }): string => degree,
  "sheet.flak": "Flak over the target",
  "sheet.areaFlak": "Flak on the way",
  "sheet.score": "Victory points",
  "sheet.score.now": ({ allied, axis }: Readonly<Record<SideName, number>>) =>
    `Allies ${allied}, Axis ${axis}`,
  "sheet.side": ({ side }: { readonly side: SideName }) => sideName(side),
  "sheet.earned.for": "For",
  "sheet.earned": ({ source }: { readonly source: Earned }) => EARNED[source],
  "sheet.total": "Together",
  "sheet.deck": "Deck and rules",
  "sheet.deck.left": "Deck",
  "sheet.deck.gone": "Discards",
  "sheet.die": "Combat die",
  "sheet.ammunition": "Ammunition checks",
  "sheet.yes": ({ on }: { readonly on: boolean }): string => (on ? "yes" : "no"),
  "sheet.first": "First in each turn",
  "sheet.glossary": "What the words mean",
  "sheet.term": ({ term }: { readonly term: Term }) => `${GLOSSARY[term][0]}:`,
  "sheet.term.means": ({ term }: { readonly term: Term }) => GLOSSARY[term][1],
  "sheet.weave": ({ side }: { readonly side: SideName }) => `May use the Thach Weave: ${sideName(side)}`,
};
