import { signed } from "../../../../../core/text.ts";
import type { SquadronId } from "../../../data/squadrons.ts";
import type { MissionKind } from "../../../rules/campaign/calendar.ts";
import type { Gone } from "../../../rules/state/campaign.ts";
import { barrelName, mountName } from "../../../words/grammar.en.ts";
import type { DiveStep, Gun, Trouble } from "../../pads/status-pad.ts";
import type { Tick } from "../../pads/ticks.ts";
import type { Machines, Rank, Service } from "../../week.ts";
import { RANKS, SQUADRONS } from "./week.ts";

const FATES: Readonly<Record<string, string>> = {
  flying: "in the air",
  destroyed: "shot down",
  crashed: "crashed",
  home: "gone home",
  away: "off the board",
  lost: "lost",
};
const HEALTH: Readonly<Record<string, string>> = {
  fit: "fit",
  wounded: "seriously wounded",
  fainted: "in a faint",
  killed: "dead",
  saved: "down by parachute",
  captured: "captured",
};
const TICKS: Readonly<Record<Tick, string>> = {
  engine: "engine −__ MP",
  rudder: "turns only L / R",
  elevator: "no climb",
  spar: "spar",
  fuel: "tank, turn __",
  pilot: "pilot wounded, turn __",
  observer: "observer hit",
  bombs: "bombs gone",
};
const KINDS: Readonly<Record<MissionKind, string>> = {
  bombing: "Bombing",
  "road-photo": "Road photos",
  "trench-photo": "Trench photos",
  spotting: "Spotting",
};
const GONE: Readonly<Record<Gone, string>> = {
  killed: "killed",
  captured: "prisoner",
  wounded: "wounded",
};

function metres(figure: number): string {
  return `${figure.toString().replace(/\B(?=(\d{3})$)/, ",")} m`;
}

/** A figure, and what it is when nothing is broken. */
interface Now {
  readonly now: number;
  readonly usual: number;
}

function counted(figure: number, one: string, many: string): string {
  return `${figure} ${figure === 1 ? one : many}`;
}

function gun({ mount, barrel, several }: Gun): string {
  const name = barrel === "gun" ? mountName(mount) : barrelName(barrel);
  return several && barrel !== "gun" ? `${mountName(mount)}: ${name}` : name;
}

function trouble(one: Trouble): string {
  switch (one.kind) {
    case "engine":
      return `Engine: ${one.loss} MP lost`;
    case "controls":
      return `Cable: turns only ${one.way === "L" ? "left" : "right"}`;
    case "elevator":
      return "Elevator: climbs no more";
    case "spar":
      return "Wing spar: half the dive, no overdive, no maneuvers";
    case "fuel":
      return `Tank leaks since turn ${one.turn}`;
    case "dry":
      return "Out of fuel";
    case "glides":
      return "Glides";
    case "gun":
      return `${gun(one.gun)} destroyed`;
  }
}

function service({ kills, missions, rank }: Service): string {
  const told = kills === "0" ? [] : [kills === "1" ? "1 kill" : `${kills} kills`];
  return [...told, counted(missions, "mission", "missions"), RANKS[rank]].filter(Boolean).join(", ");
}

/** Words of the status pads and of the ledger of a campaign, in English. */
export const words = {
  "sheet.of": ({ id }: { readonly id: string }) => `Status pad of ${id}`,
  "sheet.fate": ({ status }: { readonly status: string }) => FATES[status] ?? status,
  "sheet.guns": "Guns on the ground",
  "sheet.gun": ({ kind, hex }: { readonly kind: string; readonly hex: string }) =>
    `${kind === "AA" ? "Archie" : "Machine gun"}, hex ${hex}`,
  "sheet.gunFired": "has fired this turn",
  "sheet.gunSecret": "not yet found by the enemy",
  "sheet.gunsUnknown": ({ count }: { readonly count: number }) =>
    `${count} more ${count === 1 ? "is" : "are"} hidden somewhere.`,

  "sheet.crew": "Crew",
  "sheet.man": ({ place, seats }: { readonly place: number; readonly seats: number }) =>
    place === 0 ? "Pilot" : seats > 2 ? `Gunner ${place}` : "Observer",
  "sheet.kills": ({ kills }: { readonly kills: number }) => counted(kills, "kill", "kills"),
  "sheet.ace": ({ level }: { readonly level: number }): string => (level === 2 ? "double ace" : "ace"),
  "sheet.novice": "novice",
  "sheet.health": ({ health, since }: { readonly health: string; readonly since: number | null }) =>
    `${HEALTH[health] ?? health}${since === null ? "" : `, since turn ${since}`}`,
  "sheet.unnamed": "unnamed",

  "sheet.speed": "Speed",
  "sheet.range": "Lowest to top speed",
  "sheet.range.now": ({ min, max, usual }: Readonly<Record<"min" | "max" | "usual", number>>) =>
    max === usual ? `${min} to ${max} MP` : `${min} to ${max} MP (usually ${usual})`,
  "sheet.altitude": "Altitude",
  "sheet.ceiling": "Ceiling",
  "sheet.climb": "Most climb",
  "sheet.climb.now": ({ now, usual }: Now) =>
    now === usual ? metres(now) : `${metres(now)} (usually ${metres(usual)})`,
  "sheet.diveSpeed": "Whole dive up to",
  "sheet.overdive": "Overdive to",
  "sheet.overdive.now": ({ metres: most, speed }: { readonly metres: number; readonly speed: number }) =>
    `${metres(most)}, to ${speed} MP`,
  "sheet.overdive.none": "none",
  "sheet.silhouette": "Silhouette",
  "sheet.bombs": "Bombs",
  "sheet.bombs.now": ({ on }: { readonly on: boolean }): string => (on ? "aboard" : "none"),
  "sheet.schedule": ({ letter }: { readonly letter: string }) => `Maneuver schedule ${letter}`,
  "sheet.prices": "MP for the 1st, 2nd and 3rd hexside in a hex",
  "sheet.dive": "Allowed dive (4.5b)",
  "sheet.dive.speed": ({ from, to }: DiveStep) => (from === to ? `${from} MP` : `${from}–${to} MP`),
  "sheet.metres": (of: { readonly metres: number }) => metres(of.metres),
  "sheet.figure": ({ figure }: { readonly figure: number }) => signed(figure),
  "sheet.nth": ({ place }: { readonly place: number }) => ["1st", "2nd", "3rd"][place] ?? `${place + 1}th`,

  "sheet.damage": "Damage",
  "sheet.damage.now": ({ taken, of }: { readonly taken: number; readonly of: number }) =>
    `${taken} of ${of} points`,
  "sheet.damage.left": ({ left }: { readonly left: number }) =>
    left <= 0 ? "destroyed" : `${counted(left, "more point destroys", "more points destroy")} it`,

  "sheet.ammunition": "Ammunition",
  "sheet.barrel": (one: Gun) => gun(one),
  "sheet.left": (of: { readonly gun: Gun; readonly left: number; readonly of: number }) =>
    `${gun(of.gun)}: ${of.left} of ${of.of} attacks left`,
  "sheet.drum": (of: {
    readonly gun: Gun;
    readonly drum: number;
    readonly left: number;
    readonly of: number;
  }) => `${gun(of.gun)}, drum ${of.drum}: ${of.left} of ${of.of} attacks left`,
  "sheet.column": ({ column }: { readonly column: string }) => `column ${column}`,
  "sheet.jammed": "JAMMED",
  "sheet.broken": "DESTROYED",
  "sheet.unarmed": "Unarmed",

  "sheet.hits": "Critical hits",
  "sheet.hits.none": "none",
  "sheet.hit": trouble,
  "sheet.ticks": "Critical hits, to tick",
  "sheet.tick": ({ what }: { readonly what: Tick }) => TICKS[what],

  "sheet.turn": "Turn",
  "sheet.move": "SPEED: move",
  "sheet.notes": "Tail, target, hits",

  "ledger.title": "Bloody April, 9 to 15 April 1917",
  "ledger.points": ({ allied, german }: Readonly<Record<"allied" | "german", number>>) =>
    `Points: Allies ${allied}, Germans ${german}`,
  "ledger.side": ({ side }: { readonly side: 0 | 1 }): string => (side === 0 ? "Allies" : "Germans"),
  "ledger.sides": "Allies : Germans",
  "ledger.squadron": ({ squadron }: { readonly squadron: SquadronId }) => SQUADRONS[squadron],
  "ledger.machines": ({ machines }: { readonly machines: readonly Machines[] }) =>
    machines
      .map(({ type, ready, repair }) => {
        return `${type}: ${ready} ready${repair > 0 ? `, ${repair} in the workshop` : ""}`;
      })
      .join(" · "),
  "ledger.airman": "Airman",
  "ledger.kills": "Kills",
  "ledger.missions": "Missions",
  "ledger.state": "State",
  "ledger.type": "Flies",
  "ledger.observer": ({ name }: { readonly name: string }) => `with ${name}`,
  "ledger.vacant": ({ pilot }: { readonly pilot: boolean }): string => (pilot ? "no pilot" : "no observer"),
  "ledger.rank": ({ rank, flies }: { readonly rank: Rank; readonly flies: string | null }) =>
    [RANKS[rank], flies === null ? "" : `flies ${flies} now`].filter(Boolean).join(", "),
  "ledger.week": "The week",
  "ledger.mission": "Mission",
  "ledger.done": "Targets",
  "ledger.lost": "Lost",
  "ledger.earned": "Points",
  "ledger.total": "Total",
  "ledger.day": ({ day }: { readonly day: number }) => `${day} April`,
  "ledger.kind": ({ mission, kind }: { readonly mission: number; readonly kind: MissionKind }) =>
    `${mission}. ${KINDS[kind]}`,
  "ledger.now": "under way",
  "ledger.gone": "Lost for the week",
  "ledger.nobody": "Nobody so far.",
  "ledger.service": service,
  "ledger.fate": ({ fate }: { readonly fate: Gone }) => GONE[fate],
  "ledger.in": ({ mission }: { readonly mission: number }) => `(mission ${mission})`,
};
