CREATE INDEX "achievements_by_date" ON "achievements" USING btree ("date","id");--> statement-breakpoint
CREATE INDEX "achievements_by_title" ON "achievements" USING btree (lower("title"),"id");--> statement-breakpoint
CREATE INDEX "achievements_by_position" ON "achievements" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "achievements_search" ON "achievements" USING gin ("title" gin_trgm_ops,"description" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "players_by_roster" ON "players" USING btree (("is_former"::int),coalesce("power_ranking", -1),"id");--> statement-breakpoint
CREATE INDEX "players_by_ranking" ON "players" USING btree (coalesce("power_ranking", 2147483647),"id");--> statement-breakpoint
CREATE INDEX "players_by_role" ON "players" USING btree ("role","id");--> statement-breakpoint
CREATE INDEX "players_by_earnings" ON "players" USING btree ("earnings","id");