CREATE TABLE "player_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"is_current" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "achievements" ADD COLUMN "last_position" integer;--> statement-breakpoint
ALTER TABLE "achievements" ADD COLUMN "started_on" date;--> statement-breakpoint
ALTER TABLE "achievements" ADD COLUMN "event" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "achievements" ADD COLUMN "organiser" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "achievements" ADD COLUMN "mode" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "achievements" ADD COLUMN "region" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "achievements" ADD COLUMN "shares" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "achievements" ADD COLUMN "source_url" text;--> statement-breakpoint
ALTER TABLE "achievements" ADD COLUMN "article_url" text;--> statement-breakpoint
ALTER TABLE "achievements" ADD COLUMN "video_url" text;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "has_page" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "shows_real_name" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "player_slugs_current" ON "player_slugs" USING btree ("player_id") WHERE "player_slugs"."is_current";