import { signed } from "../../../../../core/text.ts";
import { mats } from "../../../../../face/mats/en.ts";
import type { StripStep } from "../../../../../face/strip.ts";
import type { CardName } from "../../../data/card.ts";
import type { SideName } from "../../../data/sides.ts";
import type { GroundTarget } from "../../../data/target.ts";
import { cardName } from "../../../words/card-name.en.ts";
import { counted, levelName, sideName, Who, who } from "../../../words/grammar.en.ts";
import type { Answerers } from "../../answerers.ts";
import type { Share } from "../../share.ts";
import { TEXTS } from "../card-texts/en.ts";
import type * as Values from "../table-values.ts";

const TITLES: Readonly<Record<string, string>> = {
  resource: "what comes with this mission?",
  weave: "bid for the Thach Weave",
  accept: "accept the bid?",
  bids: "bid for the start level",
  name: "who is next?",
  stay: "stay over the target?",
  keen: "keen eyes",
  jettison: "drop the load?",
  wingman: "the Wingman attacks",
  "wingman-play": "the Wingman attacks",
  altitude: "change level?",
  target: "over the target",
  leader: "the Leader's cards",
  leave: "leave the fight?",
  respond: "answer?",
  aggregate: "add a card?",
  pay: "discard",
  follow: "follow?",
  trim: "discard",
  shed: "discard",
};

const WHY: Readonly<Record<string, string>> = {
  resource: "In secret, and each resource once in the campaign (DIF-B21).",
  weave: "Victory points for the enemy, if he accepts (DIF-10.11.3).",
  accept: "Accepted, the points are yours, and the weave is flown (DIF-10.11.3).",
  bids: "A level for all, and the points you give for it; both are opened together (DIF-2.5).",
  name: "One of your Elements that has not acted in this game turn (DIF-B3).",
  stay: "Fighters may break off for the turn over the target (DIF-B19).",
  keen: "A Leader with Keen Eyesight singles out an enemy (DIF-9.1.10).",
  jettison: "Loaded aircraft are slow to turn and may not attack (DIF-B15).",
  wingman: "He names a target, then draws his mini-hand (DIF-B6).",
  "wingman-play": "Play a card at the target, or stop (DIF-B6).",
  altitude: "Climbing costs cards, diving gives some (DIF-2.1, DIF-2.2).",
  target: "Bomb from level 3 or lower, strafe at level 1 (DIF-B13, DIF-B14).",
  leader: "Play any cards, or pass (DIF-B8).",
  leave: "4 or more on a D6 leaves (DIF-B16).",
  aggregate: "Another firing card adds its hits; if it is answered, all is lost (DIF-3.2.10).",
  follow: "The enemy changes level: go with him, or lose your position (DIF-2.6.4).",
  trim: "Down to the hand limit, then as many as you like (DIF-8.2).",
  shed: "The hand is larger than it may be (DIF-8.5).",
};

const OFFERS: Readonly<Record<string, string>> = {
  pass: "Pass",
  accept: "Accept",
  refuse: "Refuse",
  jettison: "Drop the load",
  climb: "Climb 1 level",
  follow: "Follow",
  bomb: "Bomb",
  strafe: "Strafe",
  drop: "Let the enemy go",
  disengage: "Try to leave the fight",
  resolve: "Fire now",
  done: "No more discards",
  stay: "Stay",
  "break-off": "Break off",
};

const RESOURCES: Readonly<Record<string, string>> = {
  element: "One more fighter Element: it joins as the second turn begins",
  flak: "The target's flak: the defender adds two cards, the attacker takes two away",
  none: "Nothing is left to bring",
};

/** `1/6 (17 %)`. */
function share({ part, whole, percent }: Share): string {
  return part === 0 || part === whole ? `${percent} %` : `${part}/${whole} (${percent} %)`;
}

function results({ down, damaged, straggles, none }: Values.Results): string {
  const all: readonly (readonly [string, Share])[] = [
    ["shot down", down],
    ["damaged", damaged],
    ["out of its formation", straggles],
    ["nothing", none],
  ];
  return all
    .filter(([, { part }]) => part > 0)
    .map(([name, chance]) => `${name} ${share(chance)}`)
    .join(", ");
}

function fire({ hits, hitValue }: Values.Fire): string {
  return `${counted(hits, "hit", "hits")} × ${hitValue} = ${hits * hitValue}`;
}

function way({ at, roll, ace, hitValue, rockets }: Values.Declared): string {
  return [
    roll === null ? "" : roll === "climb" ? ", climbing 1" : `, diving ${roll}`,
    at ? ` at ${who(at)}` : "",
    ace ? " as ACE PILOT" : "",
    hitValue === null ? "" : `, Hit Value ${hitValue}`,
    rockets ? ", with rockets" : "",
  ].join("");
}

/** A card, and as what an ace has played it. */
function played(card: string, ace: boolean): string {
  return `${cardName(card)}${ace ? " as ACE PILOT" : ""}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const TARGETS: Readonly<Record<GroundTarget["id"], string>> = {
  airfield: "Airfield",
  factory: "Factory",
  ship: "Ship",
};

const BONDS: Readonly<Record<number, string>> = {
  2: "tails",
  1: "Advantaged on",
  [-1]: "Disadvantaged to",
  [-2]: "Tailed by",
};

const GONE: Readonly<Record<string, string>> = {
  down: "shot down",
  away: "broken off",
  left: "out of the fight",
  reserve: "in reserve",
  flew: "has flown its mission",
  home: "stayed at home",
};

const STATES: Readonly<Record<StripStep["state"], string>> = {
  done: "has acted",
  now: "acts now",
  next: "is next",
  waits: "has still to act",
  gone: "is out of the fight",
};

/** Words of the table, in English. */
export const words = {
  "card.title": ({ card }: { card: string }) => cardName(card),
  "card.text": ({ name }: { name: CardName }) => TEXTS[name],
  "card.answered-by": ({ by }: { by: readonly CardName[] }) =>
    by.length === 0 ? "No card answers it." : `Answered by ${by.map(cardName).join(", ")}`,
  "card.bursts": "bursts",
  "card.hits": "hits",
  "card.held": ({ id }: { id: string }) => `a card that ${id} holds`,
  "group.deck": "Deck",
  "group.discard": "Discards",
  "card.played": ({ by, to, answers }: Values.Played) =>
    answers ? `${Who(by)} answers ${who(to)}` : to ? `${Who(by)} at ${who(to)}` : Who(by),
  "group.played": "In play",
  "site.target": ({ id }: { id: GroundTarget["id"] }) => TARGETS[id],
  "list.title": "Aircraft",
  "list.hint": "Choose an aircraft to see it.",
  "list.side": ({ side }: { side: SideName }) => sideName(side),
  "glance.level": ({ level }: { level: number }) => `level ${level}`,
  "glance.cards": ({ held }: { held: number }) => counted(held, "card", "cards"),
  "glance.bursts": ({ left }: { left: number }) => counted(left, "burst", "bursts"),
  "glance.bond": ({ to, steps }: { to: string; steps: number }) => `${BONDS[steps]} ${to}`,
  "glance.damaged": "damaged",
  "glance.loaded": "loaded",
  "glance.dry": "short of ammunition",
  "glance.cloud": "in CLOUDS",
  "glance.straggler": "out of formation",
  "glance.gone": ({ gone }: { gone: string }) => GONE[gone] ?? gone,
  "piece.aircraft": ({
    id,
    name,
    side,
    level,
    gone,
    held,
    damaged,
    loaded,
    bonds,
  }: Values.DescribedAircraft) =>
    [
      `${who(id)}, ${name}, ${sideName(side)}`,
      ...(gone
        ? [GONE[gone]]
        : [
            level > 0 && levelName(level),
            damaged ? "damaged" : "sound",
            loaded && "loaded",
            held !== null && `${counted(held, "card", "cards")} in hand`,
            ...bonds.map(({ to, steps }) => `${BONDS[steps]} ${to}`),
          ]),
    ]
      .filter(Boolean)
      .join(", "),
  "piece.bomber": ({ id, name, side, level, points, defense, inFormation, down }: Values.DescribedBomber) =>
    [
      `${id}, ${name}, ${sideName(side)}`,
      ...(down
        ? [GONE.down]
        : [
            level > 0 && levelName(level),
            inFormation ? "in formation" : "out of formation",
            `damage ${points} of ${defense}`,
          ]),
    ]
      .filter(Boolean)
      .join(", "),
  "badge.fire": ({
    bursts,
    hitValue,
    defense,
  }: {
    bursts: number | null;
    hitValue: number;
    defense: number;
  }) =>
    `May fire: ${bursts === null ? "" : `${counted(bursts, "burst", "bursts")}, `}Hit Value ${hitValue} against defense ${defense}.`,
  "badge.position": "Position cards may be played.",
  "strip.title": "Elements in this turn",
  "strip.said": ({ id, state }: { id: string; state: StripStep["state"] }) => `${id}: ${STATES[state]}`,
  "toggle.boxes": "Boxes of fire",
  "ask.title": ({ kind, name }: { kind: string; name: string }) => `${name}: ${TITLES[kind] ?? kind}`,
  "ask.why": (asked: Values.ExchangeQuestion): string => {
    const { by, answered, at } = asked;
    const card = played(asked.card, asked.ace);
    if (asked.kind === "respond" && answered !== "")
      return `${by} answers ${played(answered, asked.answeredAce)} with ${card} (DIF-B8).`;
    if (asked.kind === "respond") return `${by} plays ${card}${at ? ` at ${at}` : ""} (DIF-B8).`;
    if (asked.kind === "pay") return `${counted(asked.count, "card", "cards")} to discard (DIF-2.2).`;
    return WHY[asked.kind] ?? "";
  },
  "offer.play": (play: Values.Declared & { card: string; added: boolean }) =>
    `${play.added ? "Add " : ""}${cardName(play.card)}${way(play)}`,
  "offer.discard": ({ card }: { card: string }) => `Discard ${cardName(card)}`,
  "offer.target": ({ at }: { at: string }) => `${at}`,
  "offer.name": ({ id }: { id: string }) => `Element ${id}`,
  "offer.dive": ({ levels }: { levels: number }) => `Dive ${counted(levels, "level", "levels")}`,
  "offer.level": ({ level, paid, drawn }: { level: number; paid: number; drawn: number }) =>
    `${[
      `To ${levelName(level)}`,
      ...(paid > 0 ? [`${counted(paid, "card", "cards")} to discard (DIF-2.2)`] : []),
      ...(drawn > 0 ? [`${counted(drawn, "card", "cards")} drawn (DIF-2.1)`] : []),
    ].join("; ")}.`,
  "offer.bid": ({ level, points }: { level: number; points: number }) =>
    `Level ${level} for ${counted(points, "victory point", "victory points")}`,
  figure: ({ figure }: { figure: "level" | "points" }): string =>
    figure === "level" ? "Level" : "Points for the enemy",
  "bid.edge": ({ cards }: { cards: number }): string =>
    cards === 0
      ? "There your Leaders hold and draw as many cards as the enemy's."
      : `There your Leaders hold and draw ${counted(Math.abs(cards), "card", "cards")} ${cards > 0 ? "more" : "fewer"} than the enemy's.`,
  "offer.points": ({ points }: { points: number }) => counted(points, "victory point", "victory points"),
  "offer.resource": ({ resource, id }: { resource: string; id: string }) =>
    id ? `The Leader of ${id} becomes a Veteran` : (RESOURCES[resource] ?? resource),
  "offer.word": ({ word, percent }: { word: string; percent: number | null }) =>
    `${OFFERS[word] ?? word}${percent === null ? "" : ` (${percent} %)`}`,
  "odds.aircraft": (shot: Values.Fire & { defense: number; odds: string }) =>
    `${fire(shot)} against defense ${shot.defense}: odds ${shot.odds} (DIF-3.2).`,
  "odds.results": (chances: Values.Results & { at: string }) => `${capital(results(chances))}.`,
  "odds.points": ({ points, more, ...shot }: Values.Fire & { points: number; more: Share }) =>
    `${fire(shot)}, a point for every 8: ${counted(points, "point", "points")}${more.part > 0 ? `, and 1 more ${share(more)}` : ""} (DIF-4.1.3).`,
  "odds.bomber": ({
    at,
    taken,
    defense,
    ...chances
  }: Values.Results & { at: string; taken: number; defense: number }) =>
    `${at} has ${taken} of ${defense}: ${results(chances)}.`,
  "odds.any-bomber": (chances: Values.Results) => `The bomber that is hit: ${results(chances)}.`,
  "odds.disengage": ({ bonus, leaves }: { bonus: number; leaves: Share }) =>
    `Leaves on 4 or more${bonus === 0 ? "" : `, ${signed(bonus)} to the die`}: ${share(leaves)} (DIF-B16).`,
  "odds.rockets": ({ hit }: { hit: Share }) => `A hit destroys: ${share(hit)} (DIF-7.1.3).`,
  "odds.destroys": "Destroys the bomber (DIF-R14).",
  "odds.answers": ({ ids, good, unseen, held, percent }: Answerers) => {
    if (ids.length === 0 || held === 0) return "Nobody can answer it.";
    const whose = ids.map(who).join(", ");
    return `${good} of the ${counted(unseen, "card", "cards")} not seen ${good === 1 ? "answers" : "answer"} it; ${whose} ${ids.length > 1 ? "hold" : "holds"} ${held}: ${percent} % that one is there.`;
  },
  ...mats,
  "standing.no-answers": "Answer no card",
  "standing.exchange": "for the rest of this exchange",
};
