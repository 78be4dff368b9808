ALTER TABLE "publication_order" ADD COLUMN "date_proposal_reason" text;--> statement-breakpoint
ALTER TABLE "operator_setting" ADD COLUMN "publish_days_ahead" integer DEFAULT 365 NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_setting" ADD CONSTRAINT "operator_setting_publish_days_ahead" CHECK ("operator_setting"."publish_days_ahead" BETWEEN 30 AND 1825);
--> statement-breakpoint
UPDATE "publication_order" SET "due_at" = least("deadline_at", ("publish_on" + 1)::timestamp AT TIME ZONE 'UTC' - interval '1 millisecond'
  - make_interval(hours => (SELECT "answer_hours" FROM "operator_setting") + ("conditions" ->> 'turnaroundHours')::integer
    * CASE WHEN jsonb_path_exists("extras", '$[*] ? (@.kind == "writing")') THEN 2 ELSE 1 END))
WHERE "status" IN ('booked', 'briefing', 'changes_requested') AND "publish_on" IS NOT NULL AND "publish_date_mode" <> 'After' AND "deadline_at" IS NOT NULL;
