CREATE TABLE "shared_link_text" (
	"link_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "shared_link_text_link_id_order_id_pk" PRIMARY KEY("link_id","order_id")
);
--> statement-breakpoint
ALTER TABLE "shared_link" DROP CONSTRAINT "shared_link_subject";--> statement-breakpoint
ALTER TABLE "shared_link" DROP CONSTRAINT "shared_link_order_of_subject";--> statement-breakpoint
DROP INDEX "share_note_one_approval";--> statement-breakpoint
ALTER TABLE "share_note" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "share_note" ADD COLUMN "seen" "bytea";--> statement-breakpoint
ALTER TABLE "shared_link_text" ADD CONSTRAINT "shared_link_text_link_id_shared_link_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."shared_link"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_link_text" ADD CONSTRAINT "shared_link_text_order_id_publication_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."publication_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shared_link_text_order" ON "shared_link_text" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "share_note" ADD CONSTRAINT "share_note_order_id_publication_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."publication_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "share_note_approval" ON "share_note" USING btree ("link_id",coalesce("order_id", "link_id"),"seen") WHERE "share_note"."kind" = 'approval';--> statement-breakpoint
ALTER TABLE "shared_link" ADD CONSTRAINT "shared_link_subject" CHECK ("shared_link"."subject" IN ('text', 'publication', 'texts', 'report'));--> statement-breakpoint
ALTER TABLE "shared_link" ADD CONSTRAINT "shared_link_order_of_subject" CHECK (("shared_link"."order_id" IS NOT NULL) = ("shared_link"."subject" IN ('text', 'publication')));--> statement-breakpoint
UPDATE share_note SET order_id = shared_link.order_id FROM shared_link WHERE shared_link.id = share_note.link_id;
