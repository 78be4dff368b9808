ALTER TABLE "notification" ADD COLUMN "facts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "conversation" text;--> statement-breakpoint
CREATE INDEX "notification_kind" ON "notification" USING btree ("user_id","kind","id");