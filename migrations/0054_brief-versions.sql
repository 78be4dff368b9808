CREATE TABLE "brief_version" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"brief" text NOT NULL,
	"written_by" uuid,
	"accepted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "brief_version_order" ON "brief_version" USING btree ("order_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);
--> statement-breakpoint
ALTER TABLE "brief_version" ADD CONSTRAINT "brief_version_order_id_publication_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."publication_order"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- Briefs that were sent before; who accepted the order accepted its brief.
INSERT INTO brief_version (id, order_id, brief, written_by, accepted_at, created_at)
  SELECT new_id(), id, brief, booked_by, CASE WHEN status NOT IN ('briefed', 'rejected', 'canceled', 'expired') THEN sent_at END, sent_at
  FROM publication_order WHERE brief <> '' AND sent_at IS NOT NULL;
