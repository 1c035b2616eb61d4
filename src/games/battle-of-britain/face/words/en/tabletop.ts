import { counted, phaseName, poolName } from "../../../words/grammar.en.ts";
import { targetName } from "../../../words/names.ts";
import type { PlaceName, WingStatus } from "../tabletop-values.ts";

const PLACES: Readonly<Record<PlaceName, string>> = {
  "north-sea": "NORTH SEA",
  "irish-sea": "IRISH SEA",
  atlantic: "ATLANTIC",
  channel: "THE CHANNEL",
  france: "FRANCE",
  wales: "WALES",
  ireland: "IRELAND",
  scotland: "SCOTLAND",
  "10-group": "10 GROUP",
  "11-group": "11 GROUP",
  "12-group": "12 GROUP",
  "13-group": "13 GROUP",
  lf2: "LUFTFLOTTE 2",
  lf3: "LUFTFLOTTE 3",
  lf5: "LUFTFLOTTE 5, NORWAY",
};

const LAUNCHES: Readonly<Record<string, string>> = {
  "Norway south": "Norway S",
  "Norway middle": "Norway",
  "Norway north": "Norway N",
};

const STATUS: Readonly<Record<WingStatus, string>> = {
  none: "no squadron",
  aloft: "in the air",
  patrol: "on patrol",
  landed: "landed",
  "field-out": "airfield out",
  ready: "at readiness",
};

const ROWS: Readonly<Record<string, string>> = {
  ready: "READY",
  aloft: "IN THE AIR",
  landed: "LANDED",
  "field-out": "FIELD OUT",
  home: "HOME",
  back: "BACK",
  pile: "PILE",
  formed: "FORMED",
  "stood-down": "STOOD DOWN",
  damaged: "DAMAGED",
  lost: "LOST",
  turn: "Turn",
  weather: "Today",
  targets: "Targets",
  losses: "Lost",
};

const COLUMNS = { squadrons: "SQNS", doing: "NOW" } as const;

const KINDS: Readonly<Record<string, string>> = {
  city: "City",
  airfield: "Airfield",
  radar: "Radar station",
};

/** What the plotting table says, in English. */
export const words = {
  place: ({ id }: { id: PlaceName }) => PLACES[id],
  "line.12-group": "12 Group line",
  "site.airfield": ({ name }: { name: string }) => `${name} airfield`,
  "site.radar": ({ name }: { name: string }) => `${name} radar`,
  "site.city": ({ name }: { name: string }) => name,
  "site.launch": ({ name }: { name: string }) => `Launch square ${name}`,
  "site.launch-name": ({ name }: { name: string }) => LAUNCHES[name] ?? name,
  "site.note": ({
    square,
    group,
    kind,
    out,
  }: {
    square: string;
    group: string;
    kind: string;
    out: boolean;
  }) => `${square}, ${group} Group${out ? (kind === "radar" ? "; dark" : "; cratered") : ""}`,
  "site.city-note": ({ square, production, hits }: { square: string; production: number; hits: number }) =>
    `${square}, ${counted(hits, "hit", "hits")} of 3, ${counted(production, "repair die", "repair dice")}`,
  "site.launch-note": ({ square, pool }: { square: string; pool: string }) => `${square}, ${poolName(pool)}`,
  "squadron.unknown": ({ id, at, of }: { id: string; at: number; of: number }) =>
    `${id}: squadron ${at} of ${of}, face down`,
  "squadron.title": ({ id, name }: { id: string; name: string }) => `${name} of ${id}`,
  "loss.title": ({ id, name, count }: { id: string; name: string; count: number }) =>
    `${counted(count, `squadron of ${name}`, `squadrons of ${name}`)} of ${id}`,
  "squadron.dice": "dogfight dice",
  "squadron.defence": "defence",
  "squadron.bombs": "bomb dice",
  "formation.strength": "squadrons",
  "geschwader.title": ({ id, pool }: { id: string; pool: string }) => `Geschwader ${id}, ${poolName(pool)}`,
  "geschwader.note": ({
    square,
    strength,
    fuel,
  }: {
    square: string | null;
    strength: number;
    fuel: number;
  }) => `${square ?? "at home"}, ${counted(strength, "squadron", "squadrons")}, fuel ${fuel}`,
  "wing.title": ({ id, group }: { id: string; group: string }) => `Wing ${id}, ${poolName(group)}`,
  "wing.note": ({ status, square, strength }: { status: WingStatus; square: string; strength: number }) =>
    `${STATUS[status]} at ${square}, ${counted(strength, "squadron", "squadrons")}`,
  "tote.fighter-command": "FIGHTER COMMAND",
  "tote.luftwaffe": "LUFTWAFFE",
  "tote.pools": ({ side }: { side: number }): string => (side === 0 ? "GROUPS" : "LUFTFLOTTEN"),
  "tote.campaign": "THE CAMPAIGN",
  "tote.column": ({ column }: { column: "squadrons" | "doing" }): string => COLUMNS[column],
  "tote.fuel": ({ fuel }: { fuel: number }) => `FUEL ${fuel}`,
  "tote.row": ({ row }: { row: string }) => ROWS[row] ?? row,
  "tote.turn": ({ turn, of, phase }: { turn: number; of: number; phase: number }): string =>
    turn === 0 ? "not begun" : `${turn} of ${of}, ${phaseName(phase)}`,
  "tote.weather": ({ flying, turn, markers }: { flying: boolean; turn: number; markers: number }): string => {
    if (turn === 0) return "";
    return flying ? `flying; ${counted(markers, "combat", "combats")} left` : "nobody flies yet";
  },
  "tote.of": ({ count, of }: { count: number; of: number }) =>
    `${count} bombed, ${Math.max(0, of - count)} to go`,
  "tote.losses": ({ british, german }: { british: number; german: number }) =>
    `RAF ${british}, Luftwaffe ${german}`,
  "tote.rate": ({ british, german }: { british: number; german: number }) =>
    german === 0 ? "" : `RAF ${Math.round((100 * british) / german)} lost to 100`,
  "group.hand": "Missions",
  "group.draw": "Target cards",
  "group.used": "Used",
  target: ({ id }: { id: string }) => targetName(id),
  "card.text": ({ kind, square }: { kind: string; square: string }) => `${KINDS[kind] ?? kind}, ${square}`,
  "card.unknown": "a mission card of the Luftwaffe",
  "deal.card": ({ side }: { side: number }): string =>
    side === 0 ? "RAF squadron lost" : "Luftwaffe squadron lost",
  "deal.hand": ({ hand }: { hand: number }) => `Hand ${hand}`,
  "deal.pile": ({ side }: { side: number }): string => (side === 0 ? "RAF losses" : "Luftwaffe losses"),
  "sky.respite": "Low cloud and rain: nobody flew",
  "cue.out": ({ target, radar }: { target: string; radar: boolean }) =>
    `${targetName(target)} ${radar ? "is dark" : "is out of action"}`,
  "cue.scramble": "Scramble!",
  "cue.contact": "Tally ho!",
  "cue.intercept": ({ rafHits, lwHits }: { rafHits: number; lwHits: number }) =>
    `RAF ${rafHits}, Luftwaffe ${lwHits}`,
  "cue.dogfight": "Dogfight",
};
