import { z } from "zod/mini";
import type { GivenTables } from "./given.ts";

const text = z.string();
const number = z.number();
const optionalText = z.optional(text);
const optionalNumber = z.optional(number);

const cardSchema = z.strictObject({
  name: text,
  colour: text,
  bursts: optionalNumber,
  hits: optionalNumber,
  copies: number,
  extension: optionalNumber,
});

const bandSchema = z.strictObject({
  from: number,
  to: number,
  agility: number,
  speed: number,
  horsepower: number,
});

const aircraftSchema = z.strictObject({
  id: text,
  name: text,
  nation: text,
  year: number,
  role: optionalText,
  engines: optionalNumber,
  maxLevel: number,
  bands: z.array(bandSchema),
  defense: number,
  hitValue: number,
  spent: optionalNumber,
  choice: optionalNumber,
  mostHits: optionalNumber,
  sight: optionalText,
  offense: number,
  wingmanDefense: number,
  specials: z.optional(z.array(text)),
  gunner: optionalNumber,
  load: z.optional(z.boolean()),
  rockets: optionalNumber,
  model: optionalText,
});

const bomberSchema = z.strictObject({
  id: text,
  name: text,
  nation: text,
  role: text,
  defense: number,
  maxLevel: number,
  turret: number,
  model: optionalText,
});

const degrees = z.strictObject({ light: number, moderate: number, heavy: number });

const targetSchema = z.strictObject({
  id: text,
  damage: degrees,
  flak: number,
  areaFlak: number,
  points: degrees,
});

/** The shape of tables that a set-up brings. Words and figures are judged by `checkTables`, which names the cell. */
export const tablesSchema = z.strictObject({
  name: optionalText,
  cards: z.optional(z.array(cardSchema)),
  answers: z.optional(z.record(text, z.array(text))),
  aircraft: z.optional(z.array(aircraftSchema)),
  bombers: z.optional(z.array(bomberSchema)),
  targets: z.optional(z.array(targetSchema)),
  points: z.optional(z.record(text, z.strictObject({ down: number, damaged: number }))),
}) as z.ZodMiniType<GivenTables>;
