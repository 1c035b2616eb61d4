import { sql } from "drizzle-orm";
import { bigint, boolean, integer, jsonb, pgSchema, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** The schema that holds all tables of this program, whatever else is in the database. */
export const SCHEMA = "tallyho";

const tallyho = pgSchema(SCHEMA);
const flag = () => boolean().notNull();
const moment = (name: string) => bigint(name, { mode: "number" });

/** The tables as the migrations make them. */
export const matches = tallyho.table("matches", {
  id: text().primaryKey(),
  code: text().notNull().unique(),
  header: text().notNull(),
  listed: flag(),
  teamSees: boolean("team_sees").notNull(),
  entries: integer().notNull(),
  over: flag(),
  frozen: text(),
  waiting: text().notNull(),
  created: moment("created").notNull(),
  touched: moment("touched").notNull(),
  revision: integer().notNull().default(0),
  changed: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  lookers: jsonb().notNull().default({}),
});

const match = () =>
  text()
    .notNull()
    .references(() => matches.id);

export const entries = tallyho.table(
  "entries",
  { match: match(), entry: integer().notNull(), written: text().notNull() },
  (table) => [primaryKey({ columns: [table.match, table.entry] })],
);

export const pending = tallyho.table(
  "pending",
  { match: match(), prompt: text().notNull(), seat: text().notNull(), text: text().notNull(), ready: flag() },
  (table) => [primaryKey({ columns: [table.match, table.prompt] })],
);

export const checkpoints = tallyho.table("checkpoints", {
  match: match().primaryKey(),
  entries: integer().notNull(),
  state: text().notNull(),
  hash: text().notNull(),
  rules: integer().notNull(),
});

export const seats = tallyho.table(
  "seats",
  {
    match: match(),
    seat: text().notNull(),
    place: integer().notNull(),
    name: text(),
    nameKey: text("name_key"),
    secret: text(),
    computer: text(),
    handover: text(),
    handoverUntil: moment("handover_until"),
    server: text(),
  },
  (table) => [primaryKey({ columns: [table.match, table.seat] })],
);

export const servers = tallyho.table("servers", {
  id: text().primaryKey(),
  seen: timestamp({ withTimezone: true }).notNull(),
});
