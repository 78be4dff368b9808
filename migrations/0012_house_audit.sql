CREATE TABLE "house_audit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"actor_id" uuid NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "house_audit_kind_known" CHECK ("house_audit"."kind" IN ('settings', 'flag', 'redirect')),
	CONSTRAINT "house_audit_change" CHECK ("house_audit"."before" IS NOT NULL OR "house_audit"."after" IS NOT NULL)
);
--> statement-breakpoint
CREATE INDEX "house_audit_newest" ON "house_audit" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "house_audit_kind" ON "house_audit" USING btree ("kind","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "house_setting" ADD CONSTRAINT "house_setting_hours" CHECK (least("house_setting"."text_hours", "house_setting"."answer_hours", "house_setting"."approval_hours") >= 1 AND greatest("house_setting"."text_hours", "house_setting"."answer_hours", "house_setting"."approval_hours") <= 2160);