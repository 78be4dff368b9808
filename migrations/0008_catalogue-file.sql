CREATE TABLE "catalogue_file" (
	"token" uuid PRIMARY KEY NOT NULL,
	"written_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"written_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "catalogue_file_written" ON "catalogue_file" USING btree ("written_at");