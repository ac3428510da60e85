-- A text as search compares it: without accents, case, characters that can't be seen and runs of spaces, with one kind of
-- apostrophe. `foldForSearch` in the contract does the same. Most texts are ASCII, or would be with plain apostrophes, and quick.
CREATE FUNCTION "folded"("given" text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  unseen CONSTANT text := '[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]+';
  found text := given;
BEGIN
  IF octet_length(found) <> char_length(found) THEN found := translate(found, '’‘ʼ', ''''''''); END IF;
  IF octet_length(found) = char_length(found) THEN
    found := lower(found COLLATE "C");
  ELSE
    found := translate(lower(normalize(found, NFKD)), 'ıȷłøđðħŧŋς’‘ʼ', 'ijloddhtnσ''''''');
    IF found ~ unseen THEN found := regexp_replace(found, unseen, '', 'g'); END IF;
    found := replace(replace(replace(replace(found, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
  END IF;
  IF found ~ '\s\s|[^\S ]' THEN found := regexp_replace(found, '\s+', ' ', 'g'); END IF;
  RETURN found;
END $$;
--> statement-breakpoint
-- What a name looks like, in any case: names that look the same have the same key.
CREATE FUNCTION "name_key"("given" text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  unseen CONSTANT text := '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]+';
BEGIN
  IF octet_length(given) = char_length(given) THEN
    given := lower(given COLLATE "C");
  ELSE
    given := translate(lower(normalize(given, NFKD)), 'ıς', 'iσ');
    given := replace(regexp_replace(given, unseen, '', 'g'), 'ß', 'ss');
  END IF;
  RETURN btrim(regexp_replace(given, '\s+', ' ', 'g'));
END $$;
--> statement-breakpoint
DROP INDEX "members_by_plain_name";--> statement-breakpoint
DROP INDEX "members_by_plain_discord";--> statement-breakpoint
DROP INDEX "members_search";--> statement-breakpoint
DROP INDEX "achievements_search";--> statement-breakpoint
DROP INDEX "applications_search";--> statement-breakpoint
DROP INDEX "audit_log_search";--> statement-breakpoint
DROP INDEX "bin_search";--> statement-breakpoint
DROP INDEX "calendar_events_search";--> statement-breakpoint
DROP INDEX "contact_messages_search";--> statement-breakpoint
DROP INDEX "news_search";--> statement-breakpoint
DROP INDEX "players_search";--> statement-breakpoint
DROP INDEX "points_ledger_search";--> statement-breakpoint
DROP INDEX "redemptions_search";--> statement-breakpoint
DROP INDEX "reward_items_search";--> statement-breakpoint
DROP INDEX "access_links_search";--> statement-breakpoint
DROP INDEX "staff_accounts_one_name";--> statement-breakpoint
DROP INDEX "staff_accounts_search";--> statement-breakpoint
ALTER TABLE "staff_accounts" ADD COLUMN "is_lookalike" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "staff_accounts_by_key" ON "staff_accounts" USING btree (name_key("username"));--> statement-breakpoint
CREATE INDEX "staff_accounts_by_name" ON "staff_accounts" USING btree (lower("username"),"id");--> statement-breakpoint
CREATE INDEX "members_by_plain_name" ON "members" USING btree (replace(folded("name"), ' ', ''));--> statement-breakpoint
CREATE INDEX "members_by_plain_discord" ON "members" USING btree (replace(folded("discord"), ' ', ''));--> statement-breakpoint
CREATE INDEX "members_search" ON "members" USING gin (folded("name") gin_trgm_ops,folded("email") gin_trgm_ops,folded("discord") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "achievements_search" ON "achievements" USING gin (folded("title") gin_trgm_ops,folded("description") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "applications_search" ON "applications" USING gin (folded(coalesce("form" ->> 'name', "form" ->> 'preferredName')) gin_trgm_ops,folded(("form" ->> 'email')) gin_trgm_ops,folded(coalesce("form" ->> 'discord', "form" ->> 'discordTag')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_log_search" ON "audit_log" USING gin (folded("actor") gin_trgm_ops,folded("action") gin_trgm_ops,folded("target") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "bin_search" ON "bin" USING gin (folded("name") gin_trgm_ops,folded("deleted_by") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "calendar_events_search" ON "calendar_events" USING gin (folded("title") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contact_messages_search" ON "contact_messages" USING gin (folded("name") gin_trgm_ops,folded("email") gin_trgm_ops,folded("message") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "news_search" ON "news" USING gin (folded("title") gin_trgm_ops,folded("excerpt") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "players_search" ON "players" USING gin (folded("gamertag") gin_trgm_ops,folded("real_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "points_ledger_search" ON "points_ledger" USING gin (folded("description") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "redemptions_search" ON "redemptions" USING gin (folded("item_name") gin_trgm_ops,folded("discord_username") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "reward_items_search" ON "reward_items" USING gin (folded("name") gin_trgm_ops,folded("description") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "access_links_search" ON "access_links" USING gin (folded("description") gin_trgm_ops,folded("created_by") gin_trgm_ops,folded("used_by") gin_trgm_ops);--> statement-breakpoint
-- Accounts that others came before keep their names: only their own spelling finds them.
UPDATE "staff_accounts" SET "is_lookalike" = true WHERE EXISTS (
  SELECT FROM "staff_accounts" AS "earlier"
  WHERE name_key("earlier"."username") = name_key("staff_accounts"."username")
    AND ("earlier"."created_at", "earlier"."id") < ("staff_accounts"."created_at", "staff_accounts"."id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "staff_accounts_one_name" ON "staff_accounts" USING btree (name_key("username")) WHERE not "staff_accounts"."is_lookalike";--> statement-breakpoint
CREATE INDEX "staff_accounts_search" ON "staff_accounts" USING gin (folded("username") gin_trgm_ops);
--> statement-breakpoint
-- The indexes are on new expressions, whose values the planner doesn't know yet.
ANALYZE "access_links", "achievements", "applications", "audit_log", "bin", "calendar_events", "contact_messages", "members", "news", "players", "points_ledger", "redemptions", "reward_items", "staff_accounts";
