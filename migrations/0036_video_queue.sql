CREATE TABLE "queued_videos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"video_id" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"is_public" boolean DEFAULT true NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "queued_videos_video_id_unique" UNIQUE("video_id")
);
--> statement-breakpoint
CREATE TABLE "video_channels" (
	"platform" text PRIMARY KEY NOT NULL,
	"handle" text NOT NULL,
	"channel_id" text,
	"is_shown_at_once" boolean DEFAULT false NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"next_try_at" timestamp (3) with time zone NOT NULL,
	"tried_at" timestamp (3) with time zone,
	"succeeded_at" timestamp (3) with time zone,
	"failure" text,
	"failed_since" timestamp (3) with time zone,
	"failed_tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "queued_videos_by_date" ON "queued_videos" USING btree ("state","published_at","id");--> statement-breakpoint
CREATE INDEX "queued_videos_by_title" ON "queued_videos" USING btree ("state",folded("title"),"id");--> statement-breakpoint
CREATE INDEX "queued_videos_search" ON "queued_videos" USING gin (folded("title") gin_trgm_ops);