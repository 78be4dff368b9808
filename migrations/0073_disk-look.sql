CREATE TABLE "disk_look" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"state" text NOT NULL,
	"looked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "disk_look_only" CHECK ("disk_look"."only"),
	CONSTRAINT "disk_look_state" CHECK ("disk_look"."state" IN ('enough', 'low', 'full'))
);
--> statement-breakpoint
ALTER TABLE "event" DROP CONSTRAINT "event_subject_known";--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_subject_known" CHECK ("event"."subject" IN ('offer', 'order', 'publication', 'message', 'comment', 'share', 'reminder', 'media', 'format', 'import', 'topUp', 'withdrawal', 'balance', 'identity', 'invitation', 'member', 'person', 'organization', 'booksCheck', 'knownPages', 'disk'));