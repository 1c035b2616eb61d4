import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

const flag = () => integer({ mode: "boolean" }).notNull();

/** The tables as the migrations make them. */
export const matches = sqliteTable("matches", {
  id: text().primaryKey(),
  code: text().notNull().unique(),
  header: text().notNull(),
  listed: flag(),
  teamSees: integer("team_sees", { mode: "boolean" }).notNull(),
  entries: integer().notNull(),
  over: flag(),
  frozen: text(),
  waiting: text().notNull(),
  created: integer().notNull(),
  touched: integer().notNull(),
});

const match = () =>
  text()
    .notNull()
    .references(() => matches.id);

export const entries = sqliteTable(
  "entries",
  { match: match(), entry: integer().notNull(), written: text().notNull() },
  (table) => [primaryKey({ columns: [table.match, table.entry] })],
);

export const pending = sqliteTable(
  "pending",
  { match: match(), prompt: text().notNull(), seat: text().notNull(), text: text().notNull(), ready: flag() },
  (table) => [primaryKey({ columns: [table.match, table.prompt] })],
);

export const checkpoints = sqliteTable("checkpoints", {
  match: match().primaryKey(),
  entries: integer().notNull(),
  state: text().notNull(),
  hash: text().notNull(),
  rules: integer().notNull(),
});

export const seats = sqliteTable(
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
    handoverUntil: integer("handover_until"),
  },
  (table) => [primaryKey({ columns: [table.match, table.seat] })],
);
