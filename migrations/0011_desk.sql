ALTER TABLE "applications" ADD COLUMN "internal_notes" text;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "archived_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "scheduled_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "contact_messages_archived" ON "contact_messages" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "contact_messages"."archived_at" is not null;--> statement-breakpoint
CREATE INDEX "news_by_schedule" ON "news" USING btree ("scheduled_at") WHERE "news"."scheduled_at" is not null;