ALTER TABLE "calendar_events" ADD COLUMN "staff_version" integer;
