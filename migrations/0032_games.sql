ALTER TABLE "achievements" ADD COLUMN "game" text;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "game" text;--> statement-breakpoint
CREATE INDEX "achievements_by_game" ON "achievements" USING btree (folded("game"),"date","id");