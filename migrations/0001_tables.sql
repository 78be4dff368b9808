CREATE SEQUENCE "public"."order_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
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
CREATE TABLE "client_user" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"phone" text,
	"avatar" text,
	"current_organization_id" uuid,
	"current_project_id" uuid,
	"current_campaign_id" uuid,
	"current_media_project_id" uuid,
	"questionnaire" jsonb,
	"operator" boolean DEFAULT false NOT NULL,
	"analytics_identified" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "organization" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"status" integer DEFAULT 0 NOT NULL,
	"billing_name" text,
	"billing_address" text,
	"tax_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "organization_kind" CHECK ("organization"."kind" IN ('agency', 'company', 'individual', 'publisher')),
	CONSTRAINT "organization_status" CHECK ("organization"."status" BETWEEN 0 AND 3)
);
--> statement-breakpoint
CREATE TABLE "organization_member" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "organization_member_user_id_organization_id_pk" PRIMARY KEY("user_id","organization_id"),
	CONSTRAINT "organization_member_id_unique" UNIQUE("id"),
	CONSTRAINT "organization_member_role" CHECK ("organization_member"."role" IN ('OWNER', 'ADMIN', 'MANAGER', 'VIEWER'))
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
CREATE TABLE "referral" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "referral_user" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "subscription_preferences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"order_updates" boolean DEFAULT true NOT NULL,
	"offers" boolean DEFAULT true NOT NULL,
	"billing" boolean DEFAULT true NOT NULL,
	"product_news" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
	CONSTRAINT "tracked_link_purpose_known" CHECK ("tracked_link"."purpose" IN ('operator', 'mail', 'affiliate')),
	CONSTRAINT "tracked_link_target_form" CHECK (left("tracked_link"."target", 1) = '/' AND left("tracked_link"."target", 2) NOT IN ('//', '/\') OR "tracked_link"."purpose" = 'operator' AND "tracked_link"."target" LIKE 'https://%'),
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
CREATE TABLE "campaign" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"name" text NOT NULL,
	"goal" text NOT NULL,
	"goal_text" text DEFAULT '' NOT NULL,
	"budget_cents" bigint,
	"starts_on" date,
	"ends_on" date,
	"status" text DEFAULT 'active' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "campaign_goal" CHECK ("campaign"."goal" IN ('seo', 'traffic', 'awareness', 'reputation', 'visa', 'other')),
	CONSTRAINT "campaign_status" CHECK ("campaign"."status" IN ('draft', 'active', 'paused', 'completed', 'archived')),
	CONSTRAINT "campaign_budget" CHECK ("campaign"."budget_cents" >= 0),
	CONSTRAINT "campaign_dates" CHECK ("campaign"."ends_on" >= "campaign"."starts_on")
);
--> statement-breakpoint
CREATE TABLE "project" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"name" text NOT NULL,
	"website" text,
	"brand_description" text DEFAULT '' NOT NULL,
	"topics" text[] DEFAULT '{}' NOT NULL,
	"countries" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart" (
	"id" uuid PRIMARY KEY NOT NULL,
	"campaign_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_campaign" UNIQUE("campaign_id")
);
--> statement-breakpoint
CREATE TABLE "cart_line" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cart_id" uuid NOT NULL,
	"format_id" uuid NOT NULL,
	"format_version" integer NOT NULL,
	"agreed_price_cents" bigint NOT NULL,
	"publish_date_mode" text DEFAULT 'After' NOT NULL,
	"publish_on" date,
	"hyperlink_kind" text NOT NULL,
	"extras" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_line_format" UNIQUE("cart_id","format_id"),
	CONSTRAINT "cart_line_mode" CHECK ("cart_line"."publish_date_mode" IN ('On', 'After', 'Before'))
);
--> statement-breakpoint
CREATE TABLE "event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"verb" text NOT NULL,
	"organization_ids" uuid[] NOT NULL,
	"party" text NOT NULL,
	"actor_id" uuid,
	"from_state" text,
	"to_state" text,
	"message" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT date_trunc('milliseconds', now()),
	"attempts" integer DEFAULT 0 NOT NULL,
	"problem" text,
	CONSTRAINT "event_subject_known" CHECK ("event"."subject" IN ('order', 'publication', 'media', 'format', 'import', 'topUp', 'invitation', 'member', 'organization'))
);
--> statement-breakpoint
CREATE TABLE "agreed_price" (
	"organization_id" uuid NOT NULL,
	"format_id" uuid NOT NULL,
	"price_cents" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agreed_price_organization_id_format_id_pk" PRIMARY KEY("organization_id","format_id"),
	CONSTRAINT "agreed_price_positive" CHECK ("agreed_price"."price_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "format" (
	"id" uuid PRIMARY KEY NOT NULL,
	"media_project_id" uuid NOT NULL,
	"format_type" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"rejection_reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	"price_cents" bigint NOT NULL,
	"extras" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"text_min_characters" integer NOT NULL,
	"text_max_characters" integer NOT NULL,
	"turnaround_hours" integer NOT NULL,
	"hyperlinks_max" integer NOT NULL,
	"hyperlink_kind" text NOT NULL,
	"dofollow_fee_cents" bigint DEFAULT 0 NOT NULL,
	"images_min" integer NOT NULL,
	"images_max" integer NOT NULL,
	"topics_accepted" text[] DEFAULT '{}' NOT NULL,
	"topics_refused" text[] DEFAULT '{}' NOT NULL,
	"permanence_months" integer NOT NULL,
	"ad_label" text DEFAULT '' NOT NULL,
	"homepage_days" integer DEFAULT 0 NOT NULL,
	"other_conditions" text DEFAULT '' NOT NULL,
	"writing_service" boolean DEFAULT false NOT NULL,
	"writing_price_cents" bigint DEFAULT 0 NOT NULL,
	"example_links" text[] DEFAULT '{}' NOT NULL,
	"category" text DEFAULT '' NOT NULL,
	"guarantee_days" integer DEFAULT 90 NOT NULL,
	"contributor" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "format_type" CHECK ("format"."format_type" IN ('Press Release', 'Advertorial', 'Paid News', 'Contributor Post')),
	CONSTRAINT "format_status" CHECK ("format"."status" IN ('draft', 'in_review', 'listed', 'paused', 'rejected')),
	CONSTRAINT "format_hyperlink_kind" CHECK ("format"."hyperlink_kind" IN ('Nofollow', 'Dofollow', 'Without', 'Sponsored', 'Dofollow For a Fee')),
	CONSTRAINT "format_price" CHECK ("format"."price_cents" >= 0 AND ("format"."price_cents" > 0 OR "format"."status" = 'draft') AND "format"."dofollow_fee_cents" >= 0 AND "format"."writing_price_cents" >= 0),
	CONSTRAINT "format_text" CHECK ("format"."text_min_characters" >= 0 AND "format"."text_max_characters" >= "format"."text_min_characters"),
	CONSTRAINT "format_images" CHECK ("format"."images_min" >= 0 AND "format"."images_max" >= "format"."images_min"),
	CONSTRAINT "format_hyperlinks" CHECK ("format"."hyperlinks_max" >= 0 AND ("format"."hyperlink_kind" <> 'Without' OR "format"."hyperlinks_max" = 0)),
	CONSTRAINT "format_turnaround" CHECK ("format"."turnaround_hours" > 0)
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
CREATE TABLE "audit_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"actor_id" uuid NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sequence" bigint DEFAULT 0 NOT NULL,
	"hash" "bytea" DEFAULT '' NOT NULL,
	CONSTRAINT "audit_event_kind_known" CHECK ("audit_event"."kind" IN ('settings', 'flag', 'redirect', 'metrics', 'review')),
	CONSTRAINT "audit_event_change" CHECK ("audit_event"."before" IS NOT NULL OR "audit_event"."after" IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "audit_event_end" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"length" bigint DEFAULT 0 NOT NULL,
	"hash" "bytea" DEFAULT '' NOT NULL,
	CONSTRAINT "audit_event_end_only" CHECK ("audit_event_end"."only")
);
--> statement-breakpoint
CREATE TABLE "operator_setting" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"fee_basis_points" integer DEFAULT 1500 NOT NULL,
	"text_hours" integer DEFAULT 720 NOT NULL,
	"answer_hours" integer DEFAULT 72 NOT NULL,
	"approval_hours" integer DEFAULT 72 NOT NULL,
	"automatic_review" boolean DEFAULT true NOT NULL,
	CONSTRAINT "operator_setting_only" CHECK ("operator_setting"."only"),
	CONSTRAINT "operator_setting_fee" CHECK ("operator_setting"."fee_basis_points" BETWEEN 0 AND 10000),
	CONSTRAINT "operator_setting_hours" CHECK (least("operator_setting"."text_hours", "operator_setting"."answer_hours", "operator_setting"."approval_hours") >= 1 AND greatest("operator_setting"."text_hours", "operator_setting"."answer_hours", "operator_setting"."approval_hours") <= 2160)
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
CREATE TABLE "catalogue_import" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid,
	"created_by" uuid,
	"by_operator" boolean NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"file_bytes" bigint NOT NULL,
	"file_kept" boolean NOT NULL,
	"state" text NOT NULL,
	"columns" text[] DEFAULT '{}' NOT NULL,
	"sample" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"options" jsonb NOT NULL,
	"progress_percent" integer DEFAULT 0 NOT NULL,
	"counts" jsonb,
	"findings" jsonb,
	"problem" text,
	"undo" jsonb,
	"finished_at" timestamp (3) with time zone,
	"undone_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "catalogue_import_kind" CHECK ("catalogue_import"."kind" IN ('media', 'formats', 'metrics')),
	CONSTRAINT "catalogue_import_state" CHECK ("catalogue_import"."state" IN ('uploaded', 'previewing', 'previewed', 'running', 'done', 'failed', 'undoing', 'undone')),
	CONSTRAINT "catalogue_import_whose" CHECK ("catalogue_import"."organization_id" IS NOT NULL OR "catalogue_import"."kind" = 'metrics')
);
--> statement-breakpoint
CREATE TABLE "catalogue_import_change" (
	"import_id" uuid NOT NULL,
	"table_name" text NOT NULL,
	"row_id" uuid NOT NULL,
	"media_project_id" uuid NOT NULL,
	"before" jsonb,
	"after" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing" (
	"format_id" uuid PRIMARY KEY NOT NULL,
	"media_project_id" uuid NOT NULL,
	"name" text NOT NULL,
	"domain" text NOT NULL,
	"media_type" text NOT NULL,
	"languages" text[] NOT NULL,
	"countries" text[] NOT NULL,
	"topics" text[] NOT NULL,
	"format_type" text NOT NULL,
	"price_cents" bigint NOT NULL,
	"turnaround_hours" integer NOT NULL,
	"hyperlink_kind" text NOT NULL,
	"hyperlinks_max" integer NOT NULL,
	"permanence_months" integer NOT NULL,
	"verified" boolean NOT NULL,
	"audience" double precision,
	"source_direct" double precision,
	"source_search" double precision,
	"source_social" double precision,
	"semrush_organic_traffic" double precision,
	"semrush_authority_score" double precision,
	"ahrefs_dr" double precision,
	"organic_traffic_by_ahrefs" double precision,
	"mj_cf" double precision,
	"mj_tf" double precision,
	"moz_domain_authority" double precision,
	"estimated_views" double precision,
	"time_on_site" double precision,
	"page_per_visit" double precision,
	"bounce_rate" double precision,
	"leading_countries_ids" text[]
);
--> statement-breakpoint
CREATE TABLE "listing_medium" (
	"media_project_id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"name_form" text NOT NULL,
	"domain" text NOT NULL,
	"listed" boolean NOT NULL,
	"changed_in" "xid8" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_word" (
	"word" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "medium_mark" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"campaign_id" uuid,
	"media_project_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "medium_mark_once" UNIQUE NULLS NOT DISTINCT("organization_id","campaign_id","media_project_id"),
	CONSTRAINT "medium_mark_kind" CHECK ("medium_mark"."kind" IN ('favourite', 'blocked'))
);
--> statement-breakpoint
CREATE TABLE "saved_view" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"shared" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "metric_provider" (
	"name" text PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"monthly_units" integer DEFAULT 0 NOT NULL,
	"refresh_days" integer DEFAULT 30 NOT NULL,
	"paused_at" timestamp (3) with time zone,
	"retry_at" timestamp (3) with time zone,
	"last_run_at" timestamp (3) with time zone,
	"problem" text,
	"problem_at" timestamp (3) with time zone,
	CONSTRAINT "metric_provider_units" CHECK ("metric_provider"."monthly_units" >= 0),
	CONSTRAINT "metric_provider_days" CHECK ("metric_provider"."refresh_days" BETWEEN 1 AND 365)
);
--> statement-breakpoint
CREATE TABLE "metric_provider_look" (
	"provider" text NOT NULL,
	"media_project_id" uuid NOT NULL,
	"asked_at" timestamp (3) with time zone,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "metric_provider_look_provider_media_project_id_pk" PRIMARY KEY("provider","media_project_id")
);
--> statement-breakpoint
CREATE TABLE "metric_provider_use" (
	"provider" text NOT NULL,
	"month" date NOT NULL,
	"units" integer NOT NULL,
	CONSTRAINT "metric_provider_use_provider_month_pk" PRIMARY KEY("provider","month"),
	CONSTRAINT "metric_provider_use_units" CHECK ("metric_provider_use"."units" >= 0)
);
--> statement-breakpoint
CREATE TABLE "audience_reading" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"media_project_id" uuid NOT NULL,
	"read_on" date NOT NULL,
	"source" text NOT NULL,
	"countries" jsonb NOT NULL,
	"recorded_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "audience_reading_media_project_id_read_on_source_pk" PRIMARY KEY("media_project_id","read_on","source")
);
--> statement-breakpoint
CREATE TABLE "media_metrics" (
	"media_project_id" uuid PRIMARY KEY NOT NULL,
	"audience" double precision,
	"source_direct" double precision,
	"source_search" double precision,
	"source_social" double precision,
	"semrush_organic_traffic" double precision,
	"semrush_authority_score" double precision,
	"ahrefs_dr" double precision,
	"organic_traffic_by_ahrefs" double precision,
	"mj_cf" double precision,
	"mj_tf" double precision,
	"moz_domain_authority" double precision,
	"estimated_views" double precision,
	"time_on_site" double precision,
	"page_per_visit" double precision,
	"bounce_rate" double precision,
	"leading_countries_ids" text[],
	"audience_countries" jsonb
);
--> statement-breakpoint
CREATE TABLE "media_project" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"domain" text NOT NULL,
	"media_type" text NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"countries" text[] DEFAULT '{}' NOT NULL,
	"topics" text[] DEFAULT '{}' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"editorial_policy" text DEFAULT '' NOT NULL,
	"logo" text,
	"status" text DEFAULT 'draft' NOT NULL,
	"rejection_reason" text,
	"review_question" text,
	"reviewed_at" timestamp (3) with time zone,
	"verification" text DEFAULT 'unverified' NOT NULL,
	"verification_method" text,
	"verification_token" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_project_type" CHECK ("media_project"."media_type" IN ('Blog', 'Local news', 'News Media', 'News agency', 'Portal')),
	CONSTRAINT "media_project_status" CHECK ("media_project"."status" IN ('draft', 'in_review', 'listed', 'paused', 'rejected'))
);
--> statement-breakpoint
CREATE TABLE "media_verification" (
	"media_project_id" uuid PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'unverified' NOT NULL,
	"method" text NOT NULL,
	"asked_at" timestamp (3) with time zone,
	"checked_at" timestamp (3) with time zone,
	"problem" text,
	"missing_since" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_verification_state" CHECK ("media_verification"."state" IN ('unverified', 'verified', 'missing')),
	CONSTRAINT "media_verification_method" CHECK ("media_verification"."method" IN ('dns', 'meta', 'file')),
	CONSTRAINT "media_verification_missing" CHECK (("media_verification"."state" = 'missing') = ("media_verification"."missing_since" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "metric_reading" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"media_project_id" uuid NOT NULL,
	"metric" text NOT NULL,
	"read_on" date NOT NULL,
	"source" text NOT NULL,
	"value" double precision NOT NULL,
	"recorded_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "metric_reading_media_project_id_metric_read_on_source_pk" PRIMARY KEY("media_project_id","metric","read_on","source")
);
--> statement-breakpoint
CREATE TABLE "publication_order" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"campaign_id" uuid NOT NULL,
	"client_organization_id" uuid NOT NULL,
	"publisher_organization_id" uuid NOT NULL,
	"media_project_id" uuid NOT NULL,
	"format_id" uuid NOT NULL,
	"format_version" integer NOT NULL,
	"format_type" text NOT NULL,
	"conditions" jsonb NOT NULL,
	"extras" jsonb NOT NULL,
	"hyperlink_kind" text NOT NULL,
	"price_cents" bigint NOT NULL,
	"hyperlink_fee_cents" bigint NOT NULL,
	"total_cents" bigint NOT NULL,
	"fee_basis_points" integer NOT NULL,
	"publish_date_mode" text NOT NULL,
	"publish_on" date,
	"status" text NOT NULL,
	"deadline_at" timestamp (3) with time zone,
	"title" text DEFAULT '' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"publication_url" text,
	"reason" text,
	"revision_rounds" integer DEFAULT 0 NOT NULL,
	"booked_by" uuid NOT NULL,
	"swapped_from_id" uuid,
	"sent_at" timestamp (3) with time zone,
	"accepted_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "publication_order_number" UNIQUE("number"),
	CONSTRAINT "publication_order_swapped_from" UNIQUE("swapped_from_id"),
	CONSTRAINT "order_status" CHECK ("publication_order"."status" IN ('booked', 'sent', 'changes_requested', 'accepted', 'published', 'revision_requested', 'completed', 'canceled', 'rejected', 'expired', 'disputed', 'refunded')),
	CONSTRAINT "order_money" CHECK ("publication_order"."total_cents" > 0 AND "publication_order"."total_cents" >= "publication_order"."price_cents" AND "publication_order"."fee_basis_points" BETWEEN 0 AND 10000)
);
--> statement-breakpoint
CREATE TABLE "link_check" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"passed" boolean NOT NULL,
	"evidence" jsonb NOT NULL,
	"checked_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "publication_watch" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"next_look_at" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"failed_at" timestamp (3) with time zone,
	"lost_at" timestamp (3) with time zone,
	CONSTRAINT "publication_watch_failed" CHECK (("publication_watch"."failures" > 0) = ("publication_watch"."failed_at" IS NOT NULL)),
	CONSTRAINT "publication_watch_lost" CHECK ("publication_watch"."lost_at" IS NULL OR "publication_watch"."failures" > 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_account" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"organization_id" uuid,
	"kind" text NOT NULL,
	"balance_cents" bigint DEFAULT 0 NOT NULL,
	"sequence" bigint DEFAULT 0 NOT NULL,
	"head_hash" "bytea",
	CONSTRAINT "ledger_account_owner" UNIQUE NULLS NOT DISTINCT("organization_id","kind"),
	CONSTRAINT "ledger_account_floor" CHECK ("ledger_account"."kind" NOT IN ('available', 'held', 'earnings') OR "ledger_account"."balance_cents" >= 0),
	CONSTRAINT "ledger_account_kind" CHECK (("ledger_account"."organization_id" IS NULL AND "ledger_account"."kind" IN ('revenue', 'provider_clearing', 'affiliate_payable')) OR ("ledger_account"."organization_id" IS NOT NULL AND "ledger_account"."kind" IN ('available', 'held', 'earnings', 'payout_in_transit')))
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"posting_id" uuid NOT NULL,
	"account_id" bigint NOT NULL,
	"amount_cents" bigint NOT NULL,
	"sequence" bigint,
	"balance_cents" bigint,
	"hash" "bytea",
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_entry_amount" CHECK ("ledger_entry"."amount_cents" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_posting" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"order_id" uuid,
	"hash" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_posting_key" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "provider_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "provider_event_once" UNIQUE("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "top_up" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"transaction_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_reference" text,
	"checkout_url" text,
	"failure_reason" text,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "top_up_transaction" UNIQUE("transaction_id"),
	CONSTRAINT "top_up_reference" UNIQUE("provider","provider_reference")
);
--> statement-breakpoint
CREATE TABLE "transaction" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"type" integer NOT NULL,
	"status" integer NOT NULL,
	"amount_cents" bigint NOT NULL,
	"balance_after_cents" bigint,
	"order_id" uuid,
	"posting_id" uuid,
	"description" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "transaction_type" CHECK ("transaction"."type" BETWEEN 0 AND 7),
	CONSTRAINT "transaction_status" CHECK ("transaction"."status" BETWEEN 0 AND 7),
	CONSTRAINT "transaction_amount" CHECK ("transaction"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "auth"."audit_chains" (
	"actor_id" text PRIMARY KEY NOT NULL,
	"length" bigint NOT NULL,
	"hash" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."audit_log_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payload" jsonb NOT NULL,
	"ip_address" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sequence" bigint DEFAULT 0 NOT NULL,
	"hash" "bytea" DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."flow_state" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"auth_code" text,
	"code_challenge" text,
	"code_challenge_method" text,
	"provider_type" text NOT NULL,
	"provider_access_token" text,
	"provider_refresh_token" text,
	"authentication_method" text NOT NULL,
	"auth_code_issued_at" timestamp (3) with time zone,
	"referrer" text,
	"invite_token" text,
	"linking_target_id" uuid,
	"linking_browser_hash" text,
	"linking_person" jsonb,
	"provider_verifier" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "flow_state_code_challenge_method" CHECK ("auth"."flow_state"."code_challenge_method" IN ('s256', 'plain')),
	CONSTRAINT "flow_state_challenge_pair" CHECK (("auth"."flow_state"."code_challenge" IS NULL) = ("auth"."flow_state"."code_challenge_method" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "auth"."identities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text NOT NULL,
	"identity_data" jsonb NOT NULL,
	"email" text GENERATED ALWAYS AS (lower(identity_data ->> 'email')) STORED,
	"last_sign_in_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identities_provider_subject" UNIQUE("provider","provider_id")
);
--> statement-breakpoint
CREATE TABLE "auth"."mfa_amr_claims" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"authentication_method" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mfa_amr_claims_session_method" UNIQUE("session_id","authentication_method")
);
--> statement-breakpoint
CREATE TABLE "auth"."mfa_challenges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"factor_id" uuid NOT NULL,
	"ip_address" "inet" NOT NULL,
	"otp_code" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"web_authn_session_data" jsonb,
	"verified_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."mfa_factors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"friendly_name" text,
	"factor_type" text NOT NULL,
	"status" text DEFAULT 'unverified' NOT NULL,
	"secret" text,
	"phone" text,
	"web_authn_credential" jsonb,
	"last_totp_step" bigint,
	"last_challenged_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mfa_factors_factor_type" CHECK ("auth"."mfa_factors"."factor_type" IN ('totp', 'phone', 'webauthn')),
	CONSTRAINT "mfa_factors_status" CHECK ("auth"."mfa_factors"."status" IN ('unverified', 'verified'))
);
--> statement-breakpoint
CREATE TABLE "auth"."one_time_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_type" text NOT NULL,
	"token_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"relates_to" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_time_tokens_user_type" UNIQUE("user_id","token_type"),
	CONSTRAINT "one_time_tokens_token_type" CHECK ("auth"."one_time_tokens"."token_type" IN ('confirmation_token', 'reauthentication_token', 'recovery_token', 'email_change_token_new', 'email_change_token_current', 'phone_change_token'))
);
--> statement-breakpoint
CREATE TABLE "auth"."request_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"requests" integer NOT NULL,
	"window_ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"factor_id" uuid,
	"aal" text DEFAULT 'aal1' NOT NULL,
	"not_after" timestamp (3) with time zone,
	"refreshed_at" timestamp (3) with time zone,
	"user_agent" text,
	"ip" "inet",
	"tag" text,
	"refresh_token_hmac_key" text NOT NULL,
	"refresh_token_counter" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_aal" CHECK ("auth"."sessions"."aal" IN ('aal1', 'aal2')),
	CONSTRAINT "sessions_refresh_token_counter" CHECK ("auth"."sessions"."refresh_token_counter" >= 0)
);
--> statement-breakpoint
CREATE TABLE "auth"."signing_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"private_jwk" jsonb NOT NULL,
	"signs" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"aud" text DEFAULT 'authenticated' NOT NULL,
	"role" text DEFAULT 'authenticated' NOT NULL,
	"email" text,
	"phone" text,
	"encrypted_password" text,
	"email_confirmed_at" timestamp (3) with time zone,
	"phone_confirmed_at" timestamp (3) with time zone,
	"confirmed_at" timestamp (3) with time zone GENERATED ALWAYS AS (least(email_confirmed_at, phone_confirmed_at)) STORED,
	"invited_at" timestamp (3) with time zone,
	"confirmation_sent_at" timestamp (3) with time zone,
	"recovery_sent_at" timestamp (3) with time zone,
	"email_change" text,
	"email_change_sent_at" timestamp (3) with time zone,
	"email_change_confirm_status" integer DEFAULT 0 NOT NULL,
	"phone_change" text,
	"phone_change_sent_at" timestamp (3) with time zone,
	"reauthentication_sent_at" timestamp (3) with time zone,
	"last_sign_in_at" timestamp (3) with time zone,
	"raw_app_meta_data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"raw_user_meta_data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_sso_user" boolean DEFAULT false NOT NULL,
	"is_anonymous" boolean DEFAULT false NOT NULL,
	"banned_until" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_phone" UNIQUE("phone"),
	CONSTRAINT "users_email_form" CHECK ("auth"."users"."email" = lower("auth"."users"."email") AND "auth"."users"."email" <> ''),
	CONSTRAINT "users_email_change_confirm_status" CHECK ("auth"."users"."email_change_confirm_status" BETWEEN 0 AND 2)
);
--> statement-breakpoint
CREATE TABLE "stored_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"letter" jsonb NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_key_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "api_token" ADD CONSTRAINT "api_token_user_id_client_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."client_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_token_spending" ADD CONSTRAINT "api_token_spending_token_id_api_token_id_fk" FOREIGN KEY ("token_id") REFERENCES "public"."api_token"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_user" ADD CONSTRAINT "client_user_current_organization_id_organization_id_fk" FOREIGN KEY ("current_organization_id") REFERENCES "public"."organization"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_invited_by_client_user_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."client_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_member" ADD CONSTRAINT "organization_member_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_member" ADD CONSTRAINT "organization_member_user_id_client_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."client_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_member" ADD CONSTRAINT "place_member_user_id_client_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."client_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_member" ADD CONSTRAINT "place_member_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral" ADD CONSTRAINT "referral_user_id_client_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."client_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_preferences" ADD CONSTRAINT "subscription_preferences_user_id_client_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."client_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracked_link" ADD CONSTRAINT "tracked_link_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracked_link_visit" ADD CONSTRAINT "tracked_link_visit_link_id_tracked_link_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."tracked_link"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign" ADD CONSTRAINT "campaign_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_campaign_id_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaign"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_format_id_format_id_fk" FOREIGN KEY ("format_id") REFERENCES "public"."format"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreed_price" ADD CONSTRAINT "agreed_price_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreed_price" ADD CONSTRAINT "agreed_price_format_id_format_id_fk" FOREIGN KEY ("format_id") REFERENCES "public"."format"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "format" ADD CONSTRAINT "format_media_project_id_media_project_id_fk" FOREIGN KEY ("media_project_id") REFERENCES "public"."media_project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_import" ADD CONSTRAINT "catalogue_import_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_import_change" ADD CONSTRAINT "catalogue_import_change_import_id_catalogue_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."catalogue_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medium_mark" ADD CONSTRAINT "medium_mark_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medium_mark" ADD CONSTRAINT "medium_mark_campaign_id_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaign"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medium_mark" ADD CONSTRAINT "medium_mark_media_project_id_media_project_id_fk" FOREIGN KEY ("media_project_id") REFERENCES "public"."media_project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_owner_id_client_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."client_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metric_provider_look" ADD CONSTRAINT "metric_provider_look_provider_metric_provider_name_fk" FOREIGN KEY ("provider") REFERENCES "public"."metric_provider"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metric_provider_look" ADD CONSTRAINT "metric_provider_look_media_project_id_media_project_id_fk" FOREIGN KEY ("media_project_id") REFERENCES "public"."media_project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metric_provider_use" ADD CONSTRAINT "metric_provider_use_provider_metric_provider_name_fk" FOREIGN KEY ("provider") REFERENCES "public"."metric_provider"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audience_reading" ADD CONSTRAINT "audience_reading_media_project_id_media_project_id_fk" FOREIGN KEY ("media_project_id") REFERENCES "public"."media_project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_metrics" ADD CONSTRAINT "media_metrics_media_project_id_media_project_id_fk" FOREIGN KEY ("media_project_id") REFERENCES "public"."media_project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_project" ADD CONSTRAINT "media_project_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_verification" ADD CONSTRAINT "media_verification_media_project_id_media_project_id_fk" FOREIGN KEY ("media_project_id") REFERENCES "public"."media_project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metric_reading" ADD CONSTRAINT "metric_reading_media_project_id_media_project_id_fk" FOREIGN KEY ("media_project_id") REFERENCES "public"."media_project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_order" ADD CONSTRAINT "publication_order_campaign_id_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaign"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_order" ADD CONSTRAINT "publication_order_client_organization_id_organization_id_fk" FOREIGN KEY ("client_organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_order" ADD CONSTRAINT "publication_order_publisher_organization_id_organization_id_fk" FOREIGN KEY ("publisher_organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_order" ADD CONSTRAINT "publication_order_media_project_id_media_project_id_fk" FOREIGN KEY ("media_project_id") REFERENCES "public"."media_project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_order" ADD CONSTRAINT "publication_order_format_id_format_id_fk" FOREIGN KEY ("format_id") REFERENCES "public"."format"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_order" ADD CONSTRAINT "publication_order_swapped_from_id_publication_order_id_fk" FOREIGN KEY ("swapped_from_id") REFERENCES "public"."publication_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_posting_id_ledger_posting_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."ledger_posting"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_account_id_ledger_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "top_up" ADD CONSTRAINT "top_up_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "top_up" ADD CONSTRAINT "top_up_transaction_id_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transaction"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transaction" ADD CONSTRAINT "transaction_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transaction" ADD CONSTRAINT "transaction_posting_id_ledger_posting_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."ledger_posting"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."flow_state" ADD CONSTRAINT "flow_state_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."mfa_amr_claims" ADD CONSTRAINT "mfa_amr_claims_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "auth"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."mfa_challenges" ADD CONSTRAINT "mfa_challenges_factor_id_mfa_factors_id_fk" FOREIGN KEY ("factor_id") REFERENCES "auth"."mfa_factors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."mfa_factors" ADD CONSTRAINT "mfa_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."sessions" ADD CONSTRAINT "sessions_factor_id_mfa_factors_id_fk" FOREIGN KEY ("factor_id") REFERENCES "auth"."mfa_factors"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_token_user" ON "api_token" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "invitation_organization" ON "invitation" USING btree ("organization_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_open" ON "invitation" USING btree ("email",coalesce("project_id", "media_project_id", "organization_id")) WHERE "invitation"."accepted_at" IS NULL AND "invitation"."revoked_at" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "organization_name" ON "organization" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "organization_member_organization" ON "organization_member" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "place_member_organization" ON "place_member" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "place_member_of_project" ON "place_member" USING btree ("project_id") WHERE "place_member"."project_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "place_member_of_media" ON "place_member" USING btree ("media_project_id") WHERE "place_member"."media_project_id" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "tracked_link_mail_target" ON "tracked_link" USING btree ("target") WHERE "tracked_link"."purpose" = 'mail';--> statement-breakpoint
CREATE INDEX "tracked_link_newest" ON "tracked_link" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "tracked_link_purpose" ON "tracked_link" USING btree ("purpose","created_at","id");--> statement-breakpoint
CREATE INDEX "tracked_link_visit_day" ON "tracked_link_visit" USING btree ("day");--> statement-breakpoint
CREATE INDEX "campaign_project" ON "campaign" USING btree ("project_id","created_at","id");--> statement-breakpoint
CREATE INDEX "project_organization" ON "project" USING btree ("organization_id","created_at","id");--> statement-breakpoint
CREATE INDEX "cart_line_of_format" ON "cart_line" USING btree ("format_id");--> statement-breakpoint
CREATE INDEX "event_subject" ON "event" USING btree ("subject_id","created_at","id");--> statement-breakpoint
CREATE INDEX "event_due" ON "event" USING btree ("due_at","id") WHERE "event"."due_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "format_media_project" ON "format" USING btree ("media_project_id","format_type");--> statement-breakpoint
CREATE INDEX "format_in_review" ON "format" USING btree ("updated_at","id") WHERE "format"."status" = 'in_review';--> statement-breakpoint
CREATE INDEX "audit_event_newest" ON "audit_event" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_event_kind" ON "audit_event" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "catalogue_import_organization" ON "catalogue_import" USING btree ("organization_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "catalogue_import_file" ON "catalogue_import" USING btree ("created_at") WHERE "catalogue_import"."file_kept";--> statement-breakpoint
CREATE INDEX "catalogue_import_change_import" ON "catalogue_import_change" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "catalogue_import_change_medium" ON "catalogue_import_change" USING btree ("media_project_id");--> statement-breakpoint
CREATE INDEX "listing_media_project" ON "listing" USING btree ("media_project_id");--> statement-breakpoint
CREATE INDEX "listing_countries" ON "listing" USING gin ("countries");--> statement-breakpoint
CREATE INDEX "listing_languages" ON "listing" USING gin ("languages");--> statement-breakpoint
CREATE INDEX "listing_topics" ON "listing" USING gin ("topics");--> statement-breakpoint
CREATE INDEX "listing_name" ON "listing" USING btree ("name","format_id");--> statement-breakpoint
CREATE INDEX "listing_price" ON "listing" USING btree ("price_cents","format_id");--> statement-breakpoint
CREATE INDEX "listing_similar" ON "listing" USING btree ("format_type","price_cents","format_id");--> statement-breakpoint
CREATE INDEX "listing_turnaround" ON "listing" USING btree ("turnaround_hours","format_id");--> statement-breakpoint
CREATE INDEX "listing_format_type" ON "listing" USING btree ("format_type","format_id");--> statement-breakpoint
CREATE INDEX "listing_media_type" ON "listing" USING btree ("media_type","format_id");--> statement-breakpoint
CREATE INDEX "listing_hyperlink_kind" ON "listing" USING btree ("hyperlink_kind","format_id");--> statement-breakpoint
CREATE INDEX "listing_permanence" ON "listing" USING btree ((CASE WHEN permanence_months = 0 THEN 1000000 ELSE permanence_months END),"format_id");--> statement-breakpoint
CREATE INDEX "listing_countries_order" ON "listing" USING btree ("countries","format_id");--> statement-breakpoint
CREATE INDEX "listing_languages_order" ON "listing" USING btree ("languages","format_id");--> statement-breakpoint
CREATE INDEX "listing_topics_order" ON "listing" USING btree ("topics","format_id");--> statement-breakpoint
CREATE INDEX "listing_leading_countries" ON "listing" USING btree ("leading_countries_ids","format_id");--> statement-breakpoint
CREATE INDEX "listing_audience" ON "listing" USING btree ("audience","format_id");--> statement-breakpoint
CREATE INDEX "listing_source_direct" ON "listing" USING btree ("source_direct","format_id");--> statement-breakpoint
CREATE INDEX "listing_source_search" ON "listing" USING btree ("source_search","format_id");--> statement-breakpoint
CREATE INDEX "listing_source_social" ON "listing" USING btree ("source_social","format_id");--> statement-breakpoint
CREATE INDEX "listing_semrush_organic_traffic" ON "listing" USING btree ("semrush_organic_traffic","format_id");--> statement-breakpoint
CREATE INDEX "listing_semrush_authority_score" ON "listing" USING btree ("semrush_authority_score","format_id");--> statement-breakpoint
CREATE INDEX "listing_ahrefs_dr" ON "listing" USING btree ("ahrefs_dr","format_id");--> statement-breakpoint
CREATE INDEX "listing_organic_traffic_by_ahrefs" ON "listing" USING btree ("organic_traffic_by_ahrefs","format_id");--> statement-breakpoint
CREATE INDEX "listing_mj_cf" ON "listing" USING btree ("mj_cf","format_id");--> statement-breakpoint
CREATE INDEX "listing_mj_tf" ON "listing" USING btree ("mj_tf","format_id");--> statement-breakpoint
CREATE INDEX "listing_moz_domain_authority" ON "listing" USING btree ("moz_domain_authority","format_id");--> statement-breakpoint
CREATE INDEX "listing_estimated_views" ON "listing" USING btree ("estimated_views","format_id");--> statement-breakpoint
CREATE INDEX "listing_time_on_site" ON "listing" USING btree ("time_on_site","format_id");--> statement-breakpoint
CREATE INDEX "listing_page_per_visit" ON "listing" USING btree ("page_per_visit","format_id");--> statement-breakpoint
CREATE INDEX "listing_bounce_rate" ON "listing" USING btree ("bounce_rate","format_id");--> statement-breakpoint
CREATE INDEX "listing_medium_text" ON "listing_medium" USING gin (("name_form" || ' ' || "domain") gin_trgm_ops) WHERE listed;--> statement-breakpoint
CREATE INDEX "listing_medium_changed" ON "listing_medium" USING btree ("changed_in","media_project_id");--> statement-breakpoint
CREATE INDEX "listing_word_is" ON "listing_word" USING btree ("word");--> statement-breakpoint
CREATE INDEX "listing_word_text" ON "listing_word" USING gin ("word" gin_trgm_ops) WITH (gin_pending_list_limit=128);--> statement-breakpoint
CREATE INDEX "listing_word_slips" ON "listing_word" USING gin (word_slip_codes("word")) WITH (gin_pending_list_limit=128);--> statement-breakpoint
CREATE INDEX "medium_mark_list" ON "medium_mark" USING btree ("organization_id","kind","created_at","id");--> statement-breakpoint
CREATE INDEX "medium_mark_medium" ON "medium_mark" USING btree ("media_project_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_view_name" ON "saved_view" USING btree ("organization_id","owner_id",lower("name"));--> statement-breakpoint
CREATE INDEX "saved_view_owner" ON "saved_view" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "metric_provider_id" ON "metric_provider" USING btree ("id");--> statement-breakpoint
CREATE INDEX "metric_provider_look_read" ON "metric_provider_look" USING btree ("provider","read_at");--> statement-breakpoint
CREATE INDEX "metric_provider_look_medium" ON "metric_provider_look" USING btree ("media_project_id");--> statement-breakpoint
CREATE UNIQUE INDEX "audience_reading_id" ON "audience_reading" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "media_project_domain" ON "media_project" USING btree ("domain");--> statement-breakpoint
CREATE INDEX "media_project_organization" ON "media_project" USING btree ("organization_id","name","id");--> statement-breakpoint
CREATE INDEX "media_project_status" ON "media_project" USING btree ("status","updated_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "metric_reading_id" ON "metric_reading" USING btree ("id");--> statement-breakpoint
CREATE INDEX "order_client" ON "publication_order" USING btree ("client_organization_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "order_publisher" ON "publication_order" USING btree ("publisher_organization_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "order_campaign" ON "publication_order" USING btree ("campaign_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "order_media_project" ON "publication_order" USING btree ("media_project_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "order_open_format" ON "publication_order" USING btree ("format_id","created_at" DESC NULLS LAST) WHERE "publication_order"."status" IN ('booked', 'sent', 'changes_requested');--> statement-breakpoint
CREATE INDEX "order_deadline" ON "publication_order" USING btree ("deadline_at") WHERE "publication_order"."deadline_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "link_check_order" ON "link_check" USING btree ("order_id","checked_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "publication_watch_due" ON "publication_watch" USING btree ("next_look_at") WHERE "publication_watch"."next_look_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "ledger_entry_posting" ON "ledger_entry" USING btree ("posting_id");--> statement-breakpoint
CREATE INDEX "ledger_entry_account" ON "ledger_entry" USING btree ("account_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entry_sequence" ON "ledger_entry" USING btree ("account_id","sequence") WHERE "ledger_entry"."sequence" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "ledger_posting_order" ON "ledger_posting" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "top_up_organization" ON "top_up" USING btree ("organization_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "transaction_organization" ON "transaction" USING btree ("organization_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "transaction_order" ON "transaction" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_log_entries_actor" ON "auth"."audit_log_entries" USING btree (("payload" ->> 'actor_id'),"sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "flow_state_auth_code" ON "auth"."flow_state" USING btree ("auth_code");--> statement-breakpoint
CREATE INDEX "flow_state_user_method" ON "auth"."flow_state" USING btree ("user_id","authentication_method");--> statement-breakpoint
CREATE INDEX "flow_state_created_at" ON "auth"."flow_state" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "identities_user" ON "auth"."identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "identities_email" ON "auth"."identities" USING btree ("email");--> statement-breakpoint
CREATE INDEX "mfa_challenges_factor" ON "auth"."mfa_challenges" USING btree ("factor_id");--> statement-breakpoint
CREATE INDEX "mfa_challenges_created_at" ON "auth"."mfa_challenges" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "mfa_factors_friendly_name" ON "auth"."mfa_factors" USING btree ("user_id","friendly_name") WHERE trim("auth"."mfa_factors"."friendly_name") <> '';--> statement-breakpoint
CREATE INDEX "mfa_factors_user" ON "auth"."mfa_factors" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "mfa_factors_unverified" ON "auth"."mfa_factors" USING btree ("created_at") WHERE "auth"."mfa_factors"."status" = 'unverified';--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_tokens_token_hash" ON "auth"."one_time_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "request_counts_window_ends_at" ON "auth"."request_counts" USING btree ("window_ends_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "auth"."sessions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "sessions_factor" ON "auth"."sessions" USING btree ("factor_id");--> statement-breakpoint
CREATE INDEX "sessions_not_after" ON "auth"."sessions" USING btree ("not_after") WHERE "auth"."sessions"."not_after" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "signing_keys_one_signs" ON "auth"."signing_keys" USING btree ("signs") WHERE "auth"."signing_keys"."signs";--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "auth"."users" USING btree ("email") WHERE "auth"."users"."is_sso_user" = false;--> statement-breakpoint
CREATE INDEX "users_email_change" ON "auth"."users" USING btree ("email_change") WHERE "auth"."users"."email_change" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "users_phone_change" ON "auth"."users" USING btree ("phone_change") WHERE "auth"."users"."phone_change" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "users_anonymous" ON "auth"."users" USING btree ("created_at") WHERE "auth"."users"."is_anonymous";--> statement-breakpoint
CREATE INDEX "users_created_at" ON "auth"."users" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "mail_created_at" ON "mail" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);