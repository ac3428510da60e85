ALTER TABLE "calendar_events" ADD COLUMN "private_reason" text;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "member_id" uuid;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "about_member_id" uuid;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "link" text;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "link_version" integer;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_about_member_id_members_id_fk" FOREIGN KEY ("about_member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contact_messages_reports" ON "contact_messages" USING btree ("member_id","link","link_version");--> statement-breakpoint
CREATE INDEX "contact_messages_about" ON "contact_messages" USING btree ("about_member_id");