CREATE TABLE "public_event" (
	"reader_id" uuid NOT NULL,
	"position" bigint NOT NULL,
	"event_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "public_event_reader_id_position_pk" PRIMARY KEY("reader_id","position")
);
--> statement-breakpoint
CREATE TABLE "webhook" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid,
	"url" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"events" text[] NOT NULL,
	"shape" text NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"sealed_secret" "bytea" NOT NULL,
	"former_secret" "bytea",
	"former_secret_ends_at" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"failing_since" timestamp (3) with time zone,
	"rests_until" timestamp (3) with time zone,
	"is_slow" boolean DEFAULT false NOT NULL,
	"tried_at" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_shape" CHECK ("webhook"."shape" IN ('standard', 'slack', 'teams')),
	CONSTRAINT "webhook_state" CHECK ("webhook"."state" IN ('active', 'paused', 'stopped')),
	CONSTRAINT "webhook_former_secret" CHECK (("webhook"."former_secret" IS NULL) = ("webhook"."former_secret_ends_at" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "webhook_delivery" (
	"id" uuid PRIMARY KEY NOT NULL,
	"webhook_id" uuid NOT NULL,
	"event_id" uuid,
	"object_id" uuid NOT NULL,
	"position" bigint NOT NULL,
	"due_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"first_tried_at" timestamp (3) with time zone,
	"tried_at" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	"milliseconds" integer,
	"status" integer,
	"request" text,
	"answer" text,
	"problem" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_event" DROP CONSTRAINT "audit_event_kind_known";--> statement-breakpoint
ALTER TABLE "event" DROP CONSTRAINT "event_subject_known";--> statement-breakpoint
ALTER TABLE "publication_order" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "public_event" ADD CONSTRAINT "public_event_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook" ADD CONSTRAINT "webhook_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_webhook_id_webhook_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhook"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "public_event_id" ON "public_event" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "public_event_created_at" ON "public_event" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhook_organization" ON "webhook" USING btree ("organization_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_delivery_once" ON "webhook_delivery" USING btree ("webhook_id","event_id");--> statement-breakpoint
CREATE INDEX "webhook_delivery_log" ON "webhook_delivery" USING btree ("webhook_id","id");--> statement-breakpoint
CREATE INDEX "webhook_delivery_event" ON "webhook_delivery" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "webhook_delivery_due" ON "webhook_delivery" USING btree ("webhook_id","due_at","position") WHERE "webhook_delivery"."due_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "webhook_delivery_object" ON "webhook_delivery" USING btree ("webhook_id","object_id","position") WHERE "webhook_delivery"."due_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "webhook_delivery_created_at" ON "webhook_delivery" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "publication_order_reference" ON "publication_order" USING btree ("client_organization_id","reference") WHERE "publication_order"."reference" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_event" ADD CONSTRAINT "audit_event_kind_known" CHECK ("audit_event"."kind" IN ('settings', 'flag', 'redirect', 'metrics', 'review', 'import', 'domain', 'tax', 'voucher', 'identity', 'topUp', 'autoTopUp', 'organization', 'adjustment', 'person', 'fee', 'payout', 'deed', 'operator', 'setup', 'sharedLink', 'webhook'));--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_subject_known" CHECK ("event"."subject" IN ('offer', 'agreedPrice', 'order', 'publication', 'message', 'comment', 'share', 'reminder', 'media', 'format', 'import', 'topUp', 'withdrawal', 'balance', 'identity', 'invitation', 'member', 'person', 'organization', 'webhook', 'booksCheck', 'knownPages', 'disk'));--> statement-breakpoint
-- A consumer that registers itself begins behind the events of the first second.
INSERT INTO event_consumer (name, position) SELECT 'webhooks', coalesce(max(position), 0) FROM event ON CONFLICT DO NOTHING;
