CREATE TABLE "points_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid,
	"balance" integer DEFAULT 0 NOT NULL,
	"earned_count" integer DEFAULT 0 NOT NULL,
	"redemption_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "points_accounts_member_id_unique" UNIQUE("member_id"),
	CONSTRAINT "points_accounts_balance_in_range" CHECK ("points_accounts"."balance" between 0 and 1000000000)
);
--> statement-breakpoint
CREATE TABLE "points_ledger" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "points_ledger_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"type" text NOT NULL,
	"amount" integer NOT NULL,
	"balance_after" integer NOT NULL,
	"description" text NOT NULL,
	"redemption_id" uuid,
	"admin_username" text,
	"admin_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "points_ledger_moves_points" CHECK ("points_ledger"."amount" <> 0),
	CONSTRAINT "points_ledger_never_below_zero" CHECK ("points_ledger"."balance_after" >= 0),
	CONSTRAINT "points_ledger_says_who" CHECK ("points_ledger"."redemption_id" is not null or "points_ledger"."admin_username" is not null),
	CONSTRAINT "points_ledger_says_why" CHECK ("points_ledger"."description" <> ''),
	CONSTRAINT "points_ledger_signs" CHECK (("points_ledger"."type" <> 'earned' or "points_ledger"."amount" > 0) and ("points_ledger"."type" <> 'spent' or "points_ledger"."amount" < 0))
);
--> statement-breakpoint
CREATE TABLE "redemption_keys" (
	"member_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"redemption_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "redemption_keys_member_id_key_pk" PRIMARY KEY("member_id","key")
);
--> statement-breakpoint
CREATE TABLE "redemptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "redemptions_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"item_name" text NOT NULL,
	"points_spent" integer NOT NULL,
	"discord_username" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"admin_notes" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp (3) with time zone,
	"resolved_by" text,
	"resolved_by_id" uuid,
	CONSTRAINT "redemptions_cost_points" CHECK ("redemptions"."points_spent" > 0),
	CONSTRAINT "redemptions_resolved_once" CHECK (("redemptions"."status" = 'pending') = ("redemptions"."resolved_at" is null))
);
--> statement-breakpoint
CREATE TABLE "reward_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"price" integer NOT NULL,
	"image_url" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reward_items_price_in_range" CHECK ("reward_items"."price" between 1 and 1000000000)
);
--> statement-breakpoint
ALTER TABLE "points_accounts" ADD CONSTRAINT "points_accounts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_ledger" ADD CONSTRAINT "points_ledger_account_id_points_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."points_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_ledger" ADD CONSTRAINT "points_ledger_redemption_id_redemptions_id_fk" FOREIGN KEY ("redemption_id") REFERENCES "public"."redemptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemption_keys" ADD CONSTRAINT "redemption_keys_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemptions" ADD CONSTRAINT "redemptions_account_id_points_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."points_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemptions" ADD CONSTRAINT "redemptions_item_id_reward_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."reward_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemptions" ADD CONSTRAINT "redemptions_resolved_by_id_staff_accounts_id_fk" FOREIGN KEY ("resolved_by_id") REFERENCES "public"."staff_accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "points_accounts_by_balance" ON "points_accounts" USING btree ("balance" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "points_ledger_of_account" ON "points_ledger" USING btree ("account_id","position" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "points_ledger_by_arrival" ON "points_ledger" USING btree ("position" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "points_ledger_by_type" ON "points_ledger" USING btree ("type","position" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "points_ledger_once_a_redemption" ON "points_ledger" USING btree ("redemption_id","type");--> statement-breakpoint
CREATE INDEX "redemption_keys_by_age" ON "redemption_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "redemptions_of_account" ON "redemptions" USING btree ("account_id","position" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "redemptions_by_arrival" ON "redemptions" USING btree ("position" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "redemptions_by_status" ON "redemptions" USING btree ("status","position" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "redemptions_of_item" ON "redemptions" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "reward_items_by_price" ON "reward_items" USING btree ("price","id");--> statement-breakpoint
CREATE FUNCTION "points_ledger_is_for_good"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of the ledger are never changed or deleted' USING ERRCODE = 'restrict_violation';
END;
$$;--> statement-breakpoint
CREATE TRIGGER "points_ledger_is_for_good" BEFORE UPDATE OR DELETE ON "points_ledger" FOR EACH ROW EXECUTE FUNCTION "points_ledger_is_for_good"();--> statement-breakpoint
CREATE TRIGGER "points_ledger_is_not_emptied" BEFORE TRUNCATE ON "points_ledger" FOR EACH STATEMENT EXECUTE FUNCTION "points_ledger_is_for_good"();--> statement-breakpoint
INSERT INTO "points_accounts" ("id", "member_id") SELECT gen_random_uuid(), "id" FROM "members";
