DROP VIEW "public"."organization_key";--> statement-breakpoint
ALTER TABLE "provider_payee" ADD COLUMN "account_key" text;--> statement-breakpoint
ALTER TABLE "top_up" ADD COLUMN "payer_key" text;--> statement-breakpoint
CREATE VIEW "public"."organization_key" AS (
  SELECT organization_id, 'member' AS kind, user_id::text AS key FROM organization_member
  UNION ALL SELECT organization_id, 'member', user_id::text FROM place_member
  UNION ALL SELECT id, 'taxId', upper(regexp_replace(tax_id, '[^[:alnum:]]', '', 'g')) FROM organization WHERE tax_id ~ '[0-9].*[0-9].*[0-9].*[0-9]'
  UNION ALL SELECT organization_id, 'identity', identity_verification.kind || country || upper(regexp_replace(legal_name || coalesce(birth_date, register_number, ''), '[^[:alnum:]]', '', 'g'))
    FROM identity_verification WHERE state = 'approved'
  UNION ALL SELECT organization_id, 'payoutAccount', payee_key FROM withdrawal WHERE payee_key IS NOT NULL
  UNION ALL SELECT organization_id, 'card', card_key FROM auto_top_up WHERE card_key IS NOT NULL
  UNION ALL SELECT organization_id, 'card', payer_key FROM top_up WHERE payer_key IS NOT NULL
  UNION ALL SELECT organization_id, 'payoutAccount', account_key FROM provider_payee WHERE account_key IS NOT NULL);