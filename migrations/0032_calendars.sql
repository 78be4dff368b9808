CREATE TABLE "media_calendar" (
	"media_project_id" uuid PRIMARY KEY NOT NULL,
	"weekly_publications" integer,
	"holidays" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_calendar_weekly" CHECK ("media_calendar"."weekly_publications" BETWEEN 1 AND 100),
	CONSTRAINT "media_calendar_holidays" CHECK (jsonb_typeof("media_calendar"."holidays") = 'array' AND jsonb_array_length("media_calendar"."holidays") <= 20)
);
--> statement-breakpoint
ALTER TABLE "media_calendar" ADD CONSTRAINT "media_calendar_media_project_id_media_project_id_fk" FOREIGN KEY ("media_project_id") REFERENCES "public"."media_project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_slot" ON "publication_order" USING btree ("media_project_id") WHERE "publication_order"."status" IN ('booked', 'briefing', 'briefed', 'writing', 'written', 'sent', 'changes_requested', 'accepted', 'published', 'checks_failed', 'revision_requested');