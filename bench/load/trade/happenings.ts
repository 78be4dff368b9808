import type pg from "pg";
import { kinds } from "../chance.ts";

const placeColumns = "client_organization_id, project_id, publisher_organization_id, media_project_id";
const placesOfOrder =
  "booked.client_organization_id, booked.project_id, booked.publisher_organization_id, booked.media_project_id";

/** Events of each order, the notifications that the nightly job leaves of them, and an advertiser's message. */
export async function loadHappenings(client: pg.ClientBase): Promise<void> {
  await client.query(`
    INSERT INTO event (id, subject, subject_id, object, sequence, verb, organization_ids, publisher_organization_id, media_project_id, party, actor_id, from_state, to_state, created_at, position)
    SELECT pg_temp.key(${kinds.event}, traded.item * 8 + step.number), 'order', traded.id, 'order', step.number, step.verb,
           ARRAY[booked.client_organization_id] || CASE WHEN step.number > 1 THEN ARRAY[booked.publisher_organization_id] ELSE '{}' END,
           CASE WHEN step.number > 1 THEN booked.publisher_organization_id END, CASE WHEN step.number > 1 THEN booked.media_project_id END, step.party,
           CASE step.party WHEN 'client' THEN booked.booked_by END, step.from_state, step.to_state, traded.created_at + step.after, traded.item * 5 + step.number
    FROM traded JOIN publication_order AS booked ON booked.id = traded.id
    JOIN (VALUES (1, 'book', 'client', NULL, 'booked', interval '0'), (2, 'send', 'client', 'booked', 'sent', interval '1 hour'),
                 (3, 'accept', 'publisher', 'sent', 'accepted', interval '1 day'), (4, 'publish', 'publisher', 'accepted', 'published', interval '2 days'),
                 (5, 'approve', 'client', 'published', 'completed', interval '3 days')) AS step (number, verb, party, from_state, to_state, after)
      ON step.number <= array_position(ARRAY['booked', 'sent', 'accepted', 'published', 'completed'], traded.status)
    ORDER BY traded.item, step.number;
    ANALYZE event, traded;
    UPDATE event_consumer SET position = (SELECT max(position) FROM event);

    INSERT INTO notification (id, event_id, user_id, kind, title, paragraphs, action_label, path, about, read_at, created_at)
    SELECT pg_temp.key(${kinds.notification}, traded.item * 8 + event.sequence), event.id,
           CASE event.party WHEN 'publisher' THEN booked.booked_by ELSE member.user_id END, 'orderUpdates', 'Order ' || booked.number || ': ' || event.verb,
           ARRAY['The order went on.'], 'Open the order', '/orders/' || booked.id, booked.id, CASE WHEN traded.item % 10 > 0 THEN event.created_at END, event.created_at
    FROM traded JOIN publication_order AS booked ON booked.id = traded.id JOIN event ON event.subject_id = traded.id
    LEFT JOIN organization_member AS member ON member.organization_id = booked.publisher_organization_id
    WHERE event.sequence > 1 AND (event.party = 'publisher' OR member.user_id IS NOT NULL)
      AND event.created_at > now() - CASE WHEN traded.item % 10 > 0 THEN interval '90 days' ELSE interval '365 days' END
    ORDER BY traded.item, event.sequence;

    INSERT INTO message (id, subject, subject_id, ${placeColumns}, speaker, author_id, body, created_at)
    SELECT pg_temp.key(${kinds.message}, traded.item), 'order', traded.id, ${placesOfOrder}, 'client', booked.booked_by,
           'Message ' || traded.item || ': does the day suit you, and may the picture stand above the text?', traded.created_at + interval '2 hours'
    FROM traded JOIN publication_order AS booked ON booked.id = traded.id WHERE traded.status <> 'booked';`);
}

/** The days after a publication on which it is looked at in its first year. */
const lookDays = [0, 1, 7, 30, ...Array.from({ length: 11 }, (_, month) => 30 * (month + 2))];

/** Texts, the looks that the nightly job leaves of each publication, and an offer before each tenth order. */
export async function loadParts(client: pg.ClientBase): Promise<void> {
  await client.query(`
    INSERT INTO text_version (id, order_id, kind, side, title, content, written_by, written_at, created_at)
    SELECT pg_temp.key(${kinds.textVersion}, traded.item), traded.id, 'sent', 'client', booked.title, booked.content, booked.booked_by, booked.sent_at, booked.sent_at
    FROM traded JOIN publication_order AS booked ON booked.id = traded.id WHERE booked.sent_at IS NOT NULL;

    INSERT INTO link_check (id, order_id, passed, evidence, checked_at)
    SELECT pg_temp.key(${kinds.linkCheck}, traded.item * 16 + look.number), traded.id, true, jsonb_build_object('url', booked.publication_url, 'finalUrl', booked.publication_url, 'redirects', '[]'::jsonb,
      'httpStatus', 200, 'reachable', true, 'noindex', false, 'noindexSource', NULL, 'robotsTxt', 'allows', 'readers', 'unasked', 'canonical', NULL, 'links', '[]'::jsonb,
      'textShare', 1, 'textHash', NULL, 'bodyHash', NULL, 'problems', '[]'::jsonb), booked.published_at + make_interval(days => look.day)
    FROM traded JOIN publication_order AS booked ON booked.id = traded.id
    JOIN (SELECT number, day, lead(day, 1, 1000) OVER (ORDER BY day) AS next FROM unnest(ARRAY[${lookDays}]) WITH ORDINALITY AS planned (day, number)) AS look
      ON booked.published_at + make_interval(days => look.day) <= now()
     AND (look.day = 0 OR booked.published_at + make_interval(days => look.day) > now() - interval '90 days' OR booked.published_at + make_interval(days => look.next) > now());

    INSERT INTO offer (id, campaign_id, project_id, client_organization_id, publisher_organization_id, media_project_id, format_id, terms, status, version, held_cents, answer_hours, made_by, created_at, updated_at)
    SELECT pg_temp.key(${kinds.offer}, traded.item), booked.campaign_id, booked.project_id, booked.client_organization_id, booked.publisher_organization_id, booked.media_project_id, booked.format_id,
           jsonb_build_object('formatId', booked.format_id, 'version', 1, 'formatType', booked.format_type, 'available', true, 'priceCents', booked.price_cents, 'listedPriceCents', booked.price_cents,
             'hyperlinkKind', booked.hyperlink_kind, 'dofollowFeeCents', 0, 'extras', '[]'::jsonb, 'conditions', booked.conditions),
           'declined', 1, 0, 48, booked.booked_by, traded.created_at, traded.created_at
    FROM traded JOIN publication_order AS booked ON booked.id = traded.id WHERE traded.item % 10 = 0;
    INSERT INTO offer_version (offer_id, number, by, price_cents, hyperlink_kind, hyperlink_fee_cents, extras, total_cents, publish_date_mode, made_by, created_at)
    SELECT id, 1, 'client', (terms ->> 'priceCents')::bigint, 'Dofollow', 0, '[]', (terms ->> 'priceCents')::bigint, 'After', made_by, created_at FROM offer;

    INSERT INTO claim (id, order_id, ${placeColumns}, status, problems, due_at, closed_at, created_at)
    SELECT pg_temp.key(${kinds.claim}, traded.item), traded.id, ${placesOfOrder}, 'restored', '{Gone}', booked.completed_at + interval '40 days', booked.completed_at + interval '30 days', booked.completed_at + interval '20 days'
    FROM traded JOIN publication_order AS booked ON booked.id = traded.id WHERE booked.completed_at IS NOT NULL AND traded.item % 10 = 1;
    INSERT INTO dispute (id, order_id, ${placeColumns}, opened_by, is_after_completion, outcome, refund_cents, decision, decided_by, decided_at, created_at)
    SELECT traded.id, traded.id, ${placesOfOrder}, 'client', false, 'completed', 0, 'As agreed', booked.booked_by, booked.completed_at, booked.published_at
    FROM traded JOIN publication_order AS booked ON booked.id = traded.id WHERE booked.completed_at IS NOT NULL AND traded.item % 10 = 2;
    INSERT INTO disputed_message SELECT message.id FROM message JOIN dispute ON dispute.order_id = message.subject_id;`);
}

/** Sums and counts that triggers keep elsewhere (decisions 0161 and 0163). */
export async function loadSums(client: pg.ClientBase): Promise<void> {
  await client.query(`
    ANALYZE publication_order, transaction;
    INSERT INTO campaign_sum (campaign_id, project_id, order_count, spent_cents, held_cents)
    SELECT campaign.id, campaign.project_id, count(booked.id), coalesce(sum(booked.total_cents) FILTER (WHERE booked.status = 'completed'), 0),
           coalesce(sum(booked.total_cents) FILTER (WHERE booked.status <> 'completed'), 0)
    FROM campaign LEFT JOIN publication_order AS booked ON booked.campaign_id = campaign.id GROUP BY campaign.id
    ON CONFLICT (campaign_id) DO UPDATE SET order_count = excluded.order_count, spent_cents = excluded.spent_cents, held_cents = excluded.held_cents;
    INSERT INTO answer_month
    SELECT publisher_organization_id, date_trunc('month', asked_at AT TIME ZONE 'UTC')::date, count(*), 0 FROM publication_order WHERE answered_at IS NOT NULL GROUP BY 1, 2;
    INSERT INTO house_balance SELECT account_id, 0, sum(amount_cents) FROM ledger_entry WHERE sequence IS NULL GROUP BY account_id;
    INSERT INTO clearing_day SELECT (entry.created_at AT TIME ZONE 'UTC')::date, 0, sum(greatest(0, -amount_cents)), sum(greatest(0, amount_cents)) FROM ledger_entry AS entry
      JOIN ledger_account AS account ON account.id = entry.account_id WHERE account.kind = 'provider_clearing' GROUP BY 1;
    INSERT INTO listed_media_count SELECT 0, count(*) FROM media_project WHERE status = 'listed' ON CONFLICT (part) DO UPDATE SET media = excluded.media;`);
}
