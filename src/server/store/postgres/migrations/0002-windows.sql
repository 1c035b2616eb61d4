-- The server that has the newest window of a seat; null: none has one.
alter table tallyho.seats add column server text;

create index seats_server on tallyho.seats (server) where server is not null;

-- By server: how many look on there, and how many windows neither have a seat nor count as spectators.
alter table tallyho.matches add column lookers jsonb not null default '{}';

create index matches_lookers on tallyho.matches (id) where lookers <> '{}';

create table tallyho.servers (
  id text primary key,
  -- Its latest sign of life, by the clock of the database.
  seen timestamptz not null
);
