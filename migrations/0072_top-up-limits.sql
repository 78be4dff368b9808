ALTER TABLE "operator_setting" ADD COLUMN "new_account_days" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_setting" ADD COLUMN "new_account_top_up_cents" bigint DEFAULT 2000000 NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_setting" ADD COLUMN "top_ups_per_day" integer DEFAULT 20 NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_setting" ADD CONSTRAINT "operator_setting_new_account_days" CHECK ("operator_setting"."new_account_days" BETWEEN 0 AND 365);--> statement-breakpoint
ALTER TABLE "operator_setting" ADD CONSTRAINT "operator_setting_new_account_top_up_cents" CHECK ("operator_setting"."new_account_top_up_cents" BETWEEN 0 AND 1000000000);--> statement-breakpoint
ALTER TABLE "operator_setting" ADD CONSTRAINT "operator_setting_top_ups_per_day" CHECK ("operator_setting"."top_ups_per_day" BETWEEN 1 AND 1000);