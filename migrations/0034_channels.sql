CREATE TABLE "channels" (
	"platform" text PRIMARY KEY NOT NULL,
	"handle" text NOT NULL,
	"client_id" text,
	"sealed_key" text,
	"connected_at" timestamp (3) with time zone NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"next_try_at" timestamp (3) with time zone NOT NULL,
	"tried_at" timestamp (3) with time zone,
	"succeeded_at" timestamp (3) with time zone,
	"failure" text,
	"failed_since" timestamp (3) with time zone,
	"failed_tries" integer DEFAULT 0 NOT NULL,
	"drop_followers" integer,
	"drop_since" timestamp (3) with time zone,
	"drop_dismissed_until" timestamp (3) with time zone,
	CONSTRAINT "channels_drop_not_negative" CHECK ("channels"."drop_followers" >= 0)
);
--> statement-breakpoint
ALTER TABLE "social_counts" ADD COLUMN "source" text DEFAULT 'hand' NOT NULL;--> statement-breakpoint
ALTER TABLE "social_counts" ADD COLUMN "told_followers" integer;