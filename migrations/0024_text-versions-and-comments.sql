CREATE TABLE "passage_comment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"speaker" text NOT NULL,
	"author_id" uuid NOT NULL,
	"passage" text NOT NULL,
	"before" text NOT NULL,
	"body" text NOT NULL,
	"resolved_at" timestamp (3) with time zone,
	"resolved_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "passage_comment_speaker" CHECK ("passage_comment"."speaker" IN ('client', 'publisher', 'operator')),
	CONSTRAINT "passage_comment_resolved" CHECK (("passage_comment"."resolved_at" IS NULL) = ("passage_comment"."resolved_by" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "text_version" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"side" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"written_by" uuid,
	"written_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "text_version_kind" CHECK ("text_version"."kind" IN ('sent', 'replaced', 'kept')),
	CONSTRAINT "text_version_side" CHECK ("text_version"."side" IN ('client', 'publisher'))
);
--> statement-breakpoint
ALTER TABLE "event" DROP CONSTRAINT "event_subject_known";--> statement-breakpoint
ALTER TABLE "publication_order" ADD COLUMN "text_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "publication_order" ADD COLUMN "text_by" uuid;--> statement-breakpoint
ALTER TABLE "publication_order" ADD COLUMN "text_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "passage_comment" ADD CONSTRAINT "passage_comment_order_id_publication_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."publication_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_version" ADD CONSTRAINT "text_version_order_id_publication_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."publication_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passage_comment_order" ON "passage_comment" USING btree ("order_id","created_at","id");--> statement-breakpoint
CREATE INDEX "text_version_order" ON "text_version" USING btree ("order_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_subject_known" CHECK ("event"."subject" IN ('offer', 'order', 'publication', 'message', 'comment', 'reminder', 'media', 'format', 'import', 'topUp', 'invitation', 'member', 'organization'));