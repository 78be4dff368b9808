import type { Reader } from "#platform/database/database.ts";
import { daysShown, type FlowDay, type MoneyFlow } from "../contract.ts";
import { moneyFlowId } from "../flow-id.ts";

// By the key of `clearing_day`: a row for each day and connection that moved money.
const text = `
  SELECT to_char(shown.day, 'YYYY-MM-DD') AS day, coalesce(sum(kept.in_cents), 0)::bigint AS "inCents", coalesce(sum(kept.out_cents), 0)::bigint AS "outCents"
  FROM generate_series(0, ${daysShown - 1}) AS back (days)
  CROSS JOIN LATERAL (SELECT (now() AT TIME ZONE 'UTC')::date - back.days AS day) AS shown
  LEFT JOIN clearing_day AS kept ON kept.day = shown.day GROUP BY shown.day ORDER BY shown.day`;

/** Undefined for an id that is not the item's. Cents. */
export async function readMoneyFlow(reader: Reader, id: string): Promise<MoneyFlow | undefined> {
  if (id !== moneyFlowId) return undefined;
  const { rows } = await reader.$client.query<FlowDay>({ name: "money-flow", text });
  return { id, days: rows };
}
