import { hourMilliseconds } from "#platform/contract/day.ts";
import type { Database, Tx } from "#platform/database/database.ts";

/** Milliseconds. */
export const hours = (count: number): number => count * hourMilliseconds;
export const days = (count: number): number => hours(count * 24);
export const startOfHour = (moment: Date): Date => new Date(moment.getTime() - (moment.getTime() % hours(1)));

const schema = "demo_clock";

/**
 * Columns whose default reads the clock, as statements that set the same default again. A default keeps the function that
 * its name meant when it was set.
 */
const defaultsByClock = `
  SELECT format('ALTER TABLE %I.%I ALTER COLUMN %I SET DEFAULT %s()', nspname, relname, attname,
    substring(pg_get_expr(adbin, adrelid) FROM '(now|clock_timestamp)\\(\\)')) AS statement
  FROM pg_attrdef JOIN pg_attribute ON attrelid = adrelid AND attnum = adnum JOIN pg_class ON pg_class.oid = adrelid
    JOIN pg_namespace ON pg_namespace.oid = relnamespace
  WHERE pg_get_expr(adbin, adrelid) ~ '^(${schema}\\.)?(now|clock_timestamp)\\(\\)$' AND nspname <> 'pgboss' ORDER BY nspname, relname, attname`;

const body =
  "SELECT coalesce(nullif(pg_catalog.current_setting('demo.clock', true), '')::timestamptz, pg_catalog.clock_timestamp())";

const install = `
  CREATE SCHEMA ${schema};
  CREATE FUNCTION ${schema}.clock_timestamp() RETURNS timestamptz LANGUAGE sql STABLE AS $$ ${body} $$;
  CREATE FUNCTION ${schema}.now() RETURNS timestamptz LANGUAGE sql STABLE AS $$ ${body.replace("clock_timestamp()", "now()")} $$;
  SET LOCAL search_path = ${schema}, pg_catalog`;

/**
 * Lets defaults read the demo's clock, until `removeClock`. They tell the database's time to all who set no other, which
 * is everybody but the filling (decision 0180). Its user must own the tables.
 */
export async function installClock(tx: Tx): Promise<void> {
  const { rows } = await tx.$client.query<{ statement: string }>(defaultsByClock);
  const path = await readPath(tx);
  await tx.$client.query([install, ...rows.map(({ statement }) => statement)].join(";\n"));
  await tx.$client.query(`SET LOCAL search_path = ${path}`);
}

/** Gives the defaults back, table by table, since Byline is at work. */
export async function removeClock(database: Database): Promise<void> {
  const { rows } = await database.pool.query<{ statement: string }>(defaultsByClock);
  for (const { statement } of rows) await database.pool.query(statement);
  await database.pool.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE`);
}

export async function hasClock({ pool }: Database): Promise<boolean> {
  const { rows } = await pool.query<{ has: boolean }>("SELECT to_regnamespace($1) IS NOT NULL AS has", [schema]);
  return rows[0]?.has ?? false;
}

/** Noted in the past's own transaction: a process that ends before `removeClock` would let the next one tell it twice. */
export async function notePastTold({ $client }: Tx): Promise<void> {
  await $client.query(`COMMENT ON SCHEMA ${schema} IS 'told'`);
}

export async function isPastTold({ pool }: Database): Promise<boolean> {
  const text = "SELECT obj_description(to_regnamespace($1), 'pg_namespace') IS NOT NULL AS told";
  const { rows } = await pool.query<{ told: boolean }>(text, [schema]);
  return rows[0]?.told ?? false;
}

async function readPath({ $client }: Tx): Promise<string> {
  const { rows } = await $client.query<{ path: string }>("SELECT current_setting('search_path') AS path");
  return rows[0]?.path ?? "public";
}

/** The clock of one transaction: its statements and defaults read the time that was set last, and no other's do. */
export class DemoClock {
  readonly #tx: Tx;
  /** The real time at which the transaction began, to the minute. */
  readonly present: Date;
  now = new Date(0);

  private constructor(tx: Tx, present: Date) {
    this.#tx = tx;
    this.present = present;
  }

  /** Begins so many milliseconds ago. */
  static async start(tx: Tx, milliseconds: number): Promise<DemoClock> {
    const { rows } = await tx.$client.query<{ present: Date }>("SELECT date_trunc('minute', now()) AS present");
    const clock = new DemoClock(tx, rows[0]?.present ?? new Date());
    await clock.set(clock.ago(milliseconds));
    // Where a name is found first, it hides PostgreSQL's own function.
    await tx.$client.query(`SET LOCAL search_path = ${schema}, pg_catalog, ${await readPath(tx)}`);
    return clock;
  }

  async set(now: Date): Promise<void> {
    if (now < this.now) throw new Error("the demo's clock runs forward only");
    this.now = now;
    await this.#tx.$client.query({
      name: "demo-clock",
      text: "SELECT set_config('demo.clock', $1, true)",
      values: [now],
    });
  }

  /** A moment before the present; now where the clock is further already. */
  ago(milliseconds: number): Date {
    return new Date(Math.max(this.present.getTime() - milliseconds, this.now.getTime()));
  }
}
