CREATE TABLE "payout_stop_link" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "payout_stop_link_token" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "organization_member" ADD COLUMN "owner_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "provider_payee" ADD COLUMN "changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "held_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "operator_setting" ADD COLUMN "payout_hold_hours" integer DEFAULT 72 NOT NULL;--> statement-breakpoint
ALTER TABLE "payout_stop_link" ADD CONSTRAINT "payout_stop_link_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_setting" ADD CONSTRAINT "operator_setting_payout_hold_hours" CHECK ("operator_setting"."payout_hold_hours" BETWEEN 0 AND 720);