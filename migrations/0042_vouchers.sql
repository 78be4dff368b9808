CREATE TABLE "voucher" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"redemptions_max" integer NOT NULL,
	"redemptions" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "voucher_code" UNIQUE("code"),
	CONSTRAINT "voucher_amount" CHECK ("voucher"."amount_cents" > 0),
	CONSTRAINT "voucher_redemptions" CHECK ("voucher"."redemptions" BETWEEN 0 AND "voucher"."redemptions_max")
);
--> statement-breakpoint
CREATE TABLE "voucher_redemption" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"voucher_id" uuid,
	"outcome" text NOT NULL,
	"amount_cents" bigint DEFAULT 0 NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"unspent_cents" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "voucher_redemption_outcome" CHECK ("voucher_redemption"."outcome" IN ('redeemed', 'unknown', 'ended', 'usedUp', 'redeemedBefore')),
	CONSTRAINT "voucher_redemption_amount" CHECK ("voucher_redemption"."amount_cents" >= 0 AND "voucher_redemption"."unspent_cents" BETWEEN 0 AND "voucher_redemption"."amount_cents"),
	CONSTRAINT "voucher_redemption_whole" CHECK ("voucher_redemption"."outcome" <> 'redeemed' OR ("voucher_redemption"."voucher_id" IS NOT NULL AND "voucher_redemption"."ends_at" IS NOT NULL AND "voucher_redemption"."amount_cents" > 0))
);
--> statement-breakpoint
ALTER TABLE "event" DROP CONSTRAINT "event_subject_known";--> statement-breakpoint
ALTER TABLE "transaction" DROP CONSTRAINT "transaction_subject";--> statement-breakpoint
ALTER TABLE "voucher_redemption" ADD CONSTRAINT "voucher_redemption_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_redemption" ADD CONSTRAINT "voucher_redemption_voucher_id_voucher_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."voucher"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "voucher_newest" ON "voucher" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "voucher_redemption_once" ON "voucher_redemption" USING btree ("voucher_id","organization_id") WHERE "voucher_redemption"."outcome" = 'redeemed';--> statement-breakpoint
CREATE INDEX "voucher_redemption_organization" ON "voucher_redemption" USING btree ("organization_id","created_at","id");--> statement-breakpoint
CREATE INDEX "voucher_redemption_person" ON "voucher_redemption" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "voucher_redemption_open" ON "voucher_redemption" USING btree ("ends_at") WHERE "voucher_redemption"."outcome" = 'redeemed' AND "voucher_redemption"."unspent_cents" IS NULL;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_subject_known" CHECK ("event"."subject" IN ('offer', 'order', 'publication', 'message', 'comment', 'share', 'reminder', 'media', 'format', 'import', 'topUp', 'balance', 'identity', 'invitation', 'member', 'organization', 'booksCheck'));--> statement-breakpoint
ALTER TABLE "transaction" ADD CONSTRAINT "transaction_subject" CHECK (("transaction"."subject" IS NULL) = ("transaction"."subject_id" IS NULL) AND "transaction"."subject" IN ('topUp', 'voucher', 'commission'));