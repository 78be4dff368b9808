import type { Asking } from "#platform/database/database.ts";
import type { StrainReading } from "../strain.ts";

/** The reading, and the queue whose oldest job waits longest. */
export type StrainLook = { reading: StrainReading; queue: string | null };

const text = `
  SELECT (SELECT sum(numbackends) FROM pg_stat_database)::float8 / current_setting('max_connections')::float8 AS connections,
    coalesce(extract(epoch FROM now() - job.start_after), 0)::float8 AS queues, job.name AS queue
  FROM (SELECT) AS one LEFT JOIN LATERAL (
    SELECT name, start_after FROM pgboss.job
    WHERE state < 'active' AND NOT blocked AND start_after <= now() ORDER BY start_after LIMIT 1) AS job ON true`;

export async function lookAtStrain({ $client }: Asking): Promise<StrainLook> {
  const { rows } = await $client.query<StrainReading & { queue: string | null }>({ name: "strain-look", text });
  const { connections = 0, queues = 0, queue = null } = rows[0] ?? {};
  return { reading: { connections, queues }, queue };
}
