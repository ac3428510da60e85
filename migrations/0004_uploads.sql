CREATE TABLE "media" (
	"hash" text PRIMARY KEY NOT NULL,
	"content_type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_named_by_content" CHECK ("media"."hash" = encode(sha256("media"."bytes"), 'hex')),
	CONSTRAINT "media_is_of_a_size" CHECK ("media"."width" between 1 and 1024 and "media"."height" between 1 and 1024)
);
--> statement-breakpoint
CREATE INDEX "media_by_age" ON "media" USING btree ("created_at");