CREATE TABLE "points_award_rows" (
	"ledger_id" uuid PRIMARY KEY NOT NULL,
	"award_id" uuid NOT NULL,
	"undone_by_id" uuid,
	CONSTRAINT "points_award_rows_undone_by_id_unique" UNIQUE("undone_by_id")
);
--> statement-breakpoint
CREATE TABLE "points_awards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "points_awards_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"description" text NOT NULL,
	"member_count" integer NOT NULL,
	"row_count" integer NOT NULL,
	"total" bigint NOT NULL,
	"admin_username" text NOT NULL,
	"admin_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "points_awards_key_unique" UNIQUE("key"),
	CONSTRAINT "points_awards_have_rows" CHECK ("points_awards"."row_count" > 0)
);
--> statement-breakpoint
ALTER TABLE "points_award_rows" ADD CONSTRAINT "points_award_rows_ledger_id_points_ledger_id_fk" FOREIGN KEY ("ledger_id") REFERENCES "public"."points_ledger"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_award_rows" ADD CONSTRAINT "points_award_rows_award_id_points_awards_id_fk" FOREIGN KEY ("award_id") REFERENCES "public"."points_awards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_award_rows" ADD CONSTRAINT "points_award_rows_undone_by_id_points_ledger_id_fk" FOREIGN KEY ("undone_by_id") REFERENCES "public"."points_ledger"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "points_award_rows_of_award" ON "points_award_rows" USING btree ("award_id");--> statement-breakpoint
CREATE INDEX "points_awards_by_arrival" ON "points_awards" USING btree ("position" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "members_by_plain_name" ON "members" USING btree (replace(lower("name"), ' ', ''));--> statement-breakpoint
CREATE INDEX "members_by_plain_discord" ON "members" USING btree (replace(lower("discord"), ' ', ''));