CREATE TABLE "api_token" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"scopes" text[] NOT NULL,
	"spend_limit_cents" bigint,
	"token_hash" "bytea" NOT NULL,
	"prefix" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "api_token_hash" UNIQUE("token_hash"),
	CONSTRAINT "api_token_limit" CHECK (('money' = ANY ("api_token"."scopes")) = ("api_token"."spend_limit_cents" IS NOT NULL)),
	CONSTRAINT "api_token_limit_range" CHECK ("api_token"."spend_limit_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "api_token_spending" (
	"token_id" uuid NOT NULL,
	"day" date NOT NULL,
	"spent_cents" bigint NOT NULL,
	CONSTRAINT "api_token_spending_token_id_day_pk" PRIMARY KEY("token_id","day")
);
--> statement-breakpoint
CREATE TABLE "invitation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"project_id" uuid,
	"media_project_id" uuid,
	"organization_role" text,
	"place_role" integer,
	"email" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"invited_by" uuid NOT NULL,
	"sent_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sends" integer DEFAULT 1 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"accepted_by" uuid,
	"revoked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invitation_token" UNIQUE("token_hash"),
	CONSTRAINT "invitation_place" CHECK (num_nonnulls("invitation"."project_id", "invitation"."media_project_id") <= 1),
	CONSTRAINT "invitation_role" CHECK (num_nonnulls("invitation"."project_id", "invitation"."media_project_id") = num_nonnulls("invitation"."place_role")
          AND num_nonnulls("invitation"."organization_role", "invitation"."place_role") = 1
          AND "invitation"."organization_role" IN ('ADMIN', 'MANAGER', 'VIEWER') AND "invitation"."place_role" BETWEEN 0 AND 2)
);
--> statement-breakpoint
CREATE TABLE "place_member" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"project_id" uuid,
	"media_project_id" uuid,
	"role" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "place_member_project" UNIQUE("user_id","project_id"),
	CONSTRAINT "place_member_media" UNIQUE("user_id","media_project_id"),
	CONSTRAINT "place_member_place" CHECK (num_nonnulls("place_member"."project_id", "place_member"."media_project_id") = 1),
	CONSTRAINT "place_member_role" CHECK ("place_member"."role" BETWEEN 0 AND 2)
);
--> statement-breakpoint
CREATE TABLE "feature_flag" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"enabled" boolean DEFAULT false NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feature_flag_name" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "path_redirect" (
	"id" uuid PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"target" text NOT NULL,
	"permanent" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "path_redirect_path" UNIQUE("path"),
	CONSTRAINT "path_redirect_form" CHECK ("path_redirect"."path" LIKE '/%' AND ("path_redirect"."target" LIKE '/%' AND "path_redirect"."target" NOT LIKE '//%' OR "path_redirect"."target" LIKE 'https://%'))
);
--> statement-breakpoint
ALTER TABLE "organization_member" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "api_token" ADD CONSTRAINT "api_token_user_id_client_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."client_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_token_spending" ADD CONSTRAINT "api_token_spending_token_id_api_token_id_fk" FOREIGN KEY ("token_id") REFERENCES "public"."api_token"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_invited_by_client_user_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."client_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_member" ADD CONSTRAINT "place_member_user_id_client_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."client_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_member" ADD CONSTRAINT "place_member_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_token_user" ON "api_token" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "invitation_organization" ON "invitation" USING btree ("organization_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_open" ON "invitation" USING btree ("email",coalesce("project_id", "media_project_id", "organization_id")) WHERE "invitation"."accepted_at" IS NULL AND "invitation"."revoked_at" IS NULL;--> statement-breakpoint
CREATE INDEX "place_member_organization" ON "place_member" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "place_member_of_project" ON "place_member" USING btree ("project_id") WHERE "place_member"."project_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "place_member_of_media" ON "place_member" USING btree ("media_project_id") WHERE "place_member"."media_project_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "organization_member" ADD CONSTRAINT "organization_member_id_unique" UNIQUE("id");