ALTER TABLE "message" DROP CONSTRAINT "message_subject_known";--> statement-breakpoint
ALTER TABLE "message_file" DROP CONSTRAINT "message_file_subject_known";--> statement-breakpoint
ALTER TABLE "message_read_mark" DROP CONSTRAINT "message_read_mark_subject_known";--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_subject_known" CHECK ("message"."subject" IN ('order', 'offer'));--> statement-breakpoint
ALTER TABLE "message_file" ADD CONSTRAINT "message_file_subject_known" CHECK ("message_file"."subject" IN ('order', 'offer'));--> statement-breakpoint
ALTER TABLE "message_read_mark" ADD CONSTRAINT "message_read_mark_subject_known" CHECK ("message_read_mark"."subject" IN ('order', 'offer'));