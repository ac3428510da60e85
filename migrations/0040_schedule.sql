ALTER TABLE "calendar_events" ADD COLUMN "staff_version" integer;--> statement-breakpoint
-- Of events that were never changed, it is known that staff wrote them.
UPDATE "calendar_events" SET "staff_version" = "version" WHERE "is_by_staff" AND "version" = 1;
