import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { sqlState } from "./faults.ts";
import { withSession } from "./session.ts";
import { sessionDefaults } from "./session-defaults.ts";
import { statementMilliseconds } from "./statement-limit.ts";

/** A pooler such as PgBouncer, at the address of the database. */
export type Pooler = {
  /** PostgreSQL's own address, for what needs a session of its own. */
  directUrl: string;
  /** The pooler keeps prepared statements; else each is sent without a name. */
  keepsStatements: boolean;
};

/** Its message is written for the person who starts Byline. */
export class DatabaseAddressError extends Error {}

/** The addresses as they are configured, each without start-up parameters of ours. */
type Addresses = { url: string; ownerUrl: string; directUrl: string | undefined };

/** Throws `DatabaseAddressError` for a pooler where none may be or none was named, and for different databases. */
export async function checkAddresses({ url, ownerUrl, directUrl }: Addresses): Promise<void> {
  const [at, owner] = [await lookAt(url), ownerUrl === url ? undefined : await lookAt(ownerUrl)];
  if (at.isPooled && !directUrl)
    throw new DatabaseAddressError(
      "DATABASE_URL leads to a pooler. Set DATABASE_DIRECT_URL and DATABASE_OWNER_URL to PostgreSQL's own address, the one for the application's user and the other for the owner.",
    );
  if (!directUrl) return;
  if (!owner)
    throw new DatabaseAddressError(
      "Behind a pooler the application needs a user of its own: set DATABASE_OWNER_URL to PostgreSQL's own address with the owner's user, and DATABASE_URL to the pooler's with a user that is a member of byline_app.",
    );
  const direct = await lookAt(directUrl);
  for (const [name, place] of Object.entries({ DATABASE_DIRECT_URL: direct, DATABASE_OWNER_URL: owner })) {
    if (place.isPooled)
      throw new DatabaseAddressError(`${name} leads to a pooler. Set it to PostgreSQL's own address.`);
    if (place.database !== at.database)
      throw new DatabaseAddressError(`${name} leads to another database than DATABASE_URL. Set both to the same.`);
  }
  if (direct.user !== at.user)
    throw new DatabaseAddressError("DATABASE_URL and DATABASE_DIRECT_URL have different users. Give both the same.");
}

type DatabasePlace = { isPooled: boolean; database: string; user: string };

/** A pooler answers with a number of its own where PostgreSQL tells its process. */
async function lookAt(url: string): Promise<DatabasePlace> {
  return connected(url, async (client) => {
    const { rows } = await client.query<Omit<DatabasePlace, "isPooled"> & { process: number }>(
      `SELECT pg_backend_pid() AS process, session_user AS user,
              concat(pg_postmaster_start_time(), ' ', (SELECT oid FROM pg_database WHERE datname = current_database())) AS database`,
    );
    const [place] = rows;
    if (!place) throw new Error("the database did not answer");
    const { processID } = client as unknown as { processID: number };
    return { isPooled: processID !== place.process, database: place.database, user: place.user };
  });
}

/**
 * Makes path, time limit and `sessionDefaults` defaults of the user in this database: a pooler passes no start-up parameters on. Throws
 * `DatabaseAddressError` where another service's are in the way, or the pooler's sessions are older.
 */
export async function settleDefaults(url: string, { directUrl, keepsStatements }: Pooler, path: string): Promise<void> {
  await connected(directUrl, (client) => setDefaults(client, path));
  for (let look = 1; !(await connected(url, (client) => hasDefaults(client, path))); look++) {
    if (look === looksAtMost)
      throw new DatabaseAddressError(
        "The pooler's connections began before Byline set its user's defaults. Run RECONNECT in the pooler's console, or restart it, and start Byline again.",
      );
    await setTimeout(betweenLooksMilliseconds);
  }
  if (keepsStatements) await refuseForgetful(url);
}

/** A pooler may hand out a connection that has just been ended. */
const looksAtMost = 10;
const betweenLooksMilliseconds = 200;

async function hasDefaults(client: pg.Client, path: string): Promise<boolean> {
  const { rows } = await client.query<{ path: string; limit: string; others: boolean }>(
    `SELECT current_setting('search_path') AS path, current_setting('statement_timeout') AS limit,
            (SELECT bool_and(current_setting(key) = value) FROM json_each_text($1)) AS others`,
    [JSON.stringify(sessionDefaults)],
  );
  const [now] = rows;
  return withoutSpaces(now?.path) === withoutSpaces(path) && now?.limit !== "0" && now?.others === true;
}

async function setDefaults(client: pg.Client, path: string): Promise<void> {
  const { rows } = await client.query<{ path: string | null; misses: boolean; name: string; user: string }>(
    `SELECT current_database() AS name, session_user AS user,
            (SELECT substr(setting, 13) FROM unnest(kept.setconfig) AS setting WHERE setting LIKE 'search_path=%') AS path,
            NOT coalesce((SELECT array_agg(key || '=' || value) FROM json_each_text($1)) <@ kept.setconfig, false) AS misses
     FROM pg_database AS database LEFT JOIN pg_db_role_setting AS kept
       ON setdatabase = database.oid AND setrole = (SELECT oid FROM pg_roles WHERE rolname = session_user)
     WHERE datname = current_database()`,
    [JSON.stringify(sessionDefaults)],
  );
  const [found] = rows;
  if (!found) return;
  const isSet = withoutSpaces(found.path ?? undefined) === withoutSpaces(path);
  if (isSet && !found.misses) return;
  if (found.path && !isSet)
    throw new DatabaseAddressError(
      `The database user ${found.user} begins with the path ${found.path} here, and this service needs ${path}. Give each service behind a pooler a user of its own.`,
    );
  const alter = `ALTER ROLE CURRENT_USER IN DATABASE ${pg.escapeIdentifier(found.name)} SET`;
  await client.query(`${alter} search_path = ${path}`);
  await client.query(`${alter} statement_timeout = ${statementMilliseconds}`);
  for (const [name, value] of Object.entries(sessionDefaults)) await client.query(`${alter} ${name} = ${value}`);
  // Idle connections of the pooler began without them.
  await client.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE usename = session_user AND datname = current_database() AND pid <> pg_backend_pid() AND state = 'idle'`,
  );
}

const withoutSpaces = (path = ""): string => path.replaceAll(/[\s"]/g, "");

/** While another transaction has the connection that prepared a statement, the next one needs it on a second connection. */
async function refuseForgetful(url: string): Promise<void> {
  const statement = { name: "byline-kept", text: "SELECT pg_backend_pid() AS process" };
  try {
    await connected(url, async (one) => {
      await one.query(statement);
      await connected(url, async (other) => {
        await other.query("BEGIN");
        await one.query(statement);
      });
    });
  } catch (error) {
    if (sqlState(error) !== "26000") throw error;
    throw new DatabaseAddressError(
      "DATABASE_PREPARED_STATEMENTS=true, but the pooler forgets prepared statements. PgBouncer keeps them from version 1.21 on, with max_prepared_statements. Leave the setting out otherwise.",
    );
  }
}

const connected = <Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> =>
  withSession({ connectionString: url, connectionTimeoutMillis: 4_000, query_timeout: 4_000 }, work);

/** For a pooler that forgets prepared statements: sends each without its name. */
export class UnnamedClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the overloads of `query` are passed on as they came.
  override query(given: any, ...rest: any[]): any {
    const isNamed = given?.name !== undefined && typeof given.submit !== "function";
    return super.query(isNamed ? { ...given, name: undefined } : given, ...rest);
  }
}
