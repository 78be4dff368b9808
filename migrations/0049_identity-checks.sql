CREATE TABLE "identity_check" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"status" text DEFAULT 'asked' NOT NULL,
	"reference" text,
	"url" text,
	"reason" text,
	"requested_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identity_check_reference" UNIQUE("provider","reference"),
	CONSTRAINT "identity_check_status" CHECK ("identity_check"."status" IN ('asked', 'open', 'refused', 'unclear', 'verified'))
);
--> statement-breakpoint
ALTER TABLE "identity_check" ADD CONSTRAINT "identity_check_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identity_check_organization" ON "identity_check" USING btree ("organization_id","id" DESC NULLS LAST);