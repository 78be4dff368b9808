CREATE TABLE "access_grant" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid NOT NULL,
	"organization_id" uuid,
	"created_by" uuid NOT NULL,
	"name" text NOT NULL,
	"scopes" text[] NOT NULL,
	"spend_limit_cents" bigint,
	"networks" text[] DEFAULT '{}' NOT NULL,
	"secret_hash" "bytea",
	"prefix" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "access_grant_secret" UNIQUE("secret_hash"),
	CONSTRAINT "access_grant_kind" CHECK ("access_grant"."kind" IN ('token', 'service', 'app')),
	CONSTRAINT "access_grant_place" CHECK (CASE "access_grant"."kind" WHEN 'service' THEN "access_grant"."organization_id" IS NOT NULL WHEN 'token' THEN "access_grant"."organization_id" IS NULL ELSE true END),
	CONSTRAINT "access_grant_key" CHECK (num_nonnulls("access_grant"."secret_hash", "access_grant"."prefix") IN (0, 2)),
	CONSTRAINT "access_grant_limit" CHECK (("access_grant"."scopes" && ARRAY['approve', 'money']) = ("access_grant"."spend_limit_cents" IS NOT NULL)),
	CONSTRAINT "access_grant_limit_range" CHECK ("access_grant"."spend_limit_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "access_grant_spending" (
	"grant_id" uuid NOT NULL,
	"month" date NOT NULL,
	"spent_cents" bigint NOT NULL,
	CONSTRAINT "access_grant_spending_grant_id_month_pk" PRIMARY KEY("grant_id","month")
);
--> statement-breakpoint
ALTER TABLE "event" DROP CONSTRAINT "event_subject_known";--> statement-breakpoint
ALTER TABLE "client_user" ADD COLUMN "service_of" uuid;--> statement-breakpoint
ALTER TABLE "access_grant" ADD CONSTRAINT "access_grant_user_id_client_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."client_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_grant" ADD CONSTRAINT "access_grant_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_grant_spending" ADD CONSTRAINT "access_grant_spending_grant_id_access_grant_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."access_grant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_grant_user" ON "access_grant" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "access_grant_organization" ON "access_grant" USING btree ("organization_id","created_at","id") WHERE "access_grant"."organization_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "client_user" ADD CONSTRAINT "client_user_service_of_organization_id_fk" FOREIGN KEY ("service_of") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_user_service" ON "client_user" USING btree ("service_of") WHERE "client_user"."service_of" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_subject_known" CHECK ("event"."subject" IN ('offer', 'agreedPrice', 'order', 'publication', 'message', 'comment', 'share', 'reminder', 'media', 'format', 'import', 'topUp', 'withdrawal', 'balance', 'identity', 'invitation', 'member', 'person', 'organization', 'serviceAccount', 'webhook', 'booksCheck', 'knownPages', 'disk'));--> statement-breakpoint
-- Tokens become grants. Approving was part of `money`; a limit of a day becomes one of a month, which is never wider.
INSERT INTO "access_grant" ("id", "kind", "user_id", "created_by", "name", "scopes", "spend_limit_cents", "secret_hash", "prefix", "expires_at", "last_used_at", "created_at", "updated_at")
SELECT "id", 'token', "user_id", "user_id", "name", CASE WHEN 'money' = ANY ("scopes") THEN "scopes" || ARRAY['approve'] ELSE "scopes" END,
  "spend_limit_cents", "token_hash", "prefix", "expires_at", "last_used_at", "created_at", "updated_at" FROM "api_token";--> statement-breakpoint
INSERT INTO "access_grant_spending" ("grant_id", "month", "spent_cents")
SELECT "token_id", date_trunc('month', "day")::date, sum("spent_cents")::bigint FROM "api_token_spending" GROUP BY 1, 2;
