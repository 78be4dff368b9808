ALTER TABLE "transaction" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "transaction" ADD COLUMN "subject_id" uuid;--> statement-breakpoint
ALTER TABLE "transaction" ADD CONSTRAINT "transaction_subject" CHECK (("transaction"."subject" IS NULL) = ("transaction"."subject_id" IS NULL) AND "transaction"."subject" IN ('topUp'));