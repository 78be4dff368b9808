CREATE TABLE "publication_picture" (
	"link_check_id" uuid PRIMARY KEY NOT NULL,
	"file_id" uuid NOT NULL,
	"taken_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stored_file" ALTER COLUMN "organization_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "stored_file" ALTER COLUMN "uploaded_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "publication_picture" ADD CONSTRAINT "publication_picture_link_check_id_link_check_id_fk" FOREIGN KEY ("link_check_id") REFERENCES "public"."link_check"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_picture" ADD CONSTRAINT "publication_picture_file_id_stored_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_file"("id") ON DELETE no action ON UPDATE no action;