CREATE TABLE "identity_document" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identity_document_once" UNIQUE("organization_id","kind"),
	CONSTRAINT "identity_document_kind" CHECK ("identity_document"."kind" IN ('identity', 'identityBack', 'register'))
);
--> statement-breakpoint
CREATE TABLE "identity_verification" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'in_progress' NOT NULL,
	"kind" text DEFAULT 'person' NOT NULL,
	"legal_name" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"birth_date" text,
	"register_number" text,
	"provider" text DEFAULT 'manual' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"documents_deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identity_state" CHECK ("identity_verification"."state" IN ('not_started', 'in_progress', 'in_review', 'approved', 'rejected')),
	CONSTRAINT "identity_kind" CHECK ("identity_verification"."kind" IN ('person', 'company')),
	CONSTRAINT "identity_submitted" CHECK ("identity_verification"."state" <> 'in_review' OR "identity_verification"."submitted_at" IS NOT NULL),
	CONSTRAINT "identity_decided" CHECK ("identity_verification"."state" NOT IN ('approved', 'rejected') OR "identity_verification"."decided_at" IS NOT NULL)
);
--> statement-breakpoint
ALTER TABLE "audit_event" DROP CONSTRAINT "audit_event_kind_known";--> statement-breakpoint
ALTER TABLE "event" DROP CONSTRAINT "event_subject_known";--> statement-breakpoint
ALTER TABLE "identity_document" ADD CONSTRAINT "identity_document_organization_id_identity_verification_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."identity_verification"("organization_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_verification" ADD CONSTRAINT "identity_verification_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identity_in_review" ON "identity_verification" USING btree ("submitted_at","organization_id") WHERE "identity_verification"."state" = 'in_review';--> statement-breakpoint
CREATE INDEX "identity_changed" ON "identity_verification" USING btree ("updated_at" DESC NULLS LAST,"organization_id");--> statement-breakpoint
ALTER TABLE "audit_event" ADD CONSTRAINT "audit_event_kind_known" CHECK ("audit_event"."kind" IN ('settings', 'flag', 'redirect', 'metrics', 'review', 'import', 'domain', 'identity'));--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_subject_known" CHECK ("event"."subject" IN ('offer', 'order', 'publication', 'message', 'comment', 'share', 'reminder', 'media', 'format', 'import', 'topUp', 'identity', 'invitation', 'member', 'organization', 'booksCheck'));