-- breaks older releases: they open the embedded database without the extension, and then can't write what it indexes.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
DROP INDEX "applications_by_status";--> statement-breakpoint
CREATE INDEX "members_by_name" ON "members" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "members_by_discord" ON "members" USING btree (lower(coalesce("discord", '')),"id");--> statement-breakpoint
CREATE INDEX "members_search" ON "members" USING gin ("name" gin_trgm_ops,"email" gin_trgm_ops,"discord" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "applications_by_type" ON "applications" USING btree ("type","created_at","id");--> statement-breakpoint
CREATE INDEX "applications_by_name" ON "applications" USING btree (lower(coalesce("form" ->> 'name', "form" ->> 'preferredName')),"id");--> statement-breakpoint
CREATE INDEX "applications_search" ON "applications" USING gin (coalesce("form" ->> 'name', "form" ->> 'preferredName') gin_trgm_ops,("form" ->> 'email') gin_trgm_ops,coalesce("form" ->> 'discord', "form" ->> 'discordTag') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_log_by_kind" ON "audit_log" USING btree (split_part("action", '.', 1),"position");--> statement-breakpoint
CREATE INDEX "audit_log_by_actor" ON "audit_log" USING btree ("actor","position");--> statement-breakpoint
CREATE INDEX "audit_log_by_actor_type" ON "audit_log" USING btree ("actor_type","position");--> statement-breakpoint
CREATE INDEX "audit_log_search" ON "audit_log" USING gin ("actor" gin_trgm_ops,"action" gin_trgm_ops,"target" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "calendar_events_search" ON "calendar_events" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contact_messages_by_name" ON "contact_messages" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "contact_messages_search" ON "contact_messages" USING gin ("name" gin_trgm_ops,"email" gin_trgm_ops,"message" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "news_by_status" ON "news" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "news_by_title" ON "news" USING btree (lower("title"),"id");--> statement-breakpoint
CREATE INDEX "news_by_views" ON "news" USING btree ("views","id");--> statement-breakpoint
CREATE INDEX "news_by_first_publication" ON "news" USING btree (coalesce("published_at", '-infinity'::timestamptz),"id");--> statement-breakpoint
CREATE INDEX "news_search" ON "news" USING gin ("title" gin_trgm_ops,"excerpt" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "players_by_gamertag" ON "players" USING btree (lower("gamertag"),"id");--> statement-breakpoint
CREATE INDEX "players_search" ON "players" USING gin ("gamertag" gin_trgm_ops,"real_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "points_ledger_by_amount" ON "points_ledger" USING btree ("amount","position");--> statement-breakpoint
CREATE INDEX "points_ledger_search" ON "points_ledger" USING gin ("description" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "redemptions_by_points" ON "redemptions" USING btree ("points_spent","position");--> statement-breakpoint
CREATE INDEX "redemptions_by_item_name" ON "redemptions" USING btree (lower("item_name"),"position");--> statement-breakpoint
CREATE INDEX "redemptions_search" ON "redemptions" USING gin ("item_name" gin_trgm_ops,"discord_username" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "reward_items_by_name" ON "reward_items" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "reward_items_search" ON "reward_items" USING gin ("name" gin_trgm_ops,"description" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "access_links_by_expiry" ON "access_links" USING btree ("expires_at","id");--> statement-breakpoint
CREATE INDEX "access_links_by_description" ON "access_links" USING btree (lower("description"),"id");--> statement-breakpoint
CREATE INDEX "access_links_search" ON "access_links" USING gin ("description" gin_trgm_ops,"created_by" gin_trgm_ops,"used_by" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "staff_accounts_by_arrival" ON "staff_accounts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "staff_accounts_by_last_login" ON "staff_accounts" USING btree (coalesce("last_login_at", '-infinity'::timestamptz),"id");--> statement-breakpoint
CREATE INDEX "staff_accounts_search" ON "staff_accounts" USING gin ("username" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "applications_by_status" ON "applications" USING btree ("status","created_at","id");