ALTER TABLE "audit_event" DROP CONSTRAINT "audit_event_kind_known";--> statement-breakpoint
ALTER TABLE "event" DROP CONSTRAINT "event_subject_known";--> statement-breakpoint
ALTER TABLE "client_user" ADD COLUMN "suspended_reason" text;--> statement-breakpoint
CREATE INDEX "client_user_newest" ON "client_user" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "client_user_search" ON "client_user" USING gin (lower("name" || ' ' || "email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "client_user_suspended" ON "client_user" USING btree ("id") WHERE "client_user"."suspended_reason" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_event" ADD CONSTRAINT "audit_event_kind_known" CHECK ("audit_event"."kind" IN ('settings', 'flag', 'redirect', 'metrics', 'review', 'import', 'domain', 'tax', 'voucher', 'identity', 'topUp', 'organization', 'adjustment', 'person', 'fee', 'payout'));--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_subject_known" CHECK ("event"."subject" IN ('offer', 'order', 'publication', 'message', 'comment', 'share', 'reminder', 'media', 'format', 'import', 'topUp', 'withdrawal', 'balance', 'identity', 'invitation', 'member', 'person', 'organization', 'booksCheck'));