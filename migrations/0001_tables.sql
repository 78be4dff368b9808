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
	"entered_side" text DEFAULT 'client' NOT NULL,
	"questionnaire" jsonb,
	"operator" boolean DEFAULT false NOT NULL,
	"analytics_identified" boolean DEFAULT false NOT NULL,
	"suspended_reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "client_user_entered_side" CHECK ("client_user"."entered_side" IN ('client', 'media'))
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
	"name_key" text,
	"kind" text NOT NULL,
	"status" integer DEFAULT 0 NOT NULL,
	"suspended_reason" text,
	"billing_name" text,
	"billing_address" text,
	"billing_country" text,
	"tax_id" text,
	"low_balance_cents" bigint,
	"low_balance_told_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "organization_low_balance_amount" CHECK ("organization"."low_balance_cents" > 0),
	CONSTRAINT "organization_kind" CHECK ("organization"."kind" IN ('agency', 'company', 'individual', 'publisher')),
	CONSTRAINT "organization_status" CHECK ("organization"."status" BETWEEN 0 AND 3),
	CONSTRAINT "organization_suspended_reason" CHECK (("organization"."status" = 2) = ("organization"."suspended_reason" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "organization_member" (
	"id" uuid DEFAULT new_id() NOT NULL,
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"owner_since" timestamp (3) with time zone,
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
CREATE TABLE "commission" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"posting_id" uuid NOT NULL,
	"paid_for_id" uuid NOT NULL,
	"order_number" text NOT NULL,
	"fee_cents" bigint NOT NULL,
	"amount_cents" bigint NOT NULL,
	"taken_back_cents" bigint DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "commission_once" UNIQUE("posting_id"),
	CONSTRAINT "commission_amount" CHECK ("commission"."amount_cents" > 0 AND "commission"."fee_cents" >= "commission"."amount_cents" AND "commission"."taken_back_cents" BETWEEN 0 AND "commission"."amount_cents")
);
--> statement-breakpoint
CREATE TABLE "referral" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"code" text NOT NULL,
	"organization_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "referral_user" UNIQUE("user_id")
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
	CONSTRAINT "audit_event_kind_known" CHECK ("audit_event"."kind" IN ('settings', 'flag', 'redirect', 'metrics', 'review', 'import', 'domain', 'tax', 'voucher', 'identity', 'topUp', 'autoTopUp', 'organization', 'adjustment', 'person', 'fee', 'payout', 'deed', 'operator', 'setup', 'sharedLink')),
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
	"logo" text,
	"viewers_see_amounts" boolean DEFAULT false NOT NULL,
	"archived_at" timestamp (3) with time zone,
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
CREATE TABLE "deed_count" (
	"id" uuid PRIMARY KEY NOT NULL,
	"deed" text NOT NULL,
	"operator_id" uuid,
	"organization_id" uuid,
	"amount_cents" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deed_count_deed" CHECK ("deed_count"."deed" IN ('adjustment', 'transfer', 'refund', 'voucher', 'verdict', 'paymentFile')),
	CONSTRAINT "deed_count_whose" CHECK (num_nonnulls("deed_count"."operator_id", "deed_count"."organization_id") = 1),
	CONSTRAINT "deed_count_amount" CHECK ("deed_count"."amount_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "operator_deed" (
	"id" uuid PRIMARY KEY NOT NULL,
	"deed" text NOT NULL,
	"subject" uuid,
	"input" jsonb NOT NULL,
	"amount_cents" bigint NOT NULL,
	"organization_ids" uuid[] NOT NULL,
	"state" text NOT NULL,
	"proposed_by" uuid NOT NULL,
	"decided_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "operator_deed_deed" CHECK ("operator_deed"."deed" IN ('adjustment', 'transfer', 'refund', 'voucher', 'verdict', 'paymentFile')),
	CONSTRAINT "operator_deed_state" CHECK ("operator_deed"."state" IN ('waiting', 'confirmed', 'declined')),
	CONSTRAINT "operator_deed_decided" CHECK (("operator_deed"."state" = 'waiting') = ("operator_deed"."decided_at" IS NULL)),
	CONSTRAINT "operator_deed_two_people" CHECK ("operator_deed"."state" <> 'confirmed' OR ("operator_deed"."decided_by" IS NOT NULL AND "operator_deed"."decided_by" <> "operator_deed"."proposed_by"))
);
--> statement-breakpoint
CREATE TABLE "event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"object" text NOT NULL,
	"sequence" integer NOT NULL,
	"verb" text NOT NULL,
	"organization_ids" uuid[] NOT NULL,
	"party" text NOT NULL,
	"actor_id" uuid,
	"from_state" text,
	"to_state" text,
	"message" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"position" bigint,
	CONSTRAINT "event_subject_known" CHECK ("event"."subject" IN ('offer', 'agreedPrice', 'order', 'publication', 'message', 'comment', 'share', 'reminder', 'media', 'format', 'import', 'topUp', 'withdrawal', 'balance', 'identity', 'invitation', 'member', 'person', 'organization', 'booksCheck', 'knownPages', 'disk'))
);
--> statement-breakpoint
CREATE TABLE "event_consumer" (
	"name" text PRIMARY KEY NOT NULL,
	"position" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_retry" (
	"consumer" text NOT NULL,
	"event_id" uuid NOT NULL,
	"object" text NOT NULL,
	"object_id" uuid NOT NULL,
	"position" bigint NOT NULL,
	"attempts" integer NOT NULL,
	"tried_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp (3) with time zone,
	"problem" text,
	CONSTRAINT "event_retry_event_id_consumer_pk" PRIMARY KEY("event_id","consumer")
);
--> statement-breakpoint
CREATE TABLE "agreed_price" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"format_id" uuid NOT NULL,
	"price_cents" bigint NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"orders_max" integer,
	"orders_used" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agreed_price_once" UNIQUE("organization_id","format_id"),
	CONSTRAINT "agreed_price_positive" CHECK ("agreed_price"."price_cents" > 0),
	CONSTRAINT "agreed_price_ends" CHECK (num_nonnulls("agreed_price"."ends_at", "agreed_price"."orders_max") > 0),
	CONSTRAINT "agreed_price_used" CHECK ("agreed_price"."orders_used" BETWEEN 0 AND coalesce("agreed_price"."orders_max", "agreed_price"."orders_used"))
);
--> statement-breakpoint
CREATE TABLE "format" (
	"id" uuid PRIMARY KEY NOT NULL,
	"media_project_id" uuid NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"rejection_reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	"format_type" text NOT NULL,
	"contributor" boolean DEFAULT false NOT NULL,
	"price_cents" bigint NOT NULL,
	"extras" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"writing_service" boolean DEFAULT false NOT NULL,
	"writing_price_cents" bigint DEFAULT 0 NOT NULL,
	"text_min_characters" integer NOT NULL,
	"text_max_characters" integer NOT NULL,
	"turnaround_hours" integer NOT NULL,
	"hyperlink_kind" text NOT NULL,
	"hyperlinks_max" integer NOT NULL,
	"dofollow_fee_cents" bigint DEFAULT 0 NOT NULL,
	"images_min" integer NOT NULL,
	"images_max" integer NOT NULL,
	"topics_accepted" text[] DEFAULT '{}' NOT NULL,
	"topics_refused" text[] DEFAULT '{}' NOT NULL,
	"permanence_months" integer NOT NULL,
	"homepage_days" integer DEFAULT 0 NOT NULL,
	"ad_label" text DEFAULT '' NOT NULL,
	"guarantee_days" integer DEFAULT 90 NOT NULL,
	"other_conditions" text DEFAULT '' NOT NULL,
	"example_links" text[] DEFAULT '{}' NOT NULL,
	"category" text DEFAULT '' NOT NULL,
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
CREATE TABLE "identity_document" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identity_document_once" UNIQUE("organization_id","kind"),
	CONSTRAINT "identity_document_kind" CHECK ("identity_document"."kind" IN ('identity', 'identityBack', 'register'))
);
--> statement-breakpoint
CREATE TABLE "identity_verification" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'in_progress' NOT NULL,
	"kind" text DEFAULT 'person' NOT NULL,
	"legal_name" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"birth_date" text,
	"register_number" text,
	"provider" text DEFAULT 'manual' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"documents_deleted_at" timestamp (3) with time zone,
	"checked_since" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identity_state" CHECK ("identity_verification"."state" IN ('not_started', 'in_progress', 'in_review', 'approved', 'rejected')),
	CONSTRAINT "identity_kind" CHECK ("identity_verification"."kind" IN ('person', 'company')),
	CONSTRAINT "identity_submitted" CHECK ("identity_verification"."state" <> 'in_review' OR "identity_verification"."submitted_at" IS NOT NULL),
	CONSTRAINT "identity_decided" CHECK ("identity_verification"."state" NOT IN ('approved', 'rejected') OR "identity_verification"."decided_at" IS NOT NULL)
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
CREATE TABLE "media_calendar" (
	"media_project_id" uuid PRIMARY KEY NOT NULL,
	"weekly_publications" integer,
	"holidays" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_calendar_weekly" CHECK ("media_calendar"."weekly_publications" BETWEEN 1 AND 100),
	CONSTRAINT "media_calendar_holidays" CHECK (jsonb_typeof("media_calendar"."holidays") = 'array' AND jsonb_array_length("media_calendar"."holidays") <= 20)
);
--> statement-breakpoint
CREATE TABLE "metric_provider" (
	"name" text PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT new_id() NOT NULL,
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
	"id" uuid DEFAULT new_id() NOT NULL,
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
	"holds_domain" boolean DEFAULT true NOT NULL,
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
	"vouched" boolean DEFAULT false NOT NULL,
	"verification_token" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_project_proven" CHECK ("media_project"."verification" = 'unverified' OR "media_project"."holds_domain"),
	CONSTRAINT "media_project_type" CHECK ("media_project"."media_type" IN ('Blog', 'Local news', 'News Media', 'News agency', 'Portal')),
	CONSTRAINT "media_project_status" CHECK ("media_project"."status" IN ('draft', 'unproven', 'in_review', 'listed', 'paused', 'rejected'))
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
	"id" uuid DEFAULT new_id() NOT NULL,
	"media_project_id" uuid NOT NULL,
	"metric" text NOT NULL,
	"read_on" date NOT NULL,
	"source" text NOT NULL,
	"value" double precision NOT NULL,
	"recorded_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "metric_reading_media_project_id_metric_read_on_source_pk" PRIMARY KEY("media_project_id","metric","read_on","source")
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
	CONSTRAINT "message_subject_known" CHECK ("message"."subject" IN ('order', 'offer')),
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
	CONSTRAINT "message_file_subject_known" CHECK ("message_file"."subject" IN ('order', 'offer'))
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
	CONSTRAINT "message_read_mark_subject_known" CHECK ("message_read_mark"."subject" IN ('order', 'offer'))
);
--> statement-breakpoint
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
CREATE TABLE "offer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"campaign_id" uuid NOT NULL,
	"client_organization_id" uuid NOT NULL,
	"publisher_organization_id" uuid NOT NULL,
	"media_project_id" uuid NOT NULL,
	"format_id" uuid NOT NULL,
	"terms" jsonb NOT NULL,
	"brief" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"version" integer NOT NULL,
	"held_cents" bigint NOT NULL,
	"answer_hours" integer NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"reason" text,
	"made_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offer_status" CHECK ("offer"."status" IN ('sent', 'countered', 'accepted', 'declined', 'withdrawn', 'expired')),
	CONSTRAINT "offer_open" CHECK (("offer"."status" IN ('sent', 'countered')) = ("offer"."expires_at" IS NOT NULL) AND ("offer"."status" IN ('sent', 'countered')) = ("offer"."held_cents" > 0))
);
--> statement-breakpoint
CREATE TABLE "offer_rule" (
	"format_id" uuid PRIMARY KEY NOT NULL,
	"accept_from_cents" bigint,
	"decline_below_cents" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offer_rule_consistent" CHECK ("offer_rule"."decline_below_cents" <= "offer_rule"."accept_from_cents"),
	CONSTRAINT "offer_rule_says_something" CHECK (num_nonnulls("offer_rule"."accept_from_cents", "offer_rule"."decline_below_cents") > 0)
);
--> statement-breakpoint
CREATE TABLE "offer_version" (
	"offer_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"by" text NOT NULL,
	"price_cents" bigint NOT NULL,
	"hyperlink_kind" text NOT NULL,
	"hyperlink_fee_cents" bigint NOT NULL,
	"extras" jsonb NOT NULL,
	"total_cents" bigint NOT NULL,
	"publish_date_mode" text NOT NULL,
	"publish_on" date,
	"kept_days" integer,
	"kept_orders" integer,
	"message" text DEFAULT '' NOT NULL,
	"made_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offer_version_offer_id_number_pk" PRIMARY KEY("offer_id","number"),
	CONSTRAINT "offer_version_by" CHECK ("offer_version"."by" IN ('client', 'publisher')),
	CONSTRAINT "offer_version_money" CHECK ("offer_version"."price_cents" > 0 AND "offer_version"."total_cents" >= "offer_version"."price_cents")
);
--> statement-breakpoint
CREATE TABLE "adjustment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"account" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"proposed_by" uuid NOT NULL,
	"decided_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "adjustment_account" CHECK ("adjustment"."account" IN ('available', 'earnings')),
	CONSTRAINT "adjustment_state" CHECK ("adjustment"."state" IN ('posted', 'declined')),
	CONSTRAINT "adjustment_amount" CHECK ("adjustment"."amount_cents" <> 0),
	CONSTRAINT "adjustment_two_people" CHECK ("adjustment"."decided_by" <> "adjustment"."proposed_by")
);
--> statement-breakpoint
CREATE TABLE "books_check" (
	"id" uuid PRIMARY KEY NOT NULL,
	"postings" bigint DEFAULT 0 NOT NULL,
	"entries" bigint DEFAULT 0 NOT NULL,
	"accounts" integer DEFAULT 0 NOT NULL,
	"sum_cents" bigint DEFAULT 0 NOT NULL,
	"problem_count" integer DEFAULT 0 NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"begun_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "disk_look" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"state" text NOT NULL,
	"looked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "disk_look_only" CHECK ("disk_look"."only"),
	CONSTRAINT "disk_look_state" CHECK ("disk_look"."state" IN ('enough', 'low', 'full'))
);
--> statement-breakpoint
CREATE TABLE "setup_decision" (
	"step" text PRIMARY KEY NOT NULL,
	"decision" text NOT NULL,
	"decided_by" uuid NOT NULL,
	"decided_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "setup_decision_step" CHECK ("setup_decision"."step" IN ('legal', 'documents', 'mail', 'payments', 'transfers', 'fee', 'identityKey', 'review', 'knownPages', 'backups')),
	CONSTRAINT "setup_decision_decision" CHECK ("setup_decision"."decision" IN ('confirmed', 'skipped'))
);
--> statement-breakpoint
CREATE TABLE "setup_link" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claim" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"problems" text[] NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "claim_status" CHECK ("claim"."status" IN ('open', 'restored', 'refunded', 'waived', 'disputed')),
	CONSTRAINT "claim_ended" CHECK (("claim"."status" = 'open') = ("claim"."closed_at" IS NULL))
);
--> statement-breakpoint
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
CREATE TABLE "dispute" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"opened_by" text NOT NULL,
	"is_after_completion" boolean NOT NULL,
	"outcome" text,
	"refund_cents" bigint,
	"decision" text,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dispute_outcome" CHECK ("dispute"."outcome" IS NULL OR "dispute"."outcome" IN ('completed', 'refunded', 'split')),
	CONSTRAINT "dispute_decision" CHECK (("dispute"."decided_at" IS NULL) = ("dispute"."outcome" IS NULL) AND ("dispute"."decided_at" IS NULL) = ("dispute"."decision" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "dispute_story" (
	"dispute_id" uuid NOT NULL,
	"party" text NOT NULL,
	"text" text NOT NULL,
	"links" text[] NOT NULL,
	"images" text[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dispute_story_dispute_id_party_pk" PRIMARY KEY("dispute_id","party")
);
--> statement-breakpoint
CREATE TABLE "order_extra" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"note" text NOT NULL,
	"price_cents" bigint NOT NULL,
	"proposed_by" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"held_cents" bigint NOT NULL,
	"paid_cents" bigint DEFAULT 0 NOT NULL,
	"deadline_at" timestamp (3) with time zone,
	"done_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_extra_kind" CHECK ("order_extra"."kind" IN ('custom', 'change', 'removal')),
	CONSTRAINT "order_extra_status" CHECK ("order_extra"."status" IN ('open', 'included', 'agreed', 'done', 'disputed', 'paid', 'refunded', 'declined', 'withdrawn', 'void', 'lapsed')),
	CONSTRAINT "order_extra_proposed_by" CHECK ("order_extra"."proposed_by" IN ('client', 'publisher')),
	CONSTRAINT "order_extra_money" CHECK ("order_extra"."price_cents" > 0 AND "order_extra"."held_cents" IN (0, "order_extra"."price_cents") AND ("order_extra"."held_cents" = 0 OR ("order_extra"."kind" <> 'custom' AND "order_extra"."status" IN ('open', 'agreed', 'done', 'disputed'))) AND "order_extra"."paid_cents" BETWEEN 0 AND "order_extra"."price_cents")
);
--> statement-breakpoint
CREATE TABLE "order_image" (
	"order_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "order_image_order_id_file_id_pk" PRIMARY KEY("order_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "brief_version" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"brief" text NOT NULL,
	"written_by" uuid,
	"accepted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
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
	"agreed_price_id" uuid,
	"status" text NOT NULL,
	"move_count" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone,
	"deadline_at" timestamp (3) with time zone,
	"next_reminder_at" timestamp (3) with time zone,
	"look_asked_at" timestamp (3) with time zone,
	"proposed_date_mode" text,
	"proposed_publish_on" date,
	"date_proposed_by" text,
	"date_proposal_reason" text,
	"title" text DEFAULT '' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"text_version" integer DEFAULT 0 NOT NULL,
	"text_by" uuid,
	"text_at" timestamp (3) with time zone,
	"brief" text DEFAULT '' NOT NULL,
	"publication_url" text,
	"despite" text[] DEFAULT '{}' NOT NULL,
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
	CONSTRAINT "order_status" CHECK ("publication_order"."status" IN ('booked', 'briefing', 'briefed', 'writing', 'written', 'sent', 'changes_requested', 'accepted', 'published', 'checks_failed', 'revision_requested', 'completed', 'canceled', 'rejected', 'expired', 'disputed', 'claimed', 'contested', 'refunded')),
	CONSTRAINT "order_proposed_date" CHECK (("publication_order"."proposed_date_mode" IS NULL) = ("publication_order"."date_proposed_by" IS NULL) AND ("publication_order"."proposed_publish_on" IS NULL OR "publication_order"."proposed_date_mode" IS NOT NULL)),
	CONSTRAINT "order_money" CHECK ("publication_order"."total_cents" > 0 AND "publication_order"."total_cents" >= "publication_order"."price_cents" AND "publication_order"."fee_basis_points" BETWEEN 0 AND 10000)
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
CREATE TABLE "share_note" (
	"id" uuid PRIMARY KEY NOT NULL,
	"link_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"order_id" uuid,
	"seen" "bytea",
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
	CONSTRAINT "shared_link_subject" CHECK ("shared_link"."subject" IN ('text', 'publication', 'texts', 'report')),
	CONSTRAINT "shared_link_order_of_subject" CHECK (("shared_link"."order_id" IS NOT NULL) = ("shared_link"."subject" IN ('text', 'publication')))
);
--> statement-breakpoint
CREATE TABLE "shared_link_text" (
	"link_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "shared_link_text_link_id_order_id_pk" PRIMARY KEY("link_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "auto_top_up" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"status" text NOT NULL,
	"threshold_cents" bigint NOT NULL,
	"amount_cents" bigint NOT NULL,
	"day_maximum_cents" bigint NOT NULL,
	"setup_id" uuid NOT NULL,
	"setup_url" text,
	"card_reference" text,
	"card_title" text,
	"card_key" text,
	"reason" text,
	"agreed_by" uuid NOT NULL,
	"agreed_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "auto_top_up_organization" UNIQUE("organization_id"),
	CONSTRAINT "auto_top_up_setup" UNIQUE("setup_id"),
	CONSTRAINT "auto_top_up_status" CHECK ("auto_top_up"."status" IN ('off', 'asked', 'open', 'on', 'stopped')),
	CONSTRAINT "auto_top_up_card" CHECK ("auto_top_up"."status" <> 'on' OR "auto_top_up"."card_reference" IS NOT NULL),
	CONSTRAINT "auto_top_up_amounts" CHECK ("auto_top_up"."threshold_cents" > 0 AND "auto_top_up"."amount_cents" BETWEEN 1 AND "auto_top_up"."day_maximum_cents")
);
--> statement-breakpoint
CREATE TABLE "chargeback" (
	"id" uuid PRIMARY KEY NOT NULL,
	"top_up_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"reference" text,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chargeback_reference" UNIQUE("provider","reference"),
	CONSTRAINT "chargeback_kind" CHECK ("chargeback"."kind" IN ('refund', 'dispute')),
	CONSTRAINT "chargeback_status" CHECK ("chargeback"."status" IN ('asked', 'open', 'final', 'undone')),
	CONSTRAINT "chargeback_amount" CHECK ("chargeback"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "provider_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"amount_cents" bigint,
	"outcome" text DEFAULT 'waiting' NOT NULL,
	"posting_key" text,
	"payload" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "provider_event_once" UNIQUE("provider","event_id"),
	CONSTRAINT "provider_event_kind" CHECK ("provider_event"."kind" IN ('checkoutPaid', 'checkoutProcessing', 'checkoutDeclined', 'checkoutLeft', 'cardSaved', 'cardSetupLeft', 'chargeDeclined', 'paymentRefunded', 'refundFailed', 'paymentDisputed', 'disputeWon', 'disputeLost', 'payoutPaid', 'payoutFailed', 'payoutCanceled', 'payeeUpdated', 'identityVerified', 'identityNeedsInput')),
	CONSTRAINT "provider_event_outcome" CHECK ("provider_event"."outcome" IN ('applied', 'ignored', 'waiting'))
);
--> statement-breakpoint
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
CREATE TABLE "invoice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"seller_organization_id" uuid,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"posting_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"order_number" text NOT NULL,
	"description" text NOT NULL,
	"seller" jsonb NOT NULL,
	"buyer" jsonb NOT NULL,
	"discount_cents" bigint DEFAULT 0 NOT NULL,
	"gross_cents" bigint NOT NULL,
	"net_cents" bigint NOT NULL,
	"tax_cents" bigint NOT NULL,
	"rate_basis_points" integer NOT NULL,
	"is_reverse_charge" boolean NOT NULL,
	"credits_id" uuid,
	"credits_number" text,
	"supplied_at" timestamp (3) with time zone NOT NULL,
	"issued_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_number" UNIQUE("number"),
	CONSTRAINT "invoice_once" UNIQUE("posting_id","kind"),
	CONSTRAINT "invoice_kind" CHECK ("invoice"."kind" IN ('receipt', 'refundReceipt', 'feeReceipt', 'feeRefundReceipt', 'invoice', 'creditNote', 'selfBilledInvoice', 'selfBilledCreditNote', 'publisherInvoice', 'publisherCreditNote', 'feeInvoice', 'feeCreditNote')),
	CONSTRAINT "invoice_amount" CHECK ("invoice"."gross_cents" + "invoice"."discount_cents" > 0 AND least("invoice"."gross_cents", "invoice"."discount_cents", "invoice"."tax_cents") >= 0 AND "invoice"."net_cents" + "invoice"."tax_cents" = "invoice"."gross_cents")
);
--> statement-breakpoint
CREATE TABLE "invoice_counter" (
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_counter_kind_year_pk" PRIMARY KEY("kind","year")
);
--> statement-breakpoint
CREATE TABLE "provider_payee" (
	"organization_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"reference" text,
	"account_key" text,
	"can_be_paid" boolean DEFAULT false NOT NULL,
	"reason" text,
	"onboarding_url" text,
	"told_at" timestamp (3) with time zone,
	"changed_at" timestamp (3) with time zone,
	"requested_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "provider_payee_organization_id_provider_pk" PRIMARY KEY("organization_id","provider"),
	CONSTRAINT "provider_payee_reference" UNIQUE("provider","reference")
);
--> statement-breakpoint
CREATE TABLE "tax_rate" (
	"id" uuid PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"rate_basis_points" integer NOT NULL,
	"reverses_charge" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tax_rate_country" UNIQUE("country"),
	CONSTRAINT "tax_rate_country_code" CHECK ("tax_rate"."country" ~ '^[A-Z]{2}$'),
	CONSTRAINT "tax_rate_range" CHECK ("tax_rate"."rate_basis_points" BETWEEN 0 AND 10000)
);
--> statement-breakpoint
CREATE TABLE "top_up" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"transaction_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_reference" text,
	"payment_reference" text,
	"payer_key" text,
	"checkout_url" text,
	"failure_reason" text,
	"automatic" boolean DEFAULT false NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "top_up_transaction" UNIQUE("transaction_id"),
	CONSTRAINT "top_up_reference" UNIQUE("provider","provider_reference"),
	CONSTRAINT "top_up_payment" UNIQUE("provider","payment_reference")
);
--> statement-breakpoint
CREATE TABLE "voucher" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"redemptions_max" integer NOT NULL,
	"redemptions" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "voucher_code" UNIQUE("code"),
	CONSTRAINT "voucher_amount" CHECK ("voucher"."amount_cents" > 0),
	CONSTRAINT "voucher_redemptions" CHECK ("voucher"."redemptions" BETWEEN 0 AND "voucher"."redemptions_max")
);
--> statement-breakpoint
CREATE TABLE "voucher_earning" (
	"paid_for_id" uuid PRIMARY KEY NOT NULL,
	"client_organization_id" uuid NOT NULL,
	"publisher_organization_id" uuid NOT NULL,
	"voucher_cents" bigint NOT NULL,
	"paid_cents" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "voucher_earning_amount" CHECK ("voucher_earning"."voucher_cents" BETWEEN 1 AND "voucher_earning"."paid_cents")
);
--> statement-breakpoint
CREATE TABLE "voucher_redemption" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"voucher_id" uuid,
	"outcome" text NOT NULL,
	"amount_cents" bigint DEFAULT 0 NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"unspent_cents" bigint,
	"ended_after" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "voucher_redemption_end" CHECK (("voucher_redemption"."unspent_cents" IS NULL) = ("voucher_redemption"."ended_after" IS NULL)),
	CONSTRAINT "voucher_redemption_outcome" CHECK ("voucher_redemption"."outcome" IN ('redeemed', 'unknown', 'ended', 'usedUp', 'redeemedBefore', 'tooNew')),
	CONSTRAINT "voucher_redemption_amount" CHECK ("voucher_redemption"."amount_cents" >= 0 AND "voucher_redemption"."unspent_cents" BETWEEN 0 AND "voucher_redemption"."amount_cents"),
	CONSTRAINT "voucher_redemption_whole" CHECK ("voucher_redemption"."outcome" <> 'redeemed' OR ("voucher_redemption"."voucher_id" IS NOT NULL AND "voucher_redemption"."ends_at" IS NOT NULL AND "voucher_redemption"."amount_cents" > 0))
);
--> statement-breakpoint
CREATE TABLE "payout_stop" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"reason" text NOT NULL,
	"stopped_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payout_stop_only" CHECK ("payout_stop"."only")
);
--> statement-breakpoint
CREATE TABLE "payout_stop_link" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "payout_stop_link_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "withdrawal" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"transaction_id" uuid NOT NULL,
	"payout_transaction_id" uuid,
	"method" text NOT NULL,
	"provider" text,
	"provider_reference" text,
	"fee_cents" bigint NOT NULL,
	"payee_holder" text DEFAULT '' NOT NULL,
	"payee_account" text DEFAULT '' NOT NULL,
	"payee" "bytea",
	"payee_key" text,
	"held_until" timestamp (3) with time zone,
	"reason" text,
	"created_by" uuid NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"recall_asked_at" timestamp (3) with time zone,
	"recalled_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "withdrawal_transaction" UNIQUE("transaction_id"),
	CONSTRAINT "withdrawal_reference" UNIQUE("provider","provider_reference"),
	CONSTRAINT "withdrawal_provider" CHECK (("withdrawal"."method" = 'provider') = ("withdrawal"."provider" IS NOT NULL)),
	CONSTRAINT "withdrawal_method" CHECK ("withdrawal"."method" IN ('transfer', 'provider')),
	CONSTRAINT "withdrawal_fee" CHECK ("withdrawal"."fee_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "publication_picture" (
	"link_check_id" uuid PRIMARY KEY NOT NULL,
	"file_id" uuid NOT NULL,
	"taken_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "link_check" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"passed" boolean NOT NULL,
	"unsure" boolean DEFAULT false NOT NULL,
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
	"accepted_at" timestamp (3) with time zone,
	CONSTRAINT "publication_watch_failed" CHECK (("publication_watch"."failures" > 0) = ("publication_watch"."failed_at" IS NOT NULL)),
	CONSTRAINT "publication_watch_lost" CHECK ("publication_watch"."lost_at" IS NULL OR "publication_watch"."failures" > 0)
);
--> statement-breakpoint
CREATE TABLE "fee_agreement" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid,
	"country" text,
	"fee_basis_points" integer NOT NULL,
	"starts_on" date NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fee_agreement_scope" CHECK (num_nonnulls("fee_agreement"."organization_id", "fee_agreement"."country") = 1),
	CONSTRAINT "fee_agreement_fee" CHECK ("fee_agreement"."fee_basis_points" BETWEEN 0 AND 5000)
);
--> statement-breakpoint
CREATE TABLE "known_page_silence" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"since" timestamp (3) with time zone,
	"told_at" timestamp (3) with time zone,
	CONSTRAINT "known_page_silence_only" CHECK ("known_page_silence"."only")
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
CREATE TABLE "operator_setting" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"fee_basis_points" integer DEFAULT 1500 NOT NULL,
	"text_hours" integer DEFAULT 720 NOT NULL,
	"answer_hours" integer DEFAULT 72 NOT NULL,
	"approval_hours" integer DEFAULT 72 NOT NULL,
	"offer_hours" integer DEFAULT 168 NOT NULL,
	"automatic_review" boolean DEFAULT true NOT NULL,
	"verified_only" boolean DEFAULT true NOT NULL,
	"known_pages" text[] DEFAULT '{"https://detectportal.firefox.com/success.txt","https://www.gstatic.com/generate_204"}' NOT NULL,
	"earnings_lock_days" integer DEFAULT 7 NOT NULL,
	"withdrawal_minimum_cents" bigint DEFAULT 2500 NOT NULL,
	"withdrawal_fee_cents" bigint DEFAULT 0 NOT NULL,
	"identity_document_days" integer DEFAULT 90 NOT NULL,
	"identity_data_days" integer DEFAULT 1825 NOT NULL,
	"organization_megabytes" integer DEFAULT 2000 NOT NULL,
	"person_megabytes" integer DEFAULT 1000 NOT NULL,
	"legal_name" text DEFAULT '' NOT NULL,
	"legal_address" text DEFAULT '' NOT NULL,
	"legal_country" text DEFAULT '' NOT NULL,
	"legal_tax_id" text DEFAULT '' NOT NULL,
	"billing_model" text DEFAULT 'undecided' NOT NULL,
	"billing_model_since" timestamp (3) with time zone,
	"bank_details" text DEFAULT '' NOT NULL,
	"affiliate_percent" integer DEFAULT 10 NOT NULL,
	"affiliate_lock_days" integer DEFAULT 30 NOT NULL,
	"voucher_account_days" integer DEFAULT 30 NOT NULL,
	"voucher_lock_days" integer DEFAULT 30 NOT NULL,
	"publish_days_ahead" integer DEFAULT 365 NOT NULL,
	"organizations_max" integer DEFAULT 10 NOT NULL,
	"adjustment_day_cents" bigint DEFAULT 10000 NOT NULL,
	"adjustment_month_cents" bigint DEFAULT 50000 NOT NULL,
	"transfer_day_cents" bigint DEFAULT 2500000 NOT NULL,
	"transfer_month_cents" bigint DEFAULT 25000000 NOT NULL,
	"refund_day_cents" bigint DEFAULT 500000 NOT NULL,
	"refund_month_cents" bigint DEFAULT 5000000 NOT NULL,
	"voucher_day_cents" bigint DEFAULT 500000 NOT NULL,
	"voucher_month_cents" bigint DEFAULT 5000000 NOT NULL,
	"verdict_day_cents" bigint DEFAULT 1000000 NOT NULL,
	"verdict_month_cents" bigint DEFAULT 10000000 NOT NULL,
	"payment_file_day_cents" bigint DEFAULT 5000000 NOT NULL,
	"payment_file_month_cents" bigint DEFAULT 50000000 NOT NULL,
	"payout_hold_hours" integer DEFAULT 72 NOT NULL,
	"new_account_days" integer DEFAULT 30 NOT NULL,
	"new_account_top_up_cents" bigint DEFAULT 2000000 NOT NULL,
	"top_ups_per_day" integer DEFAULT 20 NOT NULL,
	CONSTRAINT "operator_setting_only" CHECK ("operator_setting"."only"),
	CONSTRAINT "operator_setting_fee" CHECK ("operator_setting"."fee_basis_points" BETWEEN 0 AND 10000),
	CONSTRAINT "operator_setting_hours" CHECK (least("operator_setting"."text_hours", "operator_setting"."answer_hours", "operator_setting"."approval_hours", "operator_setting"."offer_hours") >= 1 AND greatest("operator_setting"."text_hours", "operator_setting"."answer_hours", "operator_setting"."approval_hours", "operator_setting"."offer_hours") <= 2160),
	CONSTRAINT "operator_setting_days" CHECK ("operator_setting"."earnings_lock_days" BETWEEN 0 AND 90 AND "operator_setting"."identity_document_days" >= 1 AND "operator_setting"."identity_data_days" >= 30),
	CONSTRAINT "operator_setting_files" CHECK (least("operator_setting"."organization_megabytes", "operator_setting"."person_megabytes") >= 10 AND greatest("operator_setting"."organization_megabytes", "operator_setting"."person_megabytes") <= 1000000),
	CONSTRAINT "operator_setting_affiliate" CHECK ("operator_setting"."affiliate_percent" BETWEEN 0 AND 50 AND "operator_setting"."affiliate_lock_days" BETWEEN 0 AND 180),
	CONSTRAINT "operator_setting_billing_model" CHECK ("operator_setting"."billing_model" IN ('undecided', 'agent', 'principal')),
	CONSTRAINT "operator_setting_voucher_account_days" CHECK ("operator_setting"."voucher_account_days" BETWEEN 0 AND 365),
	CONSTRAINT "operator_setting_voucher_lock_days" CHECK ("operator_setting"."voucher_lock_days" BETWEEN 0 AND 180),
	CONSTRAINT "operator_setting_publish_days_ahead" CHECK ("operator_setting"."publish_days_ahead" BETWEEN 30 AND 1825),
	CONSTRAINT "operator_setting_organizations_max" CHECK ("operator_setting"."organizations_max" BETWEEN 1 AND 1000),
	CONSTRAINT "operator_setting_adjustment_day_cents" CHECK ("operator_setting"."adjustment_day_cents" BETWEEN 0 AND 1000000000),
	CONSTRAINT "operator_setting_adjustment_month_cents" CHECK ("operator_setting"."adjustment_month_cents" BETWEEN 0 AND 1000000000),
	CONSTRAINT "operator_setting_transfer_day_cents" CHECK ("operator_setting"."transfer_day_cents" BETWEEN 0 AND 1000000000),
	CONSTRAINT "operator_setting_transfer_month_cents" CHECK ("operator_setting"."transfer_month_cents" BETWEEN 0 AND 1000000000),
	CONSTRAINT "operator_setting_refund_day_cents" CHECK ("operator_setting"."refund_day_cents" BETWEEN 0 AND 1000000000),
	CONSTRAINT "operator_setting_refund_month_cents" CHECK ("operator_setting"."refund_month_cents" BETWEEN 0 AND 1000000000),
	CONSTRAINT "operator_setting_voucher_day_cents" CHECK ("operator_setting"."voucher_day_cents" BETWEEN 0 AND 1000000000),
	CONSTRAINT "operator_setting_voucher_month_cents" CHECK ("operator_setting"."voucher_month_cents" BETWEEN 0 AND 1000000000),
	CONSTRAINT "operator_setting_verdict_day_cents" CHECK ("operator_setting"."verdict_day_cents" BETWEEN 0 AND 1000000000),
	CONSTRAINT "operator_setting_verdict_month_cents" CHECK ("operator_setting"."verdict_month_cents" BETWEEN 0 AND 1000000000),
	CONSTRAINT "operator_setting_payment_file_day_cents" CHECK ("operator_setting"."payment_file_day_cents" BETWEEN 0 AND 1000000000),
	CONSTRAINT "operator_setting_payment_file_month_cents" CHECK ("operator_setting"."payment_file_month_cents" BETWEEN 0 AND 1000000000),
	CONSTRAINT "operator_setting_payout_hold_hours" CHECK ("operator_setting"."payout_hold_hours" BETWEEN 0 AND 720),
	CONSTRAINT "operator_setting_new_account_days" CHECK ("operator_setting"."new_account_days" BETWEEN 0 AND 365),
	CONSTRAINT "operator_setting_new_account_top_up_cents" CHECK ("operator_setting"."new_account_top_up_cents" BETWEEN 0 AND 1000000000),
	CONSTRAINT "operator_setting_top_ups_per_day" CHECK ("operator_setting"."top_ups_per_day" BETWEEN 1 AND 1000),
	CONSTRAINT "operator_setting_withdrawal" CHECK ("operator_setting"."withdrawal_fee_cents" >= 0 AND "operator_setting"."withdrawal_minimum_cents" > "operator_setting"."withdrawal_fee_cents")
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
CREATE TABLE "payment_owed" (
	"chargeback_id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"owed_cents" bigint NOT NULL,
	"paid_cents" bigint DEFAULT 0 NOT NULL,
	"dropped_cents" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_owed_amount" CHECK ("payment_owed"."owed_cents" > 0 AND "payment_owed"."paid_cents" >= 0 AND "payment_owed"."dropped_cents" >= 0 AND "payment_owed"."paid_cents" + "payment_owed"."dropped_cents" <= "payment_owed"."owed_cents")
);
--> statement-breakpoint
CREATE TABLE "refund_owed" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"publisher_organization_id" uuid NOT NULL,
	"client_organization_id" uuid NOT NULL,
	"owed_cents" bigint NOT NULL,
	"paid_cents" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refund_owed_amount" CHECK ("refund_owed"."owed_cents" > 0 AND "refund_owed"."paid_cents" BETWEEN 0 AND "refund_owed"."owed_cents")
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
	"offer_id" uuid,
	"extra_id" uuid,
	"subject" text,
	"subject_id" uuid,
	"posting_id" uuid,
	"description" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "transaction_subject" CHECK (("transaction"."subject" IS NULL) = ("transaction"."subject_id" IS NULL) AND "transaction"."subject" IN ('topUp', 'withdrawal', 'voucher', 'commission')),
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
CREATE TABLE "auth"."audit_log_people" (
	"entry_id" uuid PRIMARY KEY NOT NULL,
	"actor_id" uuid NOT NULL,
	"username" text NOT NULL,
	"ip_address" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "file_key" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"secret" "bytea" NOT NULL,
	CONSTRAINT "file_key_one" CHECK ("file_key"."is_only")
);
--> statement-breakpoint
CREATE TABLE "stored_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid,
	"uploaded_by" uuid,
	"use" text DEFAULT 'unused' NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stored_file_use_known" CHECK ("stored_file"."use" IN ('unused', 'text', 'public', 'message', 'identity'))
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
ALTER TABLE "commission" ADD CONSTRAINT "commission_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission" ADD CONSTRAINT "commission_posting_id_ledger_posting_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."ledger_posting"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral" ADD CONSTRAINT "referral_user_id_client_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."client_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral" ADD CONSTRAINT "referral_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign" ADD CONSTRAINT "campaign_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_campaign_id_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaign"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_format_id_format_id_fk" FOREIGN KEY ("format_id") REFERENCES "public"."format"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deed_count" ADD CONSTRAINT "deed_count_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_retry" ADD CONSTRAINT "event_retry_consumer_event_consumer_name_fk" FOREIGN KEY ("consumer") REFERENCES "public"."event_consumer"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_retry" ADD CONSTRAINT "event_retry_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreed_price" ADD CONSTRAINT "agreed_price_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreed_price" ADD CONSTRAINT "agreed_price_format_id_format_id_fk" FOREIGN KEY ("format_id") REFERENCES "public"."format"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "format" ADD CONSTRAINT "format_media_project_id_media_project_id_fk" FOREIGN KEY ("media_project_id") REFERENCES "public"."media_project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_document" ADD CONSTRAINT "identity_document_organization_id_identity_verification_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."identity_verification"("organization_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_verification" ADD CONSTRAINT "identity_verification_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_import" ADD CONSTRAINT "catalogue_import_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_import_change" ADD CONSTRAINT "catalogue_import_change_import_id_catalogue_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."catalogue_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracked_link" ADD CONSTRAINT "tracked_link_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracked_link_visit" ADD CONSTRAINT "tracked_link_visit_link_id_tracked_link_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."tracked_link"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medium_mark" ADD CONSTRAINT "medium_mark_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medium_mark" ADD CONSTRAINT "medium_mark_campaign_id_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaign"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medium_mark" ADD CONSTRAINT "medium_mark_media_project_id_media_project_id_fk" FOREIGN KEY ("media_project_id") REFERENCES "public"."media_project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_owner_id_client_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."client_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_calendar" ADD CONSTRAINT "media_calendar_media_project_id_media_project_id_fk" FOREIGN KEY ("media_project_id") REFERENCES "public"."media_project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metric_provider_look" ADD CONSTRAINT "metric_provider_look_provider_metric_provider_name_fk" FOREIGN KEY ("provider") REFERENCES "public"."metric_provider"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metric_provider_look" ADD CONSTRAINT "metric_provider_look_media_project_id_media_project_id_fk" FOREIGN KEY ("media_project_id") REFERENCES "public"."media_project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metric_provider_use" ADD CONSTRAINT "metric_provider_use_provider_metric_provider_name_fk" FOREIGN KEY ("provider") REFERENCES "public"."metric_provider"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audience_reading" ADD CONSTRAINT "audience_reading_media_project_id_media_project_id_fk" FOREIGN KEY ("media_project_id") REFERENCES "public"."media_project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_metrics" ADD CONSTRAINT "media_metrics_media_project_id_media_project_id_fk" FOREIGN KEY ("media_project_id") REFERENCES "public"."media_project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_project" ADD CONSTRAINT "media_project_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_verification" ADD CONSTRAINT "media_verification_media_project_id_media_project_id_fk" FOREIGN KEY ("media_project_id") REFERENCES "public"."media_project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metric_reading" ADD CONSTRAINT "metric_reading_media_project_id_media_project_id_fk" FOREIGN KEY ("media_project_id") REFERENCES "public"."media_project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_file" ADD CONSTRAINT "message_file_message_id_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."message"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_read_mark" ADD CONSTRAINT "message_read_mark_message_id_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."message"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_user_id_client_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."client_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preference" ADD CONSTRAINT "notification_preference_user_id_client_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."client_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_campaign_id_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaign"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_client_organization_id_organization_id_fk" FOREIGN KEY ("client_organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_publisher_organization_id_organization_id_fk" FOREIGN KEY ("publisher_organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_media_project_id_media_project_id_fk" FOREIGN KEY ("media_project_id") REFERENCES "public"."media_project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_format_id_format_id_fk" FOREIGN KEY ("format_id") REFERENCES "public"."format"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_rule" ADD CONSTRAINT "offer_rule_format_id_format_id_fk" FOREIGN KEY ("format_id") REFERENCES "public"."format"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_version" ADD CONSTRAINT "offer_version_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adjustment" ADD CONSTRAINT "adjustment_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passage_comment" ADD CONSTRAINT "passage_comment_order_id_publication_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."publication_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_story" ADD CONSTRAINT "dispute_story_dispute_id_dispute_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."dispute"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_image" ADD CONSTRAINT "order_image_order_id_publication_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."publication_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_image" ADD CONSTRAINT "order_image_file_id_stored_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brief_version" ADD CONSTRAINT "brief_version_order_id_publication_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."publication_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_order" ADD CONSTRAINT "publication_order_campaign_id_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaign"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_order" ADD CONSTRAINT "publication_order_client_organization_id_organization_id_fk" FOREIGN KEY ("client_organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_order" ADD CONSTRAINT "publication_order_publisher_organization_id_organization_id_fk" FOREIGN KEY ("publisher_organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_order" ADD CONSTRAINT "publication_order_media_project_id_media_project_id_fk" FOREIGN KEY ("media_project_id") REFERENCES "public"."media_project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_order" ADD CONSTRAINT "publication_order_format_id_format_id_fk" FOREIGN KEY ("format_id") REFERENCES "public"."format"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_order" ADD CONSTRAINT "publication_order_swapped_from_id_publication_order_id_fk" FOREIGN KEY ("swapped_from_id") REFERENCES "public"."publication_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_version" ADD CONSTRAINT "text_version_order_id_publication_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."publication_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_note" ADD CONSTRAINT "share_note_link_id_shared_link_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."shared_link"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_note" ADD CONSTRAINT "share_note_order_id_publication_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."publication_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_link" ADD CONSTRAINT "shared_link_campaign_id_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaign"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_link" ADD CONSTRAINT "shared_link_order_id_publication_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."publication_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_link_text" ADD CONSTRAINT "shared_link_text_link_id_shared_link_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."shared_link"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_link_text" ADD CONSTRAINT "shared_link_text_order_id_publication_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."publication_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auto_top_up" ADD CONSTRAINT "auto_top_up_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chargeback" ADD CONSTRAINT "chargeback_top_up_id_top_up_id_fk" FOREIGN KEY ("top_up_id") REFERENCES "public"."top_up"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_check" ADD CONSTRAINT "identity_check_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_seller_organization_id_organization_id_fk" FOREIGN KEY ("seller_organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_posting_id_ledger_posting_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."ledger_posting"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_payee" ADD CONSTRAINT "provider_payee_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "top_up" ADD CONSTRAINT "top_up_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "top_up" ADD CONSTRAINT "top_up_transaction_id_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transaction"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_earning" ADD CONSTRAINT "voucher_earning_client_organization_id_organization_id_fk" FOREIGN KEY ("client_organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_earning" ADD CONSTRAINT "voucher_earning_publisher_organization_id_organization_id_fk" FOREIGN KEY ("publisher_organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_redemption" ADD CONSTRAINT "voucher_redemption_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_redemption" ADD CONSTRAINT "voucher_redemption_voucher_id_voucher_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."voucher"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_stop_link" ADD CONSTRAINT "payout_stop_link_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_transaction_id_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transaction"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_payout_transaction_id_transaction_id_fk" FOREIGN KEY ("payout_transaction_id") REFERENCES "public"."transaction"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_picture" ADD CONSTRAINT "publication_picture_link_check_id_link_check_id_fk" FOREIGN KEY ("link_check_id") REFERENCES "public"."link_check"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_picture" ADD CONSTRAINT "publication_picture_file_id_stored_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_agreement" ADD CONSTRAINT "fee_agreement_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_posting_id_ledger_posting_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."ledger_posting"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_account_id_ledger_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_owed" ADD CONSTRAINT "payment_owed_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_owed" ADD CONSTRAINT "refund_owed_publisher_organization_id_organization_id_fk" FOREIGN KEY ("publisher_organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_owed" ADD CONSTRAINT "refund_owed_client_organization_id_organization_id_fk" FOREIGN KEY ("client_organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
CREATE INDEX "client_user_newest" ON "client_user" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "client_user_search" ON "client_user" USING gin (lower("name" || ' ' || "email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "client_user_suspended" ON "client_user" USING btree ("id") WHERE "client_user"."suspended_reason" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "invitation_inviter" ON "invitation" USING btree ("invited_by","sent_at");--> statement-breakpoint
CREATE INDEX "invitation_organization" ON "invitation" USING btree ("organization_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_open" ON "invitation" USING btree ("email",coalesce("project_id", "media_project_id", "organization_id")) WHERE "invitation"."accepted_at" IS NULL AND "invitation"."revoked_at" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "organization_name" ON "organization" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "organization_name_key" ON "organization" USING btree ("name_key");--> statement-breakpoint
CREATE INDEX "organization_search" ON "organization" USING gin (lower("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "organization_low_balance" ON "organization" USING btree ("id") WHERE "organization"."low_balance_cents" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "organization_suspended" ON "organization" USING btree ("id") WHERE "organization"."status" = 2;--> statement-breakpoint
CREATE INDEX "organization_member_organization" ON "organization_member" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "place_member_organization" ON "place_member" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "place_member_of_project" ON "place_member" USING btree ("project_id") WHERE "place_member"."project_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "place_member_of_media" ON "place_member" USING btree ("media_project_id") WHERE "place_member"."media_project_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "commission_organization" ON "commission" USING btree ("organization_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "commission_paid_for" ON "commission" USING btree ("paid_for_id");--> statement-breakpoint
CREATE INDEX "commission_due" ON "commission" USING btree ("due_at") WHERE "commission"."paid_at" IS NULL AND "commission"."taken_back_cents" < "commission"."amount_cents";--> statement-breakpoint
CREATE INDEX "referral_organization" ON "referral" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "audit_event_newest" ON "audit_event" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_event_kind" ON "audit_event" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "campaign_project" ON "campaign" USING btree ("project_id","created_at","id");--> statement-breakpoint
CREATE INDEX "project_organization" ON "project" USING btree ("organization_id","created_at","id");--> statement-breakpoint
CREATE INDEX "cart_line_of_format" ON "cart_line" USING btree ("format_id");--> statement-breakpoint
CREATE INDEX "deed_count_operator" ON "deed_count" USING btree ("operator_id","deed","created_at");--> statement-breakpoint
CREATE INDEX "deed_count_organization" ON "deed_count" USING btree ("organization_id","deed","created_at");--> statement-breakpoint
CREATE INDEX "operator_deed_newest" ON "operator_deed" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "event_sequence" ON "event" USING btree ("subject_id","object","sequence");--> statement-breakpoint
CREATE INDEX "event_organizations" ON "event" USING gin ("organization_ids");--> statement-breakpoint
CREATE INDEX "event_unplaced" ON "event" USING btree ("id") WHERE "event"."position" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "event_position" ON "event" USING btree ("position") WHERE "event"."position" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "event_retry_due" ON "event_retry" USING btree ("consumer","due_at") WHERE "event_retry"."due_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "event_retry_object" ON "event_retry" USING btree ("consumer","object_id","object","position") WHERE "event_retry"."due_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "event_retry_given_up" ON "event_retry" USING btree ("tried_at") WHERE "event_retry"."due_at" IS NULL;--> statement-breakpoint
CREATE INDEX "agreed_price_format" ON "agreed_price" USING btree ("format_id");--> statement-breakpoint
CREATE INDEX "format_media_project" ON "format" USING btree ("media_project_id","format_type");--> statement-breakpoint
CREATE INDEX "format_in_review" ON "format" USING btree ("updated_at","id") WHERE "format"."status" = 'in_review';--> statement-breakpoint
CREATE INDEX "identity_in_review" ON "identity_verification" USING btree ("submitted_at","organization_id") WHERE "identity_verification"."state" = 'in_review';--> statement-breakpoint
CREATE INDEX "identity_changed" ON "identity_verification" USING btree ("updated_at" DESC NULLS LAST,"organization_id");--> statement-breakpoint
CREATE INDEX "catalogue_import_organization" ON "catalogue_import" USING btree ("organization_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "catalogue_import_file" ON "catalogue_import" USING btree ("created_at") WHERE "catalogue_import"."file_kept";--> statement-breakpoint
CREATE INDEX "catalogue_import_change_import" ON "catalogue_import_change" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "catalogue_import_change_medium" ON "catalogue_import_change" USING btree ("media_project_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tracked_link_mail_target" ON "tracked_link" USING btree ("target") WHERE "tracked_link"."purpose" = 'mail';--> statement-breakpoint
CREATE UNIQUE INDEX "tracked_link_affiliate" ON "tracked_link" USING btree ("organization_id") WHERE "tracked_link"."purpose" = 'affiliate';--> statement-breakpoint
CREATE INDEX "tracked_link_newest" ON "tracked_link" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "tracked_link_purpose" ON "tracked_link" USING btree ("purpose","created_at","id");--> statement-breakpoint
CREATE INDEX "tracked_link_visit_day" ON "tracked_link_visit" USING btree ("day");--> statement-breakpoint
CREATE INDEX "listing_media_project" ON "listing" USING btree ("media_project_id");--> statement-breakpoint
CREATE INDEX "listing_countries" ON "listing" USING gin ("countries");--> statement-breakpoint
CREATE INDEX "listing_languages" ON "listing" USING gin ("languages");--> statement-breakpoint
CREATE INDEX "listing_topics" ON "listing" USING gin ("topics");--> statement-breakpoint
CREATE INDEX "listing_name" ON "listing" USING btree ("name","format_id");--> statement-breakpoint
CREATE INDEX "listing_price" ON "listing" USING btree ("price_cents","format_id");--> statement-breakpoint
CREATE INDEX "listing_similar" ON "listing" USING btree ("format_type","price_cents","format_id");--> statement-breakpoint
CREATE INDEX "listing_turnaround" ON "listing" USING btree ("turnaround_hours","format_id");--> statement-breakpoint
CREATE INDEX "listing_format_type" ON "listing" USING btree ("format_type","format_id");--> statement-breakpoint
CREATE INDEX "listing_verified" ON "listing" USING btree ("verified","format_id");--> statement-breakpoint
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
CREATE UNIQUE INDEX "media_project_domain" ON "media_project" USING btree ("domain") WHERE holds_domain;--> statement-breakpoint
CREATE UNIQUE INDEX "media_project_own_domain" ON "media_project" USING btree ("organization_id","domain");--> statement-breakpoint
CREATE INDEX "media_project_organization" ON "media_project" USING btree ("organization_id","name","id");--> statement-breakpoint
CREATE INDEX "media_project_status" ON "media_project" USING btree ("status","updated_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "metric_reading_id" ON "metric_reading" USING btree ("id");--> statement-breakpoint
CREATE INDEX "message_conversation" ON "message" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "message_text" ON "message" USING gin ("body" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "message_file_message" ON "message_file" USING btree ("message_id") WHERE "message_file"."message_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "message_file_name" ON "message_file" USING gin ("name" gin_trgm_ops) WHERE "message_file"."message_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "message_file_unsent" ON "message_file" USING btree ("uploaded_by","created_at") WHERE "message_file"."message_id" IS NULL;--> statement-breakpoint
CREATE INDEX "notification_person" ON "notification" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "notification_unread" ON "notification" USING btree ("user_id","id") WHERE "notification"."read_at" IS NULL;--> statement-breakpoint
CREATE INDEX "notification_mail_due" ON "notification" USING btree ("mail_due_at") WHERE "notification"."mail_due_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "notification_created_at" ON "notification" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "offer_open_once" ON "offer" USING btree ("campaign_id","format_id") WHERE "offer"."status" IN ('sent', 'countered');--> statement-breakpoint
CREATE INDEX "offer_client" ON "offer" USING btree ("client_organization_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "offer_publisher" ON "offer" USING btree ("publisher_organization_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "offer_campaign" ON "offer" USING btree ("campaign_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "offer_media_project" ON "offer" USING btree ("media_project_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "offer_format" ON "offer" USING btree ("format_id");--> statement-breakpoint
CREATE INDEX "offer_expiry" ON "offer" USING btree ("expires_at") WHERE "offer"."expires_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "adjustment_newest" ON "adjustment" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "adjustment_organization" ON "adjustment" USING btree ("organization_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "books_check_newest" ON "books_check" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "books_check_waiting" ON "books_check" USING btree (("begun_at" IS NULL)) WHERE "books_check"."begun_at" IS NULL AND "books_check"."ended_at" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "claim_open_order" ON "claim" USING btree ("order_id") WHERE "claim"."status" = 'open';--> statement-breakpoint
CREATE INDEX "claim_order" ON "claim" USING btree ("order_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "claim_open" ON "claim" USING btree ("due_at","id") WHERE "claim"."closed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "claim_closed" ON "claim" USING btree ("closed_at" DESC NULLS LAST,"id") WHERE "claim"."closed_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "passage_comment_order" ON "passage_comment" USING btree ("order_id","created_at","id");--> statement-breakpoint
CREATE INDEX "dispute_order" ON "dispute" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "dispute_open" ON "dispute" USING btree ("created_at","id") WHERE "dispute"."decided_at" IS NULL;--> statement-breakpoint
CREATE INDEX "dispute_decided" ON "dispute" USING btree ("decided_at" DESC NULLS LAST,"id") WHERE "dispute"."decided_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "order_extra_order" ON "order_extra" USING btree ("order_id","created_at","id");--> statement-breakpoint
CREATE INDEX "order_extra_deadline" ON "order_extra" USING btree ("deadline_at") WHERE "order_extra"."deadline_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "order_extra_open" ON "order_extra" USING btree ("order_id") WHERE "order_extra"."status" = 'open';--> statement-breakpoint
CREATE INDEX "order_image_file" ON "order_image" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "brief_version_order" ON "brief_version" USING btree ("order_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "order_client" ON "publication_order" USING btree ("client_organization_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "order_publisher" ON "publication_order" USING btree ("publisher_organization_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "order_campaign" ON "publication_order" USING btree ("campaign_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "order_media_project" ON "publication_order" USING btree ("media_project_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "order_open_format" ON "publication_order" USING btree ("format_id","created_at" DESC NULLS LAST) WHERE "publication_order"."status" IN ('booked', 'sent', 'changes_requested', 'briefing', 'briefed');--> statement-breakpoint
CREATE INDEX "order_slot" ON "publication_order" USING btree ("media_project_id") WHERE "publication_order"."status" IN ('booked', 'briefing', 'briefed', 'writing', 'written', 'sent', 'changes_requested', 'accepted', 'published', 'checks_failed', 'revision_requested');--> statement-breakpoint
CREATE INDEX "order_deadline" ON "publication_order" USING btree ("deadline_at") WHERE "publication_order"."deadline_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "order_reminder" ON "publication_order" USING btree ("next_reminder_at") WHERE "publication_order"."next_reminder_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "order_checks_failed" ON "publication_order" USING btree ("look_asked_at") WHERE "publication_order"."status" = 'checks_failed';--> statement-breakpoint
CREATE INDEX "text_version_order" ON "text_version" USING btree ("order_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "share_note_link" ON "share_note" USING btree ("link_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "share_note_approval" ON "share_note" USING btree ("link_id",coalesce("order_id", "link_id"),"seen") WHERE "share_note"."kind" = 'approval';--> statement-breakpoint
CREATE INDEX "shared_link_campaign" ON "shared_link" USING btree ("campaign_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "shared_link_order" ON "shared_link" USING btree ("order_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "shared_link_text_order" ON "shared_link_text" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "auto_top_up_on" ON "auto_top_up" USING btree ("id") WHERE "auto_top_up"."status" = 'on';--> statement-breakpoint
CREATE INDEX "chargeback_asked" ON "chargeback" USING btree ("created_at") WHERE "chargeback"."status" = 'asked';--> statement-breakpoint
CREATE INDEX "chargeback_top_up" ON "chargeback" USING btree ("top_up_id","created_at","id");--> statement-breakpoint
CREATE INDEX "provider_event_waiting" ON "provider_event" USING btree ("provider","reference") WHERE "provider_event"."outcome" = 'waiting';--> statement-breakpoint
CREATE INDEX "provider_event_posting" ON "provider_event" USING btree ("posting_key") WHERE "provider_event"."posting_key" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "provider_event_newest" ON "provider_event" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "identity_check_organization" ON "identity_check" USING btree ("organization_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "invoice_organization" ON "invoice" USING btree ("organization_id","issued_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "invoice_seller" ON "invoice" USING btree ("seller_organization_id","issued_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "invoice"."seller_organization_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "invoice_issued" ON "invoice" USING btree ("issued_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "invoice_order_number" ON "invoice" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "invoice_credited" ON "invoice" USING btree ("credits_id") WHERE "invoice"."credits_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "top_up_organization" ON "top_up" USING btree ("organization_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "top_up_automatic" ON "top_up" USING btree ("organization_id","created_at" DESC NULLS LAST) WHERE "top_up"."automatic";--> statement-breakpoint
CREATE INDEX "voucher_newest" ON "voucher" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "voucher_earning_publisher" ON "voucher_earning" USING btree ("publisher_organization_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "voucher_redemption_once" ON "voucher_redemption" USING btree ("voucher_id","organization_id") WHERE "voucher_redemption"."outcome" = 'redeemed';--> statement-breakpoint
CREATE INDEX "voucher_redemption_organization" ON "voucher_redemption" USING btree ("organization_id","created_at","id");--> statement-breakpoint
CREATE INDEX "voucher_redemption_person" ON "voucher_redemption" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "voucher_redemption_open" ON "voucher_redemption" USING btree ("ends_at") WHERE "voucher_redemption"."outcome" = 'redeemed' AND "voucher_redemption"."unspent_cents" IS NULL;--> statement-breakpoint
CREATE INDEX "withdrawal_organization" ON "withdrawal" USING btree ("organization_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "withdrawal_newest" ON "withdrawal" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "withdrawal_open" ON "withdrawal" USING btree ("created_at","id") WHERE "withdrawal"."settled_at" IS NULL;--> statement-breakpoint
CREATE INDEX "withdrawal_recall" ON "withdrawal" USING btree ("recall_asked_at") WHERE "withdrawal"."recall_asked_at" IS NOT NULL AND "withdrawal"."recalled_at" IS NULL;--> statement-breakpoint
CREATE INDEX "link_check_order" ON "link_check" USING btree ("order_id","checked_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "publication_watch_due" ON "publication_watch" USING btree ("next_look_at") WHERE "publication_watch"."next_look_at" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "fee_agreement_organization" ON "fee_agreement" USING btree ("organization_id","starts_on") WHERE "fee_agreement"."organization_id" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "fee_agreement_country" ON "fee_agreement" USING btree ("country","starts_on") WHERE "fee_agreement"."country" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "fee_agreement_newest" ON "fee_agreement" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ledger_entry_posting" ON "ledger_entry" USING btree ("posting_id");--> statement-breakpoint
CREATE INDEX "ledger_entry_account" ON "ledger_entry" USING btree ("account_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entry_sequence" ON "ledger_entry" USING btree ("account_id","sequence") WHERE "ledger_entry"."sequence" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "ledger_posting_order" ON "ledger_posting" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_owed_open" ON "payment_owed" USING btree ("organization_id","created_at","chargeback_id") WHERE "payment_owed"."paid_cents" + "payment_owed"."dropped_cents" < "payment_owed"."owed_cents";--> statement-breakpoint
CREATE INDEX "refund_owed_open" ON "refund_owed" USING btree ("publisher_organization_id","created_at","order_id") WHERE "refund_owed"."paid_cents" < "refund_owed"."owed_cents";--> statement-breakpoint
CREATE INDEX "transaction_organization" ON "transaction" USING btree ("organization_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "transaction_order" ON "transaction" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "transaction_unpaid" ON "transaction" USING btree ("created_at") WHERE "transaction"."type" = 1 AND "transaction"."status" IN (0, 1);--> statement-breakpoint
CREATE INDEX "transaction_extra" ON "transaction" USING btree ("extra_id") WHERE "transaction"."extra_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "transaction_offer" ON "transaction" USING btree ("offer_id") WHERE "transaction"."offer_id" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "audit_log_entries_actor" ON "auth"."audit_log_entries" USING btree (("payload" ->> 'actor_id'),"sequence");--> statement-breakpoint
CREATE INDEX "audit_log_people_actor" ON "auth"."audit_log_people" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "audit_log_people_created" ON "auth"."audit_log_people" USING btree ("created_at");--> statement-breakpoint
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
CREATE INDEX "stored_file_organization" ON "stored_file" USING btree ("organization_id","bytes");--> statement-breakpoint
CREATE INDEX "stored_file_person" ON "stored_file" USING btree ("uploaded_by","bytes");--> statement-breakpoint
CREATE INDEX "stored_file_unused" ON "stored_file" USING btree ("created_at") WHERE "stored_file"."use" = 'unused';--> statement-breakpoint
CREATE INDEX "mail_created_at" ON "mail" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "mail_recipient" ON "mail" USING btree ("recipient");--> statement-breakpoint
CREATE VIEW "public"."campaign_place" AS (SELECT id, project_id, name, created_at FROM campaign);--> statement-breakpoint
CREATE VIEW "public"."project_place" AS (SELECT id, organization_id, name, viewers_see_amounts FROM project);--> statement-breakpoint
CREATE VIEW "public"."own_price" AS (
  SELECT agreed.id, agreed.organization_id, agreed.format_id, agreed.price_cents, agreed.ends_at,
    agreed.orders_max - agreed.orders_used AS orders_left, agreed.created_at
  FROM agreed_price AS agreed JOIN format ON format.id = agreed.format_id
  WHERE agreed.price_cents < format.price_cents AND (agreed.ends_at IS NULL OR agreed.ends_at > now())
    AND (agreed.orders_max IS NULL OR agreed.orders_used < agreed.orders_max));--> statement-breakpoint
CREATE VIEW "public"."outlet_format" AS (SELECT media_project_id, status = 'listed' AS is_listed, status = 'in_review' AS is_in_review FROM format);--> statement-breakpoint
CREATE VIEW "public"."listed_price" AS (SELECT media_project_id, format_type, countries, languages, ahrefs_dr, price_cents FROM listing);--> statement-breakpoint
CREATE VIEW "public"."outlet_mark" AS (SELECT organization_id, campaign_id, media_project_id, kind FROM medium_mark);--> statement-breakpoint
CREATE VIEW "public"."media_place" AS (SELECT id, organization_id, name FROM media_project);--> statement-breakpoint
CREATE VIEW "public"."campaign_spending" AS (
  SELECT booked.campaign_id, coalesce((
  SELECT payment.amount_cents - coalesce((SELECT sum(refund.amount_cents) FROM transaction AS refund
    WHERE payment.status IN (5, 6) AND refund.order_id = payment.order_id AND refund.type = 6
      AND refund.organization_id = payment.organization_id AND refund.created_at > payment.created_at), 0)::bigint
  FROM transaction AS payment WHERE payment.order_id = booked.id AND payment.type = 2), 0) AS spent_cents,
    CASE WHEN booked.status IN ('booked', 'briefing', 'briefed', 'writing', 'written', 'sent', 'changes_requested', 'accepted', 'published', 'checks_failed', 'revision_requested', 'disputed') THEN booked.total_cents ELSE 0 END AS held_cents
  FROM publication_order AS booked
  UNION ALL SELECT booked.campaign_id, order_extra.paid_cents, order_extra.held_cents
    FROM publication_order AS booked JOIN order_extra ON order_extra.order_id = booked.id
  UNION ALL SELECT campaign_id, 0, held_cents FROM offer);--> statement-breakpoint
CREATE VIEW "public"."offer_money" AS (SELECT id, campaign_id FROM offer);--> statement-breakpoint
CREATE VIEW "public"."extra_money" AS (SELECT id, order_id FROM order_extra);--> statement-breakpoint
CREATE VIEW "public"."open_order" AS (
  SELECT id, format_id, number, title, total_cents, sent_at, created_at FROM publication_order WHERE status IN ('booked', 'sent', 'changes_requested', 'briefing', 'briefed'));--> statement-breakpoint
CREATE VIEW "public"."order_money" AS (
  SELECT id, number, campaign_id, media_project_id, client_organization_id, publisher_organization_id, total_cents, fee_basis_points,
    sent_at IS NOT NULL AS is_sent, accepted_at IS NOT NULL AND status IN ('booked', 'briefing', 'briefed', 'writing', 'written', 'sent', 'changes_requested', 'accepted', 'published', 'checks_failed', 'revision_requested') AS is_expected,
    status IN ('claimed', 'contested') AS is_unsettled, status IN ('completed', 'canceled', 'rejected', 'expired', 'refunded') AS is_settled, completed_at
  FROM publication_order);--> statement-breakpoint
CREATE VIEW "public"."organization_key" AS (
  SELECT organization_id, 'member' AS kind, user_id::text AS key FROM organization_member
  UNION ALL SELECT organization_id, 'member', user_id::text FROM place_member
  UNION ALL SELECT id, 'taxId', upper(regexp_replace(tax_id, '[^[:alnum:]]', '', 'g')) FROM organization WHERE tax_id ~ '[0-9].*[0-9].*[0-9].*[0-9]'
  UNION ALL SELECT organization_id, 'identity', identity_verification.kind || country || upper(regexp_replace(legal_name || coalesce(birth_date, register_number, ''), '[^[:alnum:]]', '', 'g'))
    FROM identity_verification WHERE state = 'approved'
  UNION ALL SELECT organization_id, 'payoutAccount', payee_key FROM withdrawal WHERE payee_key IS NOT NULL
  UNION ALL SELECT organization_id, 'card', card_key FROM auto_top_up WHERE card_key IS NOT NULL
  UNION ALL SELECT organization_id, 'card', payer_key FROM top_up WHERE payer_key IS NOT NULL
  UNION ALL SELECT organization_id, 'payoutAccount', account_key FROM provider_payee WHERE account_key IS NOT NULL);--> statement-breakpoint
CREATE VIEW "public"."payment_reference" AS (
  SELECT 'topUp' AS subject, id AS subject_id, provider_reference FROM top_up
  UNION ALL SELECT 'withdrawal', id, provider_reference FROM withdrawal);--> statement-breakpoint
CREATE VIEW "public"."voucher_share" AS (
  SELECT paid_for_id, client_organization_id, publisher_organization_id, voucher_cents::numeric / paid_cents AS share, created_at
  FROM voucher_earning);--> statement-breakpoint
CREATE VIEW "public"."account_limit" AS (SELECT organizations_max FROM operator_setting);--> statement-breakpoint
CREATE VIEW "public"."organization_money" AS (
  SELECT organization_id, balance_cents AS amount_cents FROM ledger_account WHERE organization_id IS NOT NULL
  UNION ALL SELECT publisher_organization_id, owed_cents - paid_cents FROM refund_owed WHERE paid_cents < owed_cents
  UNION ALL SELECT client_organization_id, owed_cents - paid_cents FROM refund_owed WHERE paid_cents < owed_cents);