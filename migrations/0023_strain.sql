CREATE TABLE "strain" (
	"name" text PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "strain_name" CHECK ("strain"."name" IN ('connections', 'queues'))
);
--> statement-breakpoint
ALTER TABLE "event" DROP CONSTRAINT "event_subject_known";--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_subject_known" CHECK ("event"."subject" IN ('offer', 'agreedPrice', 'order', 'publication', 'message', 'comment', 'share', 'reminder', 'media', 'format', 'import', 'topUp', 'withdrawal', 'balance', 'identity', 'invitation', 'member', 'person', 'organization', 'serviceAccount', 'webhook', 'booksCheck', 'knownPages', 'disk', 'strain'));