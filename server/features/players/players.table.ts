import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { playerRoles } from "#contract/players/constants.ts";
import { moment } from "#server/database/queries/moment.ts";
import { folded, searchIndex } from "#server/database/queries/search-index.ts";

export const players = pgTable(
  "players",
  {
    id: uuid().primaryKey(),
    gamertag: text().notNull(),
    realName: text("real_name").notNull(),
    role: text({ enum: playerRoles }).notNull(),
    bio: text().notNull().default(""),
    specialty: text().notNull().default(""),
    powerRanking: integer("power_ranking"),
    earnings: integer().notNull().default(0),
    twitterUrl: text("twitter_url"),
    twitchUrl: text("twitch_url"),
    youtubeUrl: text("youtube_url"),
    imageUrl: text("image_url"),
    /** By its name, so that it stays when the team stops playing it. */
    game: text(),
    /** Has left the team. Staff still see them; visitors don't. */
    isFormer: boolean("is_former").notNull().default(false),
    /** Whether they have a page of their own. Off unless staff switch it on, because players may be under 18. */
    hasPage: boolean("has_page").notNull().default(false),
    /** Whether that page says their real name. */
    showsRealName: boolean("shows_real_name").notNull().default(false),
    version: integer().notNull().default(1),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("players_by_roster").on(sql`(${table.isFormer}::int)`, sql`coalesce(${table.powerRanking}, -1)`, table.id),
    index("players_by_ranking").on(sql`coalesce(${table.powerRanking}, 2147483647)`, table.id),
    index("players_by_role").on(table.role, table.id),
    index("players_by_earnings").on(table.earnings, table.id),
    index("players_by_gamertag").on(folded(table.gamertag), table.id),
    searchIndex("players_search", [table.gamertag, table.realName]),
  ],
);

/** The places of players' pages below /players. Earlier ones lead to the current one. */
export const playerSlugs = pgTable(
  "player_slugs",
  {
    slug: text().primaryKey(),
    /** Not a foreign key: a player in the bin keeps their addresses. */
    playerId: uuid("player_id").notNull(),
    isCurrent: boolean("is_current").notNull(),
  },
  (table) => [uniqueIndex("player_slugs_current").on(table.playerId).where(sql`${table.isCurrent}`)],
);
