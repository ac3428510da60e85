CREATE TABLE "bin" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"row" jsonb NOT NULL,
	"member_id" uuid,
	"deleted_at" timestamp (3) with time zone NOT NULL,
	"deleted_by" text,
	"deleted_by_member_id" uuid,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "review_mail_id" uuid;--> statement-breakpoint
ALTER TABLE "bin" ADD CONSTRAINT "bin_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bin" ADD CONSTRAINT "bin_deleted_by_member_id_members_id_fk" FOREIGN KEY ("deleted_by_member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bin_by_deletion" ON "bin" USING btree ("deleted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bin_by_end" ON "bin" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "bin_of_member" ON "bin" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "bin_by_member" ON "bin" USING btree ("deleted_by_member_id");