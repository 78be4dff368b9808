CREATE TABLE "setup_decision" (
	"step" text PRIMARY KEY NOT NULL,
	"decision" text NOT NULL,
	"decided_by" uuid NOT NULL,
	"decided_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "setup_decision_step" CHECK ("setup_decision"."step" IN ('legal', 'mail', 'payments', 'transfers', 'fee', 'identityKey', 'review', 'knownPages', 'backups')),
	CONSTRAINT "setup_decision_decision" CHECK ("setup_decision"."decision" IN ('confirmed', 'skipped'))
);
--> statement-breakpoint
CREATE TABLE "setup_link" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_event" DROP CONSTRAINT "audit_event_kind_known";--> statement-breakpoint
ALTER TABLE "audit_event" ADD CONSTRAINT "audit_event_kind_known" CHECK ("audit_event"."kind" IN ('settings', 'flag', 'redirect', 'metrics', 'review', 'import', 'domain', 'tax', 'voucher', 'identity', 'topUp', 'autoTopUp', 'organization', 'adjustment', 'person', 'fee', 'payout', 'operator', 'setup'));