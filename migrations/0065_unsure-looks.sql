CREATE TABLE "known_page_silence" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"since" timestamp (3) with time zone,
	"told_at" timestamp (3) with time zone,
	CONSTRAINT "known_page_silence_only" CHECK ("known_page_silence"."only")
);
--> statement-breakpoint
ALTER TABLE "event" DROP CONSTRAINT "event_subject_known";--> statement-breakpoint
ALTER TABLE "operator_setting" ALTER COLUMN "known_pages" SET DEFAULT '{"https://detectportal.firefox.com/success.txt","https://www.gstatic.com/generate_204"}';--> statement-breakpoint
ALTER TABLE "link_check" ADD COLUMN "unsure" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_subject_known" CHECK ("event"."subject" IN ('offer', 'order', 'publication', 'message', 'comment', 'share', 'reminder', 'media', 'format', 'import', 'topUp', 'withdrawal', 'balance', 'identity', 'invitation', 'member', 'person', 'organization', 'booksCheck', 'knownPages'));
--> statement-breakpoint
INSERT INTO "known_page_silence" DEFAULT VALUES;--> statement-breakpoint
UPDATE "operator_setting" SET "known_pages" = DEFAULT
WHERE "known_pages" = '{"https://example.com/","https://www.wikipedia.org/"}';
