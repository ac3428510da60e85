-- Names are sorted as search compares them, so that É comes with E.
DROP INDEX "members_by_name";--> statement-breakpoint
DROP INDEX "members_by_discord";--> statement-breakpoint
DROP INDEX "achievements_by_title";--> statement-breakpoint
DROP INDEX "applications_by_name";--> statement-breakpoint
DROP INDEX "bin_by_name";--> statement-breakpoint
DROP INDEX "contact_messages_by_name";--> statement-breakpoint
DROP INDEX "news_by_title";--> statement-breakpoint
DROP INDEX "players_by_gamertag";--> statement-breakpoint
DROP INDEX "redemptions_by_item_name";--> statement-breakpoint
DROP INDEX "reward_items_by_name";--> statement-breakpoint
DROP INDEX "access_links_by_description";--> statement-breakpoint
DROP INDEX "staff_accounts_by_name";--> statement-breakpoint
CREATE INDEX "members_by_name" ON "members" USING btree (folded("name"),"id");--> statement-breakpoint
CREATE INDEX "members_by_discord" ON "members" USING btree (folded(coalesce("discord", '')),"id");--> statement-breakpoint
CREATE INDEX "achievements_by_title" ON "achievements" USING btree (folded("title"),"id");--> statement-breakpoint
CREATE INDEX "applications_by_name" ON "applications" USING btree (folded(coalesce("form" ->> 'name', "form" ->> 'preferredName')),"id");--> statement-breakpoint
CREATE INDEX "bin_by_name" ON "bin" USING btree (folded("name"),"id");--> statement-breakpoint
CREATE INDEX "contact_messages_by_name" ON "contact_messages" USING btree (folded("name"),"id");--> statement-breakpoint
CREATE INDEX "news_by_title" ON "news" USING btree (folded("title"),"id");--> statement-breakpoint
CREATE INDEX "players_by_gamertag" ON "players" USING btree (folded("gamertag"),"id");--> statement-breakpoint
CREATE INDEX "redemptions_by_item_name" ON "redemptions" USING btree (folded("item_name"),"position");--> statement-breakpoint
CREATE INDEX "reward_items_by_name" ON "reward_items" USING btree (folded("name"),"id");--> statement-breakpoint
CREATE INDEX "access_links_by_description" ON "access_links" USING btree (folded("description"),"id");--> statement-breakpoint
CREATE INDEX "staff_accounts_by_name" ON "staff_accounts" USING btree (folded("username"),"id");
--> statement-breakpoint
-- The indexes are on new expressions, whose values the planner doesn't know yet.
ANALYZE "access_links", "achievements", "applications", "bin", "contact_messages", "members", "news", "players", "redemptions", "reward_items", "staff_accounts";
