ALTER TABLE "access_grant_spending" DROP CONSTRAINT "access_grant_spending_grant_id_month_pk";--> statement-breakpoint
ALTER TABLE "access_grant_spending" ADD COLUMN "about" uuid;--> statement-breakpoint
UPDATE "access_grant_spending" SET "about" = "grant_id";--> statement-breakpoint
ALTER TABLE "access_grant_spending" ALTER COLUMN "about" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "access_grant_spending" ADD CONSTRAINT "access_grant_spending_grant_id_month_about_pk" PRIMARY KEY("grant_id","month","about");--> statement-breakpoint
CREATE INDEX "access_grant_spending_about" ON "access_grant_spending" USING btree ("about");--> statement-breakpoint
ALTER TABLE "access_grant_spending" ADD CONSTRAINT "access_grant_spending_cents" CHECK ("access_grant_spending"."spent_cents" >= 0);
