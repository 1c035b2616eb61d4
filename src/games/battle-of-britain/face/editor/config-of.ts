import { BATTLE_CHOICES } from "../../../../core/battle-tables.ts";
import { type Fields, figure, given, oneOf, turned, typed } from "../../../../face/editor/typed.ts";
import { LAST_TURN } from "../../data/calendar.ts";
import type { Config } from "../../data/config.ts";
import { formationsIn } from "../../data/formations.ts";
import type { Pool, SquadronType, Tables } from "../../data/tables.ts";
import { WEATHERS } from "../../data/weather.ts";
import { commandedIn } from "../../rules/setup/from-config.ts";
import { type Options, USUAL } from "../../rules/setup/options.ts";
import { commandsIn } from "../setup-config.ts";
import { baseOf, type Draft } from "./draft.ts";

/** Figures of a type of squadron that can be changed. */
export const TYPE_FIGURES = ["dice", "farDice", "defence", "bombs"] as const;
type TypeFigure = (typeof TYPE_FIGURES)[number];

/** Where a figure of the tables is typed, which is where the check finds it wrong. */
export function typeField(type: string, name: TypeFigure): string {
  return `types.${type}.${name}`;
}

export function poolField(pool: string, type: string): string {
  return `pools.${pool}.squadrons.${type}`;
}

function typeOf(one: SquadronType, fields: Fields): SquadronType {
  const changed = TYPE_FIGURES.flatMap((name) => {
    const found = figure(fields, typeField(one.id, name));
    return found === undefined || found === one[name] ? [] : [[name, found] as const];
  });
  return changed.length === 0 ? one : { ...one, ...Object.fromEntries(changed) };
}

function poolOf(one: Pool, types: readonly SquadronType[], fields: Fields): Pool {
  const changed = types.flatMap(({ id }) => {
    const found = figure(fields, poolField(one.id, id));
    return found === undefined || found === (one.squadrons[id] ?? 0) ? [] : [[id, found] as const];
  });
  if (changed.length === 0) return one;
  return { ...one, squadrons: { ...one.squadrons, ...Object.fromEntries(changed) } };
}

/** The tables of a draft: those that it began with, where no figure of them is changed. */
export function tablesOf(draft: Draft): Tables {
  const base = baseOf(draft);
  const types = base.types.map((one) => typeOf(one, draft.fields));
  const pools = base.pools.map((one) => poolOf(one, base.types, draft.fields));
  const same =
    types.every((one, at) => one === base.types[at]) && pools.every((one, at) => one === base.pools[at]);
  return same ? base : { ...base, types, pools };
}

function optionsOf(fields: Fields): Config["options"] {
  const one = <Choice extends string>(name: string, choices: readonly Choice[]) =>
    oneOf(fields[`options.${name}`], choices);
  const options = given<NonNullable<Config["options"]>>({
    weather: one("weather", WEATHERS),
    targets: figure(fields, "options.targets"),
    drawBelow: figure(fields, "options.drawBelow"),
    victoryInclusive: turned(fields, "options.victoryInclusive"),
    markersPer: one("markersPer", ["turn", "tallyHo"]),
    duel: one("duel", ["cumulative", "oneRound", "threshold"]),
    battles: one("battles", BATTLE_CHOICES),
    diagonal: turned(fields, "options.diagonal"),
    bid: turned(fields, "options.bid"),
  });
  return Object.keys(options).length > 0 ? options : undefined;
}

function turnsOf(fields: Fields): Config["turns"] {
  const [from, to] = [figure(fields, "turns.from"), figure(fields, "turns.to")];
  return from === undefined && to === undefined ? undefined : { from: from ?? 1, to: to ?? LAST_TURN };
}

/** Formations as they are named; undefined where all of the tables take part. */
function formationsOf({ formations }: Draft, tables: Tables): Config["formations"] {
  const named = formations.map(({ fields }) => typed(fields, "id"));
  const all = formationsIn(tables).map(({ id }) => id);
  const isAll = named.length === all.length && all.every((id) => named.includes(id));
  return isAll ? undefined : named;
}

/** The set-up that a draft stands for; what was left out stays out, and so is who has nothing to command. */
export function configOf(draft: Draft): Config {
  const tables = tablesOf(draft);
  const own = draft.tables !== undefined || tables !== baseOf(draft);
  const config = given<Config>({
    options: optionsOf(draft.fields),
    turns: turnsOf(draft.fields),
    formations: formationsOf(draft, tables),
    tables: own ? tables : undefined,
  } as Config);
  const seats = commandsIn(draft.seats as Config["seats"], commandedIn(config));
  return { ...config, ...(seats && { seats }) };
}

/** What a choice stands at: as it was chosen, else as the campaign is usually played. */
export function optionOf(fields: Fields, option: keyof Options): string {
  return fields[`options.${option}`] ?? `${USUAL[option]}`;
}
