CREATE UNLOGGED TABLE "live_viewers" (
	"viewer" text PRIMARY KEY NOT NULL,
	"page" text NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_views" (
	"day" date NOT NULL,
	"page" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "page_views_day_page_pk" PRIMARY KEY("day","page")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"actor_type" text NOT NULL,
	"actor" text,
	"actor_id" uuid,
	"actor_member_id" uuid,
	"action" text NOT NULL,
	"target" text NOT NULL,
	"target_id" text,
	"before" jsonb,
	"after" jsonb,
	"member_id" uuid,
	"personal" jsonb
);
--> statement-breakpoint
CREATE TABLE "site_icons" (
	"size" integer PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "access_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"sealed_code" text,
	"role" text NOT NULL,
	"description" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"created_by_id" uuid,
	"deactivated_at" timestamp (3) with time zone,
	"used_at" timestamp (3) with time zone,
	"used_by" text,
	CONSTRAINT "access_links_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "access_links_one_end" CHECK ("access_links"."deactivated_at" is null or "access_links"."used_at" is null),
	CONSTRAINT "access_links_used_by_somebody" CHECK (("access_links"."used_at" is null) = ("access_links"."used_by" is null))
);
--> statement-breakpoint
ALTER TABLE "staff_sessions" ALTER COLUMN "account_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "link_id" uuid;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "guest_name" text;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "ip_address" text;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_member_id_members_id_fk" FOREIGN KEY ("actor_member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_links" ADD CONSTRAINT "access_links_created_by_id_staff_accounts_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."staff_accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_viewers_by_time" ON "live_viewers" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "audit_log_by_arrival" ON "audit_log" USING btree ("position" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_by_time" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_log_of_member" ON "audit_log" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "audit_log_by_member" ON "audit_log" USING btree ("actor_member_id");--> statement-breakpoint
CREATE INDEX "access_links_by_arrival" ON "access_links" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_link_id_access_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."access_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "news_by_arrival" ON "news" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "staff_sessions_of_link" ON "staff_sessions" USING btree ("link_id");--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_of_one" CHECK (("staff_sessions"."account_id" is null) <> ("staff_sessions"."link_id" is null));--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_named" CHECK (("staff_sessions"."link_id" is null) = ("staff_sessions"."guest_name" is null));