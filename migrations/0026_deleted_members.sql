CREATE TABLE "deleted_members" (
	"id" uuid PRIMARY KEY NOT NULL,
	"deleted_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "applications" DROP CONSTRAINT "applications_reviewed_by_id_staff_accounts_id_fk";
--> statement-breakpoint
ALTER TABLE "redemptions" DROP CONSTRAINT "redemptions_resolved_by_id_staff_accounts_id_fk";
--> statement-breakpoint
CREATE INDEX "access_links_of_account" ON "access_links" USING btree ("created_by_id");