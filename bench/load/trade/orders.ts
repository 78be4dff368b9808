import type pg from "pg";
import { conditionsJson } from "#formats/terms/server/queries.ts";
import { advertisers } from "../advertisers.ts";
import { kinds } from "../chance.ts";

/** How many orders the first advertisers have, as many as the publishers of the same number get. The others share the rest. */
export type TradeShape = {
  orders: number;
  ofTheFirst: number[];
  media: number;
  /** The orders are spread over so many years until now. */
  years: number;
  /** Outlets have metrics and a reading of each. */
  readings?: boolean;
};

/** A quarter and more of each organization's campaigns are busy; each belongs to the advertiser of the same remainder. */
const campaignsOfEach = 200;
const mediaOfPublisher = 20;
const formatsOfMedium = 4;

/** SQL for the number of an order's organization among `all`, spread evenly over time by `salt`. */
function numberOf({ orders, ofTheFirst }: TradeShape, all: number, salt: number): string {
  const slot = `(item * ${salt} % ${orders})`;
  let end = 0;
  const cases = ofTheFirst.map((count, number) => {
    end += count;
    return `WHEN ${slot} < ${end} THEN ${number}`;
  });
  return `CASE ${cases.join(" ")} ELSE ${ofTheFirst.length} + ${slot} % ${all - ofTheFirst.length} END`;
}

const sentence = "A fictional text of the benchmark about a roastery beside the harbor of a quiet town. ";

/** Five of six orders are completed, the others wait somewhere on their way. */
export async function loadOrders(client: pg.ClientBase, shape: TradeShape): Promise<void> {
  const publishers = Math.ceil(shape.media / mediaOfPublisher);
  await client.query(`
    CREATE UNLOGGED TABLE traded AS
    SELECT item, client, format, pg_temp.key(${kinds.order}, item) AS id, pg_temp.key(${kinds.campaign}, client + ${advertisers} * (item * 31 % ${campaignsOfEach})) AS campaign_id,
           CASE WHEN item % 6 = 5 THEN (ARRAY['booked', 'sent', 'accepted', 'published'])[1 + item / 6 % 4] ELSE 'completed' END AS status,
           date_trunc('milliseconds', now() - interval '${shape.years} years' + item * interval '${shape.years} years' / ${shape.orders + 1}) AS created_at
    FROM (SELECT item, ${numberOf(shape, advertisers, 7_919)} AS client,
                 (${numberOf(shape, publishers, 104_729)}) * ${mediaOfPublisher * formatsOfMedium} + item * 13 % ${mediaOfPublisher * formatsOfMedium} AS format
          FROM generate_series(0::bigint, ${shape.orders - 1}) AS item) AS spread;
    ANALYZE traded;
    INSERT INTO publication_order (id, number, campaign_id, project_id, client_organization_id, publisher_organization_id, media_project_id, format_id, format_version,
      format_type, conditions, extras, hyperlink_kind, price_cents, hyperlink_fee_cents, total_cents, fee_basis_points, publish_date_mode, status, move_count,
      due_at, deadline_at, title, content, text_version, publication_url, booked_by, sent_at, accepted_at, published_at, first_published_at, completed_at, asked_at, answered_at, created_at, updated_at)
    SELECT traded.id, 'B' || lpad(traded.item::text, 8, '0'), traded.campaign_id, pg_temp.key(${kinds.project}, traded.client), pg_temp.key(${kinds.advertiser}, traded.client), media.organization_id, media.id,
           format.id, format.version, format.format_type, ${conditionsJson}, '[]', 'Dofollow', format.price_cents, 0, format.price_cents, 1500, 'After', traded.status, 4,
           CASE WHEN traded.status <> 'completed' THEN traded.created_at + interval '3 days' END, NULL,
           'Order ' || traded.item, '<p>' || repeat('${sentence}', 15) || '</p>', 1,
           CASE WHEN traded.status IN ('published', 'completed') THEN media.url || traded.item END, pg_temp.key(${kinds.user}, traded.client),
           CASE WHEN traded.status <> 'booked' THEN traded.created_at + interval '1 hour' END,
           CASE WHEN traded.status NOT IN ('booked', 'sent') THEN traded.created_at + interval '1 day' END,
           CASE WHEN traded.status IN ('published', 'completed') THEN traded.created_at + interval '2 days' END,
           CASE WHEN traded.status IN ('published', 'completed') THEN traded.created_at + interval '2 days' END,
           CASE WHEN traded.status = 'completed' THEN traded.created_at + interval '3 days' END,
           CASE WHEN traded.status <> 'booked' THEN traded.created_at + interval '1 hour' END,
           CASE WHEN traded.status NOT IN ('booked', 'sent') THEN traded.created_at + interval '1 day' END, traded.created_at, traded.created_at
    FROM traded JOIN format ON format.id = pg_temp.key(${kinds.format}, traded.format) JOIN media_project AS media ON media.id = format.media_project_id;
    SELECT setval('order_number', ${shape.orders + 1});`);
}

/** The owners of the first publishers, who sign in as `publisher-0@bench.example` and so on, and an operator. */
export async function loadReaders(client: pg.ClientBase, { ofTheFirst }: TradeShape): Promise<void> {
  await client.query(`
    INSERT INTO auth.users (id, email, encrypted_password, email_confirmed_at)
    SELECT pg_temp.key(${kinds.reader}, item), name || '@bench.example', (SELECT encrypted_password FROM auth.users LIMIT 1), now()
    FROM (SELECT item, CASE WHEN item = ${ofTheFirst.length} THEN 'operator' ELSE 'publisher-' || item END AS name FROM generate_series(0, ${ofTheFirst.length}) AS item) AS named;
    INSERT INTO client_user (id, email, operator)
    SELECT id, email, email = 'operator@bench.example' FROM auth.users ON CONFLICT DO NOTHING;
    INSERT INTO organization_member (organization_id, user_id, role)
    SELECT pg_temp.key(${kinds.publisher}, item), pg_temp.key(${kinds.reader}, item), 'OWNER' FROM generate_series(0, ${ofTheFirst.length - 1}) AS item;`);
}
