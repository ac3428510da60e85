CREATE TABLE "team_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer,
	"facts" jsonb NOT NULL,
	"scheduled_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	"saved_by" text NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "team_versions_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "team_versions_one_draft" ON "team_versions" USING btree (("published_at" is null)) WHERE "team_versions"."published_at" is null;