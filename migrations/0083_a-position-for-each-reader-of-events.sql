CREATE TABLE "event_consumer" (
	"name" text PRIMARY KEY NOT NULL,
	"position" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_retry" (
	"consumer" text NOT NULL,
	"event_id" uuid NOT NULL,
	"object" text NOT NULL,
	"object_id" uuid NOT NULL,
	"position" bigint NOT NULL,
	"attempts" integer NOT NULL,
	"tried_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp (3) with time zone,
	"problem" text,
	CONSTRAINT "event_retry_event_id_consumer_pk" PRIMARY KEY("event_id","consumer")
);
--> statement-breakpoint
DROP INDEX "event_subject";--> statement-breakpoint
DROP INDEX "event_due";--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "object" text;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "sequence" integer;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "position" bigint;--> statement-breakpoint
UPDATE event SET object = CASE WHEN subject IN ('publication', 'reminder') THEN 'order' ELSE subject END;--> statement-breakpoint
UPDATE event SET sequence = numbered.sequence, position = numbered.position
FROM (SELECT id, row_number() OVER (PARTITION BY object, subject_id ORDER BY created_at, id) AS sequence,
    CASE WHEN due_at IS NULL THEN row_number() OVER (PARTITION BY due_at IS NULL ORDER BY id) END AS position FROM event) AS numbered
WHERE event.id = numbered.id;--> statement-breakpoint
INSERT INTO event_consumer (name, position) SELECT 'notifications', coalesce(max(position), 0) FROM event;--> statement-breakpoint
INSERT INTO event_retry (consumer, event_id, object, object_id, position, attempts, problem)
SELECT 'notifications', id, object, subject_id, position, attempts, problem FROM event WHERE due_at IS NULL AND problem IS NOT NULL;--> statement-breakpoint
ALTER TABLE "event" ALTER COLUMN "object" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "event" ALTER COLUMN "sequence" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "event_retry" ADD CONSTRAINT "event_retry_consumer_event_consumer_name_fk" FOREIGN KEY ("consumer") REFERENCES "public"."event_consumer"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_retry" ADD CONSTRAINT "event_retry_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_retry_due" ON "event_retry" USING btree ("consumer","due_at") WHERE "event_retry"."due_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "event_retry_object" ON "event_retry" USING btree ("consumer","object_id","object","position") WHERE "event_retry"."due_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "event_retry_given_up" ON "event_retry" USING btree ("tried_at") WHERE "event_retry"."due_at" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "event_sequence" ON "event" USING btree ("subject_id","object","sequence");--> statement-breakpoint
CREATE INDEX "event_unplaced" ON "event" USING btree ("id") WHERE "event"."position" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "event_position" ON "event" USING btree ("position") WHERE "event"."position" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "event" DROP COLUMN "due_at";--> statement-breakpoint
ALTER TABLE "event" DROP COLUMN "attempts";--> statement-breakpoint
ALTER TABLE "event" DROP COLUMN "problem";