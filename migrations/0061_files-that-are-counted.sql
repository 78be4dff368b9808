CREATE TABLE "order_image" (
	"order_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "order_image_order_id_file_id_pk" PRIMARY KEY("order_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "file_key" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"secret" "bytea" NOT NULL,
	CONSTRAINT "file_key_one" CHECK ("file_key"."is_only")
);
--> statement-breakpoint
ALTER TABLE "operator_setting" ADD COLUMN "organization_megabytes" integer DEFAULT 2000 NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_setting" ADD COLUMN "person_megabytes" integer DEFAULT 1000 NOT NULL;--> statement-breakpoint
ALTER TABLE "stored_file" ADD COLUMN "use" text DEFAULT 'unused' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_image" ADD CONSTRAINT "order_image_order_id_publication_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."publication_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_image" ADD CONSTRAINT "order_image_file_id_stored_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_image_file" ON "order_image" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "stored_file_organization" ON "stored_file" USING btree ("organization_id","bytes");--> statement-breakpoint
CREATE INDEX "stored_file_person" ON "stored_file" USING btree ("uploaded_by","bytes");--> statement-breakpoint
CREATE INDEX "stored_file_unused" ON "stored_file" USING btree ("created_at") WHERE "stored_file"."use" = 'unused';--> statement-breakpoint
ALTER TABLE "operator_setting" ADD CONSTRAINT "operator_setting_files" CHECK (least("operator_setting"."organization_megabytes", "operator_setting"."person_megabytes") >= 10 AND greatest("operator_setting"."organization_megabytes", "operator_setting"."person_megabytes") <= 1000000);--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_use_known" CHECK ("stored_file"."use" IN ('unused', 'text', 'public', 'message', 'identity'));--> statement-breakpoint
-- What lies here already goes on as it is shown today: an image is anybody's by its address until an order's text holds it.
UPDATE stored_file SET use = 'public' WHERE id IN (
  SELECT substring(avatar FROM '/files/([0-9a-f-]{36})')::uuid FROM client_user WHERE avatar LIKE '/files/%'
  UNION SELECT substring(logo FROM '/files/([0-9a-f-]{36})')::uuid FROM project WHERE logo LIKE '/files/%'
  UNION SELECT file_id FROM publication_picture);--> statement-breakpoint
INSERT INTO order_image (order_id, file_id)
SELECT DISTINCT named.order_id, file.id FROM (
  SELECT id AS order_id, content AS text FROM publication_order WHERE content LIKE '%/files/%'
  UNION ALL SELECT order_id, content FROM text_version WHERE content LIKE '%/files/%'
  UNION ALL SELECT dispute.order_id, array_to_string(story.images, ' ') FROM dispute_story AS story JOIN dispute ON dispute.id = story.dispute_id
) AS named CROSS JOIN LATERAL regexp_matches(named.text, '/files/([0-9a-f-]{36})', 'g') AS found
JOIN stored_file AS file ON file.id = found[1]::uuid;--> statement-breakpoint
UPDATE stored_file SET use = 'text' WHERE use = 'unused' AND id IN (SELECT file_id FROM order_image);--> statement-breakpoint
INSERT INTO stored_file (id, organization_id, uploaded_by, use, name, content_type, bytes, created_at)
SELECT id, NULL, uploaded_by, 'message', name, content_type, bytes, created_at FROM message_file
UNION ALL SELECT id, organization_id, uploaded_by, 'identity', name, content_type, bytes, created_at FROM identity_document;
