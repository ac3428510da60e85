import { type SQL, sql } from "drizzle-orm";
import { type Database, inTransaction } from "#server/database/database.ts";
import { staffForm } from "#server/testing/cast/filled-forms.ts";

const piece = 100_000;

/** Row n's id, the same in each table. */
const id = sql`('01980000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;
/** Words that some rows share, then the row's own number. */
const words = sql`(array['Ida','ola','Uma','Bo','Zed'])[1 + n % 5] || ' ' || (array['Sample','Demo','vale'])[1 + n % 3] || ' ' || n`;
const moment = sql`timestamptz '2026-01-01' + n * interval '1 second'`;

/** Each table's columns and the values of row n. A table comes after those it refers to. */
const tables: [table: string, columns: string, values: SQL][] = [
  [
    "members",
    "id, name, email, discord, created_at",
    sql`${id}, ${words}, 'person' || n || '@sample.example', case when n % 3 > 0 then 'Player_' || n end, ${moment}`,
  ],
  ["member_identities", "issuer, subject, member_id", sql`'https://id.example', n::text, ${id}`],
  ["points_accounts", "id, member_id, balance", sql`${id}, ${id}, n % 1000`],
  [
    "reward_items",
    "id, name, description, price, is_active",
    sql`${id}, ${words}, 'Worth ' || n, 1 + n % 500, n % 4 > 0`,
  ],
  [
    "redemptions",
    "id, account_id, item_id, item_name, points_spent, discord_username, status, created_at, resolved_at",
    sql`${id}, ${id}, ${id}, ${words}, 1 + n % 500, 'Player_' || n,
      (array['pending','completed','cancelled'])[1 + n % 3], ${moment}, case when n % 3 > 0 then ${moment} end`,
  ],
  [
    "points_ledger",
    "id, account_id, type, amount, balance_after, description, admin_username, created_at",
    sql`${id}, ${id}, 'earned', 1 + n % 500, n, ${words}, 'ada', ${moment}`,
  ],
  [
    "applications",
    "id, type, member_id, form, status, reviewed_at, review_notes, created_at",
    sql`${id}, (array['staff','gfx_vfx','coach'])[1 + n % 3], case when n % 3 = 0 then ${id} end,
      case when n % 3 = 0 then ${JSON.stringify(staffForm)}::jsonb || jsonb_build_object('preferredName', ${words}, 'discordTag', 'Player_' || n)
      else jsonb_build_object('name', ${words}, 'email', 'person' || n || '@sample.example', 'discord', 'Player_' || n,
        'age', '18', 'timezone', 'UTC', 'experience', 'x', 'motivation', 'x', 'availability', 'x') end,
      (array['pending','approved','rejected'])[1 + n % 3], case when n % 3 > 0 then ${moment} end,
      case when n % 3 > 0 then 'So it is' end, ${moment}`,
  ],
  [
    "news",
    "id, title, excerpt, content, category, status, published_at, read_time, views, created_at",
    sql`${id}, ${words}, 'About ' || n, 'x', 'general', (array['draft','published','archived'])[1 + n % 3],
      case when n % 3 > 0 then ${moment} end, 1, n % 1000, ${moment}`,
  ],
  [
    "players",
    "id, gamertag, real_name, role, power_ranking, earnings, is_former",
    sql`${id}, 'Player_' || n, ${words}, (array['Coach','Analyst','Pro Player'])[1 + n % 3],
      case when n % 3 > 0 then n % 1000 end, n % 500, n % 5 = 0`,
  ],
  [
    "achievements",
    "id, title, description, position, prize, date, player_ids",
    sql`${id}, ${words}, 'Round ' || n, 1 + n % 50, '$' || n, date '2026-01-01' + (n % 1000), array[${id}]`,
  ],
  [
    "calendar_events",
    "id, title, description, location, starts_at, ends_at, is_all_day, color, category, priority, is_public, is_by_staff",
    sql`${id}, ${words}, '', '', ${moment}, ${moment}, false, '#f59e0b', 'scrim', 'normal', true, true`,
  ],
  [
    "contact_messages",
    "id, name, email, subject, message, created_at, read_at, archived_at",
    sql`${id}, ${words}, 'person' || n || '@sample.example', 'media', 'We met at ' || n, ${moment},
      case when n % 3 > 0 then ${moment} end, case when n % 7 = 0 then ${moment} end`,
  ],
  [
    "access_links",
    "id, code_hash, role, description, expires_at, created_at, created_by, used_at, used_by, deactivated_at",
    sql`${id}, 'hash ' || n, 'management', ${words}, ${moment}, ${moment}, 'ada_admin',
      case when n % 4 = 1 then ${moment} end, case when n % 4 = 1 then 'Guest ' || n end, case when n % 4 = 2 then ${moment} end`,
  ],
  [
    "queued_videos",
    "id, video_id, title, description, published_at, kind, state",
    sql`${id}, lpad(n::text, 11, 'v'), ${words}, 'About ' || n, ${moment}, 'video',
      (array['waiting','hidden','waiting','waiting','accepted'])[1 + n % 5]`,
  ],
  [
    "bin",
    "id, kind, name, row, deleted_at, deleted_by, expires_at",
    sql`${id}, (array['players','achievements','calendar'])[1 + n % 3], ${words}, '{}', ${moment}, 'ada_admin',
      timestamptz '2100-01-01' + n * interval '1 second'`,
  ],
  [
    "staff_accounts",
    "id, username, password_hash, role, created_at, last_login_at",
    sql`${id}, ${words}, 'x', 'chief', ${moment}, case when n % 3 > 0 then ${moment} end`,
  ],
  [
    "audit_log",
    "id, at, actor_type, actor, action, target, actor_member_id",
    sql`${id}, ${moment}, (array['staff','member','console'])[1 + n % 3], case when n % 3 = 0 then ${words} end,
      (array['news.update','players.remove','videos.create'])[1 + n % 3], 'thing ' || n, case when n % 3 = 1 then ${id} end`,
  ],
];

/** Fills the tables that the dashboard's lists and Ctrl K read. Indexes are created after the rows, which is faster. */
export async function fillLists(db: Database, rows: number) {
  for (const [table, columns, values] of tables) {
    const indexes = await indexesOf(db, table);
    for (const { name } of indexes) await db.execute(sql`drop index ${sql.identifier(name)}`);
    for (let from = 1; from <= rows; from += piece)
      await inTransaction(db, async (tx) => {
        await tx.execute(sql`set local session_replication_role = replica`);
        await tx.execute(sql`insert into ${sql.identifier(table)} (${sql.raw(columns)})
          select ${values} from generate_series(${from}::int, ${Math.min(from + piece - 1, rows)}::int) n order by n`);
      });
    for (const { definition } of indexes) await db.execute(sql.raw(definition));
    await db.execute(sql`analyze ${sql.identifier(table)}`);
  }
}

/** Returns all indexes except unique ones, which enforce a rule. */
async function indexesOf(db: Database, table: string) {
  const { rows } = await db.execute<{ name: string; definition: string }>(sql`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid = ${table}::regclass and not indisunique`);
  return rows;
}
