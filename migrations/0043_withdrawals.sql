CREATE TABLE "payout_stop" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"reason" text NOT NULL,
	"stopped_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payout_stop_only" CHECK ("payout_stop"."only")
);
--> statement-breakpoint
CREATE TABLE "withdrawal" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"transaction_id" uuid NOT NULL,
	"payout_transaction_id" uuid,
	"method" text NOT NULL,
	"fee_cents" bigint NOT NULL,
	"payee_holder" text DEFAULT '' NOT NULL,
	"payee_account" text DEFAULT '' NOT NULL,
	"payee" "bytea",
	"reason" text,
	"created_by" uuid NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "withdrawal_transaction" UNIQUE("transaction_id"),
	CONSTRAINT "withdrawal_method" CHECK ("withdrawal"."method" IN ('transfer')),
	CONSTRAINT "withdrawal_fee" CHECK ("withdrawal"."fee_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "audit_event" DROP CONSTRAINT "audit_event_kind_known";--> statement-breakpoint
ALTER TABLE "event" DROP CONSTRAINT "event_subject_known";--> statement-breakpoint
ALTER TABLE "transaction" DROP CONSTRAINT "transaction_subject";--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_transaction_id_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transaction"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_payout_transaction_id_transaction_id_fk" FOREIGN KEY ("payout_transaction_id") REFERENCES "public"."transaction"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "withdrawal_organization" ON "withdrawal" USING btree ("organization_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "withdrawal_newest" ON "withdrawal" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "withdrawal_open" ON "withdrawal" USING btree ("created_at","id") WHERE "withdrawal"."settled_at" IS NULL;--> statement-breakpoint
ALTER TABLE "audit_event" ADD CONSTRAINT "audit_event_kind_known" CHECK ("audit_event"."kind" IN ('settings', 'flag', 'redirect', 'metrics', 'review', 'import', 'domain', 'tax', 'voucher', 'identity', 'payout'));--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_subject_known" CHECK ("event"."subject" IN ('offer', 'order', 'publication', 'message', 'comment', 'share', 'reminder', 'media', 'format', 'import', 'topUp', 'withdrawal', 'balance', 'identity', 'invitation', 'member', 'organization', 'booksCheck'));--> statement-breakpoint
ALTER TABLE "transaction" ADD CONSTRAINT "transaction_subject" CHECK (("transaction"."subject" IS NULL) = ("transaction"."subject_id" IS NULL) AND "transaction"."subject" IN ('topUp', 'withdrawal', 'voucher', 'commission'));