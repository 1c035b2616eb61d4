-- The server that has the newest window of a seat; null: none has one.
alter table tallyho.seats add column server text;

create index seats_server on tallyho.seats (server) where server is not null;

create table tallyho.spectators (
  match text not null references tallyho.matches (id),
  server text not null,
  spectators integer not null,
  -- Windows that neither have a seat nor count as spectators.
  screens integer not null,
  primary key (match, server)
);

create index spectators_server on tallyho.spectators (server);

create table tallyho.servers (
  id text primary key,
  -- Its latest sign of life, by the clock of the database.
  seen timestamptz not null
);
