"""How the PostgreSQL database is made, and brought up to date."""

from psycopg import AsyncConnection

from caverna.server.storage.store import UnfitStore

SCHEMA = """
create table tables (
    id text primary key, players integer not null, furnishings text not null, options text not null,
    seed text not null, origin text not null, version integer not null, waits_for_end integer not null,
    created double precision not null, expansion text not null, figures text not null,
    host_hash text not null, seal_key text not null, is_over integer not null, used double precision not null
);
create index tables_by_use on tables (is_over, used);
create table seats (
    table_id text not null references tables on delete cascade, seat integer not null, kind text not null,
    name text not null, bot text not null, token_hash text not null, primary key (table_id, seat)
);
create table moves (
    table_id text not null references tables on delete cascade, number integer not null,
    seat integer not null, move text not null, is_forced integer not null, version integer not null,
    primary key (table_id, number)
);
create table documents (
    id text primary key, token_hash text not null, story text not null, table_ids text not null,
    version integer not null, created double precision not null, kind text not null,
    used double precision not null
);
create table pulse (beat double precision not null);
insert into pulse values (0);
"""
WORK = """
create table work (
    table_id text primary key references tables on delete cascade, version integer not null,
    rank integer not null, ready_at timestamptz not null
);
create index work_by_rank on work (rank, ready_at);

create function keep_work(the_table text, the_version integer, seconds double precision) returns void
language sql as $$
    insert into work (table_id, version, rank, ready_at)
    select the_table, the_version,
        (not exists (select from seats where table_id = the_table and kind <> 'bot'))::integer,
        clock_timestamp() + make_interval(secs => seconds)
    on conflict (table_id) do update
        set version = excluded.version, rank = excluded.rank, ready_at = excluded.ready_at
        where work.version < excluded.version;
    select pg_notify('caverna', 'work') where seconds <= 0;
$$;

create function commit_change(
    the_table text, the_version integer, waits integer, over integer, kept integer,
    new_seats integer[], new_moves text[], new_forced integer[], go_on_after double precision
) returns boolean language plpgsql as $$
begin
    update tables set version = the_version, waits_for_end = waits, is_over = over,
        used = extract(epoch from clock_timestamp())
        where id = the_table and version = the_version - 1;
    if not found then
        return false;
    end if;
    delete from moves where table_id = the_table and number >= kept;
    insert into moves (table_id, number, seat, move, is_forced, version)
        select the_table, kept + i - 1, seat, move, forced, the_version
        from unnest(new_seats, new_moves, new_forced) with ordinality as played (seat, move, forced, i);
    if go_on_after is null then
        delete from work where table_id = the_table;
    else
        perform keep_work(the_table, the_version, go_on_after);
    end if;
    perform pg_notify('caverna', 'moved ' || the_table || ' ' || the_version);
    return true;
end $$;
"""
BANS = """
create table bans (
    network text primary key, why text not null, created double precision not null,
    until double precision not null
);
"""
STEPS = (SCHEMA, WORK, BANS)
"""How a database came to be as it is: each step leads to the next version."""
ONE_AT_A_TIME = 20_13_09_28
"""Of processes that start at the same moment, one makes the database."""


async def prepare(connection: AsyncConnection) -> None:
    """Make the database what this program expects."""
    async with connection.transaction():
        await connection.execute("select pg_advisory_xact_lock(%s)", (ONE_AT_A_TIME,))
        await connection.execute("create table if not exists caverna_schema (version integer not null)")
        found = await (await connection.execute("select max(version) from caverna_schema")).fetchone()
        version = found[0] or 0 if found else 0
        if not 0 <= version <= len(STEPS):
            raise UnfitStore("error-postgresql-newer", version=str(version))
        for number, step in enumerate(STEPS[version:], version + 1):
            await connection.execute(step.encode())
            await connection.execute("insert into caverna_schema values (%s)", (number,))
