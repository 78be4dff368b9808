import type { Tx } from "#platform/database/database.ts";
import type { ProviderName } from "../providers.ts";

/** `month` is the month's first day. */
export type Reserved = { month: string; units: number };

/**
 * Reserves units before they are spent (R3.6), in one statement, so that concurrent workers never exceed the month's
 * budget. Undefined where the budget does not suffice; a budget of 0 allows nothing.
 */
export async function reserveUnits(tx: Tx, provider: ProviderName, units: number): Promise<Reserved | undefined> {
  const { rows } = await tx.$client.query<Reserved>({
    name: "metric-units-reserve",
    text: `INSERT INTO metric_provider_use AS used (provider, month, units)
           SELECT name, date_trunc('month', now() AT TIME ZONE 'UTC')::date, $2::integer FROM metric_provider
           WHERE name = $1 AND monthly_units >= $2
           ON CONFLICT (provider, month) DO UPDATE SET units = used.units + excluded.units
           WHERE used.units + excluded.units <= (SELECT monthly_units FROM metric_provider WHERE name = $1)
           RETURNING month::text, $2::integer AS units`,
    values: [provider, units],
  });
  return rows[0];
}

/** Replaces the reserved units by the spent ones: fewer after a refusal, or the provider's own count. */
export async function settleUnits(tx: Tx, provider: ProviderName, reserved: Reserved, spent: number): Promise<void> {
  await tx.$client.query({
    name: "metric-units-settle",
    text: `UPDATE metric_provider_use SET units = greatest(units - $3 + $4, 0) WHERE provider = $1 AND month = $2`,
    values: [provider, reserved.month, reserved.units, spent],
  });
}

export async function unitsLeft(tx: Tx, provider: ProviderName): Promise<number> {
  const { rows } = await tx.$client.query<{ units: number }>({
    name: "metric-units-left",
    text: `SELECT monthly_units - coalesce(used.units, 0) AS units FROM metric_provider
           LEFT JOIN metric_provider_use AS used
             ON used.provider = name AND month = date_trunc('month', now() AT TIME ZONE 'UTC')::date
           WHERE name = $1`,
    values: [provider],
  });
  return rows[0]?.units ?? 0;
}
