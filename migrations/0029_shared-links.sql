CREATE TABLE "share_note" (
	"id" uuid PRIMARY KEY NOT NULL,
	"link_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "share_note_kind" CHECK ("share_note"."kind" IN ('comment', 'approval'))
);
--> statement-breakpoint
CREATE TABLE "shared_link" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"campaign_id" uuid NOT NULL,
	"order_id" uuid,
	"name" text NOT NULL,
	"may_comment" boolean NOT NULL,
	"may_approve" boolean NOT NULL,
	"shows_prices" boolean NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone,
	"made_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shared_link_token" UNIQUE("token_hash"),
	CONSTRAINT "shared_link_subject" CHECK ("shared_link"."subject" IN ('text', 'publication', 'report')),
	CONSTRAINT "shared_link_order_of_subject" CHECK (("shared_link"."order_id" IS NULL) = ("shared_link"."subject" = 'report'))
);
--> statement-breakpoint
ALTER TABLE "event" DROP CONSTRAINT "event_subject_known";--> statement-breakpoint
ALTER TABLE "share_note" ADD CONSTRAINT "share_note_link_id_shared_link_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."shared_link"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_link" ADD CONSTRAINT "shared_link_campaign_id_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaign"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_link" ADD CONSTRAINT "shared_link_order_id_publication_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."publication_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "share_note_link" ON "share_note" USING btree ("link_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "share_note_one_approval" ON "share_note" USING btree ("link_id") WHERE "share_note"."kind" = 'approval';--> statement-breakpoint
CREATE INDEX "shared_link_campaign" ON "shared_link" USING btree ("campaign_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "shared_link_order" ON "shared_link" USING btree ("order_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_subject_known" CHECK ("event"."subject" IN ('offer', 'order', 'publication', 'message', 'comment', 'share', 'reminder', 'media', 'format', 'import', 'topUp', 'invitation', 'member', 'organization'));