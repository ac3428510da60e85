CREATE TABLE "event_reports" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid,
	"about_member_id" uuid,
	"event_id" uuid NOT NULL,
	"event_version" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_reports_once" UNIQUE("member_id","event_id","event_version")
);
--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "private_reason" text;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "link" text;--> statement-breakpoint
ALTER TABLE "event_reports" ADD CONSTRAINT "event_reports_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_reports" ADD CONSTRAINT "event_reports_about_member_id_members_id_fk" FOREIGN KEY ("about_member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_reports_about" ON "event_reports" USING btree ("about_member_id");--> statement-breakpoint
CREATE INDEX "event_reports_by_age" ON "event_reports" USING btree ("created_at");