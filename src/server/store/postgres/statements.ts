import { SCHEMA } from "./schema.ts";

/** Statements of an answer's way, each prepared once a connection by its name. */
interface Statement {
  readonly name: string;
  readonly text: string;
}

/** What processes tell one another on: ids of matches, each with the number of its entries, nothing else. */
export const CHANNEL = "tallyho_changes";

export const READ_MATCH: Statement = {
  name: "match",
  text: `select id, code, header, listed, team_sees as "teamSees", entries, over, frozen, waiting,
    created::float8 as created, touched::float8 as touched from ${SCHEMA}.matches where id = $1`,
};

export const READ_ENTRIES: Statement = {
  name: "entries",
  text: `select written from ${SCHEMA}.entries where match = $1 and entry >= $2 order by entry`,
};

const PENDING = `(select json_agg(json_build_array(prompt, seat, text, ready) order by prompt collate "C")
  from ${SCHEMA}.pending where match = matches.id)`;

export const READ_ROUNDS: Statement = {
  name: "read-rounds",
  text: `select id, entries, revision, frozen, waiting, ${PENDING} as pending
    from ${SCHEMA}.matches where id = any($1)`,
};

/** How matches stand, each with its entries from a number on, as the server `$2` has it. */
export const READ_PROGRESSES: Statement = {
  name: "read-progresses",
  text: `select asked.place, entries, frozen, waiting, touched::float8 as touched, over, listed,
      team_sees as "teamSees", lookers, ${PENDING} as pending,
      (select json_agg(json_build_array(seat, name, secret, computer, handover, handover_until, server <> $2) order by place)
        from ${SCHEMA}.seats where match = matches.id) as seats,
      (select json_agg(written order by entry)
        from ${SCHEMA}.entries where match = matches.id and entry >= asked.since) as log
    from json_to_recordset($1::json) as asked (place integer, id text, since integer)
    join ${SCHEMA}.matches using (id)`,
};

/**
 * Makes changes that were decided by a revision, those whose match still has it, and returns which. The rows are locked in the
 * order of their ids, so that two such statements never wait for one another.
 */
export const WRITE_ROUNDS: Statement = {
  name: "write-rounds",
  text: `with asked as materialized (
      select * from json_to_recordset($1::json) as change (id text, revision integer, entries integer, entry text,
        over boolean, touched bigint, waiting text, drops json, puts json, checkpoint json)
    ), locked as materialized (
      select matches.id from ${SCHEMA}.matches join asked using (id)
      where matches.revision = asked.revision order by matches.id for update of matches
    ), won as (
      update ${SCHEMA}.matches set revision = matches.revision + 1, entries = asked.entries,
        over = coalesce(asked.over, matches.over), touched = coalesce(asked.touched, matches.touched),
        waiting = coalesce(asked.waiting, matches.waiting), changed = clock_timestamp()
      from asked where matches.id = asked.id and matches.revision = asked.revision
        and matches.id in (select id from locked)
      returning asked.*
    ), appended as (
      insert into ${SCHEMA}.entries (match, entry, written)
      select id, entries - 1, entry from won where entry is not null
    ), dropped as (
      delete from ${SCHEMA}.pending using won, json_array_elements_text(won.drops) as gone (prompt)
      where pending.match = won.id and pending.prompt = gone.prompt
    ), kept as (
      insert into ${SCHEMA}.pending (match, prompt, seat, text, ready)
      select won.id, answer.prompt, answer.seat, answer.text, answer.ready
      from won, json_to_recordset(won.puts) as answer (prompt text, seat text, text text, ready boolean)
      on conflict (match, prompt) do update
        set seat = excluded.seat, text = excluded.text, ready = excluded.ready
    ), pointed as (
      insert into ${SCHEMA}.checkpoints (match, entries, state, hash, rules)
      select won.id, point.entries, point.state, point.hash, point.rules
      from won, json_to_record(won.checkpoint) as point (entries integer, state text, hash text, rules integer)
      where won.checkpoint is not null
      on conflict (match) do update set entries = excluded.entries, state = excluded.state,
        hash = excluded.hash, rules = excluded.rules
    ), told as (
      select pg_notify('${CHANNEL}', string_agg(id || ' ' || entries, ',')) from won having count(*) > 0
    )
    select id, entries, (select count(*) from told) as told from won`,
};

/**
 * Tells which seats of a match have a window at a server, and how many look on there. A seat is that server's where it was
 * claimed there last, or no other has a window of it.
 */
export const ATTEND: Statement = {
  name: "attend",
  text: `with locked as materialized (
      select id, lookers from ${SCHEMA}.matches where id = $1 for update
    ), seated as (
      update ${SCHEMA}.seats set server = case when seat = any($3::text[]) then $2 end
      from locked where match = locked.id
        and (server = $2 and not seat = any($3::text[]) or server is null and seat = any($3::text[]))
      returning match
    ), wanted as materialized (
      select id, case when $4::integer + $5::integer = 0 then lookers - $2
        else lookers || jsonb_build_object($2, jsonb_build_array($4::integer, $5::integer)) end as lookers
      from locked
    ), changed as (
      update ${SCHEMA}.matches set changed = clock_timestamp(), lookers = wanted.lookers
      from wanted where matches.id = wanted.id
        and (matches.lookers <> wanted.lookers or exists (select from seated))
      returning matches.id, entries
    )
    select pg_notify('${CHANNEL}', id || ' ' || entries) from changed`,
};

/** A sign of life of a server; tells which others have given none for so many seconds though they have windows. */
export const BEAT: Statement = {
  name: "beat",
  text: `with beat as (
      insert into ${SCHEMA}.servers (id, seen) values ($1, clock_timestamp())
      on conflict (id) do update set seen = excluded.seen
    ), silent as materialized (
      select id, seen, exists (select from ${SCHEMA}.seats where server = servers.id)
        or exists (select from ${SCHEMA}.matches where lookers <> '{}' and lookers ? servers.id) as holds
      from ${SCHEMA}.servers where id <> $1 and seen < clock_timestamp() - make_interval(secs => $2)
    ), forgotten as (
      delete from ${SCHEMA}.servers
      where id in (select id from silent where not holds and seen < clock_timestamp() - interval '1 day')
    )
    select id from silent where holds`,
};

/** Takes their windows from servers, tells so in lots that a notice holds, and returns at which matches they had any. */
export const RELEASE: Statement = {
  name: "release",
  text: `with locked as materialized (
      select id from ${SCHEMA}.matches where id in (
        select match from ${SCHEMA}.seats where server = any($1::text[])
        union select id from ${SCHEMA}.matches where lookers <> '{}' and lookers ?| $1::text[]
      ) order by id for update
    ), freed as (
      update ${SCHEMA}.seats set server = null
      where server = any($1::text[]) and match in (select id from locked)
    ), changed as (
      update ${SCHEMA}.matches set changed = clock_timestamp(), lookers = lookers - $1::text[]
      where id in (select id from locked) returning id, entries
    ), told as (
      select pg_notify('${CHANNEL}', string_agg(id || ' ' || entries, ','))
      from (select id, entries, row_number() over () / 64 as lot from changed) as numbered group by lot
    )
    select id, entries, (select count(*) from told) as told from changed`,
};
