ALTER TABLE "chargeback" DROP CONSTRAINT "chargeback_status";--> statement-breakpoint
ALTER TABLE "chargeback" ALTER COLUMN "reference" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "chargeback" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "recall_asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "recalled_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "chargeback_asked" ON "chargeback" USING btree ("created_at") WHERE "chargeback"."status" = 'asked';--> statement-breakpoint
CREATE INDEX "withdrawal_recall" ON "withdrawal" USING btree ("recall_asked_at") WHERE "withdrawal"."recall_asked_at" IS NOT NULL AND "withdrawal"."recalled_at" IS NULL;--> statement-breakpoint
ALTER TABLE "chargeback" ADD CONSTRAINT "chargeback_status" CHECK ("chargeback"."status" IN ('asked', 'open', 'final', 'undone'));