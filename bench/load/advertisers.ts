import type pg from "pg";
import { hashPassword } from "#auth/server/passwords/password-hash.ts";
import { creditTopUp } from "#payments/top-ups/postings.ts";
import type { Database } from "#platform/database/database.ts";
import { post } from "#wallet/server/commands/post.ts";
import { keyOf, kinds } from "./chance.ts";

export const advertisers = 64;
/** Four times as many as one drive can book; lines are restored between drives. */
export const carts = 12_800;
export const password = "a quiet harbour at dawn";
export const emailOf = (advertiser: number): string => `advertiser-${advertiser}@bench.example`;

/** Each person owns one organization with a project and two hundred campaigns with a cart each. */
export async function loadAdvertisers(client: pg.ClientBase): Promise<void> {
  const hash = await hashPassword(password);
  await client.query(`
    INSERT INTO auth.users (id, email, encrypted_password, email_confirmed_at)
    SELECT pg_temp.key(${kinds.user}, item), 'advertiser-' || item || '@bench.example', '${hash}', now() FROM generate_series(0, ${advertisers - 1}) AS item;
    INSERT INTO client_user (id, email) SELECT id, email FROM auth.users;
    INSERT INTO organization (id, name, kind)
    SELECT pg_temp.key(${kinds.advertiser}, item), 'Advertiser ' || item, 'agency' FROM generate_series(0, ${advertisers - 1}) AS item;
    INSERT INTO ledger_account (organization_id, kind)
    SELECT organization.id, account.kind FROM organization, unnest(ARRAY['available', 'held', 'earnings', 'payout_in_transit']) AS account (kind);
    INSERT INTO organization_member (organization_id, user_id, role)
    SELECT pg_temp.key(${kinds.advertiser}, item), pg_temp.key(${kinds.user}, item), 'OWNER' FROM generate_series(0, ${advertisers - 1}) AS item;
    INSERT INTO project (id, organization_id, name)
    SELECT pg_temp.key(${kinds.project}, item), pg_temp.key(${kinds.advertiser}, item), 'Project ' || item FROM generate_series(0, ${advertisers - 1}) AS item;
    INSERT INTO campaign (id, project_id, organization_id, name, goal)
    SELECT pg_temp.key(${kinds.campaign}, item), pg_temp.key(${kinds.project}, item % ${advertisers}), pg_temp.key(${kinds.advertiser}, item % ${advertisers}), 'Campaign ' || item, 'awareness' FROM generate_series(0, ${carts - 1}) AS item;
    INSERT INTO cart (id, campaign_id, project_id, organization_id)
    SELECT pg_temp.key(${kinds.cart}, item), pg_temp.key(${kinds.campaign}, item), pg_temp.key(${kinds.project}, item % ${advertisers}), pg_temp.key(${kinds.advertiser}, item % ${advertisers}) FROM generate_series(0, ${carts - 1}) AS item;`);
}

/** A billion dollars each, through the ledger. */
export async function creditAdvertisers(database: Database): Promise<void> {
  await database.transaction((tx) =>
    post(
      tx,
      Array.from({ length: advertisers }, (_, item) =>
        creditTopUp({
          topUpId: `bench-${item}`,
          organizationId: keyOf(kinds.advertiser, item),
          amountCents: 100_000_000_000,
        }),
      ),
    ),
  );
}

/** One line in each empty cart, of arbitrary formats; another `go` picks others. */
export async function fillCarts(client: Pick<pg.ClientBase, "query">, formats: number, go: number): Promise<void> {
  await client.query(
    `INSERT INTO cart_line (id, cart_id, format_id, format_version, agreed_price_cents, hyperlink_kind)
     SELECT gen_random_uuid(), cart.id, format.id, format.version, format.price_cents,
            CASE format.hyperlink_kind WHEN 'Dofollow For a Fee' THEN 'Dofollow' ELSE format.hyperlink_kind END
     FROM cart CROSS JOIN LATERAL (SELECT ('0199${kinds.format.toString(16).padStart(4, "0")}-0000-7000-8000-'
            || lpad(to_hex((hashtextextended(cart.id::text, $2) & 2147483647) % $1), 12, '0'))::uuid AS id) AS chosen
     JOIN format ON format.id = chosen.id
     WHERE NOT EXISTS (SELECT FROM cart_line WHERE cart_line.cart_id = cart.id)`,
    [formats, go],
  );
}
