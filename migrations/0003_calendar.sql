CREATE TABLE "calendar_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"location" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"is_all_day" boolean NOT NULL,
	"color" text NOT NULL,
	"category" text NOT NULL,
	"priority" text NOT NULL,
	"is_public" boolean NOT NULL,
	"is_by_staff" boolean NOT NULL,
	"created_by_member_id" uuid,
	"created_by_staff_id" uuid,
	"for_member_id" uuid,
	"for_staff_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "calendar_events_in_order" CHECK ("calendar_events"."ends_at" >= "calendar_events"."starts_at"),
	CONSTRAINT "calendar_events_color" CHECK ("calendar_events"."color" ~ '^#[0-9a-f]{6}$'),
	CONSTRAINT "calendar_events_for_one" CHECK ("calendar_events"."for_member_id" is null or "calendar_events"."for_staff_id" is null)
);
--> statement-breakpoint
CREATE TABLE "calendar_subscriptions" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_subscriptions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_created_by_member_id_members_id_fk" FOREIGN KEY ("created_by_member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_created_by_staff_id_staff_accounts_id_fk" FOREIGN KEY ("created_by_staff_id") REFERENCES "public"."staff_accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_for_member_id_members_id_fk" FOREIGN KEY ("for_member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_for_staff_id_staff_accounts_id_fk" FOREIGN KEY ("for_staff_id") REFERENCES "public"."staff_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_subscriptions" ADD CONSTRAINT "calendar_subscriptions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_events_by_start" ON "calendar_events" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "calendar_events_of_member" ON "calendar_events" USING btree ("created_by_member_id");--> statement-breakpoint
CREATE INDEX "calendar_events_for_member" ON "calendar_events" USING btree ("for_member_id");--> statement-breakpoint
CREATE INDEX "calendar_events_of_staff" ON "calendar_events" USING btree ("created_by_staff_id");--> statement-breakpoint
CREATE INDEX "calendar_events_for_staff" ON "calendar_events" USING btree ("for_staff_id");