CREATE TABLE "notification" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"paragraphs" text[] NOT NULL,
	"action_label" text NOT NULL,
	"path" text NOT NULL,
	"about" uuid,
	"read_at" timestamp (3) with time zone,
	"mail_due_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notification_once" UNIQUE("event_id","user_id"),
	CONSTRAINT "notification_kind_known" CHECK ("notification"."kind" IN ('orderUpdates', 'offers', 'messages', 'listings', 'billing', 'productNews'))
);
--> statement-breakpoint
CREATE TABLE "notification_preference" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"frequency" text NOT NULL,
	CONSTRAINT "notification_preference_user_id_kind_pk" PRIMARY KEY("user_id","kind"),
	CONSTRAINT "notification_preference_kind_known" CHECK ("notification_preference"."kind" IN ('orderUpdates', 'offers', 'messages', 'listings', 'billing', 'productNews')),
	CONSTRAINT "notification_preference_frequency_known" CHECK ("notification_preference"."frequency" IN ('at_once', 'daily', 'off'))
);
--> statement-breakpoint
CREATE TABLE "unsubscribe_key" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"secret" "bytea" NOT NULL,
	CONSTRAINT "unsubscribe_key_one" CHECK ("unsubscribe_key"."is_only")
);
--> statement-breakpoint
CREATE TABLE "message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"speaker" text NOT NULL,
	"author_id" uuid NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_subject_known" CHECK ("message"."subject" IN ('order')),
	CONSTRAINT "message_speaker_known" CHECK ("message"."speaker" IN ('client', 'publisher', 'operator')),
	CONSTRAINT "message_body_length" CHECK (length("message"."body") <= 5000)
);
--> statement-breakpoint
CREATE TABLE "message_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"message_id" uuid,
	"uploaded_by" uuid NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_file_subject_known" CHECK ("message_file"."subject" IN ('order'))
);
--> statement-breakpoint
CREATE TABLE "message_read_mark" (
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"speaker" text NOT NULL,
	"message_id" uuid NOT NULL,
	"read_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_read_mark_subject_id_user_id_pk" PRIMARY KEY("subject_id","user_id"),
	CONSTRAINT "message_read_mark_subject_known" CHECK ("message_read_mark"."subject" IN ('order'))
);
--> statement-breakpoint
ALTER TABLE "event" DROP CONSTRAINT "event_subject_known";--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_user_id_client_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."client_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preference" ADD CONSTRAINT "notification_preference_user_id_client_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."client_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_file" ADD CONSTRAINT "message_file_message_id_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."message"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_read_mark" ADD CONSTRAINT "message_read_mark_message_id_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."message"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_person" ON "notification" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "notification_unread" ON "notification" USING btree ("user_id","id") WHERE "notification"."read_at" IS NULL;--> statement-breakpoint
CREATE INDEX "notification_mail_due" ON "notification" USING btree ("mail_due_at") WHERE "notification"."mail_due_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "notification_created_at" ON "notification" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "message_conversation" ON "message" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "message_file_message" ON "message_file" USING btree ("message_id") WHERE "message_file"."message_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "message_file_unsent" ON "message_file" USING btree ("uploaded_by","created_at") WHERE "message_file"."message_id" IS NULL;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_subject_known" CHECK ("event"."subject" IN ('offer', 'order', 'publication', 'message', 'reminder', 'media', 'format', 'import', 'topUp', 'invitation', 'member', 'organization'));