CREATE TABLE "agent_call" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_id" uuid NOT NULL,
	"token_name" text NOT NULL,
	"app" text NOT NULL,
	"tool" text NOT NULL,
	"object" text,
	"cents" bigint,
	"outcome" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "agent_call_newest" ON "agent_call" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "agent_call_of_person" ON "agent_call" USING btree ("user_id","created_at","id");