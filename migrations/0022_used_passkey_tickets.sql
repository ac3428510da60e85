CREATE TABLE "used_passkey_tickets" (
	"challenge_hash" text PRIMARY KEY NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "used_passkey_tickets_by_end" ON "used_passkey_tickets" USING btree ("ends_at");