import type { DiskState } from "#platform/contract/disk-states.ts";
import type { Reader } from "#platform/database/database.ts";
import { literal } from "#platform/database/sql/literals.ts";
import type { SetupDecision, SetupStepName } from "../../setup/setup.ts";
import type { InstallationHealth } from "../contract.ts";
import { healthId } from "../health-id.ts";

const lateMost = 1_000;

// By `books_check_newest`, the job table's own indexes, `publication_watch_due` and `mail_created_at`.
const text = `
  SELECT books.problem_count AS problems, books.ended_at AS "checkedAt", jobs.failed, jobs."waitingSince", looks.late, mails.unsent,
    (SELECT state FROM disk_look) AS disk,
    EXISTS (SELECT FROM setup_decision WHERE step = ${literal<SetupStepName>("backups")} AND decision = ${literal<SetupDecision>("confirmed")}) AS backups
  FROM (SELECT count(*) FILTER (WHERE state = 'failed' AND completed_on > now() - interval '1 day')::integer AS failed,
      min(start_after) FILTER (WHERE state < 'active' AND start_after <= now()) AS "waitingSince" FROM pgboss.job) AS jobs
  CROSS JOIN (SELECT count(*)::integer AS late FROM (
      SELECT FROM publication_watch WHERE next_look_at < now() - interval '1 hour' LIMIT ${lateMost}) AS each) AS looks
  CROSS JOIN (SELECT count(*)::integer AS unsent FROM mail
      WHERE sent_at IS NULL AND created_at BETWEEN now() - interval '7 days' AND now() - interval '10 minutes') AS mails
  LEFT JOIN LATERAL (SELECT problem_count, ended_at FROM books_check WHERE ended_at IS NOT NULL ORDER BY created_at DESC, id DESC LIMIT 1) AS books ON true`;

type HealthRow = {
  problems: number | null;
  checkedAt: Date | null;
  failed: number;
  waitingSince: Date | null;
  late: number;
  unsent: number;
  disk: DiskState | null;
  backups: boolean;
};

/** Undefined for an id that is not the item's. */
export async function readHealth(reader: Reader, id: string): Promise<InstallationHealth | undefined> {
  if (id !== healthId) return undefined;
  const { rows } = await reader.$client.query<HealthRow>({ name: "installation-health", text });
  const [row] = rows;
  return (
    row && {
      id,
      books: { problems: row.problems, checkedAt: row.checkedAt?.toISOString() ?? null },
      jobs: { failed: row.failed, waitingSince: row.waitingSince?.toISOString() ?? null },
      looks: { late: row.late },
      mail: { unsent: row.unsent },
      disk: row.disk,
      backups: row.backups,
    }
  );
}
