CREATE TABLE "live_checks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"platform" text NOT NULL,
	"streams" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"next_try_at" timestamp (3) with time zone NOT NULL,
	"tried_at" timestamp (3) with time zone NOT NULL,
	"succeeded_at" timestamp (3) with time zone,
	"failure" text,
	"failed_since" timestamp (3) with time zone,
	"failed_tries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "live_checks_platform_unique" UNIQUE("platform")
);
