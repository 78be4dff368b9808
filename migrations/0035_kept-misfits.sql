CREATE TABLE "metric_misfit" (
	"media_project_id" uuid NOT NULL,
	"metric" text NOT NULL,
	CONSTRAINT "metric_misfit_media_project_id_metric_pk" PRIMARY KEY("media_project_id","metric")
);
--> statement-breakpoint
CREATE TABLE "unjudged_medium" (
	"media_project_id" uuid PRIMARY KEY NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "metric_misfit" ADD CONSTRAINT "metric_misfit_media_project_id_media_project_id_fk" FOREIGN KEY ("media_project_id") REFERENCES "public"."media_project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unjudged_medium" ADD CONSTRAINT "unjudged_medium_media_project_id_media_project_id_fk" FOREIGN KEY ("media_project_id") REFERENCES "public"."media_project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint

-- Notes outlets to judge; the job `judge-readings` keeps the rule. Updates a noted one, so that its row stays locked until these
-- readings are seen.
CREATE FUNCTION note_unjudged() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO unjudged_medium AS noted (media_project_id)
  SELECT DISTINCT media.id FROM changed_rows JOIN media_project AS media ON media.id = changed_rows.media_project_id ORDER BY media.id
  ON CONFLICT (media_project_id) DO UPDATE SET changed_at = excluded.changed_at;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER metric_reading_unjudged_insert AFTER INSERT ON metric_reading
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_unjudged();
--> statement-breakpoint
CREATE TRIGGER metric_reading_unjudged_update AFTER UPDATE ON metric_reading
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_unjudged();
--> statement-breakpoint
CREATE TRIGGER metric_reading_unjudged_delete AFTER DELETE ON metric_reading
  REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_unjudged();
--> statement-breakpoint
INSERT INTO unjudged_medium (media_project_id) SELECT DISTINCT media_project_id FROM metric_reading;
