CREATE TABLE "discord_bots" (
	"platform" text PRIMARY KEY DEFAULT 'discord' NOT NULL,
	"sealed_token" text NOT NULL,
	"name" text,
	"application_id" text,
	"channels" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"channel_id" text,
	"is_greeting" boolean DEFAULT false NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"next_try_at" timestamp (3) with time zone NOT NULL,
	"tried_at" timestamp (3) with time zone,
	"succeeded_at" timestamp (3) with time zone,
	"failure" text,
	"failed_since" timestamp (3) with time zone,
	"failed_tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discord_cards" (
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"channel_id" text,
	"message_id" text,
	CONSTRAINT "discord_cards_kind_subject_id_pk" PRIMARY KEY("kind","subject_id")
);
