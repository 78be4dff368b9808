import type pg from "pg";
import { verifyCampaignSums } from "#campaigns/server/queries-verify.ts";
import { heldByOffers } from "#offers/server/verify-held.ts";
import { heldByExtras } from "#orders/extras/server/verify-held.ts";
import { verifyTradeMonths } from "#orders/money/server/queries-verify-months.ts";
import { heldByOrders } from "#orders/money/server/verify-held.ts";
import { verifyInTransit } from "#payments/withdrawals/server/queries-in-transit.ts";

/** Checks holds against open orders, offers and extras, money in transit against withdrawals, and kept sums. */
export async function verifyHeld(client: pg.PoolClient, problems: string[]): Promise<void> {
  const { rows } = await client.query<{ id: string; held: number; expected: number }>(`
    SELECT coalesce(escrow.order_id, open.id) AS id, coalesce(escrow.amount_minor, 0) AS held, coalesce(open.held_cents, 0) AS expected
    FROM audit_open_escrow AS escrow
    FULL JOIN (${heldByOrders} UNION ALL ${heldByOffers} UNION ALL ${heldByExtras}) AS open ON open.id = escrow.order_id
    WHERE coalesce(escrow.amount_minor, 0) <> coalesce(open.held_cents, 0) ORDER BY 1 LIMIT 20`);
  for (const { id, held, expected } of rows)
    problems.push(`order, offer or extra ${id}: ${held} are held for it, its state asks for ${expected}`);
  await verifyInTransit(client, problems);
  await verifyCampaignSums(client, problems);
  await verifyTradeMonths(client, problems);
}
