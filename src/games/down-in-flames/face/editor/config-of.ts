import {
  type Fields,
  figure,
  flag,
  given,
  NO_NUMBER,
  OFF,
  oneOf,
  turned,
  typed,
} from "../../../../face/editor/typed.ts";
import type { Config, ElementConfig, FormationConfig, OptionsConfig } from "../../data/config.ts";
import type { GivenTables } from "../../data/given.ts";
import { MATS } from "../../data/mats.ts";
import { ownTables } from "../../data/merged.ts";
import { TABLES } from "../../data/own.ts";
import { QUALITIES } from "../../data/quality.ts";
import { SIDES } from "../../data/sides.ts";
import type { Tables } from "../../data/tables.ts";
import { USUAL } from "../../rules/setup/options.ts";
import type { Draft, DraftRow } from "./draft.ts";

/** The tables in force in a draft: its own over ours, or ours. */
export function tablesOf({ tables }: Pick<Draft, "tables">): Tables {
  return tables ? ownTables(tables as GivenTables) : TABLES;
}

function leaderOf(fields: Fields): ElementConfig["leader"] {
  const leader = given<NonNullable<ElementConfig["leader"]>>({
    quality: oneOf(fields["leader.quality"], QUALITIES),
    crackShot: flag(fields, "leader.crackShot"),
    keenEyesight: flag(fields, "leader.keenEyesight"),
  });
  return Object.keys(leader).length > 0 ? leader : undefined;
}

function elementOf({ side, fields }: DraftRow): ElementConfig {
  return given<ElementConfig>({
    id: typed(fields, "id"),
    side: SIDES[side],
    type: typed(fields, "type"),
    wingman: fields.wingman === OFF ? false : undefined,
    load: flag(fields, "load"),
    rockets: flag(fields, "rockets"),
    gyro: flag(fields, "gyro"),
    reserve: flag(fields, "reserve"),
    leader: leaderOf(fields),
    wingmanQuality: oneOf(fields.wingmanQuality, QUALITIES),
  });
}

function formationOf({ side, fields }: DraftRow): FormationConfig {
  const count = figure(fields, "count") ?? NO_NUMBER;
  return { id: typed(fields, "id"), side: SIDES[side], type: typed(fields, "type"), count };
}

function startOf(fields: Fields): OptionsConfig["start"] {
  const start = oneOf(fields["options.start"], ["roll", "bid", "given"]);
  return start === "given" ? (figure(fields, "level") ?? NO_NUMBER) : start;
}

function optionsOf(fields: Fields): OptionsConfig | undefined {
  const number = (name: string) => figure(fields, `options.${name}`);
  const one = <Choice extends string>(name: string, choices: readonly Choice[]) =>
    oneOf(fields[`options.${name}`], choices);
  const options = given<OptionsConfig>({
    die: one("die", ["d6", "d12"]),
    ammunition: turned(fields, "options.ammunition"),
    cards: number("cards") === undefined ? undefined : number("cards") === 110 ? 110 : 80,
    start: startOf(fields),
    highest: number("highest"),
    pilots: one("pilots", ["named", "lot"]),
    thach: turned(fields, "options.thach"),
    gyroAdvantaged: one("gyroAdvantaged", ["2", "3"]) === "2" ? 2 : number("gyroAdvantaged") && 3,
    verticalRollMaxDive:
      one("verticalRollMaxDive", ["1", "2"]) === "1" ? 1 : number("verticalRollMaxDive") && 2,
    rollAgainstRollMoves: turned(fields, "options.rollAgainstRollMoves"),
    fuelTankBomber: one("fuelTankBomber", ["destroys", "4hits"]),
    repeatDefence: turned(fields, "options.repeatDefence"),
  } as { readonly [Key in keyof OptionsConfig]: OptionsConfig[Key] | undefined });
  return Object.keys(options).length > 0 ? options : undefined;
}

function missionOf(fields: Fields): Config["mission"] {
  const target = typed(fields, "mission.target");
  if (target === "") return undefined;
  return { target, attacker: oneOf(fields["mission.attacker"], SIDES) ?? SIDES[0] };
}

function deckOf(fields: Fields): string[] | undefined {
  const cards = typed(fields, "deck")
    .split(",")
    .map((card) => card.trim().replaceAll(/\s+/g, " "))
    .filter((card) => card !== "");
  return cards.length > 0 ? cards : undefined;
}

/** The set-up that a draft stands for; what was left out stays out. */
export function configOf(draft: Draft): Config {
  const { fields, elements, formations, tables, seats } = draft;
  return given<Config>({
    options: optionsOf(fields),
    turns: figure(fields, "turns"),
    mission: missionOf(fields),
    campaign: flag(fields, "campaign"),
    mat: oneOf(fields.mat, MATS),
    night: flag(fields, "night"),
    elements: elements.map(elementOf),
    formations: formations.length > 0 ? formations.map(formationOf) : undefined,
    deck: deckOf(fields),
    tables: tables as Config["tables"],
    seats: seats as Config["seats"],
  } as { readonly [Key in keyof Config]: Config[Key] | undefined });
}

/** What a choice of the table stands at: as it was chosen, else as we advise. */
export function optionOf(fields: Fields, option: keyof typeof USUAL): string {
  return fields[`options.${option}`] ?? `${USUAL[option]}`;
}
