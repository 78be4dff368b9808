import type pg from "pg";
import { literals } from "#platform/database/literals.ts";
import { heldStatuses } from "../statuses.ts";

/** Held money belongs to open orders, each with exactly its total. */
export async function verifyHeld(client: pg.PoolClient, problems: string[]): Promise<void> {
  const { rows } = await client.query<{ orderId: string; held: number; expected: number }>(`
    SELECT coalesce(escrow.order_id, o.id) AS "orderId", coalesce(escrow.amount_minor, 0) AS held, coalesce(o.total_cents, 0) AS expected
    FROM audit_open_escrow AS escrow
    FULL JOIN (SELECT id, total_cents FROM publication_order
               WHERE status IN ${literals(heldStatuses)}) AS o ON o.id = escrow.order_id
    WHERE coalesce(escrow.amount_minor, 0) <> coalesce(o.total_cents, 0) ORDER BY 1 LIMIT 20`);
  for (const { orderId, held, expected } of rows)
    problems.push(`order ${orderId}: ${held} are held for it, its state asks for ${expected}`);
}
