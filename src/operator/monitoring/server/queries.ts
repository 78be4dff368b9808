import type { Reader } from "#platform/database/database.ts";
import { keptRead } from "#platform/database/kept-read.ts";

type Waiting = { count: number; oldestSeconds: number };

/** Figures of the whole installation, whichever process tells them. Ages in seconds, amounts in cents. */
export type InstallationFigures = {
  queues: ({ name: string; failed: number } & Waiting)[];
  readers: { name: string; behind: number }[];
  mails: Waiting;
  deliveries: Waiting;
  withdrawals: Waiting;
  looks: { late: number; passed: number; failed: number; unsure: number };
  books: { problems: number | null; ageSeconds: number | null };
  customers: { kind: string; cents: number }[];
  house: { kind: string; cents: number }[];
  debts: { refunds: number; payments: number };
  database: { bytes: number; connections: number; connectionsMax: number };
};

const age = (moment: string) => `coalesce(extract(epoch FROM now() - ${moment}), 0)::float8`;
const object = (select: string) => `(SELECT to_json(one) FROM (${select}) AS one)`;
const list = (select: string) => `(SELECT coalesce(json_agg(each), '[]') FROM (${select}) AS each)`;

/** Ids of looks begin with their time: the last hour's lie together in the primary key. */
const anHourAgo = `(lpad(to_hex((extract(epoch FROM now() - interval '1 hour') * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid`;

const text = `
  SELECT
    ${list(`SELECT name, count(*) FILTER (WHERE state = 'failed' AND completed_on > now() - interval '1 day') AS failed,
        count(*) FILTER (WHERE state < 'active' AND start_after <= now()) AS count,
        ${age("min(start_after) FILTER (WHERE state < 'active' AND start_after <= now())")} AS "oldestSeconds"
      FROM pgboss.job GROUP BY name ORDER BY name`)} AS queues,
    ${list("SELECT name, greatest(coalesce((SELECT max(position) FROM event), 0) - position, 0) AS behind FROM event_consumer ORDER BY name")} AS readers,
    ${object(`SELECT count(*), ${age("min(created_at)")} AS "oldestSeconds" FROM mail
      WHERE sent_at IS NULL AND created_at > now() - interval '7 days'`)} AS mails,
    ${object(`SELECT count(*), ${age("min(due_at)")} AS "oldestSeconds" FROM webhook_delivery WHERE due_at <= now()`)} AS deliveries,
    ${object(`SELECT count(*), ${age("min(created_at)")} AS "oldestSeconds" FROM withdrawal WHERE settled_at IS NULL`)} AS withdrawals,
    ${object(`SELECT (SELECT count(*) FROM publication_watch WHERE next_look_at < now() - interval '1 hour') AS late,
        count(*) FILTER (WHERE unsure) AS unsure, count(*) FILTER (WHERE passed AND NOT unsure) AS passed,
        count(*) FILTER (WHERE NOT passed AND NOT unsure) AS failed
      FROM link_check WHERE id >= ${anHourAgo}`)} AS looks,
    coalesce(${object(`SELECT problem_count AS problems, ${age("ended_at")} AS "ageSeconds" FROM books_check
      WHERE ended_at IS NOT NULL ORDER BY created_at DESC, id DESC LIMIT 1`)}, '{"problems": null, "ageSeconds": null}') AS books,
    ${list("SELECT kind, sum(balance_cents) AS cents FROM ledger_account WHERE organization_id IS NOT NULL GROUP BY kind ORDER BY kind")} AS customers,
    ${list("SELECT kind, sum(amount_cents) AS cents FROM house_balance JOIN ledger_account ON ledger_account.id = account_id GROUP BY kind ORDER BY kind")} AS house,
    ${object(`SELECT (SELECT coalesce(sum(owed_cents - paid_cents), 0) FROM refund_owed WHERE paid_cents < owed_cents) AS refunds,
        (SELECT coalesce(sum(owed_cents - paid_cents - dropped_cents), 0) FROM payment_owed WHERE paid_cents + dropped_cents < owed_cents) AS payments`)} AS debts,
    ${object(`SELECT pg_database_size(current_database()) AS bytes, (SELECT sum(numbackends) FROM pg_stat_database) AS connections,
        current_setting('max_connections')::integer AS "connectionsMax"`)} AS database`;

/** A scrape of several monitors costs one read; money is added up over all accounts. */
const keptMilliseconds = 15_000;

export const readInstallationFigures = keptRead(
  keptMilliseconds,
  async (reader: Reader): Promise<InstallationFigures> => {
    const { rows } = await reader.$client.query<InstallationFigures>({ name: "installation-figures", text });
    if (!rows[0]) throw new Error("the figures are one row");
    return rows[0];
  },
);
