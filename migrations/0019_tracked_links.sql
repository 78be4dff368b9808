CREATE TABLE "tracked_link" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"target" text NOT NULL,
	"purpose" text NOT NULL,
	"organization_id" uuid,
	"past_visits" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tracked_link_code" UNIQUE("code"),
	CONSTRAINT "tracked_link_purpose_known" CHECK ("tracked_link"."purpose" IN ('house', 'mail', 'affiliate')),
	CONSTRAINT "tracked_link_target_form" CHECK (left("tracked_link"."target", 1) = '/' AND left("tracked_link"."target", 2) NOT IN ('//', '/\') OR "tracked_link"."purpose" = 'house' AND "tracked_link"."target" LIKE 'https://%'),
	CONSTRAINT "tracked_link_past_visits" CHECK ("tracked_link"."past_visits" >= 0)
);
--> statement-breakpoint
CREATE TABLE "tracked_link_salt" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tracked_link_visit" (
	"link_id" uuid NOT NULL,
	"day" date NOT NULL,
	"visitor" "bytea" NOT NULL,
	CONSTRAINT "tracked_link_visit_once" PRIMARY KEY("link_id","day","visitor")
);
--> statement-breakpoint
ALTER TABLE "tracked_link" ADD CONSTRAINT "tracked_link_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracked_link_visit" ADD CONSTRAINT "tracked_link_visit_link_id_tracked_link_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."tracked_link"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tracked_link_mail_target" ON "tracked_link" USING btree ("target") WHERE "tracked_link"."purpose" = 'mail';--> statement-breakpoint
CREATE INDEX "tracked_link_newest" ON "tracked_link" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "tracked_link_purpose" ON "tracked_link" USING btree ("purpose","created_at","id");--> statement-breakpoint
CREATE INDEX "tracked_link_visit_day" ON "tracked_link_visit" USING btree ("day");