import { createHash, randomUUID } from "node:crypto";
import { v7 } from "uuid";
import { conditionsJson } from "#formats/terms/server/queries.ts";
import { holdFunds } from "#orders/money/postings.ts";
import type { Database } from "#platform/database/database.ts";
import { entryContent, postingContent } from "#wallet/ledger-hash.ts";

/** Everything that one booking reads and locks, in one statement. */
const read = `
  SELECT project.organization_id AS "organizationId", member.user_id AS "userId", line.id AS "lineId",
    format.price_cents + CASE WHEN format.hyperlink_kind = 'Dofollow For a Fee' AND line.hyperlink_kind = 'Dofollow' THEN format.dofollow_fee_cents ELSE 0 END AS "totalCents",
    available.id AS "availableId", available.balance_cents AS "availableCents", available.sequence AS "availableSequence", coalesce(encode(available.head_hash, 'hex'), '') AS "availableHash",
    held.id AS "heldId", held.balance_cents AS "heldCents", held.sequence AS "heldSequence", coalesce(encode(held.head_hash, 'hex'), '') AS "heldHash",
    nextval('order_number') AS counter, date_trunc('milliseconds', clock_timestamp()) AS now
  FROM cart JOIN campaign ON campaign.id = cart.campaign_id JOIN project ON project.id = campaign.project_id
  JOIN organization_member AS member ON member.organization_id = project.organization_id AND member.role = 'OWNER'
  JOIN cart_line AS line ON line.cart_id = cart.id JOIN format ON format.id = line.format_id
  JOIN ledger_account AS available ON available.organization_id = project.organization_id AND available.kind = 'available'
  JOIN ledger_account AS held ON held.organization_id = project.organization_id AND held.kind = 'held'
  WHERE cart.id = $1 FOR UPDATE OF cart, available, held`;

const write = `
  WITH ordered AS (
    INSERT INTO publication_order (id, number, campaign_id, project_id, client_organization_id, publisher_organization_id, media_project_id, format_id, format_version, format_type,
      conditions, extras, hyperlink_kind, price_cents, hyperlink_fee_cents, total_cents, fee_basis_points, publish_date_mode, publish_on, status, deadline_at, booked_by)
    SELECT $1, $2, cart.campaign_id, (SELECT project_id FROM campaign WHERE id = cart.campaign_id), $3, media.organization_id, media.id, format.id, format.version, format.format_type,
      ${conditionsJson},
      '[]', line.hyperlink_kind, format.price_cents, $4::bigint - format.price_cents, $4, setting.fee_basis_points, line.publish_date_mode, line.publish_on, 'booked',
      now() + make_interval(hours => setting.text_hours), $5
    FROM cart_line AS line JOIN cart ON cart.id = line.cart_id JOIN format ON format.id = line.format_id JOIN media_project AS media ON media.id = format.media_project_id, operator_setting AS setting
    WHERE line.id = $6
  ), event AS (
    INSERT INTO event (id, subject, subject_id, object, sequence, verb, organization_ids, party, actor_id, to_state) VALUES ($7, 'order', $1, 'order', 1, 'book', ARRAY[$3::uuid], 'client', $5, 'booked')
  ), posting AS (
    INSERT INTO ledger_posting (id, key, kind, order_id, hash, created_at) VALUES ($8, $9, 'hold', $1, decode($10, 'hex'), $11)
  ), account AS (
    UPDATE ledger_account SET balance_cents = balance_cents + new.amount_cents, sequence = sequence + 1, head_hash = decode(new.hash, 'hex')
    FROM (VALUES ($12::bigint, -$4::bigint, $13::text), ($14::bigint, $4::bigint, $15::text)) AS new (id, amount_cents, hash) WHERE ledger_account.id = new.id
  ), entry AS (
    INSERT INTO ledger_entry (posting_id, account_id, amount_cents, sequence, balance_cents, hash, created_at)
    VALUES ($8, $12, -$4::bigint, $16, $17, decode($13, 'hex'), $11), ($8, $14, $4, $18, $19, decode($15, 'hex'), $11)
  ), shown AS (
    INSERT INTO transaction (id, organization_id, type, status, amount_cents, balance_after_cents, order_id, posting_id, description)
    VALUES ($20, $3, 0, 3, $4, $17, $1, $8, 'Order ' || $2)
  ), kept AS (
    INSERT INTO idempotency_key (user_id, key, fingerprint, answer) VALUES ($5, $21, $22, jsonb_build_object('items', jsonb_build_array($1)))
  )
  DELETE FROM cart_line WHERE id = $6`;

type ReadState = {
  organizationId: string;
  userId: string;
  lineId: string;
  totalCents: number;
  counter: number;
  now: Date;
} & Record<"availableId" | "availableCents" | "availableSequence" | "heldId" | "heldCents" | "heldSequence", number> &
  Record<"availableHash" | "heldHash", string>;

const sha256 = (content: string): string => createHash("sha256").update(content).digest("hex");

/**
 * The least that books a cart of one line: Byline's rows, locks and hash chain in two statements. No permissions, no
 * refusals beyond the constraints, no answer.
 */
export async function bookByHand(database: Database, cartId: string): Promise<{ id: string }> {
  const client = await database.pool.connect();
  try {
    await client.query("BEGIN");
    const { rows } = await client.query<ReadState>({ name: "by-hand-read", text: read, values: [cartId] });
    const [row] = rows;
    if (!row) throw new Error("the cart is empty");
    const { id, values } = writing(row);
    await Promise.all([client.query({ name: "by-hand-write", text: write, values }), client.query("COMMIT")]);
    return { id };
  } finally {
    client.release();
  }
}

function writing(row: ReadState): { id: string; values: unknown[] } {
  const id = v7();
  const postingId = v7();
  const { organizationId, totalCents, now } = row;
  const posting = holdFunds({ orderId: id, clientOrganizationId: organizationId, totalCents });
  const postingHash = sha256(postingContent({ ...posting, id: postingId, orderId: id, createdAt: now }));
  const chained = (account: "available" | "held", amountCents: number) => {
    const sequence = row[`${account}Sequence`] + 1;
    const balanceCents = row[`${account}Cents`] + amountCents;
    const accountId = row[`${account}Id`];
    const previousHash = row[`${account}Hash`];
    return {
      sequence,
      balanceCents,
      hash: sha256(entryContent({ previousHash, postingHash, accountId, sequence, amountCents, balanceCents })),
    };
  };
  const available = chained("available", -totalCents);
  const held = chained("held", totalCents);
  const ofOrder = [id, `B${row.counter}`, organizationId, totalCents, row.userId, row.lineId, v7()];
  const ofPosting = [postingId, posting.key, postingHash, now, row.availableId, available.hash, row.heldId, held.hash];
  const ofEntries = [available.sequence, available.balanceCents, held.sequence, held.balanceCents];
  return { id, values: [...ofOrder, ...ofPosting, ...ofEntries, v7(), randomUUID(), sha256(id)] };
}
