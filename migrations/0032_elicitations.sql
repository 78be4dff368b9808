CREATE TABLE "agent_question" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"call_key" text NOT NULL,
	"tool" text NOT NULL,
	"cents" bigint NOT NULL,
	"answer" text,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "agent_question_answer" CHECK ("agent_question"."answer" IN ('allowed', 'declined'))
);
--> statement-breakpoint
CREATE TABLE "agent_session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"grant_id" uuid NOT NULL,
	"revision" text NOT NULL,
	"app" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "agent_question" ADD CONSTRAINT "agent_question_session_id_agent_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."agent_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_session" ADD CONSTRAINT "agent_session_grant_id_access_grant_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."access_grant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agent_question_session" ON "agent_question" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "agent_session_grant" ON "agent_session" USING btree ("grant_id","used_at");--> statement-breakpoint
CREATE INDEX "agent_session_used" ON "agent_session" USING btree ("used_at");