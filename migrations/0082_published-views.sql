CREATE VIEW "public"."campaign_place" AS (SELECT id, project_id, name, created_at FROM campaign);--> statement-breakpoint
CREATE VIEW "public"."project_place" AS (SELECT id, organization_id, name, viewers_see_amounts FROM project);--> statement-breakpoint
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