import { sql } from "drizzle-orm";
import type { Database } from "#server/database/drizzle.ts";

/** Statements that drop something for a time and create it again. */
type Aside = { drop: string; create: string };

const references = sql`
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as create
  from pg_constraint where connamespace = 'public'::regnamespace and contype = 'f' order by conname`;

/** Except those that belong to a constraint. */
const indexes = sql`
  select format('drop index %s', i.indexrelid::regclass) as drop, pg_get_indexdef(i.indexrelid) as create
  from pg_index i join pg_class c on c.oid = i.indexrelid
  where c.relnamespace = 'public'::regnamespace
    and not exists (select from pg_constraint where conindid = i.indexrelid)
  order by c.relname`;

const triggers = sql`
  select format('alter table %s disable trigger %I', tgrelid::regclass, tgname) as drop,
    format('alter table %s enable trigger %I', tgrelid::regclass, tgname) as create
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where c.relnamespace = 'public'::regnamespace and not tgisinternal and tgenabled = 'O' order by tgname`;

/**
 * Fills the tables in any order. References, indexes and triggers are dropped while it runs, which also makes it several times
 * faster; references are checked when they are created again.
 */
export async function loadTables(tx: Database, load: () => Promise<void>): Promise<void> {
  const aside: Aside[] = [];
  for (const which of [references, triggers, indexes]) aside.push(...(await tx.execute<Aside>(which)).rows);
  for (const { drop } of aside) await tx.execute(sql.raw(drop));
  await load();
  for (const { create } of aside.toReversed()) await tx.execute(sql.raw(create));
  await tx.execute(sql`analyze`);
}
