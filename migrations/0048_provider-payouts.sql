CREATE TABLE "provider_payee" (
	"organization_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"reference" text,
	"can_be_paid" boolean DEFAULT false NOT NULL,
	"reason" text,
	"onboarding_url" text,
	"told_at" timestamp (3) with time zone,
	"requested_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "provider_payee_organization_id_provider_pk" PRIMARY KEY("organization_id","provider"),
	CONSTRAINT "provider_payee_reference" UNIQUE("provider","reference")
);
--> statement-breakpoint
ALTER TABLE "withdrawal" DROP CONSTRAINT "withdrawal_method";--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "provider" text;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "provider_reference" text;--> statement-breakpoint
ALTER TABLE "provider_payee" ADD CONSTRAINT "provider_payee_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_reference" UNIQUE("provider","provider_reference");--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_provider" CHECK (("withdrawal"."method" = 'provider') = ("withdrawal"."provider" IS NOT NULL));--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_method" CHECK ("withdrawal"."method" IN ('transfer', 'provider'));