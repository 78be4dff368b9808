ALTER TABLE "agent_call" ALTER COLUMN "object" SET DEFAULT '';--> statement-breakpoint
UPDATE "agent_call" SET "object" = '' WHERE "object" IS NULL;--> statement-breakpoint
ALTER TABLE "agent_call" ALTER COLUMN "object" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "agent_call" ADD COLUMN "hour" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "agent_call" ADD COLUMN "calls" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "agent_call" ADD COLUMN "last_call_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "agent_call_read" ON "agent_call" USING btree ("token_id","hour","tool","object","outcome","app") WHERE "agent_call"."hour" IS NOT NULL;