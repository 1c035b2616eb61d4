create table matches (
  id text primary key not null,
  code text not null unique,
  header text not null,
  listed integer not null,
  team_sees integer not null,
  entries integer not null,
  over integer not null,
  frozen text,
  waiting text not null,
  created integer not null,
  touched integer not null
) without rowid;

create index matches_listed on matches (touched) where listed and not over and frozen is null;

create table entries (
  match text not null references matches (id),
  entry integer not null,
  written text not null,
  primary key (match, entry)
) without rowid;

create table pending (
  match text not null references matches (id),
  prompt text not null,
  seat text not null,
  text text not null,
  ready integer not null,
  primary key (match, prompt)
) without rowid;

create table checkpoints (
  match text primary key not null references matches (id),
  entries integer not null,
  state text not null,
  hash text not null,
  rules integer not null
);

create table seats (
  match text not null references matches (id),
  seat text not null,
  place integer not null,
  name text,
  name_key text,
  secret text,
  computer text,
  handover text,
  handover_until integer,
  primary key (match, seat)
) without rowid;
