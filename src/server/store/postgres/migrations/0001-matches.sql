create table tallyho.matches (
  id text primary key,
  code text not null unique,
  header text not null,
  listed boolean not null,
  team_sees boolean not null,
  entries integer not null,
  over boolean not null,
  frozen text,
  waiting text not null,
  created bigint not null,
  touched bigint not null,
  -- Counts what was changed of the round: a change is made if it is still the one that it was decided by.
  revision integer not null default 0,
  -- By the clock of the database, which all servers share.
  changed timestamptz not null default clock_timestamp()
) with (fillfactor = 70);

create index matches_listed on tallyho.matches (touched) where listed and not over and frozen is null;

create table tallyho.entries (
  match text not null references tallyho.matches (id),
  entry integer not null,
  written text not null,
  primary key (match, entry)
);

create table tallyho.pending (
  match text not null references tallyho.matches (id),
  prompt text not null,
  seat text not null,
  text text not null,
  ready boolean not null,
  primary key (match, prompt)
) with (fillfactor = 70);

create table tallyho.checkpoints (
  match text primary key references tallyho.matches (id),
  entries integer not null,
  state text not null,
  hash text not null,
  rules integer not null
);

create table tallyho.seats (
  match text not null references tallyho.matches (id),
  seat text not null,
  place integer not null,
  name text,
  name_key text,
  secret text,
  computer text,
  handover text,
  handover_until bigint,
  primary key (match, seat)
);
